import Foundation
import MartletLocale

/// Texts with plurals on their way from `NSLocalizedString` to `String(format:)`, which sees nothing but a string.
///
/// On Apple's systems the string itself remembers its plurals. Here the name of its first variable carries a number:
/// `%#@books@` becomes `%#@books<mark>7@`, and the number leads back to the text.
enum PluralFormats {
  /// An invisible character that no name of a variable has.
  private static let mark: Character = "\u{2063}"
  private static let lock = NSLock()
  nonisolated(unsafe) private static var numbers: [PluralText: Int] = [:]
  nonisolated(unsafe) private static var texts: [PluralText] = []

  /// A format that can be resolved later.
  static func format(of text: PluralText) -> String {
    let number = lock.withLock {
      if let known = numbers[text] { return known }
      texts.append(text)
      numbers[text] = texts.count - 1
      return texts.count - 1
    }
    guard let start = text.format.range(of: "#@"),
      let end = text.format[start.upperBound...].firstIndex(of: "@")
    else { return text.format }
    return text.format[..<end] + "\(mark)\(number)" + text.format[end...]
  }

  /// The text of a format that `format(of:)` made; nil for any other.
  static func text(of format: String) -> PluralText? {
    guard let place = format.firstIndex(of: mark) else { return nil }
    let digits = format[format.index(after: place)...].prefix { $0 != "@" }
    return lock.withLock { Int(digits).flatMap { texts.indices.contains($0) ? texts[$0] : nil } }
  }
}

/// What `NSLocalizedString` and `Bundle.localizedString` are in an app: the build puts functions of these names into
/// its modules, where they come before Foundation's.
public func _localizedString(forKey key: String, value: String?, table: String?, bundle: Bundle) -> String {
  let name = table?.isEmpty == true ? nil : table
  switch StringTables.entry(for: key, table: name, bundle: bundle, locale: ProcessLocale.current) {
  case .text(let text): return text
  case .plural(let text): return PluralFormats.format(of: text)
  case nil: return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}

/// What `String(format:)` and `String.localizedStringWithFormat` are in an app: Foundation's, with plurals.
public func _string(format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
  guard let text = PluralFormats.text(of: format) else {
    return String(format: format, locale: locale, arguments: arguments)
  }
  let plain = text.format(locale: ProcessLocale.current) { index in
    arguments.indices.contains(index) ? FormatNumber(arguments[index]) : nil
  }
  return String(format: plain, locale: locale, arguments: arguments)
}

extension FormatNumber {
  /// Nil for what is no number.
  init?(_ value: any CVarArg) {
    switch value {
    case let value as any UnsignedInteger: self = .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as any SignedInteger: self = .signed(Int64(truncatingIfNeeded: value))
    case let value as Double: self = .real(value)
    case let value as Float: self = .real(Double(value))
    case let value as CGFloat: self = .real(Double(value))
    case let value as NSNumber: self = .real(value.doubleValue)
    default: return nil
    }
  }
}
