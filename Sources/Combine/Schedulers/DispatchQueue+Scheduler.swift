import Dispatch

extension DispatchQueue: Scheduler {
  /// A point in time of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (own, its) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return its >= own ? .nanoseconds(Int(its - own)) : .nanoseconds(-Int(own - its))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// A length of time, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable,
      ExpressibleByFloatLiteral, Sendable
    {
      public var magnitude: Int

      /// The length as a dispatch interval.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// A length from a dispatch interval; `.never` is the longest one.
      public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: magnitude = .max
        }
      }

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }
      private init(nanoseconds: Int) { magnitude = nanoseconds }

      public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude + right.magnitude)
      }
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude - right.magnitude)
      }
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(nanoseconds: left.magnitude * right.magnitude)
      }
      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      public static func seconds(_ seconds: Int) -> Stride { Stride(nanoseconds: seconds * 1_000_000_000) }
      public static func seconds(_ seconds: Double) -> Stride {
        // The longest representable length stands for what is beyond it; NaN is no time at all.
        let count = (seconds * 1e9).rounded()
        return Stride(nanoseconds: Int(exactly: count) ?? (count.isNaN ? 0 : count < 0 ? .min : .max))
      }
      public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(nanoseconds: milliseconds * 1_000_000) }
      public static func microseconds(_ microseconds: Int) -> Stride { Stride(nanoseconds: microseconds * 1_000) }
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(nanoseconds: nanoseconds) }
    }
  }

  /// How a closure runs on the queue.
  public struct SchedulerOptions: @unchecked Sendable {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags, execute: Handoff(action).run)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags, execute: Handoff(action).run)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.setEventHandler(handler: Handoff(action).run)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

/// Carries a closure to the scheduler that the caller chose for it.
///
/// Combine's schedulers take closures without a Sendable mark, Dispatch's and Foundation's want one: by
/// the contract of a subscription one thread at a time uses what the closure captured.
struct Handoff: @unchecked Sendable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  @Sendable func run() { action() }
}
