/// The place of an argument in a text that is being put together: two Unicode noncharacters, which are reserved for
/// a program's inside and look like a letter to the Markdown rules.
enum ArgumentMark {
  enum Part: Equatable {
    case literal(String)
    case mark(Int)
  }

  static let limit = 256
  private static let digits: ClosedRange<UInt32> = 0xFDD0...0xFDDF

  static func text(for number: Int) -> String {
    var view = String.UnicodeScalarView()
    for digit in [number / 16, number % 16] { view.append(Unicode.Scalar(digits.lowerBound + UInt32(digit))!) }
    return String(view)
  }

  static func split(_ text: String) -> [Part] {
    var parts: [Part] = []
    var literal = String.UnicodeScalarView()
    var pending: Int?
    for scalar in text.unicodeScalars {
      guard digits.contains(scalar.value) else {
        literal.append(scalar)
        continue
      }
      let digit = Int(scalar.value - digits.lowerBound)
      if let high = pending {
        if !literal.isEmpty { parts.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
        parts.append(.mark(high * 16 + digit))
        pending = nil
      } else {
        pending = digit
      }
    }
    if !literal.isEmpty { parts.append(.literal(String(literal))) }
    return parts
  }
}
