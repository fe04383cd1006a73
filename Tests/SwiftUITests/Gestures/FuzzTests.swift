import Foundation
import MartletHost
import MartletTesting
import MartletTree
import SwiftUI
import Testing

/// Events without sense over a screen with everything: nothing breaks. `MARTLET_LONG=1` makes them a hundred thousand.
@MainActor @Suite struct FuzzTests {
  private static let isLong = ProcessInfo.processInfo.environment["MARTLET_LONG"] == "1"

  /// The same numbers on each run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @MainActor private struct Everything: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var value = 0.5
    @State private var choice = 0
    @State private var isShown = false
    @State private var angle = Angle.zero
    @GestureState private var way = CGSize.zero

    var body: some View {
      NavigationStack {
        List {
          Section("controls") {
            Button("count \(count)") { count += 1 }
            Toggle("on", isOn: $isOn)
            Slider(value: $value)
            Stepper("step", value: $count)
            Picker("choice", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
            NavigationLink("page") { ScrollView { ForEach(0..<50) { Text("line \($0)") } } }
            Button("sheet") { isShown = true }
          }
          Section("gestures") {
            Color.red.frame(height: 80).offset(way)
              .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation })
            Color.blue.frame(width: 80, height: 80).rotationEffect(angle)
              .gesture(
                RotationGesture().onChanged { angle = $0 }.simultaneously(with: MagnificationGesture())
                  .exclusively(before: LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))))
            ScrollView(.horizontal) {
              HStack { ForEach(0..<20) { index in Text("\(index)").padding().onTapGesture { count = index } } }
            }
            if count.isMultiple(of: 2) {
              Text("even").onTapGesture(count: 2) { count += 1 }.onLongPressGesture { count += 3 }
            }
          }
          ForEach(0..<max(0, count % 40), id: \.self) { Text("row \($0)").onHover { isOn = $0 } }
        }
        .sheet(isPresented: $isShown) {
          Button {
            isShown = false
          } label: {
            Text("close").frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
    }
  }

  private func event(_ dice: inout Dice, _ time: Double, _ size: CGSize) -> InputEvent {
    let place = CGPoint(
      x: .random(in: -20...size.width + 20, using: &dice), y: .random(in: -20...size.height + 20, using: &dice))
    let kinds: [PointerEvent.Kind] = [.touch, .touch, .touch, .mouse, .pen]
    let id = Int.random(in: 0...2, using: &dice)
    func pointer(_ phase: PointerEvent.Phase) -> InputEvent {
      .pointer(
        PointerEvent(
          id: id, kind: kinds.randomElement(using: &dice)!, phase: phase,
          button: Bool.random(using: &dice) || id == 0 ? .primary : .secondary, location: place, time: time))
    }
    switch Int.random(in: 0..<20, using: &dice) {
    case 0..<5: return pointer(.began)
    case 5..<11: return pointer(.moved)
    case 11..<15: return pointer(.ended)
    case 15: return pointer(.cancelled)
    case 16: return .hover(HoverEvent(location: id == 0 ? nil : place, time: time))
    case 17:
      let phase = [ScrollEvent.Phase.step, .began, .changed, .ended].randomElement(using: &dice)!
      let delta = ScrollDelta(x: .random(in: -100...100, using: &dice), y: .random(in: -300...300, using: &dice))
      let modifiers: KeyModifiers = id == 1 ? [.control] : []
      return .scroll(ScrollEvent(phase: phase, location: place, delta: delta, time: time, modifiers: modifiers))
    case 18:
      let phase = [PinchEvent.Phase.began, .changed, .ended, .cancelled].randomElement(using: &dice)!
      return .pinch(
        PinchEvent(
          phase: phase, location: place, scale: .random(in: 0.2...3, using: &dice),
          rotation: .random(in: -4...4, using: &dice), time: time))
    default:
      let key = [Key.down, Key.up, Key.pageDown, Key.home, Key.end, Key.space, Key.tab].randomElement(using: &dice)!
      return .key(KeyEvent(key: key, time: time))
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func nothingBreaks(seed: UInt64) {
    var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let screen = Screen(size: CGSize(width: 390, height: 700)) { Everything() }
    var time = 0.0
    var used = 0
    let rounds = Self.isLong ? 25_000 : 1_000
    for round in 0..<rounds {
      time += [0, 0.004, 0.016, 0.1, 0.4].randomElement(using: &dice)!
      screen.root.advance(to: time)
      if screen.root.handle(event(&dice, time, screen.size)) { used += 1 }
      if round.isMultiple(of: 3) { screen.update() }
      if round.isMultiple(of: 50) { screen.root.screen.checkInvariants() }
    }
    // Most of it meant something.
    #expect(used > rounds / 5)
    #expect(screen.bodyCount > rounds / 20)
    // When everything is let go, everything comes to rest.
    for id in 0...2 {
      screen.root.handle(.pointer(PointerEvent(id: id, phase: .cancelled, location: .zero, time: time)))
    }
    screen.wait(6)
    screen.root.screen.checkInvariants()
    #expect(!screen.root.layoutContext.clock.isMoving)
  }
}
