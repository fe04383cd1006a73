import Foundation
import MartletGraph

/// What shows of a value that changes in animated updates: a modifier, a shape, a view. Spec: E13, E14.
class ValueMotion<Value> {
  /// What shows in the place of the model's value; nil while that shows.
  final fileprivate(set) var shown: Value?

  /// The model's value changed in the update that is running.
  func modelDidChange(from old: Value, to new: Value) {}
  /// The model's value shows from now on.
  func end() {}

  /// The motion of values of this type; nil for those that do not animate. `valueDidStep` is called in each frame.
  static func make(for node: _AnyViewNode, valueDidStep: @escaping () -> Void) -> ValueMotion<Value>? {
    guard let type = Value.self as? any Animatable.Type else { return nil }
    func open<A: Animatable>(_ type: A.Type) -> ValueMotion<Value>? {
      guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      return AnimatableMotion<A>(root: node.root, valueDidStep: valueDidStep) as? ValueMotion<Value>
    }
    return open(type)
  }

  /// Whether values of this type animate: asked once a type of node.
  static var exists: Bool {
    guard let type = Value.self as? any Animatable.Type else { return false }
    func open<A: Animatable>(_ type: A.Type) -> Bool { A.AnimatableData.self != EmptyAnimatableData.self }
    return open(type)
  }
}

private final class AnimatableMotion<Value: Animatable>: ValueMotion<Value> {
  private var model: Value?
  private var interpolation: ClockedInterpolation<Value.AnimatableData>!

  init(root: ViewRoot, valueDidStep: @escaping () -> Void) {
    super.init()
    interpolation = ClockedInterpolation(root: root) { [weak self] offset in
      self?.show(offset)
      valueDidStep()
    }
  }

  override func modelDidChange(from old: Value, to new: Value) {
    model = new
    show(interpolation.add(new.animatableData - old.animatableData, .current))
  }

  override func end() {
    interpolation.end()
    shown = nil
  }

  private func show(_ offset: Value.AnimatableData?) {
    guard let offset, var value = model else { return shown = nil }
    value.animatableData = value.animatableData + offset
    shown = value
  }
}

/// The motion of a node's value, made when it is first needed. While no update is animated, asking costs one comparison.
struct LazyValueMotion<Value> {
  private var motion: ValueMotion<Value>?

  /// What shows in the place of the model's value.
  var shown: Value? { motion?.shown }

  mutating func modelDidChange(
    from old: Value, to new: Value, in node: _AnyViewNode, valueDidStep: @escaping () -> Void
  ) {
    if motion == nil {
      guard Reader.cause != nil, Transaction.current.concernsMotions else { return }
      motion = ValueMotion.make(for: node, valueDidStep: valueDidStep)
    }
    motion?.modelDidChange(from: old, to: new)
  }

  mutating func end() {
    motion?.end()
    motion = nil
  }
}
