import Foundation
import MartletControls
import MartletDisplay
import MartletTree

/// Something that is carried over the window.
final class DragSession {
  /// Seconds in which what nobody took goes back. Own value.
  private static let returnDuration = 0.3
  private let load: DragLoad
  private unowned let root: ViewRoot
  private weak var source: LayoutNode?
  /// What it looks like, and where the pointer holds it.
  private let picture: DisplayGroup
  private let grip: CGPoint
  private let start: CGPoint

  /// `place` is where it was taken, in the coordinates of `source`.
  init(load: DragLoad, of source: LayoutNode, look: LayoutNode, at place: CGPoint, in root: ViewRoot) {
    (self.load, self.root, self.source) = (load, root, source)
    picture = look.displayGroup()
    grip = look === source ? place : CGPoint(x: look.size.width / 2, y: look.size.height / 2)
    start = source.windowPoint(fromOwn: place)
    show(at: start)
  }

  func move(to place: CGPoint) {
    guard let location = windowPoint(place) else { return }
    _ = root.drops.move(load, to: location)
    show(at: location)
  }

  func end(at place: CGPoint) {
    guard let location = windowPoint(place), !root.drops.drop(load, at: location) else { return finish() }
    goBack(from: location)
  }

  func cancel() {
    root.drops.leave(load)
    finish()
  }

  private func windowPoint(_ place: CGPoint) -> CGPoint? { source?.windowPoint(fromOwn: place) }

  private func show(at location: CGPoint) {
    root.screen.carried = ScreenNode.Carried(
      picture: picture, origin: CGPoint(x: location.x - grip.x, y: location.y - grip.y))
  }

  /// Nobody took it.
  private func goBack(from location: CGPoint) {
    var beginning: Double?
    root.layoutContext.clock.addMovement { [weak self] time in
      guard let self, root.drag === self else { return false }
      beginning = beginning ?? time
      let rest = 1 - (time - (beginning ?? time)) / Self.returnDuration
      guard rest > 0 else {
        finish()
        return false
      }
      let way = CGFloat(rest * rest * rest)
      show(at: CGPoint(x: start.x + (location.x - start.x) * way, y: start.y + (location.y - start.y) * way))
      return true
    }
  }

  private func finish() {
    root.screen.carried = nil
    root.drag = nil
  }
}
