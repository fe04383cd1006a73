/// Where a view is on its way in or out. Spec: E36.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// Before it is there.
  case willAppear
  /// While it is there.
  case identity
  /// After it has been taken out.
  case didDisappear
  public var isIdentity: Bool { self == .identity }
  /// -1, 0, 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
