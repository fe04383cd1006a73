/// Names that projects give, as names of files.
enum FileName {
  /// One component of a path, which stays in its folder: a project may write anything as its product's name.
  ///
  /// Separators and control characters become underscores, and so does a dot at the start: "a/b" is "a_b", ".." is "_.".
  static func safe(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { $0 == "/" || $0.value < 32 || $0.value == 127 ? "_" : Character($0) }
    let text = String(scalars)
    if text.isEmpty { return "App" }
    return text.hasPrefix(".") ? "_" + text.dropFirst() : text
  }
}
