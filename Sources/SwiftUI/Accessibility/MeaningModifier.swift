import Foundation
import MartletDisplay
import MartletTree

/// Says what a view means to those who do not see it.
struct MeaningModifier: ElementModifier {
  let write: (inout MeaningNode.Meaning, EnvironmentValues) -> Void
  var tapAction: ((EnvironmentValues) -> (() -> Void)?)?
  /// Where pointers press the element.
  var press: (EnvironmentValues) -> MeaningNode.Press = { _ in .bounds }
  var pressChanged: ((Bool) -> Void)?
  var repeatsWhileHeld = false

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> MeaningNode {
    MeaningNode(context: context.layout, child: child)
  }
  func update(_ wrapper: MeaningNode, in context: ElementContext) {
    var meaning = MeaningNode.Meaning()
    write(&meaning, context.environment)
    wrapper.meaning = meaning
    wrapper.tapAction = tapAction?(context.environment)
    wrapper.shortcut = wrapper.canTap ? context.environment.keyboardShortcut?.chord : nil
    wrapper.press = press(context.environment)
    wrapper.pressChanged = pressChanged ?? { _ in }
    wrapper.repeatsWhileHeld = repeatsWhileHeld
  }
}

extension View {
  nonisolated func meaning(_ write: @escaping (inout MeaningNode.Meaning, EnvironmentValues) -> Void) -> some View {
    modifier(MeaningModifier(write: write))
  }
}

/// What becomes of the elements inside one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: Children
  enum Children { case ignore, contain, combine }
  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  public static let contain = AccessibilityChildBehavior(children: .contain)
  public static let combine = AccessibilityChildBehavior(children: .combine)
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let playsSound = AccessibilityTraits(rawValue: 64)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
  public static let isStaticText = AccessibilityTraits(rawValue: 256)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
  public static let isModal = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)

  var role: SemanticsNode.Role? {
    if contains(.isButton) { return .button }
    if contains(.isLink) { return .link }
    if contains(.isSearchField) { return .searchField }
    if contains(.isToggle) { return .toggle }
    if contains(.isImage) { return .image }
    return contains(.isStaticText) ? .text : nil
  }
  var traits: SemanticsNode.Traits {
    var traits: SemanticsNode.Traits = []
    if contains(.isSelected) { traits.insert(.selected) }
    if contains(.isHeader) { traits.insert(.header) }
    if contains(.isModal) { traits.insert(.modal) }
    if contains(.updatesFrequently) { traits.insert(.updatesFrequently) }
    return traits
  }
}

extension View {
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    meaning { $0.label = label.string(in: $1) }
  }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  nonisolated public func accessibilityValue(_ value: Text) -> some View { meaning { $0.value = value.string(in: $1) } }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { meaning { $0.hint = hint.string(in: $1) } }
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    meaning { meaning, _ in meaning.isHidden = hidden }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    meaning { meaning, _ in meaning.identifier = identifier }
  }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    meaning { meaning, _ in
      switch children.children {
      case .ignore: meaning.children = .ignored
      case .contain: meaning.children = .contained
      case .combine: meaning.children = .combined
      }
    }
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    meaning { meaning, _ in
      meaning.role = traits.role
      meaning.addedTraits = traits.traits
    }
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    meaning { meaning, _ in meaning.removedTraits = traits.traits }
  }
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    meaning { $0.actions = [(name.string(in: $1), handler)] }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(name), handler)
  }
  /// The older forms.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
