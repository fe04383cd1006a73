import CPango
import Foundation
import MartletDisplay

/// A block's text as shaped once, and what became of it under each proposal.
final class ShapedText {
  let block: TextBlock
  let engine: TextEngine
  private(set) lazy var builder = LayoutBuilder(engine: engine, block: block)
  private lazy var paragraphs = ShapedParagraph.paragraphs(of: builder)
  private var results: [Proposal: SetText] = [:]
  private var latest: SetText?

  init(block: TextBlock, engine: TextEngine) {
    (self.block, self.engine) = (block, engine)
  }

  /// NaN stands for nil.
  private struct Proposal: Hashable {
    var width: UInt
    var height: UInt
    init(_ width: CGFloat?, _ height: CGFloat?) {
      self.width = (width ?? .nan).bitPattern
      self.height = (height ?? .nan).bitPattern
    }
  }

  /// Results kept per block: stacks probe with a handful of proposals, animations with many.
  private static let resultLimit = 24

  func set(width: CGFloat?, height: CGFloat?) -> SetText {
    let proposal = Proposal(width, height)
    if let known = results[proposal] { return known }
    if results.count >= Self.resultLimit { results.removeAll(keepingCapacity: true) }
    let width = cleaned(width)
    let result = width == 0 ? narrowest() : fit(width: width, height: cleaned(height))
    results[proposal] = result
    latest = result
    return result
  }

  /// What was measured as `size`, which layout may have moved to whole pixels since.
  func set(placedIn size: CGSize) -> SetText {
    func matches(_ text: SetText) -> Bool {
      abs(text.metrics.size.width - size.width) <= 1 && abs(text.metrics.size.height - size.height) <= 1
    }
    if let latest, matches(latest) { return latest }
    let found = results.values.filter(matches).min {
      abs($0.metrics.size.width - size.width) < abs($1.metrics.size.width - size.width)
    }
    return found ?? set(width: size.width, height: size.height)
  }

  /// Infinite and undefined lengths ask for the natural size.
  private func cleaned(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite, length < 1_000_000 else { return nil }
    return max(length, 0)
  }

  /// Stacks ask for no width to learn how flexible a child is. Text answers with one line of nothing but the
  /// truncation token, without breaking between all characters. Spec: A17.
  private func narrowest() -> SetText {
    var plain = Arrangement(fitting: Fitting(), room: LineRoom(block.paragraph, height: nil))
    var fitsNothing = true
    // One line is enough to see it. The lines of text of usual length are needed without breaks later.
    let width: CGFloat? = builder.text.bytes.count > ShapedParagraph.usualLength ? 1_000 : nil
    forEachLine(plain.fitting, width) { line in
      plain.add(line, box(of: line, plain.fitting))
      if line.width != 0 { fitsNothing = false }
      return fitsNothing
    }
    return fitsNothing ? finish(plain, nil) : finish(plain, 0, isCut: true)
  }

  /// Spec: A18, in this order: break into the allowed lines, tighten, shrink, truncate.
  private func fit(width: CGFloat?, height: CGFloat?) -> SetText {
    let plain = arrange(Fitting(), width, height)
    if plain.fits { return finish(plain, width) }
    if block.paragraph.allowsTightening, let tightened = tighten(width, height) { return finish(tightened, width) }
    if block.paragraph.minimumScaleFactor < 1, let shrunk = shrink(width, height) { return finish(shrunk, width) }
    let smallest = block.paragraph.minimumScaleFactor < 1 ? smallestFitting : Fitting(tightening: largestTightening)
    return finish(arrange(smallest, width, height), width)
  }

  /// Letters come closer by up to this share of the font's size before text is shrunk or cut.
  private static let tighteningLimit: CGFloat = 0.03
  private static let steps = 32
  private var largestTightening: CGFloat { block.paragraph.allowsTightening ? Self.tighteningLimit : 0 }
  private var smallestFitting: Fitting {
    Fitting(scale: max(block.paragraph.minimumScaleFactor, 0.01), tightening: largestTightening)
  }

  private func tighten(_ width: CGFloat?, _ height: CGFloat?) -> Arrangement? {
    leastChange { Fitting(tightening: Self.tighteningLimit * $0) }(width, height)
  }

