/// Where the places of a rewritten text are in the source. Lines are the same in both, columns are not behind what was
/// inserted.
public struct SourceMap: Sendable {
  private let source: SourceText
  private let edits: [SourceEdit]

  init(source: SourceText, edits: [SourceEdit]) {
    (self.source, self.edits) = (source, SourceText.effective(edits))
  }

  /// The column in the source, of one in the rewritten text. Both are counted from 1 in bytes, as the compiler does. A
  /// place inside of what was written by the rewriter is where that begins.
  public func column(line: Int, column: Int) -> Int {
    let rewritten = SourceText(source.applying(edits))
    guard let own = source.line(line), let other = rewritten.line(line) else { return column }
    let position = sourcePosition(of: other.lowerBound + column - 1)
    return min(max(position, own.lowerBound), own.upperBound) - own.lowerBound + 1
  }

  private func sourcePosition(of position: Int) -> Int {
    // How much farther a place is in the rewritten text.
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      let length = edit.replacement.utf8.count
      if position < start { break }
      if position < start + length { return edit.range.lowerBound }
      shift += length - edit.range.count
    }
    return position - shift
  }
}
