import Foundation
import MartletControls

/// What stands in the place of content that is not there: a large icon, a title, a description and actions, in the middle
/// of the room it is offered. Spec: M-CTL-48.
///
/// It takes all of the room. In a row of a list it is as high as it needs to be.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  @MainActor public var body: some View {
    VStack(spacing: ControlMetrics.Unavailable.gap) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      VStack(spacing: ControlMetrics.Unavailable.gap) { actions }
        .font(.subheadline)
        .padding(.top, ControlMetrics.Unavailable.actionsTop)
    }
    .multilineTextAlignment(.center)
    .padding(ControlMetrics.Unavailable.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil, file: String = #fileID,
    line: UInt = #line
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name, file: file, line: line)
    } description: {
      description
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil, file: String = #fileID, line: UInt = #line
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name, file: file, line: line)
    } description: {
      description
    }
  }
  /// With a picture of the asset catalogue.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing, with what the person typed into the search field around. Spec: M-STR-29 to M-STR-31.
  public static var search: Self { search(nil) }
  /// Says that a search for `text` found nothing.
  public static func search(text: String) -> Self { search(text) }

  private static func search(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The parts of a view that says that a search found nothing.
public struct SearchUnavailableContent {
  public struct Label: View {
    /// Nil for the text of the search field around.
    let text: String?
    @Environment(\.searchText) private var typed
    public var body: some View {
      let words = text ?? typed
      SwiftUI.Label {
        if words.isEmpty { Text(word: .noResults) } else { Text(word: .noResultsFor, words) }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  public struct Description: View {
    public var body: some View { Text(word: .tryAnotherSearch) }
  }
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: ControlMetrics.Unavailable.iconGap) {
      configuration.icon
        .font(.system(size: ControlMetrics.Unavailable.iconSize)).foregroundStyle(.secondary)
        .imageScale(.large)
      configuration.title.font(.title2.bold())
    }
  }
}
