import MartletTesting
import SwiftUI
import Testing

/// Drags and what a view keeps of them. Spec: H10-H12, H14.
@MainActor @Suite struct DragTests {
  private let events = Events()
  private let start = CGPoint(x: 50, y: 50)

  @Test func dragBeginsAfterTenPointsWithTheWholeWay() {  // H10
    var values: [DragGesture.Value] = []
    let screen = Screen(size: Screen.small) { Color.red.gesture(DragGesture().onChanged { values.append($0) }) }
    screen.pointer(.began, at: start)
    screen.pointer(.moved, at: CGPoint(x: 59, y: 50))
    #expect(values.isEmpty)
    screen.pointer(.moved, at: CGPoint(x: 62, y: 50))
    #expect(values.map(\.translation) == [CGSize(width: 12, height: 0)])
    #expect(values.last?.startLocation == start)
    #expect(values.last?.location == CGPoint(x: 62, y: 50))
  }

  @Test func dragWithoutAMinimumBeginsAtTheTouch() {  // H11
    let drag = DragGesture(minimumDistance: 0).onChanged { events.add("\($0.translation.width)") }
      .onEnded { _ in events.add("end") }
    let screen = Screen(size: Screen.small) { Color.red.gesture(drag) }
    screen.pointer(.began, at: start)
    #expect(events.take() == ["0.0"])
    screen.pointer(.ended, at: start)
    #expect(events.take() == ["end"])
  }

  @Test func cancelledDragHasNoEnd() {  // H10, H12
    @MainActor struct Content: View {
      @GestureState private var way = CGSize.zero
      let events: Events
      var body: some View {
        let _ = events.add("\(way.width)")
        Color.red.gesture(
          DragGesture().updating($way) { value, state, _ in state = value.translation }
            .onEnded { _ in events.add("end") })
      }
    }
    let screen = Screen(size: Screen.small) { Content(events: events) }
    screen.drag(from: start, to: CGPoint(x: 80, y: 50), duration: 0.02, letsGo: false)
    screen.pointer(.cancelled, at: CGPoint(x: 80, y: 50))
    #expect(events.take() == ["0.0", "30.0", "0.0"])
    screen.drag(from: start, to: CGPoint(x: 80, y: 50), duration: 0.02)
    #expect(events.take() == ["30.0", "end", "0.0"])
  }

  @Test func actionsComeInTheirOrder() {  // H14
    @MainActor struct Content: View {
      @GestureState private var isDragging = false
      let events: Events
      var body: some View {
        let _ = events.add("state \(isDragging)")
        Color.red.gesture(
          DragGesture()
            .updating($isDragging) { _, state, _ in
              events.add("updating")
              state = true
            }
            .onChanged { _ in events.add("changed") }
            .onEnded { [isDragging] _ in events.add("ended \(isDragging)") })
      }
    }
    let screen = Screen(size: Screen.small) { Content(events: events) }
    #expect(events.take() == ["state false"])
    screen.drag(from: start, to: CGPoint(x: 80, y: 50), duration: 0.01)
    #expect(events.take() == ["updating", "changed", "state true", "ended true", "state false"])
  }

  @Test func speedIsThatOfTheLastTenth() {
    var last: DragGesture.Value?
    let screen = Screen(size: Screen.small) { Color.red.gesture(DragGesture().onEnded { last = $0 }) }
    screen.drag(from: start, to: CGPoint(x: 150, y: 50), duration: 0.5)  // 200 points a second
    #expect(abs((last?.velocity.width ?? 0) - 200) < 1)
    #expect(abs((last?.predictedEndLocation.x ?? 0) - 200) < 1)  // a quarter of a second further
    #expect(abs((last?.predictedEndTranslation.width ?? 0) - 150) < 1)
  }

  @Test func restingFingerHasNoSpeed() {
    var last: DragGesture.Value?
    let screen = Screen(size: Screen.small) { Color.red.gesture(DragGesture().onEnded { last = $0 }) }
    screen.drag(from: start, to: CGPoint(x: 150, y: 50), duration: 0.1, letsGo: false)
    screen.wait(0.3)
    screen.pointer(.ended, at: CGPoint(x: 150, y: 50))
    #expect(last?.velocity == .zero)
  }

  @Test func locationsAreInTheGesturesSpace() {  // H30
    var local = CGPoint.zero
    var global = CGPoint.zero
    let screen = Screen(size: Screen.small) {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture(coordinateSpace: .local).onChanged { local = $0.location }
            .simultaneously(with: DragGesture(coordinateSpace: .global).onChanged { global = $0.location }))
    }
    screen.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 80))
    #expect(local == CGPoint(x: 50, y: 30))
    #expect(global == CGPoint(x: 100, y: 80))
  }

  @Test func bodiesThatRunMeanwhileKeepTheGesture() {
    @MainActor struct Content: View {
      @State private var offset = CGSize.zero
      var body: some View {
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("box").offset(offset)
          .gesture(DragGesture().onChanged { offset = $0.translation })
      }
    }
    let screen = Screen(size: Screen.small) { Content() }
    screen.drag(from: Screen.middle, to: CGPoint(x: 140, y: 120))
    #expect(screen.frame(of: "box")?.origin == CGPoint(x: 115, y: 95))  // 75 + 40, 75 + 20
  }
}
