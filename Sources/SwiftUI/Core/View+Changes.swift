extension View {
  /// Prints that the view's body runs; called in the body. Which of its values changed is not told here.
  public static func _printChanges() { print("\(Self.self): changed.") }
  /// The same.
  public static func _logChanges() { _printChanges() }
}
