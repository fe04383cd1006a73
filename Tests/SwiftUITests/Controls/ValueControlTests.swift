import MartletTesting
@testable import SwiftUI
import Testing

@MainActor @Suite struct ValueControlTests {
  private struct Switches: View {
    @State var isOn = false
    var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
  }
  private struct Steps: View {
    @State var count = 1
    var body: some View { Stepper("Count \(count)", value: $count, in: 0...2) }
  }
  private struct Sliders: View {
    @State var value = 0.25
    var body: some View {
      Slider(value: $value, in: 0...1, step: 0.25) { Text("Volume") }
      Text(verbatim: "\(value)")
    }
  }

  @Test func toggleSaysItsStateAndSwitches() throws {
    let screen = Screen { Switches() }
    #expect(screen.elements("Wi-Fi").first?.value == "off")
    try screen.tap("Wi-Fi")
    #expect(screen.elements("Wi-Fi").first?.value == "on")
  }

  /// 51 by 31. Source: M-CTL-1.
  @Test func toggleWithoutLabelIsTheSwitchAlone() {
    let screen = Screen { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
    #expect(screen.frame(of: "Wi-Fi")?.size == CGSize(width: 51, height: 31))
  }

  @Test func stepperStopsAtItsBounds() throws {
    let screen = Screen { Steps() }
    try screen.tap("Increment")
    #expect(screen.shows("Count 2"))
    #expect(throws: (any Error).self) { try screen.tap("Increment") }
    try screen.tap("Decrement")
    #expect(screen.shows("Count 1"))
  }

  @Test func sliderMovesByItsStep() throws {
    let screen = Screen { VStack { Sliders() } }
    #expect(screen.elements("Volume").first?.value == "25%")
    try screen.perform("increment", on: "Volume")
    #expect(screen.shows("0.5"))
  }

  @Test func progressIsReadAsAShareOfItsTotal() {
    let screen = Screen { ProgressView("Upload", value: 30, total: 60) }
    #expect(screen.elements("Upload").first?.value == "50%")
  }

  @Test func fieldShowsBulletsForASecret() {
    let screen = Screen { SecureField("Password", text: .constant("abc")) }
    #expect(screen.elements("Password").first?.value == "\u{2022}\u{2022}\u{2022}")
  }

  @Test func submitRunsTheNearestActionFirst() {
    var calls: [String] = []
    var environment = EnvironmentValues()
    let screen = Screen {
      SubmitReader { environment = $0 }.onSubmit { calls.append("inner") }.onSubmit { calls.append("outer") }
    }
    _ = screen.labels
    environment.submit(.text)
    environment.submit(.search)
    #expect(calls == ["inner", "outer"])
  }

  private struct SubmitReader: View {
    @Environment(\.self) var values
    let read: (EnvironmentValues) -> Void
    var body: some View {
      read(values)
      return Text("field")
    }
  }
}
