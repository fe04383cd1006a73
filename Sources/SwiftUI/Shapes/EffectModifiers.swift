import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Draws a view through effects made from a value, which animates. Layout and hit area stay. Spec: B41, E13.
struct EffectModifier<Value: Animatable>: ElementModifier, Animatable {
  var value: Value
  let isVisible: (Value) -> Bool
  let effects: (Value, EnvironmentValues) -> (CGRect) -> [DisplayEffect]

  /// Effects of a value alone.
  init(
    _ value: Value, isVisible: @escaping (Value) -> Bool = { _ in true },
    _ effects: @escaping (Value, CGRect) -> [DisplayEffect]
  ) {
    self.init(value, isVisible: isVisible, inEnvironment: { value, _ in { rect in effects(value, rect) } })
  }
  init(
    _ value: Value, isVisible: @escaping (Value) -> Bool = { _ in true },
    inEnvironment effects: @escaping (Value, EnvironmentValues) -> (CGRect) -> [DisplayEffect]
  ) { (self.value, self.isVisible, self.effects) = (value, isVisible, effects) }

  var animatableData: Value.AnimatableData {
    get { value.animatableData }
    set { value.animatableData = newValue }
  }

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> EffectNode {
    EffectNode(context: context.layout, child: child) { _, _ in [] }
  }
  func update(_ wrapper: EffectNode, in context: ElementContext) {
    let site = ContainerSite(node: wrapper)
    let value = (value as? any ContainerFollowing)?.followed(site) as? Value ?? value
    wrapper.isVisible = isVisible(value)
    let effects = effects(value, context.environment)
    wrapper.effects = { rect, _ in effects(rect) }
  }
}

extension EffectModifier where Value == NoValue {
  /// Effects that nothing changes.
  init(isVisible: Bool = true, _ effects: @escaping (CGRect) -> [DisplayEffect]) {
    self.init(NoValue(), isVisible: { _ in isVisible }) { _, rect in effects(rect) }
  }
}

/// Nothing that animates.
public struct _NoValue: Animatable, Sendable {}
typealias NoValue = _NoValue

