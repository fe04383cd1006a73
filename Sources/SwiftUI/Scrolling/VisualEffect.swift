import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// What changes how a view is drawn without changing its layout, made from the view's place. Spec: G38.
public protocol VisualEffect: Animatable, Sendable {
  nonisolated var _steps: [_VisualEffectStep] { get }
}

/// Changes nothing: what effects are added to.
public struct EmptyVisualEffect: VisualEffect {
  nonisolated public init() {}
  nonisolated public var _steps: [_VisualEffectStep] { [] }
}

/// Effects one after the other, from the inside out.
public struct _VisualEffects: VisualEffect {
  nonisolated public let _steps: [_VisualEffectStep]
}

/// One effect by its numbers, so that two of a kind can be mixed.
public struct _VisualEffectStep: Hashable, Sendable {
  enum Kind {
    case opacity, offset, scale, rotation, rotation3D, blur, opaqueBlur, brightness, contrast, saturation, hueRotation
  }
  let kind: Kind
  var numbers: [Double]
  var anchor = UnitPoint.center

  /// Between two; `part` 0 is this one. Numbers that are impossible are left out by the drawing.
  func mixed(with other: Self, _ part: Double) -> Self {
    var mixed = self
    mixed.numbers = zip(numbers, other.numbers).map { $0 + ($1 - $0) * part }
    mixed.anchor.x += (other.anchor.x - anchor.x) * CGFloat(part)
    mixed.anchor.y += (other.anchor.y - anchor.y) * CGFloat(part)
    return mixed
  }

  func effect(in rect: CGRect) -> DisplayEffect? {
    let center = anchor.point(in: rect)
    switch kind {
    case .opacity: return numbers[0] < 1 ? .opacity(max(0, numbers[0])) : nil
    case .offset: return .transform(CGAffineTransform(translationX: numbers[0], y: numbers[1]))
    case .scale: return .transform(.around(center, CGAffineTransform(scaleX: numbers[0], y: numbers[1])))
    case .rotation: return .transform(.around(center, CGAffineTransform(rotationAngle: numbers[0])))
    case .rotation3D:
      return .projection(
        Projection.rotation(
          .radians(numbers[0]), axis: (numbers[1], numbers[2], numbers[3]), in: rect, anchor: anchor,
          anchorZ: numbers[4], perspective: numbers[5]))
    case .blur: return numbers[0] > 0 ? .blur(radius: numbers[0], opaqueIn: nil) : nil
    case .opaqueBlur: return numbers[0] > 0 ? .blur(radius: numbers[0], opaqueIn: rect) : nil
    case .brightness: return .colorMatrix(ColorMatrix.brightness(numbers[0]))
    case .contrast: return .colorMatrix(ColorMatrix.contrast(numbers[0]))
    case .saturation: return .colorMatrix(ColorMatrix.saturation(numbers[0]))
    case .hueRotation: return .colorMatrix(ColorMatrix.hueRotation(.radians(numbers[0])))
    }
  }
}

extension [_VisualEffectStep] {
  /// Between two rows of the same kinds; the nearer one where the kinds differ.
  func mixed(with other: Self, _ part: Double) -> Self {
    guard map(\.kind) == other.map(\.kind) else { return part < 0.5 ? self : other }
    return zip(self, other).map { $0.mixed(with: $1, part) }
  }
}

extension VisualEffect {
  nonisolated private func adding(
    _ kind: _VisualEffectStep.Kind, _ numbers: [Double], anchor: UnitPoint = .center
  ) -> _VisualEffects {
    // What is not a number would draw nothing at all.
    let isPossible = numbers.allSatisfy(\.isFinite)
    return _VisualEffects(
      _steps: _steps + (isPossible ? [_VisualEffectStep(kind: kind, numbers: numbers, anchor: anchor)] : []))
  }

  /// 0 is invisible, 1 opaque.
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, [opacity]) }
  /// Points to the right and down, also where the view reads from the right.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, [x, y]) }
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset, [offset.width, offset.height])
  }
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [scale, scale], anchor: anchor)
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [scale.width, scale.height], anchor: anchor)
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.scale, [x, y], anchor: anchor) }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation, [angle.radians], anchor: anchor)
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(.rotation3D, [angle.radians, axis.x, axis.y, axis.z, anchorZ, perspective], anchor: anchor)
  }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(opaque ? .opaqueBlur : .blur, [radius])
  }
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, [amount]) }
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, [amount]) }
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, [amount]) }
  /// 0 leaves the colours, 1 takes them all.
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.saturation, [1 - min(max(amount, 0), 1)])
  }
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation, [angle.radians]) }
}

// MARK: The modifier

/// Draws its child through effects that are found after each layout.
final class VisualEffectNode: UnaryNode, LayoutWatching {
  /// The effects for the node as it stands now.
  var find: (VisualEffectNode) -> [_VisualEffectStep] = { _ in [] }
  /// What the effects need to remember.
  var owner: AnyObject?
  private var steps: [_VisualEffectStep] = []
  private var effect: EffectNode? { children[0] as? EffectNode }

  init(context: LayoutContext, content: LayoutNode) {
    super.init(context: context, child: EffectNode(context: context, child: content) { _, _ in [] })
  }

  func layoutDidEnd() {
    if parent != nil { show(find(self)) }
  }

  func show(_ new: [_VisualEffectStep]) {
    guard new != steps else { return }
    steps = new
    effect?.effects = { rect, _ in new.compactMap { $0.effect(in: rect) } }
  }
}

struct VisualEffectModifier: ElementModifier {
  let find: (GeometryProxy) -> [_VisualEffectStep]

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> VisualEffectNode {
    let node = VisualEffectNode(context: context.layout, content: child)
    context.node.root.addLayoutWatch(node)
    return node
  }
  func update(_ wrapper: VisualEffectNode, in context: ElementContext) {
    wrapper.find = { [find] node in find(GeometryProxy(node: node, reads: GeometryReads())) }
    context.node.root.needsFrame()
  }
}

extension View {
  /// Draws this view through effects that are made from its geometry: they follow it as it moves, for example in a scroll
  /// view. Layout and what else is around stay as they are. Spec: G38.
  nonisolated public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps }) }
}
