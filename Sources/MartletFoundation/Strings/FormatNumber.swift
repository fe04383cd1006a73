import Foundation

/// A number as it goes into a format.
package enum FormatNumber: Hashable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case real(Double)

  /// The number as C prints it, in the locale's digits: whole numbers are grouped, and the decimal separator is the
  /// locale's. Spec: I3, I5.
  ///
  /// The specifier is made to fit the number first: a translation may say "%d" where the key said "%lf".
  package func string(specifier: String, locale: Locale) -> String {
    let conversion = specifier.last ?? "@"
    let body = specifier.dropLast().filter { !"hlqjztL'".contains($0) }
    switch conversion {
    case "d", "i":
      if body == "%" { return WholeNumbers.text(of: integer, in: locale) }
      return String(format: body + "lld", locale: locale, integer)
    case "u", "x", "X", "o": return String(format: body + "ll\(conversion)", locale: nil, UInt64(bitPattern: integer))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let text = String(format: body + "\(conversion)", locale: nil, real)
      return text.replacingOccurrences(of: ".", with: locale.decimalSeparator ?? ".")
    case "c", "C": return UInt32(exactly: integer).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    default: return description
    }
  }

  private var integer: Int64 {
    switch self {
    case .signed(let value): value
    case .unsigned(let value): Int64(bitPattern: value)
    case .real(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
    }
  }

  private var real: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    }
  }

  private var description: String {
    switch self {
    case .signed(let value): String(value)
    case .unsigned(let value): String(value)
    case .real(let value): String(value)
    }
  }
}
