@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// The largest timescale that times are converted to here; Core Media's own limit.
public let kCMTimeMaxTimescale: CMTimeScale = 0x7FFF_FFFF

/// What kind of time a `CMTime` is.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The number was rounded once on its way.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a number between two ticks is rounded.
public enum CMTimeRoundingMethod: UInt32, Hashable, Sendable {
  /// To the nearest, halves away from zero.
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  /// Towards zero when the new scale is coarser, away from it when it is finer.
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction: `value` ticks, of which there are `timescale` in a second. Also endless, indefinite and
/// invalid ones.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  /// An invalid time.
  public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// A scale of zero or below gives an invalid time.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    if timescale <= 0 { (self.value, self.timescale) = (0, 0) }
  }
  /// The nearest number of ticks. NaN is invalid, what is endless or too long is infinite.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self.init()
      return
    }
    var scale = preferredTimescale
    // Too long for the scale: a coarser one holds it, as far as there is one.
    while scale > 1, abs(seconds) * Double(scale) >= 0x1p63 { scale /= 2 }
    let ticks = seconds * Double(scale)
    guard abs(ticks) < 0x1p63 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let whole = ticks.rounded(.toNearestOrAwayFromZero)
    self.init(value: CMTimeValue(whole), timescale: scale)
    if whole != ticks { flags.insert(.hasBeenRounded) }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// NaN for invalid and indefinite times.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// The same time in other ticks, rounded; one that does not fit becomes infinite.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale != timescale else { return self }
    guard newTimescale > 0 else { return .invalid }
    let exact = Wide(value) * Wide(Int64(newTimescale))
    let (ticks, isExact) = exact.divided(by: Int64(timescale), method, isCoarser: newTimescale < timescale)
    guard let ticks else { return value > 0 ? .positiveInfinity : .negativeInfinity }
    var result = CMTime(value: ticks, timescale: newTimescale, flags: flags, epoch: epoch)
    if !isExact { result.flags.insert(.hasBeenRounded) }
    return result
  }
}

/// 128 bits, so that no product of a value and a scale is cut.
struct Wide {
  private var number: Int128
  init(_ value: Int64) { number = Int128(value) }
  private init(number: Int128) { self.number = number }

  static func * (a: Wide, b: Wide) -> Wide { Wide(number: a.number * b.number) }
  static func + (a: Wide, b: Wide) -> Wide { Wide(number: a.number + b.number) }
  static func - (a: Wide, b: Wide) -> Wide { Wide(number: a.number - b.number) }
  static func < (a: Wide, b: Wide) -> Bool { a.number < b.number }
  static func == (a: Wide, b: Wide) -> Bool { a.number == b.number }

  /// The rounded quotient, nil where 64 bits do not hold it, and whether it is exact.
  func divided(by divisor: Int64, _ method: CMTimeRoundingMethod, isCoarser: Bool = true) -> (Int64?, isExact: Bool) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: Int128(divisor))
    guard remainder != 0 else { return (Int64(exactly: quotient), true) }
    let away: Int128 = (remainder < 0) == (divisor < 0) ? 1 : -1
    let moves =
      switch method {
      case .roundHalfAwayFromZero: remainder.magnitude * 2 >= Int128(divisor).magnitude
      case .roundTowardZero: false
      case .roundAwayFromZero: true
      case .quickTime: !isCoarser
      case .roundTowardPositiveInfinity: away > 0
      case .roundTowardNegativeInfinity: away < 0
      }
    return (Int64(exactly: moves ? quotient + away : quotient), false)
  }
}
