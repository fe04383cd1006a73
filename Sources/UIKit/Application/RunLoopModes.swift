import Foundation

extension RunLoop.Mode {
  /// While a person scrolls. The loop here stays in its usual mode meanwhile: the same as `common`.
  public static let tracking = RunLoop.Mode.common
}
