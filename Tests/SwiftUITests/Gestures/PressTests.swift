import MartletTesting
import SwiftUI
import Testing

/// Controls under a pointer. Spec: H16-H18, G18, G27, G28.
@MainActor @Suite struct PressTests {
  private let events = Events()

  /// A style that notes when a press shows.
  private struct Noting: ButtonStyle {
    let events: Events
    func makeBody(configuration: Configuration) -> some View {
      let isPressed = configuration.isPressed
      configuration.label.onChange(of: isPressed) { events.add("pressed \(isPressed)") }
    }
  }

  private func button() -> some View {
    Button {
      events.add("action")
    } label: {
      Color.red.frame(width: 60, height: 40)
    }
    .buttonStyle(Noting(events: events))
  }

  @Test func pressShowsAtTheTouchAndActsOnRelease() {  // H17
    let screen = Screen(size: Screen.small) { button() }
    screen.pointer(.began, at: Screen.middle)
    #expect(events.take() == ["pressed true"])
    screen.pointer(.ended, at: Screen.middle)
    #expect(events.take() == ["action", "pressed false"])
  }

  @Test func fingerThatDriftsAwayAndBackStillPresses() {  // H17: 70 points
    let screen = Screen(size: Screen.small) { button() }
    screen.pointer(.began, at: Screen.middle)
    screen.pointer(.moved, at: CGPoint(x: 100, y: 189))
    #expect(events.take() == ["pressed true"])  // 69 points below
    screen.pointer(.moved, at: CGPoint(x: 100, y: 191))
    #expect(events.take() == ["pressed false"])
    screen.pointer(.moved, at: CGPoint(x: 100, y: 150))
    #expect(events.take() == ["pressed true"])
    screen.pointer(.ended, at: CGPoint(x: 100, y: 150))
    #expect(events.take() == ["action", "pressed false"])
  }

  @Test func releaseFarAwayDoesNothing() {  // H17
    let screen = Screen(size: Screen.small) { button() }
    screen.drag(from: Screen.middle, to: CGPoint(x: 100, y: 195))
    #expect(events.take() == ["pressed true", "pressed false"])
  }

  @Test func pressThatIsTakenAwayDoesNothing() {
    let screen = Screen(size: Screen.small) { button() }
    screen.pointer(.began, at: Screen.middle)
    screen.pointer(.cancelled, at: Screen.middle)
    #expect(events.take() == ["pressed true", "pressed false"])
  }

  @Test func plainButtonIsPressedOnWhatItDraws() {  // H20
    let label = HStack(spacing: 100) {
      Color.red.frame(width: 40, height: 40)
      Color.red.frame(width: 40, height: 40)
    }
    let plain = Screen(size: Screen.small) {
      Button {
        events.add("action")
      } label: {
        label
      }.buttonStyle(.plain)
    }
    plain.tap(at: Screen.middle)
    #expect(events.take() == [])
    plain.tap(at: CGPoint(x: 30, y: 100))
    #expect(events.take() == ["action"])
    let standard = Screen(size: Screen.small) {
      Button {
        events.add("action")
      } label: {
        label
      }
    }
    standard.tap(at: Screen.middle)
    #expect(events.take() == ["action"])
  }

  @Test func scrollCancelsAPress() {  // H16
    let screen = Screen(size: Screen.small) { ScrollView { button().padding(.bottom, 400) } }
    let point = CGPoint(x: 100, y: 20)
    screen.pointer(.began, at: point)
    #expect(events.take() == [])  // it may yet become a scroll
    screen.wait(0.2)
    #expect(events.take() == ["pressed true"])
    screen.pointer(.moved, at: CGPoint(x: 100, y: 5))
    #expect(events.take() == ["pressed false"])
    screen.pointer(.ended, at: CGPoint(x: 100, y: 5))
    #expect(events.take() == [])
    screen.wait(1)
    screen.tap(at: point)
    #expect(events.take() == ["action"])
  }

  @Test func mouseShowsThePressAtOnceInAScrollView() {
    let screen = Screen(size: Screen.small) { ScrollView { button() } }
    screen.pointer(.began, at: CGPoint(x: 100, y: 20), kind: .mouse)
    #expect(events.take() == ["pressed true"])
  }

  @Test func tapGoesToTheSwitchOfARow() throws {
    @MainActor struct Content: View {
      @State private var isOn = false
      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }
    let screen = Screen(size: Screen.small) { Content() }
    screen.tap(at: CGPoint(x: 10, y: 100))  // the words
    #expect(screen.elements("Wi-Fi").first?.value == "off")
    try screen.tap("Wi-Fi")
    #expect(screen.elements("Wi-Fi").first?.value == "on")
  }

  @Test func stepperRepeatsWhileHeld() {
    @MainActor struct Content: View {
      @State private var count = 0
      var body: some View { Stepper("\(count)", value: $count).fixedSize() }
    }
    let screen = Screen(size: Screen.small) { Content() }
    let plus = screen.frame(of: "Increment")!
    let point = CGPoint(x: plus.midX, y: plus.midY)
    screen.tap(at: point)
    #expect(screen.shows("1"))
    screen.press(at: point, for: 0.85)  // at 0.5, 0.6, 0.7, 0.8
    #expect(screen.shows("5"))
  }

