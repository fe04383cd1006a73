/// A format with variables, taken apart. Unlike `FormatTemplate` it keeps doubled per cent signs, as its parts become
/// a format again.
enum PluralFormat {
  enum Part: Equatable {
    case text(String)
    /// `position` counts from 0 and is nil where the format names none.
    case argument(position: Int?, specifier: String)
    case variable(String, position: Int?)
  }

  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var rest = format[...]
    func flush() {
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
    }
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      if rest.dropFirst().first == "%" {
        text += "%%"
        rest = rest.dropFirst(2)
      } else if let (part, end) = placeholder(rest) {
        flush()
        parts.append(part)
        rest = end
      } else {
        text += "%"
        rest = rest.dropFirst()
      }
    }
    text += rest
    flush()
    return parts
  }

  /// The place-holder at the start of `text`, and what follows it.
  private static func placeholder(_ text: Substring) -> (Part, Substring)? {
    var cursor = text.dropFirst()
    var position: Int?
    let digits = cursor.prefix { $0.isASCII && $0.isNumber }
    if cursor.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      cursor = cursor.dropFirst(digits.count + 1)
    }
    if cursor.hasPrefix("#@") {
      let name = cursor.dropFirst(2).prefix { $0 != "@" }
      guard name.endIndex < cursor.endIndex else { return nil }
      return (.variable(String(name), position: position), cursor[name.endIndex...].dropFirst())
    }
    let body = cursor.prefix { "0123456789.-+ #'hlqjztL".contains($0) }
    guard let conversion = cursor.dropFirst(body.count).first, "@diuxXofFeEgGaAcCsSp".contains(conversion) else {
      return nil
    }
    return (.argument(position: position, specifier: "\(body)\(conversion)"), cursor.dropFirst(body.count + 1))
  }
}
