import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

/// How texts turn out in their surroundings: the runs that are drawn.
@MainActor @Suite struct TextLookTests {
  private func runs(_ content: some View, textSize: DynamicTypeSize = .large) -> [TextRun] {
    Self.blocks(of: Screen(textSize: textSize) { content }.displayGroup.items).flatMap(\.runs)
  }
  private func paragraphs(_ content: some View) -> [ParagraphStyle] {
    Self.blocks(of: Screen { content }.displayGroup.items).map(\.paragraph)
  }
  private static func blocks(of items: [DisplayItem]) -> [TextBlock] {
    items.flatMap { item -> [TextBlock] in
      switch item {
      case .text(let block, _): [block]
      case .group(let group, _): blocks(of: group.items)
      case .effect(_, let items): blocks(of: items)
      default: []
      }
    }
  }
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func theNearestFontWins() {  // D1, I10
    let sizes = runs(
      VStack {
        Text(verbatim: "a").font(.title)
        Text(verbatim: "b")
        Text(verbatim: "c").font(.title).font(.body)
      }
      .font(.caption)
    ).map(\.font.size)
    // Title 28, caption 12 points. I15
    #expect(sizes == [28, 12, 28])
  }

  @Test func textStylesHaveTheirSizesAndWeights() {  // I15
    let fonts = runs(
      VStack {
        Text(verbatim: "a").font(.largeTitle)
        Text(verbatim: "b").font(.headline)
        Text(verbatim: "c")
        Text(verbatim: "d").font(.caption2)
      }
    ).map(\.font)
    #expect(fonts.map(\.size) == [34, 17, 17, 11])
    #expect(fonts.map(\.weight) == [400, 600, 400, 400])
  }

  @Test func aWeightAddsToTheFontChosen() {  // I10
    let run = runs(Text(verbatim: "x").bold().font(.title))[0]
    #expect(run.font.size == 28 && run.font.weight >= 600)
  }

  @Test func stylesGrowWithTheTextSizeAndFixedSizesDoNot() {  // I16
    let content = VStack {
      Text(verbatim: "a").font(.body)
      Text(verbatim: "b").font(.system(size: 20))
    }
    #expect(runs(content, textSize: .large).map(\.font.size) == [17, 20])
    let large = runs(content, textSize: .accessibility3).map(\.font.size)
    #expect(large[0] > 17 && large[1] == 20)
  }

  @Test func aStyleOfTheSurroundingsColoursTextsWithoutOne() {  // I17, I18
    let colors = runs(
      VStack {
        Text(verbatim: "a")
        Text(verbatim: "b").foregroundColor(blue)
        Text(verbatim: "c").foregroundStyle(.secondary)
      }
      .foregroundStyle(red)
    ).map(\.color)
    #expect(colors[0] == RGBA(255, 0, 0))
    #expect(colors[1] == RGBA(0, 0, 255))
    // The second level of red: a weaker red.
    #expect(colors[2].red == 1 && colors[2].green == 0 && colors[2].alpha < 1)
  }

  @Test func piecesOfASumKeepTheirOwnLook() {  // I9
    let colors = runs((Text(verbatim: "a").foregroundColor(red) + Text(verbatim: "b")).foregroundColor(blue)).map(
      \.color)
    #expect(colors == [RGBA(255, 0, 0), RGBA(0, 0, 255)])
  }

  @Test func markdownOfALiteralIsReadAndThatOfAStringIsNot() {  // I7
    let literal = runs(Text("**a** b"))
    #expect(literal.count == 2 && literal[0].font.weight > literal[1].font.weight)
    let string = "**a**"
    #expect(runs(Text(string)).map(\.content) == [.text("**a**")])
  }

  @Test func oneTextShowsDifferentlyInTwoPlaces() {  // I6
    let text = Text(3.5, format: .number)
    let screen = Screen {
      VStack {
        text
        text.environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    #expect(screen.labels == ["3.5", "3,5"])
  }

  @Test func theCaseOfLettersIsForTheEyeOnly() {  // I19
    let content = VStack {
      Text(verbatim: "abc").textCase(.uppercase)
      Text(verbatim: "abc").textCase(nil).textCase(.uppercase)
    }
    #expect(runs(content).map(\.content) == [.text("ABC"), .text("abc")])
  }

  @Test func theNearestLineLimitWins() {  // I21
    let limits = paragraphs(
      VStack {
        Text(verbatim: "a").lineLimit(nil)
        Text(verbatim: "b")
        Text(verbatim: "c").lineLimit(3)
      }
      .lineLimit(1)
    ).map(\.lineLimit)
    #expect(limits == [nil, 1, 3])
  }

  @Test func paragraphSettingsComeFromTheSurroundings() {  // I20, I21, I22
    let style = paragraphs(
      Text(verbatim: "a").lineSpacing(5).truncationMode(.middle).multilineTextAlignment(.center).minimumScaleFactor(0.5)
    )[0]
    #expect(style.lineSpacing == 5 && style.truncation == .middle)
    #expect(style.alignment == .center && style.minimumScaleFactor == 0.5)
  }

  @Test func lineSpacingLiesBetweenLinesOnly() {  // I22
    func height(_ text: String, _ spacing: CGFloat) -> CGFloat {
      Screen { Text(verbatim: text).lineSpacing(spacing).accessibilityIdentifier("t") }.frame(of: "t")!.height
    }
    #expect(height("a", 7) == height("a", 0))
    #expect(height("a\nb", 7) == height("a\nb", 0) + 7)
  }

  @Test func aTextFollowsItsSurroundingsWithoutRunningABody() {  // C25
    let probe = Probe()
    let screen = Screen {
      Changing(probe, Font.body) { font in VStack { Counter(name: "n", probe: probe) }.font(font) }
    }
    let before = screen.frame(of: "n 0")!.height
    #expect(probe.counts(in: screen) { probe.change(to: Font.largeTitle, in: screen) } == ["Changing": 1])
    #expect(screen.frame(of: "n 0")!.height > before)
  }

  @Test func anEmptyTextTakesNoWidth() {  // A23
    let screen = Screen { Text(verbatim: "").accessibilityIdentifier("t") }
    #expect(screen.frame(of: "t")?.width == 0)
  }

  @Test func aKeyInALabelIsLookedUpAndAStringIsShownAsItIs() {  // I1, I2
    let name = "Ada"
    #expect(Screen { Text("Hello \(name), \(3)") }.labels == ["Hello Ada, 3"])
  }
}
