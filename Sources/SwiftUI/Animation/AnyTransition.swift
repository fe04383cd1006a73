import Foundation
import MartletLayout

/// How a view enters and leaves in an animated update. Spec: E27-E34.
public struct AnyTransition: @unchecked Sendable {
  indirect enum Kind {
    case opacity, slide, blurReplace
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case custom(CustomTransition)
    case asymmetric(AnyTransition, AnyTransition)
    /// All at once; none for a view that comes and goes without a way.
    case combined([AnyTransition])
  }
  let kind: Kind
  /// Its own animation; nil for that of the update.
  private(set) var animation: Animation?

  init(_ kind: Kind) { self.kind = kind }

  /// A transition of an app's own, or one of the library's by its type.
  public init<T: Transition>(_ transition: T) {
    self = (transition as? BuiltInTransition)?.erased ?? AnyTransition(.custom(PhasedTransition(transition)))
  }

  /// The view is there and gone at once.
  public static let identity = AnyTransition(.combined([]))
  /// The default.
  public static let opacity = AnyTransition(.opacity)
  /// In from the leading edge, out to the trailing one.
  public static let slide = AnyTransition(.slide)
  public static var scale: AnyTransition { scale(scale: 0.00001) }
  /// In from, and out to, the place fully outside of its own frame at this edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  /// In from this edge and out to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
  /// Points; x in reading direction.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(CGSize(width: scale, height: scale), anchor))
  }
  /// `active` is the modifier of a view that is not there, `identity` that of one that is. Spec: E36.
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    AnyTransition(.custom(ModifierTransition(active: active, identity: identity)))
  }
  /// One way in, another one out. Spec: E31.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion, removal))
  }
  /// Both at once. Spec: E33.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined([self, other])) }
  /// Runs with an animation of its own, also in updates that are not animated. Spec: E28.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}

/// One single way in or out.
struct TransitionPart {
  enum Kind {
    case opacity
    case blur
    /// By whole lengths of its own frame.
    case move(Edge)
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case custom(CustomTransition)
  }
  let kind: Kind
  let animation: Animation?
}

extension AnyTransition {
  /// The single ways that run on insertion or removal, with the animation of the nearest that has one.
  func parts(isInsertion: Bool, inheriting outer: Animation? = nil) -> [TransitionPart] {
    let animation = animation ?? outer
    func part(_ kinds: TransitionPart.Kind...) -> [TransitionPart] {
      kinds.map { TransitionPart(kind: $0, animation: animation) }
    }
    switch kind {
    case .opacity: return part(.opacity)
    case .blurReplace: return part(.opacity, .blur, .scale(CGSize(width: 0.9, height: 0.9), .center))
    case .slide: return part(.move(isInsertion ? .leading : .trailing))
    case .move(let edge): return part(.move(edge))
    case .push(let edge): return part(.move(isInsertion ? edge : edge.opposite), .opacity)
    case .offset(let offset): return part(.offset(offset))
    case .scale(let scale, let anchor): return part(.scale(scale, anchor))
    case .custom(let custom): return part(.custom(custom))
    case .asymmetric(let insertion, let removal):
      return (isInsertion ? insertion : removal).parts(isInsertion: isInsertion, inheriting: animation)
    case .combined(let all): return all.flatMap { $0.parts(isInsertion: isInsertion, inheriting: animation) }
    }
  }

  /// An app's own ways, each with whether it runs on insertion and on removal.
  var customParts: [(transition: CustomTransition, phases: Set<TransitionPhase>)] {
    func find(_ transition: AnyTransition, _ phases: Set<TransitionPhase>) -> [(CustomTransition, Set<TransitionPhase>)]
    {
      switch transition.kind {
      case .custom(let custom): [(custom, phases)]
      case .asymmetric(let insertion, let removal):
        find(insertion, phases.intersection([.willAppear])) + find(removal, phases.intersection([.didDisappear]))
      case .combined(let all): all.flatMap { find($0, phases) }
      default: []
      }
    }
    return find(self, [.willAppear, .didDisappear]).map { ($0.0, $0.1) }
  }

  /// Whether some part runs in updates that are not animated.
  var hasOwnAnimation: Bool {
    if animation != nil { return true }
    switch kind {
    case .asymmetric(let insertion, let removal): return insertion.hasOwnAnimation || removal.hasOwnAnimation
    case .combined(let all): return all.contains(where: \.hasOwnAnimation)
    default: return false
    }
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
