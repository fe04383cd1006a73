import CGtk
import Foundation
import MartletDisplay
import MartletText

/// Turns display groups into GSK nodes and draws them.
///
/// Each group's node is kept in the group and used again as long as the group lives, so a frame costs what
/// changed in it. Main thread only.
public final class Painter {
  let engine: TextEngine
  /// Pixels that a point will have, before any transform in the list: the resolution of what is drawn ahead as
  /// pixels (blurs, shadows, warped pictures).
  public let pixelsPerPoint: CGFloat
  let images: ImageCache
  let outlines = OutlineCache()
  /// Tells painters apart in what groups keep.
  let number: Int
  /// What a host shows in a `foreign` item: a new node in the coordinates of the item's rectangle, or nil for nothing.
  /// Without it such places are marked.
  public var foreignNode: ((_ id: UInt64, _ rect: CGRect) -> OpaquePointer?)?
  private static var count = 0

  public init(engine: TextEngine, pixelsPerPoint: CGFloat) {
    self.engine = engine
    self.pixelsPerPoint = pixelsPerPoint.isFinite && pixelsPerPoint > 0 ? pixelsPerPoint : 1
    images = ImageCache()
    Self.count += 1
    number = Self.count
    GskRegistration.perform()
  }

  /// Draws a group on a Cairo context (`cairo_t`) whose unit is a point.
  public func draw(_ group: DisplayGroup, on cairo: OpaquePointer) {
    guard let node = node(for: group) else { return }
    gsk_render_node_draw(node.handle, cairo)
  }

  /// A new reference to the `GskRenderNode` of a group, for a snapshot to append; nil when nothing shows.
  public func copyNode(for group: DisplayGroup) -> OpaquePointer? {
    node(for: group).map { gsk_render_node_ref($0.handle) }
  }

  func node(for group: DisplayGroup) -> RenderNode? {
    NodeBuilder(painter: self, scale: pixelsPerPoint).node(for: group)
  }
}

/// GSK's node types exist only after GTK's initialisation, which registers them even when it finds no display.
enum GskRegistration {
  private static let done: Void = {
    // A window host has started it already.
    if gtk_is_initialized() != 0 { return }
    // Pictures do not depend on the locale, and a locale that is not installed is not worth a warning.
    gtk_disable_setlocale()
    _ = gtk_init_check()
  }()
  static func perform() { done }
}
