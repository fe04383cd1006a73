import MartletHost

private enum FileDialogKey: EnvironmentKey { static var defaultValue: (any FileDialogs)? { nil } }

extension EnvironmentValues {
  /// Asks the person for files; nil where there is no desktop.
  package var fileDialogs: (any FileDialogs)? {
    get { self[FileDialogKey.self] }
    set { self[FileDialogKey.self] = newValue }
  }
}
