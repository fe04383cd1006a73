import Foundation
import MartletLayout

/// A way in and out of an app's own: what the view looks like before, while and after it is there. Spec: E36.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    ErasedTransition(erased: AnyTransition(self).animation(animation))
  }
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    ErasedTransition(erased: AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

/// One of the library's transitions: drawn by the engine, without a body for each phase.
nonisolated protocol BuiltInTransition {
  var erased: AnyTransition { get }
}

extension Transition where Body == PlaceholderContentView<Self> {
  /// What the engine draws needs no body for each phase.
  public func body(content: Content, phase: TransitionPhase) -> PlaceholderContentView<Self> { content }
}

struct ErasedTransition: Transition, BuiltInTransition {
  let erased: AnyTransition
  typealias Body = PlaceholderContentView<Self>
}

nonisolated public struct OpacityTransition: Transition, BuiltInTransition {
  public typealias Body = PlaceholderContentView<Self>
  public init() {}
  var erased: AnyTransition { .opacity }
}
nonisolated public struct IdentityTransition: Transition, BuiltInTransition {
  public typealias Body = PlaceholderContentView<Self>
  public init() {}
  var erased: AnyTransition { .identity }
}
nonisolated public struct SlideTransition: Transition, BuiltInTransition {
  public typealias Body = PlaceholderContentView<Self>
  public init() {}
  var erased: AnyTransition { .slide }
}
nonisolated public struct MoveTransition: Transition, BuiltInTransition {
  public typealias Body = PlaceholderContentView<Self>
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  var erased: AnyTransition { .move(edge: edge) }
}
nonisolated public struct PushTransition: Transition, BuiltInTransition {
  public typealias Body = PlaceholderContentView<Self>
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  var erased: AnyTransition { .push(from: edge) }
}
nonisolated public struct OffsetTransition: Transition, BuiltInTransition {
  public typealias Body = PlaceholderContentView<Self>
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  var erased: AnyTransition { .offset(offset) }
}
nonisolated public struct ScaleTransition: Transition, BuiltInTransition {
  public typealias Body = PlaceholderContentView<Self>
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  var erased: AnyTransition { .scale(scale: CGFloat(scale), anchor: anchor) }
}
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition,
  BuiltInTransition
{
  public typealias Body = PlaceholderContentView<Self>
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}
/// Fades through a blur, a little smaller. Radius and size are own, no public figure.
nonisolated public struct BlurReplaceTransition: Transition, BuiltInTransition {
  public typealias Body = PlaceholderContentView<Self>
  public struct Configuration: Equatable, Sendable {
    private let isUpUp: Bool
    public static let downUp = Configuration(isUpUp: false)
    public static let upUp = Configuration(isUpUp: true)
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  var erased: AnyTransition { AnyTransition(.blurReplace) }
}

extension Transition where Self == OpacityTransition { nonisolated public static var opacity: Self { .init() } }
extension Transition where Self == IdentityTransition { nonisolated public static var identity: Self { .init() } }
extension Transition where Self == SlideTransition { nonisolated public static var slide: Self { .init() } }
extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> Self { .init(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { .init(CGSize(width: x, height: y)) }
}
extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: Self { .init(0.00001) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    .init(scale, anchor: anchor)
  }
}
extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: Self { .init(configuration: .downUp) }
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    .init(configuration: configuration)
  }
}
