private enum Keys {
  enum ScreenReaderKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

/// How heavy the user wants text to be.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension EnvironmentValues {
  /// Whether a screen reader speaks for this window, as the host says.
  public internal(set) var accessibilityVoiceOverEnabled: Bool {
    get { self[Keys.ScreenReaderKey.self] }
    set { self[Keys.ScreenReaderKey.self] = newValue }
  }
  /// Whether some assistive tool uses the window.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }
  /// Whether the user asked that nothing be said by colour alone, as the host says.
  public internal(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { self[Keys.DifferentiateKey.self] }
    set { self[Keys.DifferentiateKey.self] = newValue }
  }
}

// Settings that no desktop on Linux has, so that they are always off.
extension EnvironmentValues {
  /// Off. Materials are painted opaque in any case.
  public var accessibilityReduceTransparency: Bool { false }
  /// Off: the desktop inverts colours behind the app's back, if at all.
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Nil: how heavy text is does not depend on the user here.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// Whether moving pictures may play by themselves: yes, unless less movement is asked for.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }
}
