import Foundation
import MartletControls

/// How a list looks.
public protocol ListStyle {
  var _kind: _ListStyleKind { get }
}

public enum _ListStyleKind: Hashable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar

  /// The style that is drawn. Automatic follows the system that the app was built for; a sidebar on a narrow screen
  /// is drawn as cards. Spec: G4, M-LIST-17.
  func resolved(in environment: EnvironmentValues) -> ListAppearance.Style {
    switch self {
    case .automatic: environment.deploymentTarget < DeploymentTarget(major: 15) ? .plain : .insetGrouped
    case .plain, .inset: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: environment.horizontalSizeClass == .regular ? .sidebar : .insetGrouped
    }
  }
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .automatic }
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .plain }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .grouped }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .insetGrouped }
}
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .inset }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _kind: _ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

private enum StyleKey: EnvironmentKey { static var defaultValue: _ListStyleKind { .automatic } }
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { ListMetrics.rowMinimumHeight } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SectionGapKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// The style's.
  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: ListMetrics.compactSectionSpacing)
  /// Points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// How much a header stands out.
@frozen public enum Prominence: Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  var listStyleKind: _ListStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
  var hidesListBackground: Bool { scrollContentBackground == .hidden }
  /// Points; default 44.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  /// Points between sections; nil for the style's.
  var listSectionGap: CGFloat? {
    get { self[SectionGapKey.self] }
    set { self[SectionGapKey.self] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyleKind, style._kind) }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  /// Points between rows; nil for none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }
  /// The distance between sections; headers bring no more than their own height then.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionGap, spacing.length)
  }
  /// Points between sections.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
