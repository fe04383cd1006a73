import Foundation

/// The way to one value of a track.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }
  let kind: Kind
  let value: Value
  let duration: Double
}

/// What stands in a track: keyframes one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  func _append(to keyframes: inout [_Keyframe<Value>])
}

/// Goes to a value along a straight line, or along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>
  /// `duration` in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(kind: .linear(timingCurve), value: to, duration: max(0, duration))
  }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

/// Goes to a value on a smooth curve through it and its neighbours. Velocities are a second; nil leaves them to the
/// curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframe = _Keyframe(kind: .cubic(start: startVelocity, end: endVelocity), value: to, duration: max(0, duration))
  }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

/// Goes to a value on a spring, which begins with the velocity that is there. Without a duration it takes as long as
/// the spring needs to settle.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _Keyframe<Value>
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    keyframe = _Keyframe(
      kind: .spring(spring, start: startVelocity), value: to, duration: max(0, duration ?? spring.settlingDuration))
  }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes.append(keyframe) }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let value: Value
  public init(_ to: Value) { value = to }
  public func _append(to keyframes: inout [_Keyframe<Value>]) {
    keyframes.append(_Keyframe(kind: .move, value: value, duration: 0))
  }
}

/// Keyframes as a builder collects them.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  var keyframes: [_Keyframe<Value>] = []
  init() {}
  init(_ parts: [any KeyframeTrackContent<Value>]) { for part in parts { part._append(to: &keyframes) } }
  public func _append(to keyframes: inout [_Keyframe<Value>]) { keyframes += self.keyframes }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList([expression]) }
  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> { _KeyframeList(parts) }
  public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> { _KeyframeList(parts) }
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }
  public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> { part ?? _KeyframeList() }
}

/// Keyframes for parts of a value, side by side.
public protocol Keyframes<Value> {
  associatedtype Value
  func _append(to tracks: inout [_AnyTrack<Value>])
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) { (path, self.content) = (keyPath, content()) }
  /// The keyframes of the value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (path, self.content) = (\.self, content())
  }

  public func _append(to tracks: inout [_AnyTrack<Root>]) {
    var keyframes: [_Keyframe<Value>] = []
    content._append(to: &keyframes)
    tracks.append(_AnyTrack(path, keyframes))
  }
}

/// Tracks as a builder collects them.
public struct _TrackList<Value>: Keyframes {
  var tracks: [_AnyTrack<Value>] = []
  init(_ parts: [any Keyframes<Value>]) { for part in parts { part._append(to: &tracks) } }
  init(tracks: [_AnyTrack<Value>]) { self.tracks = tracks }
  public func _append(to tracks: inout [_AnyTrack<Value>]) { tracks += self.tracks }
}

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _TrackList<Value> where K.Value == Value {
    _TrackList([expression])
  }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList([expression]) }
  public static func buildBlock(_ parts: _TrackList<Value>...) -> _TrackList<Value> { _TrackList(parts) }
  /// Keyframes without a track are those of the value as a whole.
  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> where Value: Animatable {
    _KeyframeList(parts)
  }
  public static func buildArray(_ parts: [_TrackList<Value>]) -> _TrackList<Value> { _TrackList(parts) }
  public static func buildEither(first: _TrackList<Value>) -> _TrackList<Value> { first }
  public static func buildEither(second: _TrackList<Value>) -> _TrackList<Value> { second }
  public static func buildOptional(_ part: _TrackList<Value>?) -> _TrackList<Value> { part ?? _TrackList([]) }
  public static func buildFinalResult(_ result: _TrackList<Value>) -> _TrackList<Value> { result }
  public static func buildFinalResult(_ result: _KeyframeList<Value>) -> _TrackList<Value> where Value: Animatable {
    _TrackList(tracks: [_AnyTrack(\.self, result.keyframes)])
  }
}
