import SwiftUI
import UIKit

/// What representables of a test did, in order.
final class Record {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

/// A label that notes each step of its life.
struct NotedLabel: UIViewRepresentable {
  var text: String
  let record: Record

  final class Coordinator {
    let record: Record
    init(_ record: Record) {
      self.record = record
      record.note("coordinator")
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(record) }
  func makeUIView(context: Context) -> UILabel {
    record.note("make")
    return UILabel()
  }
  func updateUIView(_ uiView: UILabel, context: Context) {
    record.note("update \(text) \(context.environment.colorScheme == .dark ? "dark" : "light")")
    uiView.text = text
  }
  static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) { coordinator.record.note("dismantle") }
}

/// Any view of UIKit, made by a closure.
struct Made<Kind: UIView>: UIViewRepresentable {
  let make: () -> Kind
  var update: (Kind) -> Void = { _ in }
  init(_ make: @escaping () -> Kind, update: @escaping (Kind) -> Void = { _ in }) {
    (self.make, self.update) = (make, update)
  }
  func makeUIView(context: Context) -> Kind { make() }
  func updateUIView(_ uiView: Kind, context: Context) { update(uiView) }
}

/// Any controller, made by a closure.
struct MadeController<Kind: UIViewController>: UIViewControllerRepresentable {
  let make: () -> Kind
  init(_ make: @escaping () -> Kind) { self.make = make }
  func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> Kind { make() }
  func updateUIViewController(_ uiViewController: Kind, context: UIViewControllerRepresentableContext<Self>) {}
}

/// What controls send their actions to.
final class Listener: NSObject {
  var heard: [String] = []
  func tapped(_ sender: UIControl) { heard.append("tapped") }
  func changed(_ sender: UIControl) { heard.append("changed") }
  func recognized(_ sender: UIGestureRecognizer) { heard.append("\(sender.state)") }

  static let tappedAction = Selector("tapped:", Listener.tapped(_:))
  static let changedAction = Selector("changed:", Listener.changed(_:))
  static let recognizedAction = Selector("recognized:", Listener.recognized(_:))
}
