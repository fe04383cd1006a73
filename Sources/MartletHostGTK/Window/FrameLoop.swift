import CGtk
import Foundation
import MartletDisplay
import MartletHost
import MartletPaint
import MartletText

/// Prepares a source's frames at the display's rate while something changes, and does nothing while nothing does.
///
/// The toolkit's frame clock calls in its update phase, before layout and painting, and only while this has asked it
/// to. Between frames a timer waits for the source's next alarm.
final class FrameLoop {
  private let canvas: Canvas
  private let source: any FrameSource
  private var painter: Painter
  /// What the window shows. Groups keep their nodes, so painting an unchanged one costs nothing.
  private(set) var group = DisplayGroup.empty
  /// Called when a frame was prepared.
  var didPrepare: () -> Void = {}
  private var preparedSize = CGSize.zero
  private var isPreparing = false
  private var needsFrame = false
  private var tickID: guint = 0
  private var alarm: Timeout?
  private let clock: WindowClock
  private let foreign: ForeignWidgets

  init(canvas: Canvas, source: any FrameSource, clock: WindowClock, foreign: ForeignWidgets) {
    (self.canvas, self.source, self.clock, self.foreign) = (canvas, source, clock, foreign)
    painter = Self.makePainter(canvas, foreign)
    source.needsFrame = { [weak self] in self?.requestFrame() }
  }

  private static func makePainter(_ canvas: Canvas, _ foreign: ForeignWidgets) -> Painter {
    let painter = Painter(engine: .standard, pixelsPerPoint: canvas.scale)
    painter.foreignNode = { [weak foreign] in foreign?.node(for: $0, in: $1) }
    return painter
  }

  /// Has a frame prepared at the display's next opportunity.
  func requestFrame() {
    needsFrame = true
    if !isPreparing { startTicking() }
  }

  private func startTicking() {
    guard tickID == 0 else { return }
    tickID = gtk_widget_add_tick_callback(
      canvas.widget,
      { _, clock, data in (owner(data) as FrameLoop).tick(frameTime: gdk_frame_clock_get_frame_time(clock)) ? 1 : 0 },
      Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Answers whether the next frame of the display is wanted, too.
  private func tick(frameTime: gint64) -> Bool {
    source.advance(to: clock.time(ofFrame: frameTime))
    if needsFrame || isMoving { prepare(size: canvas.size) }
    planNext()
    let goesOn = needsFrame || isMoving
    if !goesOn { tickID = 0 }
    return goesOn
  }

  private var isMoving: Bool { source.nextDueTime.map { $0 <= clock.latest } ?? false }

  private func planNext() {
    alarm = nil
    guard let due = source.nextDueTime, due > clock.latest else { return }
    alarm = Timeout(seconds: due - clock.now) { [weak self] in self?.ring() }
  }

  private func ring() {
    source.advance(to: clock.now)
    planNext()
    if isMoving { startTicking() }
  }

  /// An event may have set or cancelled alarms, or started a movement.
  func eventsDidRun() {
    planNext()
    if isMoving { startTicking() }
  }

  /// The window's size or resolution may have changed: prepares in the layout phase of the frame that will show it.
  func resize(to size: CGSize) {
    if painter.pixelsPerPoint != canvas.scale {
      painter = Self.makePainter(canvas, foreign)
    } else if preparedSize == size {
      return
    }
    prepare(size: size)
    planNext()
    if needsFrame || isMoving { startTicking() }
  }

  private func prepare(size: CGSize) {
    guard size.width > 0, size.height > 0, !isPreparing else { return }
    isPreparing = true
    needsFrame = false
    preparedSize = size
    let new = source.prepareFrame(size: size, pixelsPerPoint: painter.pixelsPerPoint)
    isPreparing = false
    if new !== group {
      group = new
      foreign.update(to: new.foreignPlaces)
      gtk_widget_queue_draw(canvas.widget)
    }
    didPrepare()
  }

  func draw(on snapshot: OpaquePointer) {
    guard let node = painter.copyNode(for: group) else { return }
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(node)
  }
}
