import Foundation
import MartletGraph

/// The dynamic properties of one value in the tree: their storage, in the order of the fields.
final class DynamicFields {
  let plan: FieldPlan
  private var storage: [AnyObject?]

  init(of type: Any.Type) {
    plan = FieldPlan.of(type, classify: DynamicFields.classify)
    storage = Array(repeating: nil, count: plan.dynamicFields.count)
  }

  /// Connects the fields of `value` with their storage, then lets each refresh. Spec: C29.
  func install<Value>(into value: inout Value, owner: _AnyViewNode) {
    guard !storage.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      for (index, field) in plan.dynamicFields.enumerated() {
        let type = field.type as! any DynamicProperty.Type
        type._install(at: bytes.baseAddress! + field.offset, storage: &storage[index], owner: owner)
      }
    }
  }

  func dispose() {
    for case let ending as EndingStorage in storage { ending.end() }
    storage = storage.map { _ in nil }
  }

  private static func classify(_ type: Any.Type) -> FieldPlan.Kind {
    guard let property = type as? any DynamicProperty.Type else { return .plain }
    return property._kind
  }
}

/// Storage with something to end when its view goes: a subscription.
protocol EndingStorage: AnyObject {
  func end()
}

extension FieldPlan {
  /// Whether two values of the plan's type differ in anything a body could see. Spec: C26, C27.
  func hasChanged<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return false }
        return change(from: old, to: new) != .none
      }
    }
  }
}
