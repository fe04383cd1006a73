import Foundation
import MartletControls
import MartletLayout

/// How a presentation shows in a narrow window.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// A sheet for popovers, no change for others.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// As in wide windows.
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  enum Kind: Hashable { case automatic, enabled, upThrough(PresentationDetent), disabled }
  let kind: Kind
  /// No.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// Always; nothing is dimmed.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// While the sheet is not higher than `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// What a drag over scrolling content in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// Resizes.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Moves the sheet to its next height, then scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolls; only the bar at the top moves the sheet.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What presented content wishes of its presentation. An outer modifier replaces what an inner one said. Spec: D16.
struct PresentationPreferences {
  var detents: Set<PresentationDetent>?
  var detentSelection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var background: AnyView?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var compactAdaptation: PresentationAdaptation?
  var isDismissDisabled = false
}

enum PresentationPreferenceKey: PreferenceKey {
  static var defaultValue: PresentationPreferences { PresentationPreferences() }
  /// Of several views the first that says something counts; any of them can keep the sheet.
  static func reduce(value: inout PresentationPreferences, nextValue: () -> PresentationPreferences) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.detentSelection = value.detentSelection ?? next.detentSelection
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.backgroundInteraction = value.backgroundInteraction ?? next.backgroundInteraction
    value.contentInteraction = value.contentInteraction ?? next.contentInteraction
    value.compactAdaptation = value.compactAdaptation ?? next.compactAdaptation
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

extension View {
  nonisolated private func presentationPreference(_ change: @escaping (inout PresentationPreferences) -> Void)
    -> some View
  {
    transformPreference(PresentationPreferenceKey.self, change)
  }

  /// The heights at which the sheet around may rest; it opens at the smallest. No height counts as large. Spec: F31.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationPreference { ($0.detents, $0.detentSelection) = (detents, nil) }
  }

  /// The same, with the height in use: the sheet follows the selection and writes it. A selection that is not one of
  /// `detents` counts as the smallest.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    // Read here, so that the body that makes the content runs again when the selection changes.
    _ = selection.wrappedValue
    return presentationPreference { ($0.detents, $0.detentSelection) = (detents, selection) }
  }

  /// Shows or hides the bar at the top of the sheet around; automatic shows it where there are several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationPreference { $0.dragIndicator = visibility }
  }

  /// The radius of the corners of the presentation around, in points; nil for the usual one.
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    presentationPreference { $0.cornerRadius = radius.map { $0 > 0 ? $0 : 0 } }
  }

  /// A style behind the content of the presentation around, up to its edges.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationPreference { $0.background = AnyView(StyleFill(style: style)) }
  }

  /// A view behind the content of the presentation around, up to its edges.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return presentationPreference { $0.background = background }
  }

  /// Whether what is behind the sheet around can be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentationPreference { $0.backgroundInteraction = interaction } }

  /// What a drag over scrolling content in the sheet around does first.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationPreference { $0.contentInteraction = behavior }
  }

  /// How the presentation around shows in a narrow window. Spec: F33.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationPreference { $0.compactAdaptation = adaptation }
  }
  /// The same by axis: the one for narrow windows counts.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontal) }

  /// Keeps a person from closing the sheet or popover around by dragging, tapping beside it or Escape; a drag is
  /// resisted. Spec: F31.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationPreference { $0.isDismissDisabled = isDisabled }
  }
}
