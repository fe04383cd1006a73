import UIKit

/// Which letters are made capital while typing.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let type: UITextAutocapitalizationType
  public static let never = TextInputAutocapitalization(type: .none)
  public static let words = TextInputAutocapitalization(type: .words)
  public static let sentences = TextInputAutocapitalization(type: .sentences)
  public static let characters = TextInputAutocapitalization(type: .allCharacters)
}

extension TextInputAutocapitalization {
  public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }
}

/// What the return key says.
public struct SubmitLabel: Hashable, Sendable {
  let key: UIReturnKeyType
  public static let done = SubmitLabel(key: .done)
  public static let go = SubmitLabel(key: .go)
  public static let send = SubmitLabel(key: .send)
  public static let join = SubmitLabel(key: .join)
  public static let route = SubmitLabel(key: .route)
  public static let search = SubmitLabel(key: .search)
  public static let `return` = SubmitLabel(key: .default)
  public static let next = SubmitLabel(key: .next)
  public static let `continue` = SubmitLabel(key: .continue)
}

/// What submits: a text field, a search field.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What a text field's text is, so that it can be filled in.
public typealias TextContentType = UITextContentType

/// An action for when the user is done with a field, and what it is for.
struct SubmitAction {
  let triggers: SubmitTriggers
  let run: () -> Void
}

private enum Keys {
  enum Keyboard: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }
  enum ContentType: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
  enum Capitals: EnvironmentKey { static var defaultValue: TextInputAutocapitalization? { nil } }
  enum Correction: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Return: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }
  enum Submit: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }
}

// What a text field asks of the keyboard. Kind of keyboard, content, capitals and correction go to the input method with
// the field's state; the word on the return key has no use on a desktop and is kept as it is.
extension EnvironmentValues {
  var keyboardType: UIKeyboardType {
    get { self[Keys.Keyboard.self] }
    set { self[Keys.Keyboard.self] = newValue }
  }
  var textContentType: UITextContentType? {
    get { self[Keys.ContentType.self] }
    set { self[Keys.ContentType.self] = newValue }
  }
  var textInputAutocapitalization: TextInputAutocapitalization? {
    get { self[Keys.Capitals.self] }
    set { self[Keys.Capitals.self] = newValue }
  }
  /// Whether typing mistakes are left as they are.
  public var autocorrectionDisabled: Bool {
    get { self[Keys.Correction.self] }
    set { self[Keys.Correction.self] = newValue }
  }
  var submitLabel: SubmitLabel {
    get { self[Keys.Return.self] }
    set { self[Keys.Return.self] = newValue }
  }
  /// The actions around, the outermost first. All of them run, the nearest first.
  var submitActions: [SubmitAction] {
    get { self[Keys.Submit.self] }
    set { self[Keys.Submit.self] = newValue }
  }

  /// Runs what waits for a submission of this kind, the nearest first; answers whether anything did. Spec: D25.
  @discardableResult func submit(_ trigger: SubmitTriggers) -> Bool {
    let actions = submitActions.filter { $0.triggers.contains(trigger) }
    for action in actions.reversed() { action.run() }
    return !actions.isEmpty
  }
}

extension View {
  /// Runs `action` when a field inside is submitted, by the return key.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    let action = SubmitAction(triggers: triggers, run: plainAction(action))
    return transformEnvironment(\.submitActions) { $0.append(action) }
  }
  /// Keeps submissions inside from reaching actions further out.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { environment(\.submitLabel, label) }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View {
    environment(\.textContentType, type)
  }
  /// Makes letters capital while they are typed one by one: at the beginning of words or sentences, or all.
  ///
  /// DEVIATION: where nothing is set, typed letters stay as they are; phones begin sentences with capitals.
  nonisolated public func textInputAutocapitalization(_ capitals: TextInputAutocapitalization?) -> some View {
    environment(\.textInputAutocapitalization, capitals)
  }
  /// The older form of `textInputAutocapitalization`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
  /// The older form of `autocorrectionDisabled`; nil leaves it to the system.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }
}
