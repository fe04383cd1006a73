/// A scheduler without time: it runs every closure at once, in the call.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  /// A time that never passes.
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }
    public func advanced(by stride: Stride) -> SchedulerTimeType { self }

    /// A length of time, which nothing waits for.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Codable,
      ExpressibleByFloatLiteral, Sendable
    {
      public var magnitude: Int

      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
      public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
      public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      public static func seconds(_ seconds: Int) -> Stride { 0 }
      public static func seconds(_ seconds: Double) -> Stride { 0 }
      public static func milliseconds(_ milliseconds: Int) -> Stride { 0 }
      public static func microseconds(_ microseconds: Int) -> Stride { 0 }
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { 0 }
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
