import MartletControls
import MartletGraph
import MartletLayout
import MartletTree

/// Writes a preference in the place of what comes from inside. Spec: D16.
struct PreferenceWritingModifier<K: PreferenceKey>: PrimitiveModifier {
  let value: K.Value
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { PreferenceWriterNode(view, context) }
}

final class PreferenceWriterNode<Base: View, K: PreferenceKey>: ContentModifierNode<Base, PreferenceWritingModifier<K>>
{
  override init(_ view: ModifiedContent<Base, PreferenceWritingModifier<K>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    addPreferenceWriters(1)
  }
  override func modifierDidChange(from old: PreferenceWritingModifier<K>) { root.preferencesDidChange(of: K.self) }
  override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(K.self) else { return super.collectPreferences(collector) }
    unsafeDowncast(collector, to: KeyCollector<K>.self).add(view.modifier.value)
  }
}

/// Edits what comes from inside. Spec: D16.
struct PreferenceTransformModifier<K: PreferenceKey>: PrimitiveModifier {
  let transform: (inout K.Value, _AnyViewNode) -> Void
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { PreferenceTransformNode(view, context) }
}

final class PreferenceTransformNode<Base: View, K: PreferenceKey>: ContentModifierNode<
  Base, PreferenceTransformModifier<K>
>
{
  override init(_ view: ModifiedContent<Base, PreferenceTransformModifier<K>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    addPreferenceWriters(1)
  }
  override func modifierDidChange(from old: PreferenceTransformModifier<K>) { root.preferencesDidChange(of: K.self) }
  override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(K.self) else { return super.collectPreferences(collector) }
    var value = preference(K.self) ?? K.defaultValue
    view.modifier.transform(&value, self)
    unsafeDowncast(collector, to: KeyCollector<K>.self).add(value)
  }
}

/// Calls an action with the combined value, first and whenever it differs. Spec: D17.
struct PreferenceActionModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
  let place: Notes.Place
  let action: (K.Value) -> Void
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { PreferenceActionNode(view, context) }
}

final class PreferenceActionNode<Base: View, K: PreferenceKey>: ContentModifierNode<Base, PreferenceActionModifier<K>>,
  PreferenceReader
where K.Value: Equatable {
  private var last: K.Value?
  override init(_ view: ModifiedContent<Base, PreferenceActionModifier<K>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    root.addPreferenceReader(self)
  }
  func readPreferences() {
    let value = preference(K.self) ?? K.defaultValue
    guard value != last else { return }
    last = value
    root.afterLayout { [self] in
      guard !isDisposed else { return }
      root.actionPlace = view.modifier.place
      view.modifier.action(value)
    }
  }
}

/// A node that looks at preferences again whenever one below may have changed.
protocol PreferenceReader: _AnyViewNode {
  func readPreferences()
}

extension View {
  /// Hands `value` up under `key`. Spec: D12.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWritingModifier<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(PreferenceTransformModifier<K> { value, _ in callback(&value) }) }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, file: String = #fileID, line: UInt = #line, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(place: Notes.Place(file: file, line: line), action: action))
  }

  /// Hands up geometry of this view, to be read in another view's coordinates. Spec: D19.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(PreferenceTransformModifier<K> { result, node in result = transform(value.anchor(of: node)) })
  }

  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K> { result, node in transform(&result, value.anchor(of: node)) })
  }

  /// A view in front, built from a preference of what is inside. Spec: D18.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceViewModifier<K, V>(order: .inFront, alignment: alignment, transform: transform))
  }
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceViewModifier<K, V>(order: .behind, alignment: alignment, transform: transform))
  }
}
