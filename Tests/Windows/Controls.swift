// What Scripts/test-window uses beside Probe.swift: controls with text and numbers, which assistive tools read and set, a
// label that changes alone, and what the app hears of the desktop's settings. Everything is said on standard output.
import SwiftUI

@main struct Controls: App {
  var body: some Scene { WindowGroup { ControlsView() } }
}

func say(_ words: String) {
  print(words)
  fflush(stdout)
}

struct ControlsView: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var page = "One\nTwo"
  @State private var level = 20.0
  @State private var guests = 2
  @State private var colour = "Red"
  @State private var taps = 0
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var scale

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Taps \(taps)")
        Spacer()
        Button("Tap") { taps += 1 }
      }
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      SecureField("Secret", text: $secret).textFieldStyle(.roundedBorder)
      TextEditor(text: $page).frame(height: 80).accessibilityLabel("Page")
      Slider(value: $level, in: 0...50) { Text("Level") }
      Stepper("Guests", value: $guests, in: 0...9)
      Picker("Colour", selection: $colour) { ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) } }
      ProgressView("Done", value: level, total: 50)
    }
    .padding()
    .onChange(of: name) { say("name \(name)") }
    .onChange(of: secret) { say("secret \(secret)") }
    .onChange(of: page) { say("page \(page.debugDescription)") }
    .onChange(of: level) { say("level \(level)") }
    .onChange(of: guests) { say("guests \(guests)") }
    .onChange(of: taps) { say("taps \(taps)") }
    .onChange(of: textSize, initial: true) { say("text size \(textSize)") }
    .onChange(of: reducesMotion, initial: true) { say("reduces motion \(reducesMotion)") }
    .onChange(of: colorScheme, initial: true) { say("scheme \(colorScheme)") }
    .onChange(of: scale, initial: true) { say("scale \(scale)") }
  }
}
