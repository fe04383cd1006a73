import Foundation
import MartletControls

/// A row of icon and title on one baseline. Spec: A42.
struct IconAndTitle: View {
  let configuration: LabelStyleConfiguration
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: LabelMetrics.gap) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon with the title as its words.
struct IconAlone: View {
  let configuration: LabelStyleConfiguration
  var body: some View { configuration.icon.spokenLabel(configuration.title) }
}

/// A list row's label: tinted icons in a column, titles on one line below each other. Spec: M-LIST.
struct IconColumn: View {
  let configuration: LabelStyleConfiguration
  @ScaledMetric private var columnWidth = ListMetrics.iconSize
  @Environment(\.listItemColor) private var color

  var body: some View {
    HStack(spacing: ListMetrics.iconGap) {
      configuration.icon
        .modifier(ControlForeground(color: color ?? .accentColor))
        .imageScale(.large)
        .frame(width: columnWidth)
        .modifier(RowInsetReach())
      // The separator below begins under the title. Spec: G5.
      configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }
}

enum LabelMetrics {
  /// Points between icon and title (own; no public figure).
  static let gap: CGFloat = 8
}
