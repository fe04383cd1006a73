import MartletTesting
import SwiftUI
import Testing

/// M-CTL-12: 216 points high, rows of 32.
@MainActor @Suite struct WheelTests {
  private struct Numbers: View {
    @State var number = 10
    var body: some View {
      Text("chosen \(number)")
      Picker("Number", selection: $number) { ForEach(0..<40) { Text("row \($0)") } }.pickerStyle(.wheel)
    }
  }

  private func screen() -> (screen: Screen, middle: CGPoint) {
    let screen = Screen { VStack(spacing: 0) { Numbers() } }
    let frame = screen.frame(of: "row 10")!
    return (screen, CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Three rows of 32 points lie on either side of the middle before the drum's edge: its radius is 108, a quarter of
  /// a turn 169 points.
  @Test func theChosenRowStandsInTheMiddle() {
    let (screen, middle) = screen()
    #expect(screen.frame(of: "chosen 10")!.maxY + 108 == middle.y)
    #expect(screen.buttons == (5...15).map { "row \($0)" })
  }

  @Test func aDragTurnsItByWholeRows() {
    let (screen, middle) = screen()
    let end = CGPoint(x: middle.x, y: middle.y - 66)
    screen.drag(from: middle, to: end, letsGo: false)
    screen.wait(0.3)
    screen.pointer(.ended, at: end)
    screen.settle()
    #expect(screen.shows("chosen 12"))
    #expect(screen.frame(of: "row 12")!.midY == middle.y)
  }

  @Test func aFlickGoesOn() {
    let (screen, middle) = screen()
    screen.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), duration: 0.1)
    #expect(screen.shows("chosen 10"))
    screen.wait(4)
    #expect(!screen.shows("chosen 10") && !screen.shows("chosen 11") && !screen.shows("chosen 12"))
  }

  @Test func aTapOnARowTurnsToIt() throws {
    let (screen, middle) = screen()
    try screen.tap("row 12")
    #expect(screen.shows("chosen 12"))
    screen.settle()
    #expect(screen.frame(of: "row 12")!.midY == middle.y)
  }

  @Test func aWheelStepComesToRestOnARow() {
    let (screen, middle) = screen()
    screen.scroll(by: CGSize(width: 0, height: 40), at: middle)
    screen.settle()
    #expect(screen.shows("chosen 11") && screen.frame(of: "row 11")!.midY == middle.y)
  }

  @Test func keysAndAssistiveToolsTurnIt() throws {
    let (screen, _) = screen()
    screen.key(KeyEquivalent.tab.character)
    screen.key(KeyEquivalent.downArrow.character)
    #expect(screen.shows("chosen 11"))
    screen.key(KeyEquivalent.end.character)
    #expect(screen.shows("chosen 39"))
    try screen.perform("decrement", on: "Number")
    #expect(screen.shows("chosen 38"))
  }

  @Test func aChoiceThatTheAppRefusesTurnsBack() {
    struct Stubborn: View {
      @State var number = 2
      var body: some View {
        Picker("Number", selection: Binding(get: { number }, set: { _ in })) {
          ForEach(0..<9) { Text("row \($0)") }
        }
        .pickerStyle(.wheel)
      }
    }
    let screen = Screen { Stubborn() }
    let frame = screen.frame(of: "row 2")!
    screen.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 64), duration: 1)
    screen.wait(3)
    #expect(screen.frame(of: "row 2")! == frame)
  }
}
