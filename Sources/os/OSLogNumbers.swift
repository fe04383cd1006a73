import Foundation

/// How a whole number is written in a message.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var isUppercase = false
  private var prefix = ""
  private var explicitPositiveSign = false
  private var minimumDigits = 0

  private init(
    radix: Int = 10, isUppercase: Bool = false, prefix: String = "", explicitPositiveSign: Bool = false,
    minimumDigits: Int = 0
  ) {
    (self.radix, self.isUppercase, self.prefix) = (radix, isUppercase, prefix)
    (self.explicitPositiveSign, self.minimumDigits) = (explicitPositiveSign, minimumDigits)
  }

  public static let decimal = OSLogIntegerFormatting()
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(explicitPositiveSign: explicitPositiveSign, minimumDigits: minDigits)
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", explicitPositiveSign: explicitPositiveSign,
      minimumDigits: minDigits)
  }

  func text<T: BinaryInteger>(_ number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (number < 0 ? "-" : explicitPositiveSign ? "+" : "") + prefix + zeros + digits
  }
}

/// How a number with a fraction is written in a message.
public struct OSLogFloatFormatting: Sendable {
  private var conversion: String
  private var precision: Int
  private var explicitPositiveSign: Bool

  private init(_ conversion: String, precision: Int = 6, explicitPositiveSign: Bool = false) {
    (self.conversion, self.precision, self.explicitPositiveSign) = (conversion, precision, explicitPositiveSign)
  }

  /// Six digits behind the point.
  public static let fixed = OSLogFloatFormatting("f")
  public static let exponential = OSLogFloatFormatting("e")
  public static let hybrid = OSLogFloatFormatting("g")
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", precision: precision, explicitPositiveSign: explicitPositiveSign)
  }
  public static func exponential(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", precision: precision, explicitPositiveSign: explicitPositiveSign)
  }
  public static func hybrid(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting("g", precision: precision, explicitPositiveSign: explicitPositiveSign)
  }

  func text(_ number: Double) -> String {
    String(format: "%\(explicitPositiveSign ? "+" : "").\(max(0, precision))\(conversion)", number)
  }
}
