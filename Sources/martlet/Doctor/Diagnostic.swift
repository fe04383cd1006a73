import MartletProject
import MartletRewrite

/// One error of the compiler's: `file:line:column: error: message`.
struct Diagnostic: Hashable {
  var file: String
  var line: Int
  var column: Int
  var message: String

  /// Nil for lines of another kind: excerpts, notes, warnings.
  init?(_ text: some StringProtocol) {
    guard let message = CompilerMessage(text), message.isError else { return nil }
    self.init(file: message.file, line: message.line, column: message.column, message: message.text)
  }

  init(file: String, line: Int, column: Int, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }

  /// All errors of an output, each once, at their places in the sources.
  static func all(in output: String, maps: [String: SourceMap] = [:]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.split(separator: "\n").compactMap { line in
      guard var error = Diagnostic(line) else { return nil }
      error.column = maps[error.file]?.column(line: error.line, column: error.column) ?? error.column
      return seen.insert(error).inserted ? error : nil
    }
  }
}

// MARK: - What is missing

extension Diagnostic {
  /// The module that an import asks for and that is not there, with its submodule.
  var missingModule: String? {
    message.firstMatch(of: /^no such module '(.+?)'/).map { String($0.1) }
      ?? message.firstMatch(of: /^missing required modules?: '(.+?)'/).map { String($0.1) }
  }

  /// The name that the compiler looked for and did not find; nil for errors of another kind.
  var missingName: String? {
    guard let name = unknownName else { return nil }
    return Self.namesOfRewriting.contains(name) ? "@NSManaged" : name
  }

  /// What the rewriter writes for properties of managed objects.
  private static let namesOfRewriting: Set = ["_managedValue", "_setManagedValue", "_changeManagedSet"]

  private var unknownName: String? {
    if let match = message.firstMatch(of: /^cannot find (?:type |operator )?'(.+?)' in scope/) {
      return String(match.1)
    }
    if let match = message.firstMatch(of: /^(?:value of )?type '(.+)' has no (?:dynamic )?member '(.+?)'/) {
      return Self.owner(String(match.1)) + String(match.2)
    }
    if let match = message.firstMatch(of: /^no type named '(.+?)' in module '(.+?)'/) {
      return "\(match.2).\(match.1)"
    }
    if let match = message.firstMatch(of: /^reference to member '(.+?)' cannot be resolved/) { return "." + match.1 }
    if let match = message.firstMatch(of: /^unknown attribute '(.+?)'/) { return "@" + match.1 }
    return nil
  }

  /// Modifiers are members of any view: the name alone says more than the type they were tried on.
  private static func owner(_ type: String) -> String {
    let isView = type == "some View" || type.contains("<") || type.hasPrefix("(")
    return isView ? "." : type + "."
  }
}
