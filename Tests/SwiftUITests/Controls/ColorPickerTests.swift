import MartletHost
import MartletTesting
@testable import SwiftUI
import Testing

@MainActor @Suite struct ColorPickerTests {
  private struct Colors: View {
    var supportsOpacity = true
    @State var color = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    @Environment(\.self) var surroundings
    var body: some View {
      let parts = color.resolve(in: surroundings)
      Text(verbatim: "\(HexColor(parts).text) \(Int((parts.opacity * 100).rounded()))")
      ColorPicker("Tint", selection: $color, supportsOpacity: supportsOpacity)
    }
  }

  private func open(_ screen: Screen) throws {
    try screen.tap("Tint")
    screen.settle()
  }

  private func close(_ screen: Screen) {
    screen.tap(at: CGPoint(x: 3, y: 3))
    screen.settle()
  }

  @Test func aColorOfTheGridIsChosenWithTheOpacityKept() throws {
    let screen = Screen { VStack { Colors() } }
    try open(screen)
    try screen.tap("000000")
    #expect(screen.elements("000000").first?.traits.contains(.selected) == true)
    close(screen)
    #expect(screen.shows("000000 50") && !screen.shows("000000"))
  }

  @Test func slidersChangeOnePart() throws {
    let screen = Screen { VStack { Colors() } }
    try open(screen)
    try screen.perform("increment", on: "Blue")
    try screen.perform("increment", on: "Opacity")
    close(screen)
    #expect(screen.shows("FF001A 60"))
  }

  @Test func aHexadecimalColorIsTyped() throws {
    let screen = Screen { VStack { Colors(supportsOpacity: false) } }
    try open(screen)
    #expect(!screen.shows("Opacity"))
    try screen.tap("sRGB Hex Color")
    screen.press(key: "a", modifiers: .control)
    screen.type("0f8")
    close(screen)
    #expect(screen.shows("00FF88 50"))
  }

  @Test func hexadecimalColorsAreReadAndWritten() {
    #expect(HexColor("#1a2B3c")?.text == "1A2B3C" && HexColor("fff")?.text == "FFFFFF")
    #expect(HexColor("12345") == nil && HexColor("+12345") == nil && HexColor("") == nil)
    #expect(HexColor(hue: 0, saturation: 1, brightness: 1).text == "FF0000")
    #expect(HexColor(hue: 1 / 3, saturation: 1, brightness: 1).text == "00FF00")
    #expect(HexColor(hue: 2 / 3, saturation: 0.5, brightness: 1).text == "8080FF")
  }
}

/// What assistive tools set. Spec: D6.
@MainActor @Suite struct ValueSettingTests {
  private struct Values: View {
    @State var volume = 10.0
    @State var count = 3
    @State var log = 0
    var body: some View {
      Text(verbatim: "volume \(volume) count \(count) log \(log)")
      Slider(value: $volume, in: 10...20, step: 0.5) {
        Text("Volume")
      } onEditingChanged: { _ in
        log += 1
      }
      Stepper("Count", value: $count, in: 0...8)
    }
  }

  private func set(_ value: Double, of label: String, in screen: Screen) -> Bool {
    let isUsed = screen.root.handle(.setValue(value, element: screen.elements(label)[0].id))
    screen.update()
    return isUsed
  }

  @Test func aSliderTakesTheNearestValueThatCanBeChosen() {
    let screen = Screen { VStack { Values() } }
    #expect(set(14.6, of: "Volume", in: screen) && screen.shows("volume 14.5 count 3 log 2"))
    #expect(set(99, of: "Volume", in: screen) && screen.shows("volume 20.0 count 3 log 4"))
    #expect(set(.nan, of: "Volume", in: screen) && screen.shows("volume 20.0 count 3 log 6"))
  }

  @Test func aStepperTakesAValueInsideItsBounds() {
    let screen = Screen { VStack { Values() } }
    #expect(set(6.4, of: "Count", in: screen) && screen.shows("volume 10.0 count 6 log 0"))
    #expect(set(-4, of: "Count", in: screen) && screen.shows("volume 10.0 count 0 log 0"))
  }
}
