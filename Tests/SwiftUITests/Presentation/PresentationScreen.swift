import Foundation
import MartletDisplay
import MartletTesting
import MartletTree
import SwiftUI

// What tests of presentations ask of a screen.
extension Screen {
  /// Where the card of the presentation on top is, in points.
  var cardFrame: CGRect? { semantics.children.last { $0.traits.contains(.modal) }?.frame }

  /// The labels of all buttons, in reading order.
  var buttons: [String] { flat(semantics).filter { $0.role == .button }.compactMap(\.label) }

  /// All elements of the layout that are in the window.
  var nodeCount: Int { count(root.screen) }

  private func count(_ node: LayoutNode) -> Int { 1 + node.children.reduce(0) { $0 + count($1) } }
  private func flat(_ node: SemanticsNode) -> [SemanticsNode] { [node] + node.children.flatMap(flat) }
}

/// A page with a button that presents, and what it presents.
struct Presenting<Modified: View>: View {
  let probe: Probe
  @State private var isOn = false
  @ViewBuilder let modify: (AnyView, Binding<Bool>) -> Modified

  var body: some View {
    let _ = probe.offer("on") { isOn = true }
    let _ = probe.offer("off") { isOn = false }
    modify(
      AnyView(
        VStack {
          Text(verbatim: isOn ? "is on" : "is off")
          Button("Open") { isOn = true }
        }), $isOn)
  }
}

/// Content with state of its own that tells when it comes and goes.
struct Told: View {
  let name: String
  let probe: Probe
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text(verbatim: "\(name) \(count) \(isPresented)")
      Button("Count") { count += 1 }
      Button("Close \(name)") { dismiss() }
    }
    .onAppear { probe.note("\(name) appears") }
    .onDisappear { probe.note("\(name) disappears") }
  }
}
