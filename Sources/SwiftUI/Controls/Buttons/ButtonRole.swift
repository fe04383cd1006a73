/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// Deletes or loses something: drawn in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}
