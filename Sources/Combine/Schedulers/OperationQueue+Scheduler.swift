import Dispatch
import Foundation

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// An operation queue has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(Handoff(action).run)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let handoff = Handoff(action)
    DispatchQueue.global().asyncAfter(deadline: DispatchTime(date.date)) { self.addOperation(handoff.run) }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let handoff = Handoff(action)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: DispatchTime(date.date), repeating: interval.timeInterval)
    timer.setEventHandler { self.addOperation(handoff.run) }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
