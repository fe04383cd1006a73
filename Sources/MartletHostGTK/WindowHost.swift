import CGtk
import Foundation
import MartletDisplay
import MartletHost

/// Shows a source in a window of the desktop until the window is closed.
///
/// Made of parts that know nothing of each other: the canvas (a widget), the frame loop (when to draw), the readers
/// (events in), the desktop's settings (surroundings in), the semantic widgets (meaning out) and the services.
@MainActor
public final class WindowHost {
  private let app: AppIdentity
  private let request: RunRequest
  private let settings: DesktopSettings

  /// Nil when no display answers. Chooses a renderer that the machine is good at, unless the user did.
  public init?(app: AppIdentity, request: RunRequest) {
    GTKStart.prepareEnvironment()
    GTKStart.introduce(app)
    guard GTKStart.opensDisplay() else { return nil }
    (self.app, self.request) = (app, request)
    RunningHost.current = .window
    settings = DesktopSettings()
  }

  /// Runs the main loop; returns when the window was closed.
  public func run(_ makeSource: (WindowSetup) -> any FrameSource) {
    let loop = MainLoop()
    let memory = WindowMemory(app: app)
    let size = firstSize(memory)
    let window = DesktopWindow(app: app, size: size)
    var setup = WindowSetup(
      sizeInPoints: size, pixelsPerPoint: Double(window.canvas.scale), surroundings: surroundings(for: size),
      deploymentTarget: request.deploymentTarget ?? app.deploymentTarget)
    setup.isLive = true
    let source = makeSource(setup)
    let session = WindowSession(window: window, source: source, memory: memory)
    session.surroundings = { [self] in self.surroundings(for: $0) }
    settings.didChange = { session.updateSurroundings() }
    window.didClose = { loop.quit() }
    session.open()
    loop.run()
    session.close()
  }

  /// What the command asked for, else what the window had last, else a phone's; never more than the screen has.
  private func firstSize(_ memory: WindowMemory) -> CGSize {
    if let size = request.size { return size }
    let size = memory.size ?? CGSize(width: 390, height: 844)
    guard let screen = DesktopWindow.smallestScreen else { return size }
    return CGSize(width: min(size.width, screen.width), height: min(size.height, screen.height))
  }

  private func surroundings(for size: CGSize) -> WindowSurroundings {
    var result = WindowSurroundings()
    result.isDark = request.colorScheme.map { $0 == .dark } ?? settings.isDark
    result.textSize = request.textSize ?? settings.textSize
    result.locale = request.locale ?? DesktopLocale.identifier
    let language = Locale.Language(identifier: result.locale)
    result.isRightToLeft = request.rightToLeft ?? (language.characterDirection == .rightToLeft)
    result.reducesMotion = settings.reducesMotion
    result.take(sizeInPoints: size)
    return result
  }
}
