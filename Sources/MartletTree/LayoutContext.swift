import Foundation
import MartletText

/// What all nodes of one tree share: the pixel grid, the text engine and how to ask for a frame.
public final class LayoutContext {
  /// Device pixels per point.
  public var pixelsPerPoint: CGFloat
  public let textEngine: TextEngine
  /// The window's time.
  public let clock = FrameClock()
  /// Who animates what the layout pass under way changes; nil for changes that show at once. Spec: E16.
  public internal(set) var motionDriver: MotionDriver?
  /// Who has the keyboard; nil in a tree without a window.
  public internal(set) weak var focus: FocusSystem?
  /// Called when something must be laid out or drawn again.
  public var needsFrame: () -> Void = {}
  /// Nodes whose picture will soon be another one by itself: a picture of the window waits for them.
  private var waiting: Set<UInt64> = []
  private var lastID: UInt64 = 0

  /// Runs a layout pass whose changes `driver` animates.
  public func animating(by driver: MotionDriver?, _ body: () -> Void) {
    let outer = motionDriver
    motionDriver = driver
    defer { motionDriver = outer }
    body()
  }

  public init(pixelsPerPoint: CGFloat, textEngine: TextEngine) {
    self.pixelsPerPoint = pixelsPerPoint
    self.textEngine = textEngine
  }

  /// Whether some node's picture will soon be another one by itself.
  public var isWaiting: Bool { !waiting.isEmpty }

  func setWaiting(_ isWaiting: Bool, for id: UInt64) {
    if isWaiting { waiting.insert(id) } else { waiting.remove(id) }
  }

  /// A number that no other node of the tree has, for semantics and foreign areas.
  func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// The nearest pixel boundary, in points. Spec: A8.
  public func snap(_ length: CGFloat) -> CGFloat {
    let pixels = (length * pixelsPerPoint).rounded()
    return pixels.isFinite ? pixels / pixelsPerPoint : 0
  }
}
