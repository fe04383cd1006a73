import Foundation
import MartletDisplay
import MartletHostImage
import Testing

@MainActor @Suite struct TextTests {
  private func run(_ text: String, size: CGFloat = 30, _ color: RGBA = red) -> TextRun {
    TextRun(content: .text(text), font: FontDescription(size: size, weight: 700), color: color)
  }

  private func draw(_ runs: [TextRun]) throws -> PixelImage {
    let block = TextBlock(runs: runs, paragraph: ParagraphStyle())
    let size = engine.measure(block, width: nil, height: nil).size
    return try MartletPaintTests.draw([.text(block, CGRect(origin: CGPoint(x: 4, y: 0), size: size))])
  }

  private func count(_ image: PixelImage, where isCounted: (RGBA) -> Bool) -> Int {
    (0..<image.height).reduce(0) { sum, y in sum + (0..<image.width).count { isCounted(image.pixel($0, y)) } }
  }

  @Test func glyphsHaveTheirRunsColour() throws {
    // The stem of a bold I at 30 points is several pixels wide.
    let image = try draw([run("I")])
    #expect(count(image) { $0 == red } > 40)
    #expect(image.pixel(39, 39) == .white)
  }

  @Test(arguments: ["漢", "あ", "한", "م", "ไ", "Ω"])
  func otherScriptsHaveInk(text: String) throws {
    #expect(count(try draw([run(text)])) { $0 != .white } > 30)
  }

  @Test func emojiKeepTheirOwnColours() throws {
    let image = try draw([run("😀", .black)])
    #expect(count(image) { $0.red > 0.8 && $0.green > 0.6 && $0.blue < 0.5 } > 100)
  }

  @Test func anUnderlineIsBelowTheBaseline() throws {
    var underlined = run("nn")
    underlined.underline = .init(color: blue)
    #expect(count(try draw([underlined])) { $0.blue > 0.6 && $0.red < 0.5 } > 15)
  }

  @Test func aBackgroundLiesBehindItsRun() throws {
    var marked = run("n")
    marked.background = green
    let image = try draw([marked])
    #expect(image.pixel(5, 2) == green)
    #expect(count(image) { $0 == red } > 20)
  }

  @Test func aSymbolIsFilledInItsBox() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let symbol = SymbolDrawing(
      name: "square", layers: [.init(path: square)], size: CGSize(width: 1, height: 1), descent: 0)
    let picture = TextRun(
      content: .symbol(symbol, size: CGSize(width: 20, height: 20), descent: 0), font: FontDescription(size: 20),
      color: blue)
    #expect(count(try draw([picture])) { $0 == blue } >= 19 * 19)
  }

  @Test func aForeignPlaceIsMarked() throws {
    let image = try MartletPaintTests.draw([.foreign(id: 1, box)])
    #expect(image.pixel(20, 20) != .white && image.pixel(5, 5) == .white)
  }
}
