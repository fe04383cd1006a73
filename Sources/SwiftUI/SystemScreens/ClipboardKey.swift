import MartletHost

private enum ClipboardKey: EnvironmentKey { static var defaultValue: (any Clipboard)? { nil } }

extension EnvironmentValues {
  /// The desktop's clipboard; nil where there is none.
  package var clipboard: (any Clipboard)? {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}
