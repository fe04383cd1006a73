import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

/// What is drawn, as display items, for boxes in a window of 100 by 100 points at one pixel a point.
@MainActor @Suite struct DrawingTests {
  /// The lines of the display list without the window's background.
  private func lines(_ content: some View) -> [String] {
    let screen = Screen(size: CGSize(width: 100, height: 100), scale: 1) { content }
    return screen.displayList.split(separator: "\n").dropFirst().map(String.init)
  }
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private var box: some View { red.frame(width: 50, height: 20) }

  @Test func backgroundThenPaddingIsNotPaddingThenBackground() {  // J2
    #expect(
      lines(Color.clear.frame(width: 50, height: 20).background(blue).padding(10)) == ["rect (25,40,50,20) #0000ff"])
    #expect(
      lines(Color.clear.frame(width: 50, height: 20).padding(10).background(blue)) == ["rect (15,30,70,40) #0000ff"])
  }

  @Test func frameThenBackgroundFillsTheFrame() {  // J3
    let text = Color.clear.frame(width: 50, height: 20)
    #expect(lines(text.frame(width: 100).background(blue)) == ["rect (0,40,100,20) #0000ff"])
    #expect(lines(text.background(blue).frame(width: 100)) == ["rect (25,40,50,20) #0000ff"])
  }

  @Test func overlaysLieInFrontAndBackgroundsBehind() {  // J1, J18
    #expect(
      lines(box.background(.white).overlay { blue.frame(width: 5, height: 5) }) == [
        "rect (25,40,50,20) #ffffff", "rect (25,40,50,20) #ff0000", "rect (48,48,5,5) #0000ff",
      ])
  }

  @Test func offsetThenBackgroundLeavesTheBackground() {  // J19
    #expect(
      lines(box.background(blue).offset(x: 10)) == ["rect (35,40,50,20) #0000ff", "rect (35,40,50,20) #ff0000"])
    #expect(
      lines(box.offset(x: 10).background(blue)) == ["rect (25,40,50,20) #0000ff", "rect (35,40,50,20) #ff0000"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [true, false])
  func whatFlipsIsMirroredFromRightToLeft(_ direction: LayoutDirection, _ enabled: Bool) {
    let flips = direction == .rightToLeft && enabled
    let drawn = lines(
      box.flipsForRightToLeftLayoutDirection(enabled).environment(\.layoutDirection, direction))
    #expect(drawn == (flips ? lines(box.scaleEffect(x: -1)) : lines(box)))
  }

  @Test func opacitiesMultiply() {  // J7
    #expect(lines(box.opacity(0.5).opacity(0.5)) == ["opacity 0.5", "  opacity 0.5", "    rect (25,40,50,20) #ff0000"])
  }

  @Test func whatIsInvisibleIsNotDrawn() {  // A38, C39
    #expect(lines(box.opacity(0)) == [])
    #expect(lines(box.hidden()) == [])
    #expect(lines(Color.clear) == [])
  }

  @Test func clipsAndShadowsNestAsWritten() {  // J4
    let clipped = lines(box.clipped().shadow(radius: 4))
    #expect(clipped[0].hasPrefix("shadow") && clipped[1].hasPrefix("  clip"))
    let shadowed = lines(box.shadow(radius: 4).clipped())
    #expect(shadowed[0].hasPrefix("clip") && shadowed[1].hasPrefix("  shadow"))
  }

  @Test func aClipDoesNotChangeTheLayout() {  // J5
    let screen = Screen(size: CGSize(width: 100, height: 100)) {
      red.box("a", 50, 20).clipShape(Circle()).accessibilityIdentifier("clip")
    }
    #expect(screen.frame(of: "clip")!.size == CGSize(width: 50, height: 20))
  }

  @Test func aBorderLiesInsideTheFrame() {  // J6
    let screen = Screen(size: CGSize(width: 100, height: 100), scale: 1) {
      red.box("a", 50, 20).border(blue, width: 2).accessibilityElement(children: .contain)
        .accessibilityIdentifier("whole")
    }
    #expect(screen.frame(of: "whole")!.size == CGSize(width: 50, height: 20))
    #expect(screen.displayList.contains("#0000ff"))
  }

  @Test func siblingsAreDrawnByTheirZIndex() {  // J21, B20
    let drawn = lines(
      ZStack {
        red.frame(width: 10, height: 10).zIndex(1)
        blue.frame(width: 20, height: 20)
      }
    ).filter { $0.contains("rect") }
    #expect(drawn.map { $0.contains("#ff0000") } == [false, true])
  }

  @Test func zIndexDoesNotReachOutOfItsContainer() {  // J21
    let drawn = lines(
      ZStack {
        ZStack { red.frame(width: 10, height: 10).zIndex(5) }
        blue.frame(width: 20, height: 20)
      }
    ).filter { $0.contains("rect") }
    #expect(drawn.map { $0.contains("#ff0000") } == [true, false])
  }

  @Test func rotationTurnsAboutTheCentreAndKeepsTheFrame() {  // J20, B41
    let screen = Screen(size: CGSize(width: 100, height: 100), scale: 1) {
      red.box("a", 50, 20).rotationEffect(.degrees(90)).accessibilityElement(children: .contain)
        .accessibilityIdentifier("frame")
    }
    #expect(screen.frame(of: "frame") == CGRect(x: 25, y: 40, width: 50, height: 20))
    #expect(screen.displayList.contains("transform (0,1,-1,0,100,0)"))
  }

  @Test func aMaskIsOfferedTheContentsSize() {  // J12
    let drawn = lines(box.mask(blue))
    #expect(
      drawn.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "mask", "rect (25,40,50,20) #ff0000", "by", "rect (25,40,50,20) #0000ff",
      ])
  }

  @Test func tagsIdsAndLabelsDrawNothing() {  // J26
    #expect(lines(box.tag(1).id("x").accessibilityLabel("y")) == lines(box))
  }

  @Test func aShapeGetsThePathOfItsRect() {  // J22
    let drawn = lines(
      RoundedRectangle(cornerRadius: 0).size(width: 5, height: 5).fill(blue).frame(width: 10, height: 10))
    #expect(drawn.count == 1 && drawn[0].hasPrefix("fill #0000ff") && drawn[0].contains("45 45"))
  }

  @Test func aChangeOfColourKeepsTheGroupsOfItsNeighbours() {
    let probe = Probe()
    let screen = Screen(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        VStack { Counter(name: "a", probe: probe) }
        VStack { Counter(name: "b", probe: probe) }
      }
    }
    func groups() -> [DisplayGroup] { Self.groups(of: screen.displayGroup) }
    let before = groups()
    probe.run("a", in: screen)
    let after = groups()
    #expect(before.count == after.count)
    #expect(after.contains { new in before.contains { $0 === new } })
  }

  private static func groups(of group: DisplayGroup) -> [DisplayGroup] {
    var all = [group]
    for case .group(let inner, _) in group.items { all += groups(of: inner) }
    return all
  }

  @Test func theSameScreenDrawsTheSamePixels() throws {
    func picture() throws -> Data {
      try Screen(size: CGSize(width: 60, height: 40)) { Text(verbatim: "Ag").background(red) }.png()
    }
    #expect(try picture() == picture())
    let pixels = try Screen(size: CGSize(width: 10, height: 10), scale: 2) { red }.pixels()
    #expect(pixels.width == 20 && pixels.pixel(10, 10).red == 1 && pixels.pixel(10, 10).green == 0)
  }
}
