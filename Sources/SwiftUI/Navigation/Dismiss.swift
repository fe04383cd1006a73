/// Closes the presentation or pops the page in which it was read. Spec: D28.
public struct DismissAction {
  let action: (() -> Void)?
  init(_ action: (() -> Void)?) { self.action = action }
  /// Does nothing where there is nothing to close.
  public func callAsFunction() { action?() }
}

/// Whether a view is presented, in the older form. Spec: D29.
public struct PresentationMode {
  public let isPresented: Bool
  let action: (() -> Void)?
  public mutating func dismiss() { action?() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether `dismiss` would do something. Spec: D29.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss.action)
    return Binding(get: { mode }, set: { _ in })
  }
}
