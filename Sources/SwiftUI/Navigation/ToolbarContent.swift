/// One item as the bar gets it.
public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
  var isTitleMenu = false
}

/// Items of a bar. Spec: F19.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  /// Items in order; bodies of an app's own content run with their state from `source`.
  nonisolated func _entries(_ source: _ToolbarSource) -> [ToolbarEntry]
}

extension ToolbarContent {
  nonisolated public func _entries(_ source: _ToolbarSource) -> [ToolbarEntry] {
    MainActor.assumeIsolated { source.body(of: self) }._entries(source)
  }
}

extension Never: ToolbarContent {
  nonisolated public func _entries(_ source: _ToolbarSource) -> [ToolbarEntry] { switch self {} }
}

nonisolated public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}
extension _PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
}

/// An item that may be missing.
extension Optional: ToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {
  nonisolated public func _entries(_ source: _ToolbarSource) -> [ToolbarEntry] { self?._entries(source) ?? [] }
}

/// One item. Several views in it form one. Spec: F24.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  nonisolated public func _entries(_ source: _ToolbarSource) -> [ToolbarEntry] {
    [ToolbarEntry(placement: placement, view: AnyView(HStack { content }))]
  }
}

extension ToolbarItem where ID == Void {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
}

extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }
  /// Items are not rearranged by people yet: whether one shows at first is all that there is to it.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) { self.init(id: id, placement: placement, content: content) }
}

/// Several items in one place.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
  nonisolated public func _entries(_ source: _ToolbarSource) -> [ToolbarEntry] {
    [ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

extension ToolbarItemGroup {
  /// The label stands for the group where bars collapse groups: nowhere yet.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == C { self.init(placement: placement, content: content) }
}

/// A menu that the page's title opens.
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public func _entries(_ source: _ToolbarSource) -> [ToolbarEntry] {
    [ToolbarEntry(placement: .principal, view: AnyView(content), isTitleMenu: true)]
  }
}

/// Room between items of a bar.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
  nonisolated public func _entries(_ source: _ToolbarSource) -> [ToolbarEntry] {
    let isFlexible = sizing == .flexible && (placement.area == .bottom || placement.area == .status)
    let view = isFlexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 8, height: 1))
    return [ToolbarEntry(placement: placement, view: view)]
  }
}

/// Whether a toolbar's spacer takes the room that is left or has a fixed length.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarEntries {
    var parts: [_ToolbarEntries] = []
    for item in repeat each content { parts.append(_ToolbarEntries(read: item._entries)) }
    return _ToolbarEntries { source in parts.flatMap { $0.read(source) } }
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarEntries {
    _ToolbarEntries(read: first._entries)
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarEntries {
    _ToolbarEntries(read: second._entries)
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarEntries {
    _ToolbarEntries(read: content._entries)
  }
}

/// Collected items.
public struct _ToolbarEntries: _PrimitiveToolbarContent {
  let read: (_ToolbarSource) -> [ToolbarEntry]
  nonisolated public func _entries(_ source: _ToolbarSource) -> [ToolbarEntry] { read(source) }
}
