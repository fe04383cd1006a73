/// A format whose place-holders all tell their position, as they must where a part of it is exchanged.
struct FormatPositions: Equatable {
  private(set) var text = ""
  /// The place-holder of a number that comes first, position from 0: where a plural looks for its number.
  private(set) var firstNumber: Number?
  /// Names of the variables `%#@name@`, in their order.
  private(set) var variables: [String] = []
  private var next = 0

  struct Number: Equatable {
    var index: Int
    /// Without per cent sign: "lld".
    var specifier: String
  }

  init(_ format: String) { self.init(format, places: [:]) }

  /// `places` are positions of variables that are known from elsewhere.
  init(_ format: String, places: [String: Int]) {
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      read(&rest, places)
    }
    text += rest
  }

  /// What follows a per cent sign.
  private mutating func read(_ rest: inout Substring, _ places: [String: Int]) {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let hasPosition = rest.dropFirst(digits.count).first == "$" && (Int(digits) ?? 0) > 0
    let body = hasPosition ? rest.dropFirst(digits.count + 1) : rest
    if body.hasPrefix("#@"), let end = body.dropFirst(2).firstIndex(of: "@") {
      let name = String(body[..<end].dropFirst(2))
      let index = takeIndex(hasPosition ? Int(digits)! - 1 : nil)
      text += "%\((places[name] ?? index) + 1)$#@\(name)@"
      variables.append(name)
      rest = body[end...].dropFirst()
    } else if !hasPosition, body.hasPrefix("arg") {
      // The number that a plural is about.
      text += "%arg"
      rest = body.dropFirst(3)
    } else if let specifier = Self.specifier(body) {
      let index = takeIndex(hasPosition ? Int(digits)! - 1 : nil)
      text += "%\(index + 1)$\(specifier)"
      if firstNumber == nil, specifier.last != "@" { firstNumber = Number(index: index, specifier: specifier) }
      rest = body.dropFirst(specifier.count)
    } else {
      text += "%" + rest.prefix(1)
      rest = rest.dropFirst()
    }
  }

  private mutating func takeIndex(_ given: Int?) -> Int {
    if let given { return given }
    next += 1
    return next - 1
  }

  private static func specifier(_ text: Substring) -> String? {
    let flags = text.prefix { "0123456789.-+ #'hlqjztL".contains($0) }
    guard let conversion = text.dropFirst(flags.count).first, "@diuxXofFeEgGaAcCsSp".contains(conversion) else {
      return nil
    }
    return String(flags) + String(conversion)
  }
}
