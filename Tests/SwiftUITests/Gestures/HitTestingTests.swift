import MartletTesting
import SwiftUI
import Testing

/// Which view a point belongs to. Spec: H19-H29.
@MainActor @Suite struct HitTestingTests {
  private let events = Events()

  /// What a tap at a point of a small screen runs.
  private func hit<Content: View>(_ x: CGFloat, _ y: CGFloat, @ViewBuilder _ content: () -> Content) -> [String] {
    let screen = Screen(size: Screen.small, content: content)
    screen.tap(at: CGPoint(x: x, y: y))
    screen.root.screen.checkInvariants()
    return events.take()
  }

  private func tapped(_ view: some View, _ name: String) -> some View { view.onTapGesture { events.add(name) } }

  @Test func filledShapeIsHitInsideItsPath() {  // H20
    let stack = ZStack {
      tapped(Rectangle(), "rectangle")
      tapped(Circle().fill(.red).frame(width: 100, height: 100), "circle")
    }
    #expect(hit(52, 52) { stack } == ["rectangle"])
    #expect(hit(100, 55) { stack } == ["circle"])
  }

  @Test func strokeIsHitOnItsLine() {  // H20
    let ring = tapped(Circle().stroke(.red, lineWidth: 20).frame(width: 100, height: 100), "ring")
    #expect(hit(100, 100) { ring } == [])
    #expect(hit(148, 100) { ring } == ["ring"])
    #expect(hit(100, 45) { ring } == ["ring"])  // half of the line lies outside the frame
  }

  @Test func stackIsHitWhereChildrenAre() {  // H20, H21
    let row = HStack(spacing: 20) {
      Color.red.frame(width: 40, height: 40)
      Spacer()
      Color.red.frame(width: 40, height: 40)
    }
    #expect(hit(100, 100) { tapped(row, "row") } == [])
    #expect(hit(20, 100) { tapped(row, "row") } == ["row"])
    #expect(hit(100, 100) { tapped(row.contentShape(Rectangle()), "row") } == ["row"])
    #expect(hit(100, 100) { tapped(row.contentShape(.hoverEffect, Rectangle()), "row") } == [])
  }

  @Test func textIsHitOverItsWholeBox() {  // H20
    let text = tapped(Text("i\ni").font(.system(size: 40)).frame(width: 100), "text")
    #expect(hit(100, 100) { text } == ["text"])
    #expect(hit(60, 100) { text } == [])
  }

  @Test func contentShapeMayBeSmallerOrLarger() {  // H21
    let small = tapped(Color.red.frame(width: 100, height: 100).contentShape(Circle()), "view")
    #expect(hit(55, 55) { small } == [])
    #expect(hit(100, 100) { small } == ["view"])
    let large = tapped(Color.red.frame(width: 20, height: 20).contentShape(Rectangle().inset(by: -30)), "view")
    #expect(hit(65, 100) { large } == ["view"])
    #expect(hit(55, 100) { large } == [])
  }

  @Test func hitTestingCanBeOff() {  // H22
    let stack = ZStack {
      tapped(Color.red, "behind")
      tapped(Color.blue, "front").allowsHitTesting(false)
    }
    #expect(hit(100, 100) { stack } == ["behind"])
  }

  @Test func clippingLeavesTheHitArea() {  // H23
    let square = tapped(
      Color.red.frame(width: 180, height: 180).frame(width: 60, height: 60).clipped(), "square")
    #expect(hit(20, 100) { square } == ["square"])
    let cut = tapped(Color.red.frame(width: 180, height: 180).clipShape(Circle()), "cut")
    #expect(hit(15, 15) { cut } == ["cut"])
    let masked = tapped(Color.red.mask { Circle() }, "masked")
    #expect(hit(5, 5) { masked } == ["masked"])
  }

