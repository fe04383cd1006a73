extension InlineMarkdownParser {
  /// Pairs the delimiters from `bottom` on, each closer with the nearest opener before it, and forgets them.
  mutating func matchDelimiters(from bottom: Int) {
    var closer = bottom
    while closer < delimiters.count {
      guard delimiters[closer].canClose, delimiters[closer].count > 0,
        let opener = opener(for: closer, above: bottom)
      else {
        closer += 1
        continue
      }
      pair(opener, closer)
      // What stands between a pair can't reach out of it any more.
      for index in (opener + 1)..<closer { delimiters[index].count = 0 }
    }
    delimiters.removeSubrange(bottom...)
  }

  private func opener(for closer: Int, above bottom: Int) -> Int? {
    (bottom..<closer).reversed().first { matches(delimiters[$0], delimiters[closer]) }
  }

  private func matches(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    guard opener.character == closer.character, opener.canOpen, opener.count > 0 else { return false }
    if opener.character == "~" { return opener.count == closer.count }
    // CommonMark's rule of three: runs that could do both pair only when their lengths don't add up to one.
    guard opener.canClose || closer.canOpen, (opener.originalCount + closer.originalCount) % 3 == 0 else { return true }
    return opener.originalCount % 3 == 0 && closer.originalCount % 3 == 0
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let isStrike = delimiters[opener].character == "~"
    let used = min(delimiters[opener].count, delimiters[closer].count, 2)
    for index in (delimiters[opener].span + 1)..<delimiters[closer].span {
      if isStrike {
        spans[index].isStruck = true
      } else if used == 2 {
        spans[index].isStrong = true
      } else {
        spans[index].isEmphasized = true
      }
    }
    for side in [opener, closer] {
      delimiters[side].count -= used
      spans[delimiters[side].span].text = String(
        repeating: String(delimiters[side].character), count: delimiters[side].count)
    }
  }
}
