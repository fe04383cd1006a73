import Foundation
import MartletControls

/// What a page's bars show.
struct NavigationBarModel {
  /// The way back. Spec: F5.
  struct BackButton {
    struct Target {
      let title: String?
      let action: () -> Void
    }
    /// The title of the page below; nil for none.
    let title: String?
    /// The pages below, the nearest first.
    let pages: [Target]
    let action: () -> Void
  }

  var title: Text?
  var subtitle: Text?
  var isLarge = false
  var leading: [ToolbarEntry] = []
  var trailing: [ToolbarEntry] = []
  /// In a menu after the trailing items. Spec: F20.
  var secondary: [ToolbarEntry] = []
  var principal: ToolbarEntry?
  var bottom: [ToolbarEntry] = []
  var status: [ToolbarEntry] = []
  /// In the place of the bottom bar while somebody types. Spec: F22.
  var keyboard: [ToolbarEntry] = []
  var isTyping = false
  var titleMenu: AnyView?
  var renaming: Binding<String>?
  var accessory: AnyView?
  var keepsAccessory = false
  private var isSearching = false
  private var allowsInlineAccessory = false
  var back: BackButton?
  var sidebarToggle: (() -> Void)?
  var topLook = BarWishes()
  var bottomLook = BarWishes()
  var role = ToolbarRole.automatic
  var surroundings = BarSurroundings()

  init(_ preferences: NavigationPreferences) {
    title = preferences.removesTitle ? nil : preferences.title
    subtitle = preferences.subtitle
    (topLook, bottomLook) = (preferences.topBar, preferences.bottomBar)
    (titleMenu, accessory, keepsAccessory) = (preferences.titleMenu, preferences.accessory, preferences.keepsAccessory)
    (isSearching, allowsInlineAccessory) = (preferences.isSearching, preferences.allowsInlineAccessory)
    renaming = preferences.removesTitle ? nil : preferences.renaming
    role = preferences.role ?? .automatic
    for entry in preferences.items { add(entry) }
  }

  private mutating func add(_ entry: ToolbarEntry) {
    switch entry.placement.area {
    case .leading: leading.append(entry)
    case .secondary: secondary.append(entry)
    case .trailing: trailing.append(entry)
    case .principal: principal = principal ?? entry
    case .bottom: bottom.append(entry)
    case .status: status.append(entry)
    case .keyboard: keyboard.append(entry)
    }
  }

  var showsLargeTitle: Bool { isLarge && title != nil && !surroundings.isCompactHeight && role != .editor }
  /// Whether the search field stands at the end of a wide bar.
  var hasInlineAccessory: Bool {
    allowsInlineAccessory && accessory != nil && surroundings.isRegularWidth && !surroundings.isSidebar
  }
  /// Whether the search field has the bar to itself.
  var isSearchingAlone: Bool { isSearching && !hasInlineAccessory }
  var showsKeyboardItems: Bool { isTyping && !keyboard.isEmpty }
  var hasBottomBar: Bool { !bottom.isEmpty || !status.isEmpty || showsKeyboardItems }

  func has(_ part: BarPart) -> Bool {
    switch part {
    case .background: look(isAtEdge: false).isShown
    case .edgeBackground: look(isAtEdge: true).isShown
    case .back: back != nil && role != .editor
    case .shortBack: back != nil && role != .editor && back?.title != nil
    case .chevron: back != nil
    case .leading: !leading.isEmpty || sidebarToggle != nil
    case .title: principal != nil || title != nil
    case .trailing: !trailing.isEmpty || !secondary.isEmpty
    case .largeTitle: showsLargeTitle
    case .accessory: accessory != nil
    }
  }

  func look(isAtEdge: Bool) -> NavigationBarLook {
    NavigationBarLook(
      kind: surroundings.kind, isAtScrollEdge: isAtEdge, style: topLook.style, background: topLook.background)
  }
}

/// What a page says of the look of one bar.
struct BarWishes {
  var background: Visibility?
  var style: AnyShapeStyle?
  var colorScheme: ColorScheme?
}

/// The parts of a navigation bar, each a view of its own.
enum BarPart: Hashable {
  case background, edgeBackground, back, shortBack, chevron, leading, title, trailing, largeTitle, accessory
}

/// What the size of bars depends on.
struct BarSurroundings: Equatable {
  var isCompactHeight = false
  var isRegularWidth = false
  /// Whether the bar is in a sheet. Spec: M-BAR-4.
  var isInSheet = false
  /// Whether the bar stands beside the detail's, whose height it takes.
  var isSidebar = false
  var textSize = DynamicTypeSize.large

  init() {}
  init(_ environment: EnvironmentValues) {
    isCompactHeight = environment.verticalSizeClass == .compact
    isRegularWidth = environment.horizontalSizeClass == .regular
    isSidebar = environment.isSidebar
    textSize = environment.dynamicTypeSize
    isInSheet = environment.presentationForm == .sheet || environment.presentationForm == .formSheet
  }

  /// The largest phones keep the height of portrait in landscape. Spec: M-BAR-2.
  var kind: BarMetrics.Kind {
    let isWide = isRegularWidth || isSidebar
    if isCompactHeight { return isWide ? .phone : .phoneLandscape }
    if isInSheet { return .sheet }
    return isWide ? .pad : .phone
  }

  func barStyle(_ model: NavigationBarModel) -> NavigationBarNode.Style {
    var style = NavigationBarNode.Style()
    style.height = BarMetrics.navigationBarHeight(kind)
    style.sidePadding = isRegularWidth ? ListMetrics.wideMargin : BarMetrics.sidePadding
    style.largeTitleLeading = isRegularWidth ? BarMetrics.largeTitleLeadingWide : BarMetrics.largeTitleLeading
    style.largeTitleHeight =
      BarMetrics.largeTitleHeight + TextStyleMetrics.largeTitle.leading(at: textSize)
      - TextStyleMetrics.largeTitle.leading(at: .large)
    style.hasLeadingTitle = model.role == .editor
    (style.keepsAccessory, style.keepsTitle) = (model.keepsAccessory, model.principal != nil)
    (style.isSearching, style.hasInlineAccessory) = (model.isSearchingAlone, model.hasInlineAccessory)
    return style
  }
}
