import MartletGraph

/// Adds items to the bars of the page around.
struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  let items: Items
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { ToolbarNode(view, context) }
}

/// Where items are written: they stand in a bar, and have the edit mode and the app's own values of this place.
/// Spec: D20.
final class ToolbarNode<Base: View, Items: ToolbarContent>: ContentModifierNode<Base, ToolbarModifier<Items>> {
  private lazy var source = _ToolbarSource(owner: self)
  private var entries: [ToolbarEntry] = []

  override init(_ view: ModifiedContent<Base, ToolbarModifier<Items>>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
    addPreferenceWriters(1)
    update()
  }

  override func modifierDidChange(from old: ToolbarModifier<Items>) { update() }

  /// Other items, or something that the body of an app's own content read has changed.
  override func update() {
    entries = track { source.read { view.modifier.items._entries(source) } }.map(inSurroundings)
    root.preferencesDidChange(of: NavigationPreferenceKey.self)
  }

  private func inSurroundings(_ entry: ToolbarEntry) -> ToolbarEntry {
    let scope = context.scope
    let surroundings = EnvironmentModifier { [weak scope] values in
      guard let scope else { return }
      values.editMode = EnvironmentValues(scope: scope).editMode
      values.takeAppValues(from: scope)
    }
    return ToolbarEntry(
      placement: entry.placement, view: AnyView(entry.view.modifier(surroundings)), isTitleMenu: entry.isTitleMenu)
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(NavigationPreferenceKey.self) else {
      return super.collectPreferences(collector)
    }
    var value = preference(NavigationPreferenceKey.self) ?? NavigationPreferences()
    value.items += entries.filter { !$0.isTitleMenu }
    if let menu = entries.first(where: \.isTitleMenu) { value.titleMenu = menu.view }
    unsafeDowncast(collector, to: KeyCollector<NavigationPreferenceKey>.self).add(value)
  }

  override func dispose() {
    source.dispose()
    super.dispose()
  }
}

/// Keeps the state of an app's own toolbar content. Contents of one type are told apart by their order.
public final class _ToolbarSource {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let number: Int
  }
  private unowned let owner: _AnyViewNode
  private var fields: [Key: DynamicFields] = [:]
  /// How many bodies of each type the reading that goes on has asked for.
  private var counts: [ObjectIdentifier: Int] = [:]

  init(owner: _AnyViewNode) { self.owner = owner }

  /// Reads items; state of content that no longer exists goes.
  func read(_ items: () -> [ToolbarEntry]) -> [ToolbarEntry] {
    counts = [:]
    let result = items()
    for key in fields.keys where key.number >= counts[key.type, default: 0] {
      fields.removeValue(forKey: key)?.dispose()
    }
    return result
  }

  @MainActor func body<Content: ToolbarContent>(of content: Content) -> Content.Body {
    let type = ObjectIdentifier(Content.self)
    let key = Key(type: type, number: counts[type, default: 0])
    counts[type] = key.number + 1
    var content = content
    let mine = fields[key] ?? DynamicFields(of: Content.self)
    fields[key] = mine
    mine.install(into: &content, owner: owner)
    return content.body
  }

  func dispose() { fields.values.forEach { $0.dispose() } }
}
