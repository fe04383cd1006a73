import CGtk
import Foundation
import MartletDisplay
import MartletHost

/// One source in one window, from its opening to its end.
final class WindowSession: CanvasDelegate {
  private let window: DesktopWindow
  private let source: any FrameSource
  private let memory: WindowMemory
  private let frames: FrameLoop
  private let events: EventReader
  private let keys: KeyReader
  private let drops: DropReader
  private let foreign: ForeignWidgets
  private let meaning: SemanticTree?
  /// What the window stands in at a size.
  var surroundings: (CGSize) -> WindowSurroundings = { _ in WindowSurroundings() }

  init(window: DesktopWindow, source: any FrameSource, memory: WindowMemory) {
    (self.window, self.source, self.memory) = (window, source, memory)
    let clock = WindowClock()
    foreign = ForeignWidgets(canvas: window.canvas, source: source)
    frames = FrameLoop(canvas: window.canvas, source: source, clock: clock, foreign: foreign)
    events = EventReader(canvas: window.canvas, source: source, clock: clock, foreign: foreign)
    keys = KeyReader(canvas: window.canvas, source: source, clock: clock)
    drops = DropReader(canvas: window.canvas, source: source)
    meaning = SemanticTree.isWanted ? SemanticTree(canvas: window.canvas, source: source) : nil
    var services = HostServices()
    services.links = DesktopLinks(window: window)
    services.clipboard = DesktopClipboard(window: window)
    services.window = window
    services.files = DesktopFileDialogs(window: window)
    source.services = services
  }

  func open() {
    window.canvas.delegate = self
    frames.didPrepare = { [weak self] in self?.frameWasPrepared() }
    events.didHandle = { [weak self] in self?.eventWasHandled() }
    keys.didHandle = { [weak self] in self?.eventWasHandled() }
    drops.didHandle = { [weak self] in self?.eventWasHandled() }
    meaning?.didHandle = { [weak self] in self?.eventWasHandled() }
    window.didChangeActivity = { [weak self] in self?.updateSurroundings() }
    window.present()
    gtk_widget_grab_focus(window.canvas.widget)
  }

  /// Tells the content that nobody sees it any more, so that it can save, before the process ends.
  func close() {
    memory.write()
    source.surroundings.isActive = false
    source.surroundings.isVisible = false
    _ = source.prepareFrame(size: window.canvas.size, pixelsPerPoint: window.canvas.scale)
  }

  func updateSurroundings() {
    let size = window.canvas.size
    guard size.width > 0 else { return }
    var new = surroundings(size)
    (new.isActive, new.isVisible) = (window.isActive, window.isVisible)
    guard new != source.surroundings else { return }
    source.surroundings = new
    frames.requestFrame()
  }

  private func frameWasPrepared() {
    let field = source.textInput
    // A field of the app's own that takes the keyboard takes it from a web page, too.
    if field != nil, foreign.hasKeyboard { gtk_widget_grab_focus(window.canvas.widget) }
    keys.update(for: field)
    meaning?.setNeedsUpdate()
  }

  private func eventWasHandled() { frames.eventsDidRun() }

  // MARK: Canvas

  func canvasDidResize(to size: CGSize) {
    if let remembered = window.sizeToRemember { memory.remember(remembered) }
    updateSurroundings()
    frames.resize(to: size)
  }

  func drawCanvas(on snapshot: OpaquePointer) { frames.draw(on: snapshot) }
}
