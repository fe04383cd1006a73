import Foundation
import MartletRewrite

/// What the compiler says in its plain style, in terms of the user's sources: of those that were rewritten it shows its
/// copy's line, and counts the columns there.
struct CompilerOutput {
  /// By the sources that were rewritten.
  var maps: [String: SourceMap]

  /// Each message with the source's line and a mark below its place; the same message once. Lines of other programs,
  /// such as the linker, stay.
  func inTermsOfSources(_ output: String, isColored: Bool = false) -> String {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var (result, seen, isRepeated) = ([String](), Set<CompilerMessage>(), false)
    while let line = lines.popFirst() {
      guard let message = CompilerMessage(line) else {
        result.append(String(line))
        continue
      }
      let excerpt = sourceLine(message)
      if excerpt != nil { dropExcerpt(from: &lines) }
      // Several jobs of the compiler may find the same; notes belong to what they follow.
      if message.kind != "note" { isRepeated = !seen.insert(message).inserted }
      if !isRepeated { result += text(of: message, excerpt, isColored: isColored) }
    }
    while result.last?.isEmpty == true { result.removeLast() }
    return result.joined(separator: "\n")
  }

  func column(of message: CompilerMessage) -> Int {
    maps[message.file]?.column(line: message.line, column: message.column) ?? message.column
  }

  private func text(of message: CompilerMessage, _ excerpt: String?, isColored: Bool) -> [String] {
    let column = column(of: message)
    let kind = isColored ? Self.colored(message.kind, isError: message.isError) : message.kind
    let title = "\(message.file):\(message.line):\(column): \(kind): \(message.text)"
    guard let excerpt else { return [title] }
    return [title, excerpt, Self.mark(below: excerpt, column: column)]
  }

  /// Red for errors, else bold.
  private static func colored(_ word: String, isError: Bool) -> String {
    "\u{1B}[\(isError ? "1;31" : "1")m\(word)\u{1B}[0m"
  }

  // MARK: - Excerpts

  private func sourceLine(_ message: CompilerMessage) -> String? {
    guard let text = try? String(contentsOfFile: message.file, encoding: .utf8) else { return nil }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return lines.indices.contains(message.line - 1) ? String(lines[message.line - 1]) : nil
  }

  /// A `^` below the place, behind as many blanks as the line has characters before it; tabs stay tabs.
  private static func mark(below line: String, column: Int) -> String {
    let before = String(decoding: line.utf8.prefix(column - 1), as: UTF8.self)
    return String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
  }

  /// The compiler's own: the line; in plain text also a line of marks, and at times what might stand there instead.
  private func dropExcerpt(from lines: inout ArraySlice<Substring>) {
    guard let line = lines.first, CompilerMessage(line) == nil else { return }
    lines.removeFirst()
    guard let marks = lines.first, marks.contains("^"), marks.allSatisfy({ " ^~\t".contains($0) }) else { return }
    lines.removeFirst()
    if let proposal = lines.first, proposal.first == " " { lines.removeFirst() }
  }
}
