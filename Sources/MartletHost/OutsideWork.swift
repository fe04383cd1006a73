/// What an app does beside the main thread before it shows something else, such as reading a photo.
public struct OutsideWork: Equatable, Sendable {
  /// In words, such as "reading sea.jpg".
  public var running: [String]
  /// How much has been done since the app started; -1 where nobody counts.
  public var endedCount: Int
  /// Of a source that shares its process with others, as screens in tests do: nothing is waited for.
  public static let uncounted = OutsideWork(endedCount: -1)

  public init(running: [String] = [], endedCount: Int = 0) { (self.running, self.endedCount) = (running, endedCount) }
}

/// Tells a host without a display how long to wait for `OutsideWork`, once the window is at rest.
public struct OutsideWorkWatch {
  private var seenCount = OutsideWork.uncounted.endedCount
  public init() {}

  /// Whether the main thread is to have a turn before the window is as it will stay. It has one in any case: a task that
  /// an action has started may be about to begin work. Then while work goes on, and once more when some has ended: what
  /// it told the main thread has not been heard yet.
  public mutating func needsTurn(for work: OutsideWork) -> Bool {
    defer { seenCount = work.endedCount }
    return !work.running.isEmpty || work.endedCount != seenCount
  }
}
