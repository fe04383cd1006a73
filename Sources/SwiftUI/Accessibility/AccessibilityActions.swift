import Foundation
import MartletTree

/// What kind of act an assistive tool asks for.
public struct AccessibilityActionKind: Equatable {
  private let action: String
  private let name: Text?

  private init(_ action: String) { (self.action, name) = (action, nil) }
  /// An act of the app's own, by the name that is spoken.
  public init(named name: Text) { (action, self.name) = ("", name) }

  /// What a tap does.
  public static let `default` = AccessibilityActionKind("tap")
  /// Leaves what is open.
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magicTap")
  public static let delete = AccessibilityActionKind("delete")
  public static let showMenu = AccessibilityActionKind("showMenu")

  func actionName(in environment: EnvironmentValues) -> String { name?.string(in: environment) ?? action }
}

/// Which way an adjustable element moves.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
  /// An act that assistive tools can ask this element for. Pointers do not run it.
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    meaning { $0.actions = [(kind.actionName(in: $1), handler)] }
  }

  nonisolated public func accessibilityAction(named key: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(key), handler)
  }

  /// An act named by a label, of which the words count.
  nonisolated public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> Text
  ) -> some View {
    accessibilityAction(named: label(), action)
  }

  /// Makes the element one that assistive tools and arrow keys move up and down in steps.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    meaning { meaning, _ in
      meaning.actions = [("increment", { handler(.increment) }), ("decrement", { handler(.decrement) })]
    }
  }
}
