/// The first line of what the compiler says about one thing: `file:line:column: kind: text`.
struct CompilerMessage: Hashable {
  var file: String
  /// The first line is 1.
  var line: Int
  /// In bytes; the first is 1.
  var column: Int
  /// "error", "fatal error", "warning", "note" or "remark".
  var kind: String
  var text: String

  var isError: Bool { kind.hasSuffix("error") }

  /// Nil for other lines, such as excerpts.
  init?(_ line: some StringProtocol) {
    let pattern = /(\/.+?):(\d+):(\d+): (fatal error|error|warning|note|remark): (.+)/
    guard line.hasPrefix("/"), let match = String(line).wholeMatch(of: pattern), let number = Int(match.2),
      let column = Int(match.3)
    else { return nil }
    (file, self.line, self.column) = (String(match.1), number, column)
    (kind, text) = (String(match.4), String(match.5))
  }
}
