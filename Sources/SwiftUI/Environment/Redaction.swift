import Foundation
import MartletDisplay
import MartletTree

/// Why content is veiled: texts, pictures and symbols show as shapes of their size.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a stand-in for what is still to come: all of it is veiled.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look: what is marked by `privacySensitive` is veiled.
  public static let privacy = RedactionReasons(rawValue: 2)
}

private enum Keys {
  enum Reasons: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  enum Sensitive: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  /// Why content here is veiled; empty, the default, when it is not.
  public var redactionReasons: RedactionReasons {
    get { self[Keys.Reasons.self] }
    set { self[Keys.Reasons.self] = newValue }
  }
  var isPrivacySensitive: Bool {
    get { self[Keys.Sensitive.self] }
    set { self[Keys.Sensitive.self] = newValue }
  }

  /// The shapes' colour, nil where nothing is veiled. How strong it is: own choice, there is no public figure.
  var veil: RGBA? {
    let reasons = redactionReasons
    guard reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive else { return nil }
    return ForegroundStyle()._paint(in: self).opacity(0.16).color
  }
}

extension View {
  /// Veils texts, pictures and symbols inside for a reason, besides those that hold already. Shapes, colours and the
  /// marks of controls stay; what is read aloud and what can be used does too.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Shows what is inside in spite of reasons around it.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks what is inside as secret, or as not: it is veiled where the reasons name privacy.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
