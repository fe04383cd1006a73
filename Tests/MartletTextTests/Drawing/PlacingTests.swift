import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct PlacingTests {
  private func place(_ block: TextBlock, width: CGFloat) -> PlacedText {
    let size = measure(block, width).size
    return engine.place(block, in: CGRect(x: 10, y: 20, width: width, height: size.height))
  }

  @Test func glyphsStandOnTheBaselineInsideTheRect() {
    let placed = place(block("Hello"), width: 100)
    #expect(placed.glyphs.count == 1)
    #expect(placed.glyphs[0].origin.x == 10)
    #expect(abs(placed.glyphs[0].origin.y - 20 - measure(block("Hello")).firstBaseline) < 0.001)
  }

  /// Spec: A22, I29.
  @Test func linesAreAlignedInsideTheRect() {
    func start(_ alignment: ParagraphStyle.Alignment, rightToLeft: Bool = false) -> CGFloat {
      let text = block("Hello") {
        $0.alignment = alignment
        $0.isRightToLeft = rightToLeft
      }
      return place(text, width: 100).areas[0].rect.minX
    }
    let free = 100 - measure(block("Hello")).size.width
    #expect(start(.leading) == 10)
    #expect(abs(start(.center) - 10 - free / 2) < 0.02)
    #expect(abs(start(.trailing) - 10 - free) < 0.02)
    #expect(abs(start(.leading, rightToLeft: true) - 10 - free) < 0.02)
    #expect(start(.trailing, rightToLeft: true) == 10)
  }

  @Test func runsKeepTheirColoursAlsoInsideOneFont() {
    var red = run("red")
    red.color = RGBA(255, 0, 0)
    let placed = place(block([run("black "), red]), width: 200)
    #expect(placed.glyphs.map(\.color) == [.black, RGBA(255, 0, 0)])
    #expect(placed.glyphs[1].origin.x > placed.glyphs[0].origin.x)
  }

  @Test func aPointFindsItsRun() {
    let text = block([run("one "), run("two")])
    let placed = place(text, width: 200)
    #expect(placed.runIndex(at: CGPoint(x: 12, y: 25)) == 0)
    #expect(placed.runIndex(at: CGPoint(x: 10 + measure(text).size.width - 3, y: 25)) == 1)
    #expect(placed.runIndex(at: CGPoint(x: 190, y: 25)) == nil)
  }

  @Test func rulesAndBackgroundsSpanTheirRun() {
    var marked = run("marked")
    marked.underline = .init(color: RGBA(0, 0, 255))
    marked.strikethrough = .init()
    marked.background = RGBA(255, 255, 0)
    let placed = place(block([marked]), width: 200)
    let width = measure(block([marked])).size.width
    for rule in placed.underlines + placed.strikethroughs + placed.backgrounds {
      #expect(abs(rule.rect.width - width) < 0.02)
    }
    #expect(placed.underlines[0].color == RGBA(0, 0, 255))
    #expect(placed.strikethroughs[0].rect.midY < placed.underlines[0].rect.midY)
  }

  @Test func aRectMovedToWholePixelsKeepsTheLines() {
    let text = block(sentence)
    let metrics = measure(text, 150)
    let rounded = CGRect(x: 0, y: 0, width: metrics.size.width - 0.4, height: metrics.size.height - 0.4)
    let bottoms = Set(engine.place(text, in: rounded).areas.map(\.rect.minY))
    #expect(bottoms.count == metrics.lineCount)
  }

  @Test func aPictureStandsBelowTheBaselineByItsDescent() {
    let image = ImageReference(pixelWidth: 1, pixelHeight: 1, pixels: Data(count: 4))
    let picture = TextRun(
      content: .image(image, size: CGSize(width: 12, height: 10), descent: 3), font: FontDescription(size: 17),
      color: .black)
    let placed = place(block([run("a"), picture]), width: 100)
    #expect(placed.pictures.count == 1)
    #expect(abs(placed.pictures[0].rect.maxY - placed.glyphs[0].origin.y - 3) < 0.001)
    #expect(abs(placed.pictures[0].rect.width - 12) < 0.001)
  }
}
