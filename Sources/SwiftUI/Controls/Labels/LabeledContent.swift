import Foundation
import MartletControls

/// A value with a label before it, across the width there is. Spec: A39, G22.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  private let configuration: LabeledContentStyleConfiguration

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = LabeledContentStyleConfiguration(label: label(), content: content())
  }

  @MainActor public var body: some View {
    StyledControl(
      configuration: configuration, standard: AnyControlStyle(labeledContent: AutomaticLabeledContentStyle()))
  }
}

extension LabeledContent where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }
  @_disfavoredOverload
  nonisolated public init<T: StringProtocol, S: StringProtocol>(_ title: T, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
  /// The value as its format writes it in the locale around. Spec: I14.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The view that a style was asked to draw, in the style that is set further out.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }
}

/// How labelled values look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// A labelled value as its style sees it.
public struct LabeledContentStyleConfiguration: StyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
  var level = 0

  nonisolated init<L: View, C: View>(label: L, content: C) {
    (self.label, self.content) = (Label(content: AnyView(label)), Content(content: AnyView(content)))
  }
}

/// The label at the leading edge, the value at the trailing one in the weaker colour.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label) {
      configuration.content.modifier(ControlForeground(color: .secondary)).multilineTextAlignment(.trailing)
    }
  }
}

/// A control with its label before it, or the control alone when labels are hidden. Spec: A39.
nonisolated struct LabeledRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.areLabelsHidden) private var isLabelHidden

  init(label: Label, @ViewBuilder control: () -> Control) {
    (self.label, self.control) = (label, control())
  }

  @MainActor var body: some View {
    if isLabelHidden {
      control.spokenLabel(label)
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}

/// A control that is higher than a line of text reaches into a row's insets, so that the row stays as high as others.
///
/// Toggles and steppers stand in rows of the minimum height (own observation; no public figure).
struct RowInsetReach: ViewModifier {
  @Environment(\.controlPlace) private var place
  func body(content: Content) -> some View {
    content.padding(.vertical, place == .listRow ? -ListMetrics.rowVerticalInset / 2 : 0)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension View {
  /// Sets how the labelled values inside look. Spec: D32.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(AnyControlStyle(labeledContent: style))
  }
}

extension AnyControlStyle where Configuration == LabeledContentStyleConfiguration {
  init<S: LabeledContentStyle>(labeledContent style: S) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}
