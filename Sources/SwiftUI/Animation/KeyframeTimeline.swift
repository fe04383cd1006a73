import Foundation

/// The values of keyframes over time. Spec: E43.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_AnyTrack<Value>]

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }
  init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    var tracks: [_AnyTrack<Value>] = []
    keyframes._append(to: &tracks)
    self.tracks = tracks.map { $0.beginning(at: initialValue) }
  }

  /// The longest track's, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value at `time`; before 0 the initial one, after the end the last one.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.write(time, &value) }
    return value
  }
  /// The value at a part 0…1 of the whole time.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// A track, the type of its part hidden.
public struct _AnyTrack<Root> {
  let duration: Double
  private let begin: (Root) -> (Double, inout Root) -> Void
  private var writer: ((Double, inout Root) -> Void)?

  init<Value: Animatable>(_ path: WritableKeyPath<Root, Value>, _ keyframes: [_Keyframe<Value>]) {
    duration = keyframes.reduce(0) { $0 + $1.duration }
    begin = { root in
      let curve = TrackCurve(from: root[keyPath: path].animatableData, keyframes)
      return { time, root in root[keyPath: path].animatableData = curve.value(at: time) }
    }
  }

  func beginning(at root: Root) -> _AnyTrack {
    var copy = self
    copy.writer = begin(root)
    return copy
  }
  func write(_ time: Double, _ root: inout Root) { writer?(time, &root) }
}

/// The way through a track's keyframes, in pieces that know where and how fast they begin.
struct TrackCurve<Data: VectorArithmetic> {
  private struct Piece {
    let start: Double
    let duration: Double
    let from: Data
    let to: Data
    /// The way at a time since the piece began.
    let value: (Double) -> Data
  }
  private var pieces: [Piece] = []
  private let first: Data

  init<Value: Animatable>(from first: Data, _ keyframes: [_Keyframe<Value>]) where Value.AnimatableData == Data {
    self.first = first
    var (time, from, velocity) = (0.0, first, Data.zero)
    for (index, keyframe) in keyframes.enumerated() {
      let to = keyframe.value.animatableData
      let way = to - from
      let duration = keyframe.duration
      let begin = from
      let value: (Double) -> Data
      switch keyframe.kind {
      case .move:
        value = { _ in to }
        velocity = .zero
      case .linear(let curve):
        value = { begin + way.scaled(by: curve.value(at: duration > 0 ? $0 / duration : 1)) }
        velocity = duration > 0 ? way.scaled(by: curve.velocity(at: 1) / duration) : .zero
      case .spring(let spring, let start):
        let initial = start?.animatableData ?? velocity
        value = { begin + spring.value(target: way, initialVelocity: initial, time: $0) }
        velocity = spring.velocity(target: way, initialVelocity: initial, time: duration)
      case .cubic(let start, let end):
        let initial = start?.animatableData ?? velocity
        let last = end?.animatableData ?? Self.velocity(through: index, keyframes, from: from)
        value = { Self.hermite(begin, to, initial, last, duration, $0) }
        velocity = last
      }
      pieces.append(Piece(start: time, duration: duration, from: from, to: to, value: value))
      time += duration
      from = to
    }
  }

  /// How fast a smooth curve goes through a keyframe: from the one before to the one after it, where that is smooth,
  /// too; it comes to rest at the last.
  private static func velocity<Value: Animatable>(
    through index: Int, _ keyframes: [_Keyframe<Value>], from: Data
  ) -> Data where Value.AnimatableData == Data {
    guard index + 1 < keyframes.count, case .cubic(let start, _) = keyframes[index + 1].kind else { return .zero }
    if let start { return start.animatableData }
    let time = keyframes[index].duration + keyframes[index + 1].duration
    return time > 0 ? (keyframes[index + 1].value.animatableData - from).scaled(by: 1 / time) : .zero
  }

  /// A cubic between two points with velocities at both.
  private static func hermite(
    _ a: Data, _ b: Data, _ start: Data, _ end: Data, _ duration: Double, _ time: Double
  ) -> Data {
    guard duration > 0 else { return b }
    let t = min(max(time / duration, 0), 1)
    let (t2, t3) = (t * t, t * t * t)
    return a.scaled(by: 2 * t3 - 3 * t2 + 1) + start.scaled(by: (t3 - 2 * t2 + t) * duration)
      + b.scaled(by: 3 * t2 - 2 * t3) + end.scaled(by: (t3 - t2) * duration)
  }

  func value(at time: Double) -> Data {
    guard time >= 0, let piece = pieces.last(where: { $0.start <= time }) else { return first }
    let passed = time - piece.start
    return passed < piece.duration ? piece.value(passed) : piece.to
  }
}
