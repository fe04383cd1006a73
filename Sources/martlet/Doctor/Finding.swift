import MartletProject

/// Something that an app uses and Martlet lacks, or another reason why it does not compile.
struct Finding: Codable, Equatable {
  enum Kind: String, Codable, CaseIterable {
    case package, framework, name, error
  }
  struct Place: Codable, Hashable {
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
  /// Whether it may be gone once the others are: all its places are in files that lack something else.
  var isFollowUp = false
  /// Whether it is the app's own, for all that can be told.
  var isMistake = false
  var uses: Int { places.count }
}

extension Finding {
  /// Whether Martlet lacks it, for all that can be told.
  var isLack: Bool { kind != .error && !isFollowUp }

  /// Errors put together by what they say is missing, the kind that explains most first, then by the number of uses.
  static func findings(
    of errors: [Diagnostic], missingModules: [Diagnostic], declarations: OwnDeclarations = OwnDeclarations()
  ) -> [Finding] {
    var findings: [Finding] = []
    let name = { (error: Diagnostic) in moduleName(error.missingModule ?? error.message) }
    let isApples = { (error: Diagnostic) in DoctorAdvice.isFrameworkOfApple(name(error)) }
    add(missingModules.filter(isApples), .framework, to: &findings, name: name)
    add(missingModules.filter { !isApples($0) }, .package, to: &findings, name: name)
    let incomplete = Set(missingModules.map(\.file))
    let mistakes = errors.filter(declarations.explains)
    let rest = errors.filter { !mistakes.contains($0) }
    let lacks = rest.filter { $0.missingName != nil }
    let frameworks = Set(findings.filter { $0.kind == .framework }.map(\.name))
    let start = findings.count
    add(lacks, .name, followUpsIn: incomplete, to: &findings) { $0.missingName ?? $0.message }
    for index in findings.indices.dropFirst(start) {
      let name = findings[index].name
      // A class of the app's has its superclass's members.
      let owners = declarations.ancestors(of: String(name.prefix { $0 != "." }))
      if owners.union([name]).contains(where: { FrameworkNames.explain($0, frameworks) }) {
        findings[index].isFollowUp = true
      }
    }
    let own = findings.count
    add(mistakes, .error, to: &findings) { $0.message }
    for index in findings.indices.dropFirst(own) { findings[index].isMistake = true }
    add(rest.filter { $0.missingName == nil }, .error, followUpsIn: incomplete.union(lacks.map(\.file)), to: &findings)
    { $0.message }
    return findings
  }

  /// Modules that are of no framework come from the packages that are missing, where some are; else nothing says from
  /// where they come.
  static func joined(packages: [Finding], _ findings: [Finding]) -> [Finding] {
    packages
      + findings.map { finding in
        guard finding.kind == .package else { return finding }
        var finding = finding
        finding.isFollowUp = !packages.isEmpty
        if packages.isEmpty { finding.advice = Wording.moduleOfNobody }
        return finding
      }
  }

  static func moduleName(_ path: String) -> String { String(path.prefix { $0 != "." }) }

  private static func add(
    _ errors: [Diagnostic], _ kind: Kind, followUpsIn files: Set<String> = [], to findings: inout [Finding],
    name: (Diagnostic) -> String
  ) {
    let groups = Dictionary(grouping: errors, by: name).map { name, errors in
      // The compiler may miss one name twice at a place: as a type and as a value.
      let places = Set(errors.map { Place(file: $0.file, line: $0.line, column: $0.column) })
      return Finding(
        kind: kind, name: name, places: places.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) },
        advice: DoctorAdvice.text(for: name), isFollowUp: errors.allSatisfy { files.contains($0.file) })
    }
    findings += groups.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
  }
}
