import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct TransactionTests {
  let probe = Probe()

  /// A box that stands at x = `value`, with what `modify` puts around it.
  private func screen<Content: View>(@ViewBuilder _ modify: @escaping (Double) -> Content) -> Screen {
    Screen(size: CGSize(width: 400, height: 100)) { Changing(probe, 0.0, content: modify) }
  }
  private func moved(_ value: Double) -> some View {
    Color.red.box("a", 10, 10).offset(x: CGFloat(value)).position(x: 5, y: 5)
  }

  @Test func anActionsAnimationMovesWhatItChanges() {  // E2, E13
    let screen = screen { moved($0) }
    probe.animate(to: 100, in: screen)
    #expect(isClose(screen.x("a"), 0))
    screen.advance(by: 0.25)
    #expect(isClose(screen.x("a"), 25))
    screen.advance(by: 0.75)
    #expect(isClose(screen.x("a"), 100))
    #expect(screen.isAtRest)
  }

  @Test func withoutAnAnimationChangesShowAtOnce() {  // E1, E20
    let screen = screen { moved($0) }
    probe.change(to: 100.0, in: screen)
    #expect(screen.x("a") == 100)
    probe.animate(to: 200, in: screen)
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 150))
    probe.change(to: 0.0, in: screen)
    #expect(screen.x("a") == 0)
    screen.advance(by: 0.1)
    #expect(screen.x("a") == 0 && screen.isAtRest)
  }

  @Test func theAnimationOfAValueBeatsTheActions() {  // E3
    let screen = screen { value in
      Color.red.box("a", 10, 10).offset(x: CGFloat(value)).animation(.linear(duration: 3), value: value)
        .position(x: 5, y: 5)
    }
    probe.animate(to: 300, in: screen)
    screen.advance(by: 1)
    #expect(isClose(screen.x("a"), 100))
  }

  @Test func theNearestAnimationCountsAndOnlyForWhatIsInside() {  // E4
    let screen = screen { value in
      Color.red.box("a", 10, 10).offset(x: CGFloat(value)).animation(.linear(duration: 1), value: value)
        .opacity(1 - value / 250).animation(.linear(duration: 2), value: value)
        .position(x: 5, y: 5)
    }
    probe.change(to: 100.0, in: screen)
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
    #expect(screen.drawn("opacity") == [0.9])  // a quarter of the way from 1 to 0.6
  }

  @Test func anAnimationWithoutAValueMeansEveryChangeInside() {  // E5
    let screen = screen { moved($0).animation(.linear(duration: 1)) }
    probe.change(to: 100.0, in: screen)
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
  }

  @Test func nilMakesChangesInstant() {  // E6
    let screen = screen { moved($0).animation(nil, value: $0) }
    probe.animate(to: 100, in: screen)
    #expect(screen.x("a") == 100)
    let other = self.screen { moved($0).transaction { $0.animation = nil } }
    probe.animate(to: 100, in: other)
    #expect(other.x("a") == 100)
  }

  @Test func disablingKeepsModifiersFromAnimating() {  // E7
    let screen = screen { moved($0).animation(.linear(duration: 1), value: $0) }
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction) { probe.set(100.0) }
    screen.update()
    #expect(screen.x("a") == 100)
    transaction.animation = .linear(duration: 2)
    withTransaction(transaction) { probe.set(0.0) }
    screen.update()
    screen.advance(by: 1)
    #expect(isClose(screen.x("a"), 50))
  }

  @Test func aBindingBringsItsAnimation() {  // E8
    struct Owner: View {
      let probe: Probe
      @State private var value = 0.0
      var body: some View {
        let _ = probe.offer("go") { $value.animation(.linear(duration: 1)).wrappedValue = 100 }
        let _ = probe.offer("function") {
          Binding(get: { value }, set: { value = $0 }).animation(.linear(duration: 1)).wrappedValue = 0
        }
        Color.red.box("a", 10, 10).offset(x: CGFloat(value)).position(x: 5, y: 5)
      }
    }
    let screen = Screen(size: CGSize(width: 400, height: 100)) { Owner(probe: probe) }
    probe.run("go", in: screen)
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
    screen.settle()
    probe.run("function", in: screen)
    screen.advance(by: 0.25)
    #expect(isClose(screen.x("a"), 75))
  }

  @Test func theInnerActionCountsForWhatItWritesLast() {  // E9
    let screen = screen { moved($0) }
    withAnimation(.linear(duration: 4)) {
      probe.set(50.0)
      withAnimation(.linear(duration: 1)) { probe.set(100.0) }
    }
    screen.update()
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
  }

  @Test func onlyTheModifiersOfAClosureAreAnimated() {  // E11
    let screen = screen { value in
      Color.red.box("a", 10, 10).offset(x: CGFloat(value))
        .animation(.linear(duration: 1)) { $0.opacity(1 - value / 200) }
        .position(x: 5, y: 5)
    }
    probe.change(to: 100.0, in: screen)
    screen.advance(by: 0.5)
    #expect(screen.x("a") == 100)
    #expect(screen.drawn("opacity") == [0.75])
  }

  @Test func ownValuesFlowDownForOneUpdate() {  // E12
    struct Reading: View {
      let value: Double
      let probe: Probe
      var body: some View {
        Text(verbatim: "\(value)").transaction { probe.note($0[Mark.self]) }
      }
    }
    let screen = screen { Reading(value: $0, probe: probe) }
    let events = probe.events(in: screen) { withTransaction(\.mark, "here") { probe.set(1.0) } }
    #expect(Set(events) == ["here"])
    #expect(Set(probe.events(in: screen) { probe.set(2.0) }) == ["nowhere"])
  }

  @Test func aViewBelowThatReadsByItselfIsInsideTheModifierToo() {  // E3
    struct Child: View {
      @Binding var value: Double
      var body: some View { Color.red.box("a", 10, 10).offset(x: CGFloat(value)).position(x: 5, y: 5) }
    }
    struct Parent: View {
      let probe: Probe
      @State private var value = 0.0
      var body: some View {
        let _ = probe.offer("go") { value = 100 }
        Child(value: $value).animation(.linear(duration: 1), value: value)
      }
    }
    let screen = Screen(size: CGSize(width: 400, height: 100)) { Parent(probe: probe) }
    probe.run("go", in: screen)
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
  }

  @Test func aLoopBegunOnAppearShowsItsStartFirst() {  // E37, E38
    struct Pulse: View {
      @State private var value = 0.0
      var body: some View {
        Color.red.box("a", 10, 10).offset(x: CGFloat(value)).position(x: 5, y: 5)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { value = 100 } }
      }
    }
    let screen = Screen(size: CGSize(width: 400, height: 100)) { Changing(probe, true) { if $0 { Pulse() } } }
    #expect(isClose(screen.x("a"), 0))
    screen.settle()
    #expect(screen.time == 0)
    screen.advance(by: 1.25)
    #expect(isClose(screen.x("a"), 75))
    screen.advance(by: 100)
    #expect(isClose(screen.x("a"), 75, 0.1) && !screen.isAtRest)
    probe.change(to: false, in: screen)
    screen.advance(by: 0.1)
    #expect(screen.isAtRest)
  }
}

private enum Mark: TransactionKey { static var defaultValue: String { "nowhere" } }
extension Transaction {
  fileprivate var mark: String {
    get { self[Mark.self] }
    set { self[Mark.self] = newValue }
  }
}
