import Foundation
import MartletControls
import MartletLayout
import UIKit

/// What a navigation bar shows.
struct NavigationBarModel {
  var title: Text?
  var isLarge = false
  var leading: [AnyView] = []
  var trailing: [AnyView] = []
  var principal: AnyView?
  /// Nil on a root page.
  var back: BackButton?
  var background: Visibility?
  var style: AnyShapeStyle?
  var colorScheme: ColorScheme?

  struct BackButton {
    let title: String
    let action: () -> Void
  }
}

/// A navigation bar with an inline or a large title. Spec: M-BAR.
struct NavigationBar: View {
  let model: NavigationBarModel
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.colorScheme) private var surroundingScheme

  private var kind: BarMetrics.Kind {
    if verticalSizeClass == .compact { return .phoneLandscape }
    return horizontalSizeClass == .regular ? .pad : .phone
  }
  private var look: NavigationBarLook {
    NavigationBarLook(kind: kind, isAtScrollEdge: true, style: model.style, background: model.background)
  }
  private var showsLargeTitle: Bool { model.isLarge && verticalSizeClass != .compact && model.title != nil }

  var body: some View {
    let look = look
    VStack(spacing: 0) {
      row(look).frame(height: BarMetrics.navigationBarHeight(kind))
      if showsLargeTitle { largeTitle(look) }
    }
    .frame(maxWidth: .infinity)
    .background(look.background)
    .overlay(alignment: .bottom) { Hairline(color: look.hairline) }
    .environment(\.colorScheme, model.colorScheme ?? surroundingScheme)
    .environment(\.isToolbar, true)
    .environment(\.isListRow, false)
    .dynamicTypeSize(.large)
  }

  private func row(_ look: NavigationBarLook) -> some View {
    NavigationBarLayout(isPad: kind == .pad) {
      HStack(spacing: BarMetrics.itemSpacing + BarMetrics.itemExtraSpacing) {
        if let back = model.back { BackButtonView(title: back.title, action: back.action) }
        ForEach(0..<model.leading.count, id: \.self) { model.leading[$0] }
      }
      .barItems(look.tint)
      Group {
        if let principal = model.principal {
          HStack { principal }
        } else if let title = model.title, !showsLargeTitle {
          title.font(look.titleFont).foregroundColor(look.titleColor).lineLimit(1)
            .accessibilityAddTraits(.isHeader)
        } else {
          Color.clear.frame(width: 0, height: 0)
        }
      }
      HStack(spacing: BarMetrics.itemSpacing + BarMetrics.itemExtraSpacing) {
        ForEach(0..<model.trailing.count, id: \.self) { model.trailing[$0] }
      }
      .barItems(look.tint)
    }
  }

  private func largeTitle(_ look: NavigationBarLook) -> some View {
    model.title
      .font(look.largeTitleFont).foregroundColor(look.largeTitleColor).lineLimit(1)
      .accessibilityAddTraits(.isHeader)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      .padding(.horizontal, kind == .pad ? BarMetrics.largeTitleLeadingWide : BarMetrics.largeTitleLeading)
      .padding(.bottom, BarMetrics.largeTitleBottom)
      .frame(height: BarMetrics.largeTitleHeight)
  }
}

extension View {
  /// The look of buttons in a bar.
  fileprivate func barItems(_ tint: Color?) -> some View {
    font(.body).imageScale(.large).lineLimit(1)
      .transformEnvironment(\.tintColor) { if let tint { $0 = tint } }
  }
}

/// A hairline of one device pixel.
struct Hairline: View {
  let color: Color
  @Environment(\.pixelLength) private var pixel
  var body: some View { color.frame(height: pixel) }
}

/// The chevron with the title of the page below. Spec: F5, M-BAR.
struct BackButtonView: View {
  let title: String
  let action: () -> Void
  var body: some View {
    HStack(spacing: BarMetrics.backChevronGap) {
      Image(systemName: "chevron.backward").font(.system(size: 20, weight: .semibold)).imageScale(.medium)
      Text(verbatim: title).lineLimit(1)
    }
    .foregroundStyle(TintShapeStyle())
    .padding(.leading, BarMetrics.backButtonSidePadding - BarMetrics.sidePadding)
    .modifier(MeaningModifier(write: { meaning, _ in meaning.role = .button }, tapAction: { _ in action }))
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

/// Leading items, title, trailing items. The title stands in the middle while that leaves the items their room, else
/// in the room between them.
struct NavigationBarLayout: Layout {
  let isPad: Bool
  private var side: CGFloat { isPad ? ListMetrics.wideMargin : BarMetrics.sidePadding }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 44))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let room = max(0, bounds.width - 2 * side)
    let height = bounds.height
    let trailing = subviews[2].sizeThatFits(ProposedViewSize(width: room / 2, height: height))
    let leadingRoom = max(0, room - trailing.width)
    let ideal = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: height)).width
    let leading = subviews[0].sizeThatFits(
      ProposedViewSize(width: max(leadingRoom - ideal - BarMetrics.titleItemGap, room / 4), height: height))
    let free = (
      start: bounds.minX + side + leading.width + (leading.width > 0 ? BarMetrics.titleItemGap : 0),
      end: bounds.maxX - side - trailing.width - (trailing.width > 0 ? BarMetrics.titleItemGap : 0)
    )
    let title = subviews[1].sizeThatFits(ProposedViewSize(width: max(0, free.end - free.start), height: height))
    let middle = min(max(bounds.midX, free.start + title.width / 2), max(free.start, free.end - title.width / 2))
    let y = bounds.midY
    subviews[0].place(at: CGPoint(x: bounds.minX + side, y: y), anchor: .leading, proposal: ProposedViewSize(leading))
    subviews[1].place(at: CGPoint(x: middle, y: y), anchor: .center, proposal: ProposedViewSize(title))
    subviews[2].place(at: CGPoint(x: bounds.maxX - side, y: y), anchor: .trailing, proposal: ProposedViewSize(trailing))
  }
}
