/// Where this process shows what it draws. Libraries that bring widgets of their own must know before they make one.
public enum RunningHost: Sendable {
  /// Windows on the desktop.
  case window
  /// Pictures: no display server is needed, and none is bothered.
  case picture

  /// Nil before a host has started. The first that starts decides, except that a picture is taken where a window could
  /// not be opened.
  @MainActor public static var current: RunningHost?

  /// Loops of other libraries, each to be given a turn, without waiting, while a host of pictures waits.
  nonisolated(unsafe) public static var otherLoops: [() -> Void] = []
  public static func turnOtherLoops() { otherLoops.forEach { $0() } }
}
