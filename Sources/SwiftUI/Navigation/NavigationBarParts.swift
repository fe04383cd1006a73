import Foundation
import MartletControls
import UIKit

/// One part of a navigation bar, in the look of the page and the app.
struct BarPartView: View {
  let part: BarPart
  let model: NavigationBarModel
  @Environment(\.dynamicTypeSize) private var textSize
  private var look: NavigationBarLook { model.look(isAtEdge: false) }
  private var edgeLook: NavigationBarLook { model.look(isAtEdge: true) }

  var body: some View {
    HStack(spacing: 0) { content }
      .modifier(
        BarEnvironment(tint: look.tint, wishes: model.topLook, textSize: part == .largeTitle ? textSize : .large))
  }

  @ViewBuilder private var content: some View {
    switch part {
    case .background: BarBackground(look: look)
    case .edgeBackground: BarBackground(look: edgeLook)
    case .back: BackButtonView(button: model.back, look: look, words: .title)
    case .shortBack: BackButtonView(button: model.back, look: look, words: .back)
    case .chevron: BackButtonView(button: model.back, look: look, words: .none)
    case .leading: leading
    case .title: InlineTitle(model: model, look: look)
    case .trailing: trailing
    case .largeTitle: LargeTitle(title: model.title, look: edgeLook)
    case .accessory: model.accessory.environment(\.isInlineSearch, model.hasInlineAccessory)
    }
  }

  private var trailing: some View {
    HStack(spacing: ToolbarItems.spacing) {
      ToolbarItems(entries: model.trailing)
      if !model.secondary.isEmpty {
        Menu {
          ForEach(0..<model.secondary.count, id: \.self) { model.secondary[$0].view }
        } label: {
          Image(systemName: "ellipsis.circle").font(.body).imageScale(.large).accessibilityLabel(Text(word: .more))
        }
      }
    }
  }

  private var leading: some View {
    HStack(spacing: ToolbarItems.spacing) {
      if let toggle = model.sidebarToggle { SidebarButton(action: toggle) }
      ToolbarItems(entries: model.leading)
    }
  }
}

/// What is inside of bars: their colours, and a size of text that stays as it is, but for large titles. Spec: M-BAR-1,
/// M-BAR-8.
struct BarEnvironment: ViewModifier {
  let tint: Color?
  let wishes: BarWishes
  var textSize = DynamicTypeSize.large
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.tintColor) { [tint] in if let tint { $0 = tint } }
      .environment(\.isToolbar, true)
      .environment(\.isListRow, false)
      .environment(\.colorScheme, wishes.colorScheme ?? scheme)
      .dynamicTypeSize(textSize)
  }
}

private struct BarBackground: View {
  let look: NavigationBarLook
  var body: some View {
    Rectangle().fill(look.background)
      .overlay(alignment: .bottom) { Hairline(color: look.hairline) }
      .accessibilityHidden(true)
  }
}

/// A hairline of one device pixel.
struct Hairline: View {
  let color: Color
  @Environment(\.pixelLength) private var pixel
  var body: some View { color.frame(height: pixel) }
}

/// The items of one side of a bar: buttons of the body's size with large symbols. Spec: M-BAR-11, M-BAR-13.
struct ToolbarItems: View {
  let entries: [ToolbarEntry]
  static let spacing = BarMetrics.itemSpacing + BarMetrics.itemExtraSpacing
  var body: some View {
    HStack(spacing: Self.spacing) {
      ForEach(0..<entries.count, id: \.self) { index in
        entries[index].view.fontWeight(entries[index].placement.isEmphasized ? .semibold : nil)
      }
    }
    .font(.body).imageScale(.large).lineLimit(1)
  }
}

/// The title in the middle of the bar, or the view that the page puts there. Spec: F22, M-BAR-7.
private struct InlineTitle: View {
  let model: NavigationBarModel
  let look: NavigationBarLook
  var body: some View {
    if let principal = model.principal {
      HStack { principal.view }
    } else if let renaming = model.renaming {
      RenamableTitle(title: renaming, menu: model.titleMenu, label: title, look: look)
    } else if let menu = model.titleMenu {
      TitleMenu(label: title) { menu }
    } else {
      title
    }
  }

  private var title: some View {
    VStack(spacing: 0) {
      model.title?.font(look.titleFont).foregroundColor(look.titleColor).lineLimit(1)
        .accessibilityAddTraits(.isHeader)
      model.subtitle?.font(.caption2).foregroundColor(.secondary).lineLimit(1)
    }
  }
}

