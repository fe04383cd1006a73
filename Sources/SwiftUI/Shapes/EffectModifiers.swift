import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Draws a view through effects. Layout and hit area stay. Spec: B41.
struct EffectModifier: ElementModifier {
  let isVisible: (EnvironmentValues) -> Bool
  let effects: (EnvironmentValues) -> (CGRect, LayoutContext) -> [DisplayEffect]

  init(
    isVisible: @escaping (EnvironmentValues) -> Bool = { _ in true },
    _ effects: @escaping (EnvironmentValues) -> (CGRect, LayoutContext) -> [DisplayEffect]
  ) {
    self.isVisible = isVisible
    self.effects = effects
  }
  /// Effects that need nothing of the environment.
  init(_ effects: @escaping (CGRect) -> [DisplayEffect]) {
    self.init { _ in { rect, _ in effects(rect) } }
  }

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> EffectNode {
    EffectNode(context: context.layout, child: child) { _, _ in [] }
  }
  func update(_ wrapper: EffectNode, in context: ElementContext) {
    wrapper.isVisible = isVisible(context.environment)
    wrapper.effects = effects(context.environment)
  }
}

extension View {
  /// 0 is invisible and not hit, 1 opaque; values outside count as the nearest. Nested values multiply. Spec: J7.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    return modifier(
      EffectModifier(isVisible: { _ in factor > 0 }) { _ in { _, _ in factor < 1 ? [.opacity(factor)] : [] } })
  }
  /// Keeps the layout, drops drawing and interaction. Spec: A38.
  nonisolated public func hidden() -> some View {
    modifier(EffectModifier(isVisible: { _ in false }) { _ in { _, _ in [] } })
  }

  // MARK: Clipping. Spec: J4, J5.

  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(
      EffectModifier { rect in
        [.clip(shape.path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY), style)]
      })
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  // MARK: Blur and shadow. Spec: J4, J9, J14.

  /// `radius` in points, about the standard deviation; zero, negative and NaN blur nothing.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(EffectModifier { rect in radius > 0 ? [.blur(radius: radius, opaqueIn: opaque ? rect : nil)] : [] })
  }
  /// `radius`, `x` and `y` in points; x does not mirror. The default colour is black at a third. Spec: M-DEF.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      EffectModifier { environment in
        let shade = color.rgba(in: environment)
        return { _, _ in
          shade.alpha > 0 ? [.shadow(shade, radius: max(0, radius), offset: CGSize(width: x, height: y))] : []
        }
      })
  }

  // MARK: Groups and blending. Spec: J8, J10, J11.

  nonisolated public func compositingGroup() -> some View { modifier(EffectModifier { _ in [.compositingGroup] }) }
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }
  nonisolated public func blendMode(_ mode: BlendMode) -> some View {
    modifier(EffectModifier { _ in mode == .normal ? [] : [.blend(mode)] })
  }

  // MARK: Transforms. Spec: J20, B41.

  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier { rect in
        [.transform(.around(anchor.point(in: rect), CGAffineTransform(rotationAngle: angle.radians)))]
      })
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    modifier(
      EffectModifier { rect in [.transform(.around(anchor.point(in: rect), CGAffineTransform(scaleX: x, y: y)))] })
  }
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EffectModifier { rect in [.transform(.around(rect.origin, transform))] })
  }
  /// Turns around an axis in space; `perspective` 1 is strong, 0 none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      EffectModifier { rect in
        [
          .projection(
            Projection.rotation(angle, axis: axis, in: rect, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
          )
        ]
      })
  }

  // MARK: Colour effects. Spec: J13.

  nonisolated public func colorInvert() -> some View {
    modifier(EffectModifier { _ in [.colorMatrix(ColorMatrix.invert)] })
  }
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(EffectModifier { _ in [.colorMatrix(ColorMatrix.brightness(amount))] })
  }
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(EffectModifier { _ in [.colorMatrix(ColorMatrix.contrast(amount))] })
  }
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(EffectModifier { _ in [.colorMatrix(ColorMatrix.saturation(amount))] })
  }
  nonisolated public func grayscale(_ amount: Double) -> some View { saturation(1 - min(max(amount, 0), 1)) }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(EffectModifier { _ in [.colorMatrix(ColorMatrix.hueRotation(angle))] })
  }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(
      EffectModifier { environment in
        let factor = color.rgba(in: environment)
        return { _, _ in [.colorMatrix(ColorMatrix.multiply(factor))] }
      })
  }
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(EffectModifier { _ in [.colorMatrix(ColorMatrix.luminanceToAlpha)] })
  }

  // MARK: Masks. Spec: J12.

  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    modifier(MaskModifier(alignment: alignment, mask: mask()))
  }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(alignment: .center, mask: mask))
  }
}

struct MaskModifier<Mask: View>: PrimitiveModifier {
  let alignment: Alignment
  let mask: Mask
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { MaskModifierNode(view, context) }
}

final class MaskModifierNode<Base: View, Mask: View>: SecondaryNode<Base, MaskModifier<Mask>, Mask, MaskNode> {
  override init(_ view: ModifiedContent<Base, MaskModifier<Mask>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
  }
  override func modifierDidChange(from old: MaskModifier<Mask>) { updateSecondaries() }
  override func makeWrapper(around child: LayoutNode) -> MaskNode {
    MaskNode(context: context.layout, child: child, alignment: view.modifier.alignment)
  }
  override func secondaryView() -> Mask { view.modifier.mask }
  override func configure(_ wrapper: MaskNode) { wrapper.setAlignment(view.modifier.alignment) }
  override func give(_ elements: [LayoutNode], to wrapper: MaskNode) { wrapper.mask = elements }
}
