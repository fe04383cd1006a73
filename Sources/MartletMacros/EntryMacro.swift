/// `@Entry var name = value`: a key with that default, and accessors that use it.
enum EntryMacro {
  /// The collection of values that the entry extends.
  private enum Container: String, CaseIterable {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focus = "FocusedValues"
  }

  static func expand(_ expansion: Expansion) throws(MacroError) -> String {
    guard let variable = StoredVariable(expansion.source) else {
      throw MacroError(message: "@Entry needs a variable: write '@Entry var name = value'")
    }
    let name = variable.name.filter { $0 != "`" }
    let container = try container(of: expansion)
    if expansion.role == "accessor" { return accessors(name: name, in: container) }
    return container == .focus
      ? try focusedKey(for: variable, name: name) : try entry(for: variable, name: name)
  }

  private static func accessors(name: String, in container: Container) -> String {
    // The compiler fills in the value's type, which the source need not say.
    let key = container == .focus ? "__Key_\(name)" : "SwiftUI._EntryKey<__Key_\(name), _>"
    return """
      get { self[\(key).self] }
      set { self[\(key).self] = newValue }
      """
  }

  private static func container(of expansion: Expansion) throws(MacroError) -> Container {
    for declaration in expansion.surroundings {
      guard let found = extendedType(of: declaration) else { continue }
      let last = found.split(separator: ".").last.map { $0.trimmingSpaces } ?? ""
      if let container = Container(rawValue: last) { return container }
    }
    let names = Container.allCases.map(\.rawValue).joined(separator: ", ")
    throw MacroError(message: "@Entry belongs in an extension of one of these types: \(names)")
  }

  private static func extendedType(of declaration: String) -> String? {
    let source = SwiftSource(declaration)
    let whole = 0..<source.bytes.count
    guard let keyword = source.firstWord("extension", in: whole) else { return nil }
    let start = source.skippingSpaces(from: keyword + 9)
    let end = source.first(in: start..<whole.upperBound) { ":{".utf8.contains(source.bytes[$0]) } ?? whole.upperBound
    return source.trimmed(start..<end)
  }

  /// Focused values are always optional, so their key has a type and no default.
  private static func focusedKey(for variable: StoredVariable, name: String) throws(MacroError) -> String {
    guard let type = variable.wrappedType else {
      throw MacroError(message: "a focused value may be missing: give '\(name)' an optional type")
    }
    return """
      private struct __Key_\(name): SwiftUI.FocusedValueKey {
        typealias Value = \(type)
      }
      """
  }

  private static func entry(for variable: StoredVariable, name: String) throws(MacroError) -> String {
    guard let value = variable.value ?? (variable.wrappedType == nil ? nil : "nil") else {
      throw MacroError(message: "'\(name)' needs a default value: write '@Entry var \(name): Type = value'")
    }
    let type = variable.type.map { "<\($0)>" } ?? ""
    // The line break ends a comment behind the value.
    return """
      private enum __Key_\(name): SwiftUI._Entry {
        static let defaultValue: any SwiftUI._EntryDefault = SwiftUI._EntryDefaultValue\(type) {
          \(value)
        }
      }
      """
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { SwiftSource(String(self)).trimmed(0..<utf8.count) }
}
