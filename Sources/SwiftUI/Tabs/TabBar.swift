import MartletControls
import MartletTree

/// The tabs side by side, all of the same width. Spec: M-BAR-16 to M-BAR-19.
struct TabBar: View {
  let model: TabBarModel
  let look: TabBarLook
  let isMoreChosen: Bool
  let showMore: () -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<model.items.count, id: \.self) { index in
        TabButton(
          item: model.items[index], isChosen: index == model.selected, look: look, kind: model.kind,
          number: index + 1)
      }
      if model.showsMore {
        TabButton(
          item: TabBarItem(label: AnyView(Label(word: .more, systemImage: "ellipsis")), badge: nil, action: showMore),
          isChosen: isMoreChosen, look: look, kind: model.kind, number: model.items.count + 1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(BarEnvironment(tint: look.tint, wishes: BarWishes()))
    .environment(\.isToolbar, false)
    .meaning { meaning, _ in (meaning.role, meaning.children) = (.toolbar, .contained) }
  }
}

struct TabBarBackground: View {
  let look: TabBarLook
  var body: some View {
    Rectangle().fill(look.background)
      .overlay(alignment: .top) { Hairline(color: look.hairline) }
      .accessibilityHidden(true)
  }
}

/// One tab: its symbol with the title below, beside it where the bar is low.
private struct TabButton: View {
  let item: TabBarItem
  let isChosen: Bool
  let look: TabBarLook
  let kind: BarMetrics.Kind
  let number: Int

  private var isBeside: Bool { kind != .phone && kind != .sheet }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .foregroundStyle(color)
      .controlMeaning(
        .tab, value: { [badge = item.badge] environment in badge?.string(in: environment) }, isSelected: isChosen,
        tap: item.action)
  }

  private var color: AnyShapeStyle {
    guard isChosen else { return AnyShapeStyle(look.unselectedColor) }
    return look.selectedColor.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
  }

  @ViewBuilder private var content: some View {
    if isBeside {
      HStack(spacing: BarMetrics.tabSideGap) {
        icon
        words(size: kind == .pad ? BarMetrics.tabSideLabelSize : BarMetrics.tabLowLabelSize)
      }
    } else {
      VStack(spacing: BarMetrics.tabLabelGap) {
        icon.frame(height: BarMetrics.tabSymbolSize)
        words(size: BarMetrics.tabLabelSize)
      }
    }
  }

  private var icon: some View {
    LabelParts(kind: .icons, content: item.label)
      .labelStyle(.iconOnly)
      .font(.system(size: BarMetrics.tabSymbolFontSize)).imageScale(.large)
      .environment(\.symbolVariants, .fill)
      .overlay(alignment: .topTrailing) {
        if let badge = item.badge { TabBadge(label: badge, isBeside: isBeside) }
      }
  }

  private func words(size: CGFloat) -> some View {
    LabelParts(kind: .words, content: item.label)
      .labelStyle(.titleOnly)
      .font((isChosen ? look.selectedFont : look.unselectedFont) ?? .system(size: size, weight: .medium))
      .lineLimit(1)
  }
}

/// Spec: M-BAR-19.
private struct TabBadge: View {
  let label: Text
  /// Whether the title is beside the symbol, where the badge has less room.
  let isBeside: Bool
  var body: some View {
    label
      .font(.system(size: BarMetrics.badgeTextSize)).foregroundColor(.white).lineLimit(1).fixedSize()
      .padding(.horizontal, BarMetrics.badgeSidePadding)
      .frame(minWidth: BarMetrics.badgeHeight).frame(height: BarMetrics.badgeHeight)
      .background(Color.red, in: Capsule())
      .alignmentGuide(.trailing) { _ in isBeside ? -BarMetrics.badgeOffsetBeside : -BarMetrics.badgeOffset.width }
      .alignmentGuide(.top) { _ in -BarMetrics.badgeOffset.height }
      .accessibilityHidden(true)
  }
}

/// The tabs that have no room in a narrow bar. Spec: F48.
struct MorePage: View {
  let items: [TabBarItem]
  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<items.count, id: \.self) { index in
          Button(action: plainAction(items[index].action)) { items[index].label }
        }
      }
      .listStyle(.plain)
      .navigationTitle(Text(word: .more))
    }
  }
}
