import CGtk
import Foundation
import MartletDisplay
import MartletText

/// Makes the nodes of a list of items. One is made for each change of resolution.
struct NodeBuilder {
  let painter: Painter
  /// Pixels per point where the items will appear.
  let scale: CGFloat

  func node(for group: DisplayGroup) -> RenderNode? {
    let kept = kept(for: group)
    if !kept.isBuilt || kept.holdsForeignViews { kept.build(node(for: group.items)) }
    return kept.node
  }

  func node(for items: [DisplayItem]) -> RenderNode? {
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(items.count)
    for item in items { append(item, to: &nodes) }
    return .container(nodes)
  }

  /// Adds an item's nodes to what lies behind it in the same group.
  func append(_ item: DisplayItem, to nodes: inout [RenderNode]) {
    switch item {
    case .rect(let rect, let color): add(rectNode(rect, color), to: &nodes)
    case .fill(let path, let paint, let style): add(fillNode(path, paint, style), to: &nodes)
    case .stroke(let path, let paint, let style): add(strokeNode(path, paint, style), to: &nodes)
    case .text(let block, let rect): appendText(block, in: rect, to: &nodes)
    case .image(let image, let rect, let options): add(imageNode(image, rect, options), to: &nodes)
    case .template(let image, let rect, let color): add(templateNode(image, rect, color), to: &nodes)
    case .foreign(let id, let rect): appendForeign(id, in: rect, to: &nodes)
    case .group(let group, let offset):
      guard offset.isDrawable else { return }
      if isOpen(item) { return appendOpen([item], to: &nodes) { $0 } }
      add(node(for: group)?.translated(by: offset), to: &nodes)
    case .effect(let effect, let items):
      if isOpen(item) { return appendOpen([item], to: &nodes) { $0 } }
      add(effectNode(effect, items), to: &nodes)
    }
  }

  func add(_ node: RenderNode?, to nodes: inout [RenderNode]) {
    if let node { nodes.append(node) }
  }
}
