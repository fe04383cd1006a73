import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct LineHeightTests {
  private func font(_ size: CGFloat, _ lineHeight: CGFloat?) -> FontDescription {
    FontDescription(size: size, lineHeight: lineHeight)
  }

  @Test func everyTextStyleAtEverySizeHasExactlyItsLeading() {
    for style in textStyles {
      let cells = sizesAndLeadings(style.cells)
      #expect(cells.count == 12)
      for cell in cells {
        let one = measure(block([run("Ag", font(cell.size, cell.leading))]))
        #expect(abs(one.size.height - cell.leading) < 0.001, "\(style.name) \(cell)")
        let three = measure(block([run("Ag\nAg\nAg", font(cell.size, cell.leading))]))
        #expect(abs(three.size.height - cell.leading * 3) < 0.001, "\(style.name) \(cell)")
      }
    }
  }

  /// M-TEXT: 1.193 times the size, 20.3 for 17 points.
  @Test func theSystemFontWithoutATextStyleHasItsOwnHeight() {
    #expect(abs(measure(block("Ag")).size.height - 17 * 1.193) < 0.01)
  }

  @Test func leadingIsSharedAboveAndBelow() {
    let plain = measure(block([run("Ag", font(17, nil))]))
    let styled = measure(block([run("Ag", font(17, 22))]))
    let extra = (22 - plain.size.height) / 2
    #expect(abs(styled.firstBaseline - plain.firstBaseline - extra) < 0.001)
  }

  @Test(arguments: ["漢字", "😀", "مرحبا", "ไทย", "Ag漢😀"])
  func fontsThatFillInDoNotChangeTheLine(text: String) {
    let metrics = measure(block([run(text, font(17, 22))]))
    #expect(abs(metrics.size.height - 22) < 0.001)
    #expect(metrics.firstBaseline == measure(block([run("Ag", font(17, 22))])).firstBaseline)
  }

  @Test func theTallestRunOfALineGivesItsHeight() {
    let text = block([run("small ", font(12, 16)), run("large", font(28, 34)), run("\nsmall", font(12, 16))])
    #expect(abs(measure(text).size.height - 34 - 16) < 0.001)
  }

  /// Spec: I24.
  @Test func aBaselineOffsetEnlargesTheBox() {
    var raised = run("a")
    raised.baselineOffset = 6
    let plain = measure(block("a"))
    #expect(abs(measure(block([raised])).size.height - plain.size.height - 6) < 0.001)
    raised.baselineOffset = -6
    #expect(measure(block([raised])).firstBaseline == plain.firstBaseline)
    #expect(abs(measure(block([raised])).size.height - plain.size.height - 6) < 0.001)
  }

  /// Spec: I25.
  @Test func aPictureTakesItsWidthAndRaisesTheLineWhenTall() {
    let image = ImageReference(pixelWidth: 1, pixelHeight: 1, pixels: Data(count: 4))
    func picture(_ side: CGFloat) -> TextRun {
      TextRun(
        content: .image(image, size: CGSize(width: side, height: side), descent: 2), font: FontDescription(size: 17),
        color: .black)
    }
    let plain = measure(block("ab"))
    let small = measure(block([run("ab"), picture(10)]))
    #expect(abs(small.size.width - plain.size.width - 10) < 0.5)
    #expect(small.size.height == plain.size.height)
    #expect(measure(block([run("ab"), picture(40)])).firstBaseline == 38)
  }
}
