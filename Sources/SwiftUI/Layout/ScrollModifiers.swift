import Foundation
import MartletLayout

private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum ClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum HorizontalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum VerticalIndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
private enum ContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum TargetBehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }

/// When scroll indicators show: while content moves, or never.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)
  var isHidden: Bool { kind == .hidden || kind == .never }
}

/// What margins around scrolled content apply to: the content, its indicators, or both.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind { case automatic, scrollContent, scrollIndicators }
  private let kind: Kind
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

/// Where scrolling comes to rest. Spec: G23.
public protocol ScrollTargetBehavior {}
/// Rests on whole pages of the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
/// Rests on the views of a target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Hashable, Sendable {
    private enum Kind { case automatic, always, never }
    private let kind: Kind
    public static let automatic = LimitBehavior(kind: .automatic)
    public static let always = LimitBehavior(kind: .always)
    public static let never = LimitBehavior(kind: .never)
  }
  let limit: LimitBehavior
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { .init() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { .init() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { .init(limitBehavior: limitBehavior) }
}

extension EnvironmentValues {
  var scrollContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
  var isScrollClipDisabled: Bool {
    get { self[ClipDisabledKey.self] }
    set { self[ClipDisabledKey.self] = newValue }
  }
  var defaultScrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
  /// Whether touch and wheel scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }
  /// Whether lists and forms paint the background behind their rows.
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[TargetBehaviorKey.self] }
    set { self[TargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Room around the content of scroll views inside that scrolls with it, in points; nil is the system's 16.
  /// Margins for indicators alone change nothing that is drawn.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic,
    file: String = #fileID, line: UInt = #line
  ) -> some View {
    let length = ValueRepair("contentMargins", file, line).finite(length ?? 16)
    return contentMargins(edges, EdgeInsets(edges, length), for: placement)
  }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic,
    file: String = #fileID, line: UInt = #line
  ) -> some View {
    let insets = ValueRepair("contentMargins", file, line).insets(insets)
    return transformEnvironment(\.scrollContentMargins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic, file: String = #fileID,
    line: UInt = #line
  ) -> some View { contentMargins(.all, length, for: placement, file: file, line: line) }

  /// Lets content of scroll views inside show beyond their bounds. Spec: G25.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
  /// Which part of the content scroll views inside show at first; nil is the start. Spec: A45.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
  /// Keeps touch and wheel from scrolling inside; programmatic scrolling stays. Once disabled above, it stays so.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
  /// When indicators show: while content moves, or never.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      })
  }
  /// Whether lists and forms inside paint the background behind their rows.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
  /// Where a drag comes to rest. Spec: G23.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
}
