// What Scripts/test-window uses: a window with controls that say on standard output what became of them.
import Foundation
import SwiftUI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@main struct Probe: App {
  var body: some Scene { WindowGroup { ProbeView() } }
}

func say(_ words: String) {
  print(words)
  fflush(stdout)
}

struct ProbeView: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isOn = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.scenePhase) private var phase

  var body: some View {
    VStack(spacing: 20) {
      Text("Count \(count)").font(.title)
      Button("Add one") {
        count += 1
        say("count \(count)")
      }
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      Toggle("Switch", isOn: $isOn)
      Link("Site", destination: URL(string: "https://example.org/page")!)
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { number in Text("Row \(number)").onAppear { if number == 30 { say("row 30 appears") } } }
        }
      }.frame(height: 60)
    }
    .padding()
    .onChange(of: name) { say("name \(name)") }
    .onChange(of: isOn) { say("switch \(isOn)") }
    .onChange(of: colorScheme, initial: true) { say("scheme \(colorScheme)") }
    .onChange(of: width, initial: true) { say("width \(width == .regular ? "regular" : "compact")") }
    .onChange(of: phase) { say("phase \(phase)") }
    .onAppear(perform: tryMainLoop)
  }
}

/// Each way to the main thread that apps use: in a window none may wait for another event.
func tryMainLoop() {
  DispatchQueue.main.async { say("loop: main queue") }
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
    DispatchQueue.main.async { say("loop: main queue from elsewhere") }
  }
  Task { @MainActor in
    try? await Task.sleep(nanoseconds: 50_000_000)
    say("loop: main actor")
  }
  Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in say("loop: timer") }
  RunLoop.main.perform { say("loop: run loop") }
  guard let address = ProcessInfo.processInfo.environment["PROBE_URL"].flatMap(URL.init(string:)) else { return }
  URLSession(configuration: .default, delegate: nil, delegateQueue: .main).dataTask(with: address) { data, _, _ in
    say("loop: network \(data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing")")
  }.resume()
}
