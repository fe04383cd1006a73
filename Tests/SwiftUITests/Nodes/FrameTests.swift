import MartletTesting
import SwiftUI
import Testing

/// Layout rules through real views: boxes in a window of 200 by 100 points.
@MainActor @Suite struct FrameTests {
  let probe = Probe()

  private func screen(_ content: some View) -> Screen { Screen(size: CGSize(width: 200, height: 100)) { content } }
  private func frame(_ content: some View, of name: String = "a") -> CGRect { screen(content).frame(of: name)! }

  /// The box around a view, as an element of its own.
  private func outer(_ content: some View) -> some View {
    content.accessibilityElement(children: .contain).accessibilityIdentifier("outer")
  }

  @Test func theRootIsCentredInTheSafeArea() {  // A9
    #expect(frame(Box("a", 50, 20)) == CGRect(x: 75, y: 40, width: 50, height: 20))
    let screen = Screen(
      size: CGSize(width: 200, height: 100), safeArea: EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0)
    ) { Box("a", 50, 20) }
    #expect(screen.frame(of: "a") == CGRect(x: 80, y: 50, width: 50, height: 20))
  }

  @Test func severalRootViewsStandInAColumn() {  // A36
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      Box("a", 10, 10)
      Box("b", 10, 10)
    }
    #expect(screen.frame(of: "b")!.minY > screen.frame(of: "a")!.minY)
    #expect(screen.frame(of: "b")!.minX == screen.frame(of: "a")!.minX)
  }

  @Test func aChildMayBeLargerThanItsFrame() {  // A1, A11
    let screen = screen(outer(Box("a", 200, 50).frame(width: 100)))
    #expect(screen.frame(of: "outer") == CGRect(x: 50, y: 25, width: 100, height: 50))
    #expect(screen.frame(of: "a") == CGRect(x: 0, y: 25, width: 200, height: 50))
  }

  @Test func aBodyWithOneChildHasItsSize() {  // A10
    struct Wrapper: View { var body: some View { Box("a", 30, 20) } }
    #expect(frame(outer(Wrapper()), of: "outer").size == CGSize(width: 30, height: 20))
  }

  @Test func aFixedFrameAlignsItsChild() {  // B24
    #expect(frame(Box("a", 50, 20).frame(width: 100)).minX == 75)
    #expect(frame(Box("a", 50, 20).frame(width: 100, alignment: .trailing)).maxX == 150)
    #expect(frame(outer(Color.red.frame(width: 100).fixedSize()), of: "outer").size == CGSize(width: 100, height: 10))
  }

  @Test func anInfiniteWidthTakesAllRoomAndPlacesTheChild() {  // B31
    let screen = screen(outer(Box("a", 50, 20).frame(maxWidth: .infinity, alignment: .leading)))
    #expect(screen.frame(of: "outer")!.width == 200)
    #expect(screen.frame(of: "a")!.minX == 0)
  }

  @Test func theInnerOfTwoFramesLimitsTheContent() {  // J24
    let screen = screen(outer(Box("a", 50, 20).frame(width: 80).frame(width: 160)))
    #expect(screen.frame(of: "outer")!.width == 160)
    #expect(screen.frame(of: "a")!.midX == 100)
  }

  @Test func anOverlayIsOfferedThePrimarysSizeAndDoesNotChangeIt() {  // B22
    let screen = screen(
      outer(
        Box("a", 50, 20)
          .overlay { Box("large", 80, 80) }
          .background { Color.blue.accessibilityIdentifier("fitting") }
          .overlay(alignment: .bottomTrailing) { Box("corner", 10, 10) }))
    #expect(screen.frame(of: "outer")!.size == CGSize(width: 50, height: 20))
    #expect(screen.frame(of: "large")!.origin == CGPoint(x: 75 - 15, y: 40 - 30))
    #expect(screen.frame(of: "fitting") == screen.frame(of: "a"))
    #expect(screen.frame(of: "corner") == CGRect(x: 115, y: 50, width: 10, height: 10))
  }

  @Test func severalViewsInAnOverlayLieOnOneAnother() {  // A36
    let screen = screen(
      Box("base", 50, 20).overlay {
        Box("a", 10, 10)
        Box("b", 10, 10)
      })
    #expect(screen.frame(of: "a") == screen.frame(of: "b"))
  }

  @Test func anOffsetMovesTheDrawingAlone() {  // B34
    let screen = screen(
      HStack(spacing: 0) {
        Box("a", 20, 10).offset(x: 5, y: -5)
        Box("b", 20, 10)
      })
    #expect(screen.frame(of: "a")!.origin == CGPoint(x: 85, y: 40))
    #expect(screen.frame(of: "b")!.origin == CGPoint(x: 100, y: 45))
  }

  @Test func aPositionTakesAllRoomAndPlacesTheCentre() {  // B35
    #expect(frame(Box("a", 20, 20).position(x: 50, y: 50)).origin == CGPoint(x: 40, y: 40))
  }

  @Test func aResizableShapeKeepsTheRatioThatItIsGiven() {  // B37
    #expect(frame(Color.red.accessibilityIdentifier("a").aspectRatio(4, contentMode: .fit)).size.height == 50)
    #expect(frame(Color.red.accessibilityIdentifier("a").aspectRatio(1, contentMode: .fill)).size.height == 200)
  }

  @Test func theTextGetsAllRoomBeforeASpacer() {  // A30, A31
    let screen = screen(
      HStack(spacing: 0) {
        Box("a", 50, 10)
        Spacer()
        Box("b", 30, 10)
      })
    #expect(screen.frame(of: "b")!.minX - screen.frame(of: "a")!.maxX == 120)
  }

  @Test func priorityComesBeforeFlexibility() {  // B6
    let screen = screen(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30).accessibilityIdentifier("a")
        Color.blue.accessibilityIdentifier("b").layoutPriority(1)
      })
    #expect(screen.frame(of: "a")!.width == 30)
    #expect(screen.frame(of: "b")!.width == 170)
  }

  @Test func aGuideMovesItsViewInItsContainer() {  // B14, B16
    let screen = screen(
      HStack(alignment: .top, spacing: 0) {
        Box("a", 10, 20)
        Box("b", 10, 40).alignmentGuide(.top) { _ in -10 }
      })
    #expect(screen.frame(of: "b")!.minY - screen.frame(of: "a")!.minY == 10)
  }

  @Test func firstBaselinesOfTextsLineUp() {  // B14, B18
    let screen = screen(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "small").font(.caption)
        Text(verbatim: "large").font(.largeTitle)
      })
    #expect(screen.frame(of: "small")!.minY > screen.frame(of: "large")!.minY)
  }

  @Test func rightToLeftMirrorsPlacesOffsetsAndPadding() {  // A12
    let screen = Screen(size: CGSize(width: 200, height: 100), rightToLeft: true) {
      HStack(spacing: 0) {
        Box("a", 20, 10).padding(.leading, 5)
        Box("b", 20, 10).offset(x: 3)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    // From the right edge: 5 of padding, 20 of a, 20 of b, an offset of 3.
    #expect(screen.frame(of: "a")!.minX == 175)
    #expect(screen.frame(of: "b")!.minX == 152)
  }

  @Test func aPartOfATreeMayReadTheOtherWay() {  // A12, D31
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      Changing(probe, LayoutDirection.rightToLeft) { direction in
        HStack(spacing: 0) {
          Box("a", 20, 10)
          Box("b", 20, 10)
        }
        .environment(\.layoutDirection, direction)
      }
    }
    #expect(screen.frame(of: "b")!.minX < screen.frame(of: "a")!.minX)
    probe.change(to: LayoutDirection.leftToRight, in: screen)
    #expect(screen.frame(of: "a")!.minX < screen.frame(of: "b")!.minX)
  }

  @Test func aGeometryReaderKnowsItsSizeAndPlace() {  // A47, A49
    let screen = screen(
      VStack(spacing: 0) {
        Box("a", 10, 30)
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Text(verbatim: "\(proxy.size.width) \(proxy.size.height) \(frame.minY)")
        }
      })
    #expect(screen.labels == ["200.0 70.0 30.0"])
  }

  @Test func aGeometryReaderFollowsItsSizeAndRunsForNothingElse() {  // A47
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      Changing(probe, CGFloat(10)) { height in
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          GeometryReader { proxy in
            let _ = probe.count("reader")
            Text(verbatim: "\(proxy.size.height)")
          }
        }
      }
    }
    probe.change(to: CGFloat(40), in: screen)
    #expect(screen.labels == ["60.0"])
    screen.size.width = 150
    #expect(probe.counts(in: screen) {}["reader"] == 1)
    #expect(probe.counts(in: screen) {} == [:])
  }

  @Test func aGeometryReadersChildFollowsStateAndModels() {  // C19, C21
    let model = Model()
    let screen = screen(GeometryReader { _ in Text(verbatim: model.name) })
    model.name = "b"
    screen.update()
    #expect(screen.labels == ["b"])
  }

  @Observable final class Model { var name = "a" }

  @Test func resizingTheWindowKeepsState() {
    let screen = screen(Counter(name: "n", probe: probe))
    probe.run("n", in: screen)
    #expect(probe.counts(in: screen) { screen.size = CGSize(width: 300, height: 50) } == [:])
    #expect(screen.labels == ["n 1"])
    #expect(screen.frame(of: "n 1")!.midX == 150)
  }
}