  @Test func invisibleViewsAreNotHit() {  // H24
    let behind = tapped(Color.red, "behind")
    #expect(
      hit(100, 100) {
        ZStack {
          behind; tapped(Color.blue, "front").opacity(0)
        }
      } == ["behind"])
    #expect(
      hit(100, 100) {
        ZStack {
          behind; tapped(Color.blue, "front").hidden()
        }
      } == ["behind"])
    #expect(
      hit(100, 100) {
        ZStack {
          behind; tapped(Color.blue, "front").opacity(0.01)
        }
      } == ["front"])
  }

  @Test func clearColoursPass() {  // H25
    let behind = tapped(Color.red, "behind")
    #expect(
      hit(100, 100) {
        ZStack {
          behind; tapped(Color.clear, "front")
        }
      } == ["behind"])
    #expect(
      hit(100, 100) {
        ZStack {
          behind; tapped(Color.black.opacity(0.001), "front")
        }
      } == ["front"])
    #expect(
      hit(100, 100) {
        ZStack {
          behind; tapped(Color.clear.contentShape(Rectangle()), "front")
        }
      } == ["front"])
    #expect(
      hit(100, 100) {
        ZStack {
          behind; tapped(Rectangle().fill(.clear), "front")
        }
      } == ["behind"])
  }

  @Test func paddingIsHitWhereSomethingIsDrawnBehind() {  // H26
    let padded = Color.red.frame(width: 40, height: 40).padding(40)
    #expect(hit(60, 100) { tapped(padded, "view") } == [])
    #expect(hit(60, 100) { tapped(padded.background(.blue), "view") } == ["view"])
  }

  @Test func overlaysAreAboveAndBackgroundsBelow() {  // H27
    #expect(hit(100, 100) { tapped(Color.red, "main").overlay { tapped(Color.blue, "overlay") } } == ["overlay"])
    #expect(hit(100, 100) { tapped(Color.red, "main").background { tapped(Color.blue, "back") } } == ["main"])
  }

  @Test func transformsMoveTheHitArea() {  // H28
    let square = Color.red.frame(width: 40, height: 40)
    #expect(hit(160, 100) { tapped(square.offset(x: 60), "view") } == ["view"])
    #expect(hit(100, 100) { tapped(square.offset(x: 60), "view") } == [])
    #expect(hit(20, 30) { tapped(square.position(x: 20, y: 30), "view") } == ["view"])
    #expect(hit(60, 100) { tapped(square.scaleEffect(3), "view") } == ["view"])
    #expect(hit(100, 100) { tapped(square.scaleEffect(0), "view") } == [])
    let bar = Color.red.frame(width: 160, height: 10)
    #expect(hit(100, 30) { tapped(bar.rotationEffect(.degrees(90)), "view") } == ["view"])
    #expect(hit(30, 100) { tapped(bar.rotationEffect(.degrees(90)), "view") } == [])
  }

  @Test func perspectiveMovesTheHitArea() {  // H28
    // Turned by 60° around the vertical axis, the square is about half as wide.
    let square = Color.red.frame(width: 160, height: 160)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    #expect(hit(100 + 38, 100) { tapped(square, "view") } == ["view"])
    #expect(hit(100 + 42, 100) { tapped(square, "view") } == [])
  }

  @Test func locationsGoBackThroughTransforms() {  // H28, H30
    var place = CGPoint.zero
    let screen = Screen(size: Screen.small) {
      Color.red.frame(width: 40, height: 40).onTapGesture(coordinateSpace: .local) { place = $0 }.scaleEffect(2)
    }
    screen.tap(at: CGPoint(x: 70, y: 110))  // 20 + (70 - 100) / 2
    #expect(place == CGPoint(x: 5, y: 25))
  }

  @Test func orderFollowsTheZIndex() {  // H29
    let stack = ZStack {
      tapped(Color.red, "first").zIndex(1)
      tapped(Color.blue, "second")
    }
    #expect(hit(100, 100) { stack } == ["first"])
  }

  @Test func contentOutsideAScrollViewIsNotHit() {
    let scroll = ScrollView { tapped(Color.red.frame(width: 60, height: 300), "row") }.frame(height: 60)
    #expect(hit(100, 100) { scroll } == ["row"])
    #expect(hit(100, 160) { scroll } == [])
  }

  @Test func sheetKeepsTapsFromWhatIsBelow() throws {  // F28
    let screen = Screen(size: CGSize(width: 390, height: 844)) {
      tapped(Color.red, "below").sheet(isPresented: .constant(true)) { Text("sheet") }
    }
    screen.tap(at: CGPoint(x: 195, y: 20))
    screen.tap(at: CGPoint(x: 195, y: 700))
    #expect(events.take() == [])
  }
}
