import MartletControls

/// Opens further windows: `@Environment(\.openWindow)`. DEVIATION: an app has one window, so none opens; it is noted once.
public struct OpenWindowAction {
  public func callAsFunction(id: String, file: String = #fileID, line: UInt = #line) { note(file, line) }
  public func callAsFunction<D: Codable & Hashable>(value: D, file: String = #fileID, line: UInt = #line) {
    note(file, line)
  }
  public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, file: String = #fileID, line: UInt = #line
  ) { note(file, line) }

  private func note(_ file: String, _ line: UInt) {
    Notes.once("an app has one window: openWindow opens none", at: Notes.Place(file: file, line: line))
  }
}

/// Closes windows: `@Environment(\.dismissWindow)`. DEVIATION: the one window stays; it is noted once.
public struct DismissWindowAction {
  public func callAsFunction(file: String = #fileID, line: UInt = #line) { note(file, line) }
  public func callAsFunction(id: String, file: String = #fileID, line: UInt = #line) { note(file, line) }
  public func callAsFunction<D: Codable & Hashable>(value: D, file: String = #fileID, line: UInt = #line) {
    note(file, line)
  }

  private func note(_ file: String, _ line: UInt) {
    Notes.once("an app has one window: dismissWindow closes none", at: Notes.Place(file: file, line: line))
  }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether an app may have several windows: not here.
  public var supportsMultipleWindows: Bool { false }
}
