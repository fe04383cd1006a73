import MartletTesting
import SwiftUI
import Testing

/// Which of several gestures succeeds. Spec: H1-H5.
@MainActor @Suite struct PrecedenceTests {
  private let events = Events()

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { [events] in events.add(name) } }

  private func taps<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    let screen = Screen(size: Screen.small, content: content)
    screen.tap(at: Screen.middle)
    screen.wait(1)
    return events.take()
  }

  @Test func innerGestureComesBeforeOuter() {  // H1
    #expect(taps { ZStack { Color.red.gesture(tap("child")) }.gesture(tap("parent")) } == ["child"])
  }

  @Test func highPriorityComesBeforeInner() {  // H2
    #expect(taps { ZStack { Color.red.gesture(tap("child")) }.highPriorityGesture(tap("parent")) } == ["parent"])
  }

  @Test func simultaneousGoesWithInnerAndAfterIt() {  // H3
    let content = ZStack { Color.red.gesture(tap("child")) }
    #expect(taps { content.simultaneousGesture(tap("parent")) } == ["child", "parent"])
  }

  @Test func simultaneousDoesNotOpenTheWayForThoseFurtherOut() {  // H1, H3
    let inner = Color.red.gesture(tap("child")).simultaneousGesture(tap("both"))
    #expect(taps { ZStack { inner }.gesture(tap("parent")) } == ["child", "both"])
  }

  @Test func doubleTapInsideLeavesSingleTapWaiting() {  // H4
    let screen = Screen(size: Screen.small) {
      Color.red.onTapGesture(count: 2) { events.add("double") }.onTapGesture { events.add("single") }
    }
    screen.tap(at: Screen.middle, count: 2)
    screen.wait(1)
    #expect(events.take() == ["double"])
    screen.tap(at: Screen.middle)
    #expect(events.take() == [])
    screen.wait(0.34)
    #expect(events.take() == [])
    screen.wait(0.05)
    #expect(events.take() == ["single"])
  }

  @Test func singleTapInsideDoesNotWaitForDoubleTapOutside() {  // H1, H4
    let screen = Screen(size: Screen.small) {
      Color.red.onTapGesture { events.add("single") }.onTapGesture(count: 2) { events.add("double") }
    }
    screen.tap(at: Screen.middle)
    #expect(events.take() == ["single"])
  }

  @Test(arguments: [
    (GestureMask.all, ["child"]), (.gesture, ["parent"]), (.subviews, ["child"]), (.none, []),
  ])
  func maskSaysWhichAreOn(mask: GestureMask, expected: [String]) {  // H5
    #expect(taps { ZStack { Color.red.gesture(tap("child")) }.gesture(tap("parent"), including: mask) } == expected)
  }

  @Test func disabledViewsHaveNoGestures() {  // H18
    #expect(taps { ZStack { Color.red.gesture(tap("child")).disabled(true) }.gesture(tap("parent")) } == ["parent"])
  }

  @Test func gestureThatIsSwitchedOffIsNone() {
    #expect(taps { ZStack { Color.red.gesture(tap("child"), isEnabled: false) }.gesture(tap("parent")) } == ["parent"])
  }

  @Test func buttonComesBeforeATapAroundIt() {  // H17
    let button = Button {
      events.add("button")
    } label: {
      Color.red
    }
    #expect(taps { ZStack { button }.onTapGesture { events.add("parent") } } == ["button"])
    #expect(taps { button.onTapGesture { events.add("tap") } } == ["button"])
    #expect(taps { button.simultaneousGesture(tap("tap")) } == ["button", "tap"])
    #expect(taps { button.highPriorityGesture(tap("tap")) } == ["tap"])
  }

  @Test func dragOutsideATapBeginsWhenTheTapHasFailed() {  // H1, H11
    let drag = DragGesture(minimumDistance: 0).onChanged { _ in events.add("drag") }
      .onEnded { _ in events.add("end") }
    let screen = Screen(size: Screen.small) { ZStack { Color.red.gesture(tap("child")) }.gesture(drag) }
    screen.tap(at: Screen.middle)
    #expect(events.take() == ["child"])
    screen.drag(from: Screen.middle, to: CGPoint(x: 150, y: 100))
    #expect(events.all.first == "drag")
    #expect(events.all.last == "end")
    #expect(!events.all.contains("child"))
  }

  @Test func twoFingersOnTwoButtonsDoNotMeet() {
    let screen = Screen(size: Screen.small) {
      HStack(spacing: 0) {
        Color.red.gesture(tap("left"))
        Color.blue.gesture(tap("right"))
      }
    }
    screen.pointer(.began, at: CGPoint(x: 50, y: 100), id: 1)
    screen.pointer(.began, at: CGPoint(x: 150, y: 100), id: 2)
    screen.pointer(.ended, at: CGPoint(x: 50, y: 100), id: 1)
    screen.pointer(.ended, at: CGPoint(x: 150, y: 100), id: 2)
    #expect(events.take() == ["left", "right"])
  }

  @Test func viewThatGoesTakesItsGestureAlong() {  // H15
    let probe = Probe()
    let screen = Screen(size: Screen.small) {
      Changing(probe, 0) { id in
        Color.red.gesture(DragGesture().onChanged { _ in events.add("changed") }.onEnded { _ in events.add("ended") })
          .id(id)
      }
    }
    screen.drag(from: Screen.middle, to: CGPoint(x: 140, y: 100), letsGo: false)
    #expect(events.take().contains("changed"))
    probe.change(to: 1, in: screen)
    screen.pointer(.moved, at: CGPoint(x: 160, y: 100))
    screen.pointer(.ended, at: CGPoint(x: 160, y: 100))
    #expect(events.take() == [])
  }
}