  /// The largest factor that fits. The steps do not depend on the width, so measuring again at the width that
  /// came out chooses the same one. Spec: A19.
  private func shrink(_ width: CGFloat?, _ height: CGFloat?) -> Arrangement? {
    let smallest = smallestFitting
    return leastChange { Fitting(scale: 1 - (1 - smallest.scale) * $0, tightening: smallest.tightening) }(width, height)
  }

  /// Searches by halves for the smallest share of a change, 0…1, with which the text fits.
  private func leastChange(_ change: @escaping (CGFloat) -> Fitting) -> (CGFloat?, CGFloat?) -> Arrangement? {
    { [self] width, height in
      var best = arrange(change(1), width, height)
      guard best.fits else { return nil }
      var (low, high) = (0, Self.steps)
      while high - low > 1 {
        let middle = (low + high) / 2
        let attempt = arrange(change(CGFloat(middle) / CGFloat(Self.steps)), width, height)
        if attempt.fits { (best, high) = (attempt, middle) } else { low = middle }
      }
      return best
    }
  }

  /// Lines under one way of fitting, before truncation: all of them, or one more than there is room for.
  struct Arrangement {
    var fitting: Fitting
    var room: LineRoom
    var lines: [ShapedLine] = []
    var boxes: [LineBox] = []
    /// How many of the lines may be shown.
    var allowed: Int { room.allowed }
    var fits: Bool { lines.count <= allowed }

    mutating func add(_ line: ShapedLine, _ box: LineBox) {
      lines.append(line)
      boxes.append(box)
      room.add(box)
    }
  }

  private func arrange(_ fitting: Fitting, _ width: CGFloat?, _ height: CGFloat?) -> Arrangement {
    var result = Arrangement(fitting: fitting, room: LineRoom(block.paragraph, height: height))
    forEachLine(fitting, width) { line in
      result.add(line, box(of: line, fitting))
      return result.fits
    }
    return result
  }

  /// Breaks the text into lines from the top, as many as are asked for: the rest is not even shaped.
  private func forEachLine(_ fitting: Fitting, _ width: CGFloat?, _ wantsMore: (ShapedLine) -> Bool) {
    for paragraph in paragraphs where !paragraph.forEachLine(builder, fitting, width, wantsMore) { return }
  }

  private func finish(_ arrangement: Arrangement, _ width: CGFloat?, isCut: Bool = false) -> SetText {
    var lines = Array(zip(arrangement.lines, arrangement.boxes).prefix(isCut ? 1 : arrangement.allowed))
    let isTruncated = isCut || !arrangement.fits
    if isTruncated, let last = lines.last {
      let natural = lines.map(\.0.width).max() ?? 0
      // Without a width only a limit of lines can cut: the token follows the last line's whole text.
      let room = width ?? max(natural, last.0.width + 1_000)
      if let line = builder.truncatedLine(fromByte: last.0.firstByte, width: room, arrangement.fitting) {
        lines[lines.count - 1] = (line, box(of: line, arrangement.fitting))
      }
    }
    return SetText(
      lines: lines, fitting: arrangement.fitting, isTruncated: isTruncated, proposedWidth: width,
      paragraph: block.paragraph)
  }

  /// The tallest of what stands in the line; fonts that only fill in for missing characters do not count.
  private func box(of line: ShapedLine, _ fitting: Fitting) -> LineBox {
    var result: LineBox?
    if builder.text.runStarts.count > 2 {
      line.forEachRun { run, _ in
        let index = builder.text.runIndex(atByte: line.byte(at: run.item.pointee.offset))
        let box = self.box(ofRun: index, fitting)
        result = result?.union(box) ?? box
      }
    }
    return result ?? box(ofRun: builder.text.runIndex(atByte: line.firstByte), fitting)
  }

  private func box(ofRun index: Int, _ fitting: Fitting) -> LineBox {
    guard index < block.runs.count else { return LineBox(ascent: 0, descent: 0) }
    let run = block.runs[index]
    var box = engine.lineBox(of: run.font)
    switch run.content {
    case .text: break
    case .symbol(_, let size, let descent), .image(_, let size, let descent):
      box = box.union(LineBox(ascent: size.height - descent, descent: descent))
    }
    // Spec: I24.
    box.ascent += max(run.baselineOffset.usableDistance, 0)
    box.descent += max(-run.baselineOffset.usableDistance, 0)
    return LineBox(ascent: box.ascent * fitting.scale, descent: box.descent * fitting.scale)
  }
}