  @Test func sliderFollowsAPointer() {  // M-CTL-6
    @MainActor struct Content: View {
      @State private var value = 0.0
      let events: Events
      var body: some View {
        VStack {
          Slider(value: $value, in: 0...10, step: 1) { events.add("\($0)") }
          Text("\(Int(value))")
        }
      }
    }
    let screen = Screen(size: CGSize(width: 228, height: 100)) { Content(events: events) }
    let track = screen.elements("0%").first?.frame ?? screen.semantics.children[0].frame
    // The thumb is 28 wide: its middle runs from 14 to 214.
    screen.drag(from: CGPoint(x: 14, y: track.midY), to: CGPoint(x: 14 + 100, y: track.midY))
    #expect(screen.shows("5"))
    #expect(events.take() == ["true", "false"])
    screen.tap(at: CGPoint(x: 14 + 160, y: track.midY))
    #expect(screen.shows("8"))
    screen.drag(from: CGPoint(x: 14 + 160, y: track.midY), to: CGPoint(x: 500, y: track.midY))
    #expect(screen.shows("10"))
  }

  @Test func controlsMayGoWhileTheyAreHeld() {  // H15
    let probe = Probe()
    let screen = Screen(size: Screen.small) {
      Changing(probe, true) { isThere in
        if isThere {
          ScrollView {
            Slider(value: .constant(0.5)) { events.add("\($0)") }
            button().padding(.bottom, 400)
          }
        }
      }
    }
    screen.drag(from: CGPoint(x: 100, y: 14), to: CGPoint(x: 150, y: 14), id: 1, letsGo: false)
    screen.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 100), id: 2, letsGo: false)
    #expect(events.take().first == "true")
    probe.change(to: false, in: screen)
    screen.pointer(.moved, at: Screen.middle, id: 1)
    screen.pointer(.ended, at: Screen.middle, id: 1)
    screen.pointer(.ended, at: Screen.middle, id: 2)
    screen.wait(1)
    #expect(!screen.root.layoutContext.clock.isMoving)
  }

  @Test func segmentIsPressedOnItsWholeArea() {
    @MainActor struct Content: View {
      @State private var choice = 0
      var body: some View {
        VStack {
          Picker("p", selection: $choice) {
            Text("a").tag(0)
            Text("b").tag(1)
          }
          .pickerStyle(.segmented)
          Text("choice \(choice)")
        }
      }
    }
    let screen = Screen(size: Screen.small) { Content() }
    let segment = screen.frame(of: "b")!
    screen.tap(at: CGPoint(x: segment.maxX - 5, y: segment.midY))
    #expect(screen.shows("choice 1"))
  }

  // MARK: Rows

  @Test func rowIsTheButton() {  // G18
    let screen = Screen(size: CGSize(width: 300, height: 400)) {
      List {
        Button("one") { events.add("one") }
        HStack {
          Button("two") { events.add("two") }
          Button("three") { events.add("three") }
        }
        HStack {
          Button("four") { events.add("four") }.buttonStyle(.plain)
          Spacer()
          Button("five") { events.add("five") }.buttonStyle(.borderless)
        }
      }
      .listStyle(.plain)
    }
    screen.tap(at: CGPoint(x: 250, y: 22))
    #expect(events.take() == ["one"])
    screen.tap(at: CGPoint(x: 250, y: 66))
    #expect(events.take() == ["two", "three"])
    screen.tap(at: CGPoint(x: 150, y: 110))
    #expect(events.take() == [])
    let four = screen.frame(of: "four")!
    screen.tap(at: CGPoint(x: four.midX, y: four.midY))
    #expect(events.take() == ["four"])
  }

  @Test func pressedRowIsHighlightedAndFadesOut() {  // M-LIST-25
    let gray = Color(red: 209 / 255, green: 209 / 255, blue: 214 / 255)
    let screen = Screen(size: CGSize(width: 300, height: 400)) {
      List { Button("one") {} }.listStyle(.plain)
    }
    let plain = screen.displayList
    screen.pointer(.began, at: CGPoint(x: 250, y: 22))
    #expect(screen.displayList == plain)
    screen.wait(0.2)
    let pressed = screen.displayList
    #expect(pressed != plain)
    #expect(pressed.contains("\(gray)") || pressed.count > plain.count)
    screen.pointer(.ended, at: CGPoint(x: 250, y: 22))
    screen.wait(0.2)
    #expect(screen.displayList != plain)
    screen.wait(0.3)
    #expect(screen.displayList == plain)
  }

  @Test func linkInARowTakesTheWholeRow() {  // G18, F14
    let screen = Screen(size: CGSize(width: 300, height: 400)) {
      NavigationStack {
        List { NavigationLink("go") { Text("page") } }.listStyle(.plain)
      }
    }
    let row = screen.frame(of: "go")!
    screen.tap(at: CGPoint(x: 290, y: row.midY))
    screen.wait(1)
    #expect(screen.shows("page"))
  }

  @Test func coveredElementCantBeTapped() {
    let screen = Screen(size: Screen.small) {
      Button("a") { events.add("a") }.overlay { Color.red.frame(width: 200, height: 200) }
    }
    #expect(throws: ScreenError.coveredElement(label: "a", at: Screen.middle)) { try screen.tap("a") }
  }
}
