import Foundation
import MartletDisplay
import MartletTree

/// Draws one view: shadow, background, own content, subviews, border, and the effects on all of it.
struct ViewPainter {
  let view: UIView
  let node: ViewNode
  /// The view's area on the pixel grid, in the coordinates of the display list.
  let area: CGRect

  func items(_ subviews: (inout [DisplayItem]) -> Void) -> [DisplayItem] {
    let alpha = view._motion?.alpha ?? view.alpha
    guard !view.isHidden, alpha > 0, !area.isEmpty || !view.clipsToBounds else { return [] }
    if view.overrideUserInterfaceStyle != .unspecified {
      var items: [DisplayItem] = []
      view._traits.performAsCurrent { items = drawn(alpha, subviews) }
      return items
    }
    return drawn(alpha, subviews)
  }

  private func drawn(_ alpha: CGFloat, _ subviews: (inout [DisplayItem]) -> Void) -> [DisplayItem] {
    var items: [DisplayItem] = []
    drawBackground(into: &items)
    view._draw(in: area, into: &items)
    ViewDrawing.run(view, in: area, into: &items)
    for layer in view.layer.sublayers ?? [] { draw(layer, in: area.origin, into: &items) }
    subviews(&items)
    if let text = view._placeholder { PlaceholderDrawing.add(text, in: area, to: &items) }
    let layer = view.layer
    if view.clipsToBounds, !items.isEmpty { items = [.effect(.clip(layer.outline(in: area), FillStyle()), items)] }
    if let mask = view.mask { items = masked(items, by: mask) }
    drawBorder(of: layer, in: area, into: &items)
    if !view.clipsToBounds || layer.shadowPath != nil { items = shadowed(items, by: layer) }
    if alpha < 1, !items.isEmpty { items = [.effect(.opacity(Double(alpha)), items)] }
    return transformed(items)
  }

  private func drawBackground(into items: inout [DisplayItem]) {
    let color = view._motion?.background ?? view.backgroundColor?._rgba
    if let color, color.alpha > 0 {
      let radius = view._motion?.cornerRadius ?? view.layer.cornerRadius
      items.append(
        radius > 0 ? .fill(view.layer.outline(in: area), .color(color), FillStyle()) : .rect(area, color))
    }
    if let image = view.layer.contents as? CGImage { items.append(.image(image._reference, area, ImageOptions())) }
    view.layer.drawSpecial(in: area, into: &items)
  }

  private func drawBorder(of layer: CALayer, in area: CGRect, into items: inout [DisplayItem]) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    let width = min(layer.borderWidth, min(area.width, area.height))
    let outline = layer.outline(in: area)
    // Twice the width around the edge, of which the inner half shows.
    items.append(
      .effect(.clip(outline, FillStyle()), [.stroke(outline, .color(color._rgba), StrokeStyle(lineWidth: 2 * width))]))
  }

  private func draw(_ layer: CALayer, in origin: CGPoint, into items: inout [DisplayItem]) {
    guard layer.view == nil, !layer.isHidden else { return }
    let area = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
    var inner: [DisplayItem] = []
    layer.drawOwn(in: area, into: &inner)
    layer.drawSpecial(in: area, into: &inner)
    for sublayer in layer.sublayers ?? [] { draw(sublayer, in: area.origin, into: &inner) }
    if layer.masksToBounds { inner = [.effect(.clip(layer.outline(in: area), FillStyle()), inner)] }
    drawBorder(of: layer, in: area, into: &inner)
    inner = shadowed(inner, by: layer)
    if layer.opacity < 1 { inner = [.effect(.opacity(Double(layer.opacity)), inner)] }
    items += inner
  }

  /// A layer's radius is the blur's sigma, a display list's twice of it. Source: M-DEF, shadows.
  private func shadowed(_ items: [DisplayItem], by layer: CALayer) -> [DisplayItem] {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor, !items.isEmpty else { return items }
    let effect = DisplayEffect.shadow(
      color._rgba.opacity(Double(layer.shadowOpacity)), radius: 2 * layer.shadowRadius, offset: layer.shadowOffset)
    return [.effect(effect, items)]
  }

  private func masked(_ items: [DisplayItem], by mask: UIView) -> [DisplayItem] {
    var shape: [DisplayItem] = []
    let place = mask.frame.offsetBy(dx: area.minX, dy: area.minY)
    if let color = mask.backgroundColor?._rgba {
      shape.append(.fill(mask.layer.outline(in: place), .color(color), FillStyle()))
    }
    mask._draw(in: place, into: &shape)
    return [.effect(.mask(shape), items)]
  }

  private func transformed(_ items: [DisplayItem]) -> [DisplayItem] {
    let transform = view._shownTransform
    guard !transform.isIdentity, !items.isEmpty else { return items }
    let around = CGAffineTransform(translationX: -area.midX, y: -area.midY).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: area.midX, y: area.midY))
    return [.effect(.transform(around), items)]
  }
}
