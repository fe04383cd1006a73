import MartletLayout

/// Spec: E3, E6.
struct ValueAnimationModifier<Value: Equatable>: TransactionModifying {
  let animation: Animation?
  let value: Value
  var isPermanent: Bool { false }
  func differs(from old: Self) -> Bool { value != old.value }
  func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// Spec: E5.
struct AnimationModifier: TransactionModifying {
  let animation: Animation?
  var isPermanent: Bool { true }
  func differs(from old: Self) -> Bool { true }
  func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

struct TransactionModifier: TransactionModifying {
  let transform: (inout Transaction) -> Void
  var isPermanent: Bool { true }
  func differs(from old: Self) -> Bool { true }
  func change(_ transaction: inout Transaction) { transform(&transaction) }
}

struct ValueTransactionModifier<Value: Equatable>: TransactionModifying {
  let value: Value
  let transform: (inout Transaction) -> Void
  var isPermanent: Bool { false }
  func differs(from old: Self) -> Bool { value != old.value }
  func change(_ transaction: inout Transaction) { transform(&transaction) }
}

/// The modified view inside a modifier of a closure: updates of it carry what they carried before. Spec: E11.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView
  public var body: some View { content }
}

extension View {
  /// The animation of what changes inside this view when `value` changes; nil makes that instant.
  ///
  /// Only what stands before this modifier is meant; of several around one attribute the nearest counts.
  /// Spec: E3, E4, E6.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// The older form: the animation of every change inside this view. Spec: E5.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(animation: animation))
  }

  /// Animates only the modifiers that `body` puts around the view, and not what is in the view. Spec: E11.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of every update inside this view. Spec: E6.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of updates inside this view in which `value` changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(ValueTransactionModifier(value: value, transform: transform)) }

  /// Changes the transaction for the modifiers that `body` puts around the view, and not for what is in the view.
  /// Spec: E11.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let kept = KeptTransaction()
    let content = PlaceholderContentView<Self>(content: AnyView(modifier(TransactionModifier { kept.restore(&$0) })))
    return body(content).modifier(
      TransactionModifier {
        kept.keep($0)
        transform(&$0)
      })
  }
}

/// What a transaction was before the modifiers of a closure changed it, for the view inside them.
private final class KeptTransaction {
  private var outer: Transaction?
  func keep(_ transaction: Transaction) { outer = transaction }
  func restore(_ transaction: inout Transaction) {
    if let outer { transaction = outer }
  }
}
