import MartletTesting
import SwiftUI

extension Screen {
  /// Taps an element and lets the slide that it causes end.
  func go(_ label: String) throws {
    try tap(label)
    wait(1)
  }
}

/// A page that notes when it comes and goes, with state of its own.
struct NotedPage<Content: View>: View {
  let name: String
  let probe: Probe
  @ViewBuilder var content: Content

  init(_ name: String, _ probe: Probe, @ViewBuilder content: () -> Content) {
    (self.name, self.probe, self.content) = (name, probe, content())
  }
  var body: some View {
    let _ = probe.count(name)
    VStack {
      Counter(name: "state of \(name)", probe: probe)
      content
    }
    .onAppear { [probe, name] in probe.note("+\(name)") }
    .onDisappear { [probe, name] in probe.note("-\(name)") }
    .navigationTitle(Text(verbatim: name))
  }
}

/// A page that goes back by what it reads of its surroundings.
struct DismissingPage: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    Button("dismiss") { dismiss() }
    Text(verbatim: isPresented ? "is presented" : "is not presented")
  }
}
