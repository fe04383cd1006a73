import Foundation

/// Where an item of a bar stands. Spec: F20-F22.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Area: Hashable { case leading, trailing, principal, bottom, keyboard }
  let area: Area
  var isEmphasized = false
  public static let automatic = ToolbarItemPlacement(area: .trailing)
  public static let principal = ToolbarItemPlacement(area: .principal)
  public static let navigation = ToolbarItemPlacement(area: .leading)
  public static let primaryAction = ToolbarItemPlacement(area: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(area: .trailing)
  public static let status = ToolbarItemPlacement(area: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(area: .trailing, isEmphasized: true)
  public static let cancellationAction = ToolbarItemPlacement(area: .leading)
  public static let destructiveAction = ToolbarItemPlacement(area: .trailing)
  public static let keyboard = ToolbarItemPlacement(area: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(area: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(area: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(area: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(area: .trailing)
  public static let bottomBar = ToolbarItemPlacement(area: .bottom)
}

/// Which bar a modifier means.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable { case automatic, navigation, tab, bottom }
  let bar: Bar
  public static let automatic = ToolbarPlacement(bar: .automatic)
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  public static let tabBar = ToolbarPlacement(bar: .tab)
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
}

/// One item as the bar gets it.
public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// Items of a bar. Spec: F19.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  nonisolated func _entries() -> [ToolbarEntry]
}

extension ToolbarContent {
  nonisolated public func _entries() -> [ToolbarEntry] { MainActor.assumeIsolated { body }._entries() }
}

extension Never: ToolbarContent {
  nonisolated public func _entries() -> [ToolbarEntry] { switch self {} }
}

nonisolated public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}
extension _PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
}

/// One item. Several views in it form one. Spec: F24.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  nonisolated public func _entries() -> [ToolbarEntry] {
    [ToolbarEntry(placement: placement, view: AnyView(content))]
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
}

/// Several items in one place.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
  nonisolated public func _entries() -> [ToolbarEntry] {
    [ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarEntries {
    var entries: [ToolbarEntry] = []
    for item in repeat each content { entries += item._entries() }
    return _ToolbarEntries(entries: entries)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarEntries {
    _ToolbarEntries(entries: content?._entries() ?? [])
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarEntries {
    _ToolbarEntries(entries: first._entries())
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarEntries {
    _ToolbarEntries(entries: second._entries())
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarEntries {
    _ToolbarEntries(entries: content._entries())
  }
}

/// Collected items.
public struct _ToolbarEntries: _PrimitiveToolbarContent {
  let entries: [ToolbarEntry]
  nonisolated public func _entries() -> [ToolbarEntry] { entries }
}

extension View {
  /// Puts items into the bars of the page. Spec: F19-F24.
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let entries = content()._entries()
    return navigationPreference { $0.items += entries }
  }
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = ToolbarEntry(placement: .automatic, view: AnyView(content()))
    return navigationPreference { $0.items.append(entry) }
  }
  /// Shows or hides bars. Spec: F18.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationPreference { preferences in
      if bars.contains(where: { $0 == .automatic || $0 == .navigationBar }) || bars.isEmpty {
        preferences.hidesBar = visibility == .hidden
      }
    }
  }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationPreference { preferences in
      if bars.contains(where: { $0 == .automatic || $0 == .navigationBar }) || bars.isEmpty {
        preferences.barBackground = visibility
      }
    }
  }
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    navigationPreference { preferences in
      if bars.contains(where: { $0 == .automatic || $0 == .navigationBar }) || bars.isEmpty {
        preferences.barStyle = AnyShapeStyle(style)
      }
    }
  }
  nonisolated public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    navigationPreference { $0.barColorScheme = scheme }
  }

  /// The older form of toolbar items.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationPreference {
      $0.items.append(ToolbarEntry(placement: .navigationBarLeading, view: AnyView(leading)))
      $0.items.append(ToolbarEntry(placement: .navigationBarTrailing, view: AnyView(trailing)))
    }
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationPreference { $0.items.append(ToolbarEntry(placement: .navigationBarLeading, view: AnyView(leading))) }
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationPreference { $0.items.append(ToolbarEntry(placement: .navigationBarTrailing, view: AnyView(trailing))) }
  }
}
