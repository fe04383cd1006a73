/// What a logger writes: text with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts a message together. A value with a privacy of `.private` or `.sensitive` is not written; without one it is.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(_ string: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += align.aligned(privacy.shown(string))
  }

  public mutating func appendInterpolation<T>(
    _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value), align, privacy)
  }
  /// As it is, and not as `Optional(…)`; nil as "nil".
  public mutating func appendInterpolation<T>(
    _ value: T?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value.map { String(describing: $0) } ?? "nil", align, privacy)
  }
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ number: T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number), align, privacy)
  }
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number)), align, privacy)
  }
  public mutating func appendInterpolation(
    _ value: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format == .truth ? "\(value)" : value ? "YES" : "NO", .none, privacy)
  }
}

public enum OSLogBoolFormat: Sendable { case truth, answer }

/// Whether a value may be read in the log.
public struct OSLogPrivacy: Equatable, Sendable {
  public enum Mask: Equatable, Sendable { case hash, none }
  private enum Kind { case auto, open, hidden, hashed }
  private let kind: Kind

  /// Shown here: what is written goes to the terminal of the person who started the app.
  public static let auto = OSLogPrivacy(kind: .auto)
  public static let `public` = OSLogPrivacy(kind: .open)
  public static let `private` = OSLogPrivacy(kind: .hidden)
  public static let sensitive = OSLogPrivacy(kind: .hidden)
  public static func auto(mask: Mask) -> OSLogPrivacy { mask == .hash ? OSLogPrivacy(kind: .hashed) : .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: mask == .hash ? .hashed : .hidden) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

  /// Equal values have equal masks within a run.
  func shown(_ string: String) -> String {
    switch kind {
    case .auto, .open: string
    case .hidden: "<private>"
    case .hashed: "<mask.hash: \(String(UInt(bitPattern: string.hashValue), radix: 16))>"
    }
  }
}

/// How wide a value is at least.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isRight = false
  public static let none = OSLogStringAlignment()
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  private init(columns: Int = 0, isRight: Bool = false) { (self.columns, self.isRight) = (columns, isRight) }

  func aligned(_ string: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - string.count))
    return isRight ? spaces + string : string + spaces
  }
}