/// Something that happens around a point of the view; both animate.
public struct _Anchored<Value: Animatable>: Animatable {
  var value: Value
  var anchor: UnitPoint
  public var animatableData: AnimatablePair<Value.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(value.animatableData, anchor.animatableData) }
    set { (value.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

typealias Anchored = _Anchored
extension _Anchored: Sendable where Value: Sendable {}

/// A shadow's measures; they animate.
struct ShadowMeasures: Animatable {
  var radius: CGFloat
  var offset: CGSize
  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension View {
  /// 0 is invisible and not hit, 1 opaque; values outside count as the nearest, NaN as 1. Nested values multiply.
  /// Spec: J7.
  nonisolated public func opacity(_ opacity: Double, file: String = #fileID, line: UInt = #line) -> some View {
    let factor = ValueRepair("opacity", file, line).fraction(opacity)
    return modifier(
      EffectModifier(factor, isVisible: { $0 > 0 }) { factor, _ in factor < 1 ? [.opacity(max(0, factor))] : [] })
  }
  /// Keeps the layout, drops drawing and interaction. Spec: A38.
  nonisolated public func hidden() -> some View {
    modifier(EffectModifier(isVisible: false) { _ in [] })
  }

  // MARK: Clipping. Spec: J4, J5.

  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(
      EffectModifier(shape) { shape, rect in
        [.clip(shape.path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY), style)]
      })
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
  /// `radius` in points; more than half of a side counts as half, negative and NaN as 0.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let radius = ValueRepair("cornerRadius", file, line).radius(radius)
    return clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  // MARK: Blur and shadow. Spec: J4, J9, J14.

  /// `radius` in points, about the standard deviation; zero, negative, infinite and NaN blur nothing.
  nonisolated public func blur(
    radius: CGFloat, opaque: Bool = false, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let radius = ValueRepair("blur", file, line).length(radius, "radius")
    return modifier(
      EffectModifier(radius) { radius, rect in
        radius > 0 ? [.blur(radius: radius, opaqueIn: opaque ? rect : nil)] : []
      })
  }
  /// `radius`, `x` and `y` in points; x does not mirror. The default colour is black at a third. Spec: M-DEF.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
    file: String = #fileID, line: UInt = #line
  ) -> some View {
    let repair = ValueRepair("shadow", file, line)
    let radius = repair.length(radius, "radius")
    let offset = repair.size(CGSize(width: x, height: y))
    return modifier(
      EffectModifier(
        ShadowMeasures(radius: radius, offset: offset),
        inEnvironment: { measures, environment in
          let shade = color.rgba(in: environment)
          return { _ in
            shade.alpha > 0 ? [.shadow(shade, radius: max(0, measures.radius), offset: measures.offset)] : []
          }
        }))
  }

  // MARK: Groups and blending. Spec: J8, J10, J11.

  nonisolated public func compositingGroup() -> some View { modifier(EffectModifier { _ in [.compositingGroup] }) }
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }
  nonisolated public func blendMode(_ mode: BlendMode) -> some View {
    modifier(EffectModifier { _ in mode == .normal ? [] : [.blend(mode)] })
  }

  // MARK: Transforms. Spec: J20, B41.

  /// Turns clockwise; NaN and infinite angles turn nothing.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let angle = ValueRepair("rotationEffect", file, line).angle(angle)
    return modifier(
      EffectModifier(Anchored(value: angle, anchor: anchor)) { turn, rect in
        let rotation = CGAffineTransform(rotationAngle: turn.value.radians)
        return [.transform(.around(turn.anchor.point(in: rect), rotation))]
      })
  }
  /// Factors of width and height; negative ones mirror, NaN and infinite ones count as 1.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, file: String = #fileID, line: UInt = #line
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor, file: file, line: line)
  }
  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let scale = ValueRepair("scaleEffect", file, line).finite(scale, or: 1)
    return scaleEffect(CGSize(width: scale, height: scale), anchor: anchor, file: file, line: line)
  }
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let scale = ValueRepair("scaleEffect", file, line).size(scale, or: 1)
    return modifier(
      EffectModifier(Anchored(value: scale, anchor: anchor)) { scale, rect in
        let transform = CGAffineTransform(scaleX: scale.value.width, y: scale.value.height)
        return [.transform(.around(scale.anchor.point(in: rect), transform))]
      })
  }
  /// Mirrors what is drawn where the layout runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      EffectModifier(
        NoValue(),
        inEnvironment: { _, environment in
          guard enabled, environment.layoutDirection == .rightToLeft else { return { _ in [] } }
          let mirror = CGAffineTransform(scaleX: -1, y: 1)
          return { rect in [.transform(.around(UnitPoint.center.point(in: rect), mirror))] }
        }))
  }
  /// A map about the top left corner; one with NaN or infinite parts changes nothing.
  nonisolated public func transformEffect(
    _ transform: CGAffineTransform, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let transform = ValueRepair("transformEffect", file, line).transform(transform)
    return modifier(EffectModifier { rect in [.transform(.around(rect.origin, transform))] })
  }
  /// Turns around an axis in space; `perspective` 1 is strong, 0 none.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let repair = ValueRepair("rotation3DEffect", file, line)
    let angle = repair.angle(angle)
    let axis = (x: repair.finite(axis.x, "x"), y: repair.finite(axis.y, "y"), z: repair.finite(axis.z, "z"))
    let anchorZ = repair.finite(anchorZ, "anchorZ")
    let perspective = repair.finite(perspective, "perspective", or: 1)
    return modifier(
      EffectModifier(Anchored(value: angle, anchor: anchor)) { turn, rect in
        let matrix = Projection.rotation(
          turn.value, axis: axis, in: rect, anchor: turn.anchor, anchorZ: anchorZ, perspective: perspective)
        return [.projection(matrix)]
      })
  }

  // MARK: Colour effects. Spec: J13.

  nonisolated public func colorInvert() -> some View {
    modifier(EffectModifier { _ in [.colorMatrix(ColorMatrix.invert)] })
  }
  nonisolated public func brightness(_ amount: Double, file: String = #fileID, line: UInt = #line) -> some View {
    let amount = ValueRepair("brightness", file, line).finite(amount)
    return modifier(EffectModifier(amount) { amount, _ in [.colorMatrix(ColorMatrix.brightness(amount))] })
  }
  nonisolated public func contrast(_ amount: Double, file: String = #fileID, line: UInt = #line) -> some View {
    let amount = ValueRepair("contrast", file, line).finite(amount, or: 1)
    return modifier(EffectModifier(amount) { amount, _ in [.colorMatrix(ColorMatrix.contrast(amount))] })
  }
  nonisolated public func saturation(_ amount: Double, file: String = #fileID, line: UInt = #line) -> some View {
    let amount = ValueRepair("saturation", file, line).finite(amount, or: 1)
    return modifier(EffectModifier(amount) { amount, _ in [.colorMatrix(ColorMatrix.saturation(amount))] })
  }
  /// 0 leaves the colours, 1 takes them all; values outside count as the nearest, NaN as 0.
  nonisolated public func grayscale(_ amount: Double, file: String = #fileID, line: UInt = #line) -> some View {
    saturation(1 - ValueRepair("grayscale", file, line).fraction(amount, or: 0))
  }
  nonisolated public func hueRotation(_ angle: Angle, file: String = #fileID, line: UInt = #line) -> some View {
    let angle = ValueRepair("hueRotation", file, line).angle(angle)
    return modifier(EffectModifier(angle) { angle, _ in [.colorMatrix(ColorMatrix.hueRotation(angle))] })
  }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(
      EffectModifier(
        NoValue(),
        inEnvironment: { _, environment in
          let factor = color.rgba(in: environment)
          return { _ in [.colorMatrix(ColorMatrix.multiply(factor))] }
        }))
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
