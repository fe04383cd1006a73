import MartletLayout
import MartletTree

extension ViewRoot {
  /// Writes values of the window's own; what reads them runs again in the next frame.
  package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    change(&values)
    for (key, value) in values.writes { scope.set(key, value) }
    let now = EnvironmentValues(scope: scope)
    if screen.isRightToLeft != (now.layoutDirection == .rightToLeft) {
      screen.isRightToLeft = now.layoutDirection == .rightToLeft
      screen.setNeedsLayout()
    }
  }

  /// The desktop's scheme, which content may override for the window. Spec: D11.
  func setSystemScheme(_ scheme: ColorScheme) {
    guard scheme != systemScheme else { return }
    systemScheme = scheme
    structureDidChange()
  }
}
