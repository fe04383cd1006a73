import MartletControls
import MartletLayout

/// A movement of a symbol.
///
/// DEVIATION: bouncing, wiggling, turning, breathing and pulsing move or fade the whole symbol; variable colour shows
/// nothing. Row "Symbol effects" in Docs/Status.md.
public struct SymbolEffect: Hashable, Sendable {
  enum Kind: Hashable { case bounce, wiggle, pulse, breathe, rotate, scale(Double), variableColor, none }
  let kind: Kind
  public static let bounce = SymbolEffect(kind: .bounce)
  public static let wiggle = SymbolEffect(kind: .wiggle)
  public static let pulse = SymbolEffect(kind: .pulse)
  public static let breathe = SymbolEffect(kind: .breathe)
  public static let rotate = SymbolEffect(kind: .rotate)
  public static let scale = SymbolEffect(kind: .scale(1.1))
  public static let variableColor = SymbolEffect(kind: .variableColor)
  public static let replace = SymbolEffect(kind: .none)
  public static let automatic = SymbolEffect(kind: .none)

  /// Variants: they look the same here, but for the directions of `scale`.
  public var up: SymbolEffect { if case .scale = kind { SymbolEffect(kind: .scale(1.1)) } else { self } }
  public var down: SymbolEffect { if case .scale = kind { SymbolEffect(kind: .scale(0.9)) } else { self } }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  var factor = 1.0
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(factor: max(0.01, speed)) }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public func speed(_ speed: Double) -> SymbolEffectOptions { .speed(speed) }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
}

extension ContentTransition {
  public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default) -> ContentTransition
  {
    .symbolEffect
  }
}

/// What a symbol looks like at one point of its movement. Sizes, angles and times are own, no public figure.
private struct SymbolPose: Equatable {
  var scale = 1.0
  var degrees = 0.0
  var opacity = 1.0
  static func poses(of effect: SymbolEffect) -> [SymbolPose] {
    switch effect.kind {
    case .bounce: [SymbolPose(), SymbolPose(scale: 1.2)]
    case .wiggle: [SymbolPose(), SymbolPose(degrees: -8), SymbolPose(degrees: 8)]
    case .pulse: [SymbolPose(), SymbolPose(opacity: 0.4)]
    case .breathe: [SymbolPose(), SymbolPose(scale: 1.08, opacity: 0.8)]
    case .rotate: [SymbolPose(), SymbolPose(degrees: 360)]
    case .scale, .variableColor, .none: []
    }
  }
}

extension View {
  fileprivate nonisolated func posed(_ pose: SymbolPose) -> some View {
    scaleEffect(CGFloat(pose.scale)).rotationEffect(.degrees(pose.degrees)).opacity(pose.opacity)
  }

  /// Moves symbols in this view once each time `value` changes.
  nonisolated public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V, file: String = #fileID,
    line: UInt = #line
  ) -> some View {
    let poses = SymbolPose.poses(of: effect)
    if poses.isEmpty { noteMissing(effect, file, line) }
    return phaseAnimator(poses.isEmpty ? [SymbolPose()] : poses, trigger: value) { content, pose in
      content.posed(pose)
    } animation: { _ in
      .easeInOut(duration: 0.2 / options.factor)
    }
  }

  /// Moves symbols in this view for as long as `isActive`.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true, file: String = #fileID,
    line: UInt = #line
  ) -> some View {
    let poses = SymbolPose.poses(of: effect)
    var scale = 1.0
    if case .scale(let factor) = effect.kind {
      scale = isActive ? factor : 1
    } else if poses.isEmpty {
      noteMissing(effect, file, line)
    }
    return phaseAnimator(isActive && !poses.isEmpty ? poses : [SymbolPose()]) { content, pose in
      content.posed(pose)
    } animation: { _ in
      .easeInOut(duration: 0.6 / options.factor)
    }
    .scaleEffect(CGFloat(scale))
  }

  private nonisolated func noteMissing(_ effect: SymbolEffect, _ file: String, _ line: UInt) {
    guard effect.kind != .none else { return }
    Notes.once(
      "symbolEffect: this effect shows nothing yet (see Docs/Status.md)", at: Notes.Place(file: file, line: line))
  }
}
