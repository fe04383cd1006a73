import CWebKit
import Foundation
import MartletHost

/// Where pages are shown: as widgets in the windows of this process, or as pictures from a screen of its own.
public enum WebPlace: Equatable, Sendable {
  case window
  case picture
  /// Nowhere, for this reason.
  case none(String)

  /// Decided with the first page, since the toolkit has one default display.
  @MainActor public private(set) static var current: WebPlace = {
    if let problem = WebSandbox.problem { return give(up: problem) }
    if opensDesktop {
      if ProcessInfo.processInfo.environment["GTK_A11Y"] == "none" { hideFromAssistiveTools() }
      return .window
    }
    do {
      try PrivateScreen.open(scale: picturesScale)
      ToolkitLoop.run()
      return .picture
    } catch { return give(up: "\(error)") }
  }()

  /// The engine's processes would look for a bus and complain.
  static func hideFromAssistiveTools() { setenv("WEBKIT_A11Y_BUS_ADDRESS", "", 1) }

  private static func give(up reason: String) -> WebPlace {
    WebNotes.note(reason)
    return .none(reason)
  }

  /// Before a host has started an app may make a page already: then a window is to come where a display answers.
  @MainActor private static var opensDesktop: Bool {
    switch RunningHost.current {
    case .window: return true
    case .picture: return false
    case nil:
      guard ProcessInfo.processInfo.environment[CaptureRequest.environmentKey] == nil else { return false }
      return gtk_init_check() != 0 && gdk_display_get_default() != nil
    }
  }

  /// Pixels a point, a whole number as the toolkit has them.
  private static var picturesScale: Int {
    let request = try? CaptureRequest.read(from: ProcessInfo.processInfo.environment)
    return Int((request?.scale ?? 2).rounded(.up))
  }
}

/// Runs the toolkit's loop in processes whose hosts do not: those of pictures wait on Foundation's and Dispatch's.
enum ToolkitLoop {
  nonisolated(unsafe) private static var queueTimer: (any DispatchSourceTimer)?

  /// From now on, on the main thread: every few milliseconds by Dispatch's queue, and in the turns of a waiting host, which
  /// may have been called from work of that queue.
  static func run() {
    guard queueTimer == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .milliseconds(interval))
    source.setEventHandler { turn() }
    source.resume()
    queueTimer = source
    RunningHost.otherLoops.append { turn() }
  }
  private static let interval = 3

  /// Not for ever, so that others get their turn.
  private static func turn() {
    for _ in 0..<64 { if g_main_context_iteration(nil, 0) == 0 { return } }
  }
}
