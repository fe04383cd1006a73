extension CMTime {
  /// Invalid with an invalid one, indefinite with an indefinite one or of opposite infinities, infinite with an
  /// infinite one. The scale of the sum is the least common multiple, where it fits.
  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b.negated, -1) }

  private var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    return isNegativeInfinity ? .positiveInfinity : self
  }

  /// `b` is a number times `sign`; what is not a number has its sign already.
  private static func sum(_ a: CMTime, _ b: CMTime, _ sign: Int64) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    if a.isPositiveInfinity { return b.isNegativeInfinity ? .indefinite : a }
    if a.isNegativeInfinity { return b.isPositiveInfinity ? .indefinite : a }
    guard b.isNumeric else { return b }
    guard a.epoch == b.epoch || b.epoch == 0 || a.epoch == 0 else { return .invalid }
    let scale = commonScale(a.timescale, b.timescale)
    // Over scale · a.timescale · b.timescale / (…): exact in 128 bits, rounded once at the end.
    let exact =
      Wide(a.value) * Wide(Int64(b.timescale)) + Wide(sign) * Wide(b.value) * Wide(Int64(a.timescale))
    let divisor = Int64(a.timescale) * Int64(b.timescale) / gcd(Int64(scale), Int64(a.timescale) * Int64(b.timescale))
    let factor = Int64(scale) / gcd(Int64(scale), Int64(a.timescale) * Int64(b.timescale))
    let (ticks, isExact) = (exact * Wide(factor)).divided(by: divisor, .roundHalfAwayFromZero)
    guard let ticks else { return Wide(0) < exact ? .positiveInfinity : .negativeInfinity }
    var result = CMTime(
      value: ticks, timescale: scale, flags: a.flags.union(b.flags), epoch: a.epoch != 0 ? a.epoch : b.epoch)
    if !isExact { result.flags.insert(.hasBeenRounded) }
    return result
  }

  private static func commonScale(_ a: CMTimeScale, _ b: CMTimeScale) -> CMTimeScale {
    let multiple = Int64(a) / gcd(Int64(a), Int64(b)) * Int64(b)
    return multiple <= Int64(kCMTimeMaxTimescale) ? CMTimeScale(multiple) : kCMTimeMaxTimescale
  }

  private static func gcd(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }

  public static prefix func - (time: CMTime) -> CMTime { CMTimeMultiply(time, multiplier: -1) }
}

extension CMTime: Equatable, Comparable, Hashable {
  /// In the order of Core Media: negative infinity, numbers, positive infinity, indefinite, invalid.
  private var rank: Int {
    if !isValid { return 4 }
    if isIndefinite { return 3 }
    if isPositiveInfinity { return 2 }
    return isNegativeInfinity ? 0 : 1
  }

  public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }
  public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    let divisor = Self.gcd(abs(value), Int64(timescale))
    hasher.combine(epoch)
    hasher.combine(value / divisor)
    hasher.combine(Int64(timescale) / divisor)
  }

  fileprivate static func order(_ a: CMTime, _ b: CMTime) -> Int32 {
    guard a.rank == 1, b.rank == 1 else { return a.rank == b.rank ? 0 : a.rank < b.rank ? -1 : 1 }
    if a.epoch != b.epoch { return a.epoch < b.epoch ? -1 : 1 }
    let (left, right) = (Wide(a.value) * Wide(Int64(b.timescale)), Wide(b.value) * Wide(Int64(a.timescale)))
    return left == right ? 0 : left < right ? -1 : 1
  }
}

// Core Media's functions, as apps from before Swift's operators call them.

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  var time = CMTime(value: value, timescale: timescale)
  time.epoch = epoch
  return time
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}
/// The scale of the result is the time's own. Of what is not a number only the sign changes.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard time.isNumeric, divisor != 0 else { return divisor == 0 ? .invalid : time.signed(by: Double(multiplier)) }
  let (ticks, isExact) = (Wide(time.value) * Wide(Int64(multiplier))).divided(
    by: Int64(divisor), .roundHalfAwayFromZero)
  guard let ticks else { return .positiveInfinity.signed(by: time.seconds * Double(multiplier) * Double(divisor)) }
  var result = time
  result.value = ticks
  if !isExact { result.flags.insert(.hasBeenRounded) }
  return result
}
/// In the time's own scale, or a finer one where that keeps more of the product.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time.signed(by: multiplier) }
  let scale = max(time.timescale, multiplier.rounded() == multiplier ? time.timescale : 1_000_000_000)
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: scale)
}
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  if time.isNegativeInfinity { return .positiveInfinity }
  guard time.isNumeric, time.value < 0 else { return time }
  var result = time
  result.value = time.value == .min ? .max : -time.value
  return result
}
/// -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.order(time1, time2) }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time1 < time2 ? time2 : time1 }

extension CMTime {
  fileprivate func signed(by factor: Double) -> CMTime {
    guard isPositiveInfinity || isNegativeInfinity else { return self }
    if factor == 0 || factor.isNaN { return .indefinite }
    return isPositiveInfinity == (factor > 0) ? .positiveInfinity : .negativeInfinity
  }
}

extension CMTime: CustomStringConvertible {
  public var description: String {
    if !isValid { return "CMTime.invalid" }
    if isIndefinite { return "CMTime.indefinite" }
    if isPositiveInfinity { return "CMTime.positiveInfinity" }
    return isNegativeInfinity ? "CMTime.negativeInfinity" : "{\(value)/\(timescale) = \(seconds)}"
  }
}
