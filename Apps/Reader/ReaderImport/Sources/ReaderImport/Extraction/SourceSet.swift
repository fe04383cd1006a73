/// One file of a `srcset`; the heaviest is the largest.
struct Candidate: Equatable {
  var address: String
  var weight: Double
}

/// Reads `srcset`: addresses with a width (`640w`) or a density (`2x`). Addresses may hold commas.
enum SourceSet {
  static func candidates(of text: String) -> [Candidate] {
    var result: [Candidate] = []
    var rest = Substring(text)
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return result }
      var address = rest.prefix { !$0.isWhitespace }
      rest = rest.dropFirst(address.count)
      var descriptor = Substring()
      if address.hasSuffix(",") {
        while address.hasSuffix(",") { address.removeLast() }
      } else {
        descriptor = rest.prefix { $0 != "," }
        rest = rest.dropFirst(descriptor.count)
      }
      if !address.hasPrefix("data:") {
        result.append(Candidate(address: String(address), weight: weight(of: descriptor)))
      }
    }
  }

  /// 1 for none, as the standard has it for densities.
  private static func weight(of descriptor: Substring) -> Double {
    for word in descriptor.split(whereSeparator: \.isWhitespace) {
      if word.last == "w" || word.last == "x", let number = Double(word.dropLast()), number.isFinite { return number }
    }
    return 1
  }
}
