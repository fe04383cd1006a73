import Foundation
import MartletControls
import MartletLayout

// Animations end before a picture is taken, so what these modifiers say about the way there does not show.
// DEVIATION: nothing is interpolated yet. Row "Animation" in Docs/Status.md.

extension View {
  /// The animation of changes inside this view when `value` changes; nil makes them instant. Spec: E3, E6.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V, file: String = #fileID, line: UInt = #line
  ) -> some View {
    noteMissingAnimation("animation", file, line)
    return self
  }

  /// The older form, for any change below. Spec: E5.
  nonisolated public func animation(
    _ animation: Animation?, file: String = #fileID, line: UInt = #line
  ) -> some View {
    noteMissingAnimation("animation", file, line)
    return self
  }

  /// How the view comes and goes in an animated update. Spec: E27, E32.
  nonisolated public func transition(
    _ transition: AnyTransition, file: String = #fileID, line: UInt = #line
  ) -> some View {
    noteMissingAnimation("transition", file, line)
    return self
  }
  nonisolated public func contentTransition(
    _ transition: ContentTransition, file: String = #fileID, line: UInt = #line
  ) -> some View {
    noteMissingAnimation("contentTransition", file, line)
    return self
  }
}

/// Says once, with its place, that a change shows its end at once.
private func noteMissingAnimation(_ modifier: String, _ file: String, _ line: UInt) {
  Notes.once(
    "\(modifier): nothing is animated yet, so changes show their end at once (see Docs/Status.md)", file: file,
    line: line)
}

/// How a view enters and leaves. Spec: E31, E33.
public struct AnyTransition: Hashable, Sendable {
  indirect enum Kind: Hashable {
    case identity, opacity, slide
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case scale(CGFloat, UnitPoint)
    case asymmetric(AnyTransition, AnyTransition)
    case combined(AnyTransition, AnyTransition)
  }
  let kind: Kind
  var animation: Animation?

  init(_ kind: Kind) { self.kind = kind }

  public static let identity = AnyTransition(.identity)
  public static let opacity = AnyTransition(.opacity)
  public static let slide = AnyTransition(.slide)
  public static var scale: AnyTransition { scale(scale: 0.00001) }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion, removal))
  }
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(self, other)) }
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}

/// How changed content replaces the old in place.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable { case identity, opacity, interpolate, numericText(countsDown: Bool), symbolEffect }
  let kind: Kind
  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
}
