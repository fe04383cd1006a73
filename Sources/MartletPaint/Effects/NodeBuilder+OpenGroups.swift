import MartletDisplay

// A blend mode mixes with all that lies behind a view, outside of its group too, up to the next compositing
// group. GSK's blend node holds both sides, so the sides must meet in one list: groups with a blend in them are
// not nodes of their own but are taken apart, and what was done to them is done to each part.
//
//   [A, group(offset, [B, blend(C)])]   becomes   [blend(source: offset(C), backdrop: [A, offset(B)])]

extension NodeBuilder {
  /// Whether an item mixes with what lies behind it.
  func isOpen(_ item: DisplayItem) -> Bool {
    switch item {
    case .effect(.blend(let mode), let items): return mode != .normal || items.contains(where: isOpen)
    case .group(let group, _): return kept(for: group).isOpen
    case .effect(.backdrop, _): return true
    case .effect(.shadow, let items): return items.contains(where: hasBackdrop)
    case .effect(.clip, let items), .effect(.transform, let items): return items.contains(where: isOpen)
    // Translucent groups are flattened first, but one of a single part is that part made translucent.
    case .effect(.opacity, let items): return items.count == 1 && isOpen(items[0])
    default: return false
    }
  }

  /// Whether a material in the item takes up what lies behind: shadows stay below it then.
  func hasBackdrop(_ item: DisplayItem) -> Bool {
    switch item {
    case .effect(.backdrop, _): return true
    case .group(let group, _): return kept(for: group).hasBackdrop
    case .effect(.clip, let items), .effect(.transform, let items), .effect(.shadow, let items):
      return items.contains(where: hasBackdrop)
    case .effect(.opacity, let items): return items.count == 1 && hasBackdrop(items[0])
    default: return false
    }
  }

  /// Adds items one by one, each changed by `wrap`.
  func appendOpen(_ items: [DisplayItem], to nodes: inout [RenderNode], wrap: (RenderNode) -> RenderNode?) {
    for item in items {
      switch item {
      case .effect(.blend(let mode), let inner) where mode != .normal:
        let source = node(for: inner).flatMap(wrap)
        nodes = [blendNode(mode, source: source, backdrop: .container(nodes))].compactMap { $0 }
      case .effect(.backdrop(let backdrop), let inner):
        let standIn = node(for: inner).flatMap(wrap)
        add(backdropNode(backdrop, standIn: standIn, behind: .container(nodes)), to: &nodes)
      case .effect(.shadow(let color, let radius, let offset), let inner) where isOpen(item):
        add(node(for: inner).flatMap { shadowAlone($0, color, radius, offset) }.flatMap(wrap), to: &nodes)
        appendOpen(inner, to: &nodes, wrap: wrap)
      case .effect(.blend, let inner) where isOpen(item):
        appendOpen(inner, to: &nodes, wrap: wrap)
      case .group(let group, let offset) where offset.isDrawable && isOpen(item):
        appendOpen(group.items, to: &nodes) { wrap($0.translated(by: offset)) }
      case .effect(.clip(let path, let style), let inner) where isOpen(item):
        appendOpen(inner, to: &nodes) { clipNode($0, path, style).flatMap(wrap) }
      case .effect(.opacity(let opacity), let inner) where isOpen(item):
        appendOpen(inner, to: &nodes) { opacityNode(opacity, $0).flatMap(wrap) }
      case .effect(.transform(let transform), let inner) where isOpen(item):
        guard let inside = builder(inside: transform) else { continue }
        inside.appendOpen(inner, to: &nodes) { transformed($0, by: transform).flatMap(wrap) }
      default:
        var own: [RenderNode] = []
        append(item, to: &own)
        add(RenderNode.container(own).flatMap(wrap), to: &nodes)
      }
    }
  }
}
