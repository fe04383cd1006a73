import MartletProject

/// Something that an app uses and Martlet lacks, or another reason why it does not compile.
struct Finding: Codable, Equatable {
  enum Kind: String, Codable, CaseIterable {
    case package, framework, name, error
  }
  struct Place: Codable, Equatable {
    var file: String
    var line: Int
    var column: Int
  }

  var kind: Kind
  /// The framework's, package's or API's name; of other errors the compiler's message.
  var name: String
  var places: [Place]
  /// What to do instead, or what the compiler knows more.
  var advice: String?
  var uses: Int { places.count }
}

extension Finding {
  /// Errors put together by what they say is missing, the kind that explains most first, then by the number of uses.
  static func findings(of errors: [Diagnostic], missingModules: [Diagnostic]) -> [Finding] {
    var findings: [Finding] = []
    add(missingModules, .framework, to: &findings) { moduleName($0.missingModule ?? $0.message) }
    add(errors.filter { $0.missingName != nil }, .name, to: &findings) { $0.missingName ?? $0.message }
    add(errors.filter { $0.missingName == nil }, .error, to: &findings) { $0.message }
    return findings
  }

  static func moduleName(_ path: String) -> String { String(path.prefix { $0 != "." }) }

  private static func add(
    _ errors: [Diagnostic], _ kind: Kind, to findings: inout [Finding], name: (Diagnostic) -> String
  ) {
    let groups = Dictionary(grouping: errors, by: name).map { name, errors in
      Finding(
        kind: kind, name: name,
        places: errors.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map {
          Place(file: $0.file, line: $0.line, column: $0.column)
        }, advice: DoctorAdvice.text(for: name))
    }
    findings += groups.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
  }
}