/// Spec: M-BAR-8.
private struct LargeTitle: View {
  let title: Text?
  let look: NavigationBarLook
  var body: some View {
    title
      .font(look.largeTitleFont).foregroundColor(look.largeTitleColor).lineLimit(1)
      .accessibilityAddTraits(.isHeader)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      .padding(.bottom, BarMetrics.largeTitleBottom)
  }
}

/// The chevron with the title of the page below; a longer press lists the pages below. Spec: F5, M-BAR-14.
struct BackButtonView: View {
  enum Words { case title, back, none }
  let button: NavigationBarModel.BackButton?
  let look: NavigationBarLook
  let words: Words
  @State private var showsPages = false

  /// Spec: M-STR-6.
  private var text: Text? {
    switch words {
    case .title: button?.title.map { Text(verbatim: $0) } ?? Text(word: .back)
    case .back: Text(word: .back)
    case .none: nil
    }
  }

  var body: some View {
    let pages = button?.pages ?? []
    HStack(spacing: BarMetrics.backChevronGap) {
      chevron
      if let text { text.font(.body).lineLimit(1) }
    }
    .foregroundStyle(TintShapeStyle())
    .frame(minWidth: BarMetrics.itemMinimumTapWidth, maxHeight: .infinity, alignment: .leading)
    .modifier(
      MeaningModifier(
        write: { [title = button?.title] meaning, environment in
          meaning.role = .button
          meaning.label = title ?? environment.text(.back)
          meaning.identifier = "BackButton"
        }, tapAction: { [action = button?.action] _ in action })
    )
    .modifier(OpeningMenu(isOpen: $showsPages, isReversible: false, holdDuration: 0.5, items: BackMenu(pages: pages)))
    .accessibilityAction(named: Text(word: .showMenu)) { [isOpen = $showsPages] in isOpen.wrappedValue = true }
  }

  @ViewBuilder private var chevron: some View {
    if let image = look.backImage {
      Image(uiImage: image).renderingMode(.template)
    } else {
      Image(systemName: "chevron.backward").font(.system(size: 20, weight: .semibold)).imageScale(.medium)
    }
  }
}

/// The pages below, the nearest first; choosing one goes back to it. Spec: F5.
private struct BackMenu: View {
  let pages: [NavigationBarModel.BackButton.Target]
  var body: some View {
    ForEach(0..<pages.count, id: \.self) { index in
      Button(action: plainAction(pages[index].action)) {
        pages[index].title.map { Text(verbatim: $0) } ?? Text(word: .back)
      }
    }
  }
}

/// Shows and hides the sidebar.
private struct SidebarButton: View {
  let action: () -> Void
  var body: some View {
    Button(action: action) { Image(systemName: "sidebar.leading").accessibilityLabel(Text(word: .sidebar)) }
      .font(.body).imageScale(.large)
  }
}

/// A toolbar at the bottom of a page: its items spread over the width, a status in the middle. Spec: F22, M-BAR-20.
struct BottomBar: View {
  let model: NavigationBarModel
  private var height: CGFloat { BarMetrics.toolbarHeight(model.surroundings.kind) }
  private var entries: [ToolbarEntry] { model.showsKeyboardItems ? model.keyboard : model.bottom }

  var body: some View {
    ZStack {
      HStack { items(entries) }.frame(maxWidth: .infinity, alignment: entries.count == 1 ? .leading : .center)
      if !model.showsKeyboardItems { HStack { items(model.status) }.font(.caption) }
    }
    .font(.body).imageScale(.large).lineLimit(1)
    .padding(.horizontal, BarMetrics.sidePadding)
    .frame(maxWidth: .infinity)
    .frame(height: height)
    .background(model.bottomLook.background == .hidden ? AnyShapeStyle(Color.clear) : background)
    .overlay(alignment: .top) {
      Hairline(color: model.bottomLook.background == .hidden ? .clear : Color(system: .separator))
    }
    .modifier(BarEnvironment(tint: nil, wishes: model.bottomLook))
    .meaning { meaning, _ in (meaning.role, meaning.children) = (.toolbar, .contained) }
  }

  private var background: AnyShapeStyle { model.bottomLook.style ?? AnyShapeStyle(Material.bar) }

  private func items(_ entries: [ToolbarEntry]) -> some View {
    ForEach(0..<entries.count, id: \.self) { entries[$0].view }
  }
}

private enum IsToolbarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view stands in a bar: labels show their icon only. Spec: F24.
  var isToolbar: Bool {
    get { self[IsToolbarKey.self] }
    set { self[IsToolbarKey.self] = newValue }
  }
}
