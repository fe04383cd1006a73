import MartletTesting
import SwiftUI

/// What a test learns from inside of bodies: how often each ran, what happened in which order, and the actions
/// that they captured.
final class Probe {
  private(set) var counts: [String: Int] = [:]
  private(set) var events: [String] = []
  private var actions: [String: () -> Void] = [:]
  var setters: [ObjectIdentifier: (Any) -> Void] = [:]

  /// An object that a test watches without keeping it.
  private(set) weak var kept: AnyObject?
  func keep(_ object: AnyObject) { kept = object }

  func count(_ name: String) { counts[name, default: 0] += 1 }
  func note(_ event: String) { events.append(event) }
  func offer(_ name: String, _ action: @escaping () -> Void) { actions[name] = action }

  /// Runs an action that a body offered.
  func run(_ name: String) {
    guard let action = actions[name] else { preconditionFailure("no body offers an action \"\(name)\"") }
    action()
  }

  /// How often bodies ran while `change` took effect; those that did not are left out.
  @MainActor func counts(in screen: Screen, _ change: () -> Void) -> [String: Int] {
    counts = [:]
    change()
    screen.update()
    screen.root.screen.checkInvariants()
    return counts
  }

  /// What happened while `change` took effect.
  @MainActor func events(in screen: Screen, _ change: () -> Void) -> [String] {
    events = []
    change()
    screen.update()
    screen.root.screen.checkInvariants()
    return events
  }

  /// Runs an offered action and settles.
  @MainActor func run(_ name: String, in screen: Screen) {
    run(name)
    screen.update()
    screen.root.screen.checkInvariants()
  }
}

/// A view with state of its own: it shows "name count", counts its bodies and offers an action of its name.
struct Counter: View {
  let name: String
  let probe: Probe
  @State private var count = 0

  var body: some View {
    let _ = probe.count(name)
    let _ = probe.offer(name) { count += 1 }
    Text(verbatim: "\(name) \(count)")
  }
}

/// State of type `Value` that a test changes from outside, and the view made of it.
struct Changing<Value, Content: View>: View {
  let probe: Probe
  @State var value: Value
  @ViewBuilder let content: (Value) -> Content

  init(_ probe: Probe, _ value: Value, @ViewBuilder content: @escaping (Value) -> Content) {
    self.probe = probe
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View {
    let _ = probe.count("Changing")
    let _ = probe.offerChange { value = $0 }
    content(value)
  }
}

extension Probe {
  func offerChange<Value>(_ set: @escaping (Value) -> Void) {
    setters[ObjectIdentifier(Value.self)] = { set($0 as! Value) }
  }

  /// Gives the `Changing` view of this type another value, and settles.
  @MainActor func change<Value>(to value: Value, in screen: Screen) {
    setters[ObjectIdentifier(Value.self)]!(value)
    screen.update()
    screen.root.screen.checkInvariants()
  }
}

extension View {
  /// A box whose place `Screen.frame(of:)` tells.
  func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

/// A box of a fixed size that is found by its name.
struct Box: View {
  let name: String
  let width: CGFloat
  let height: CGFloat
  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    (self.name, self.width, self.height) = (name, width, height)
  }
  var body: some View { Color.red.box(name, width, height) }
}
