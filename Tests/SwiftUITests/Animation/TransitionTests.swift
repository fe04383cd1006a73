import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct TransitionTests {
  let probe = Probe()
  private let size = CGSize(width: 200, height: 200)

  private func screen<Content: View>(_ isShown: Bool, @ViewBuilder _ content: @escaping () -> Content) -> Screen {
    Screen(size: size) { Changing(probe, isShown) { if $0 { content() } } }
  }
  private var box: some View {
    Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a")
      .onAppear { [probe] in probe.note("appear") }.onDisappear { [probe] in probe.note("disappear") }
  }
  private func showsRed(_ screen: Screen) -> Bool { screen.displayList.contains("#ff3b30") }

  @Test func viewsFadeInAndOut() {  // E27, E29
    let screen = screen(false) { box }
    probe.animate(toValue: true, in: screen)
    screen.advance(by: 0.25)
    #expect(screen.drawn("opacity") == [0.25])
    screen.settle()
    #expect(screen.drawn("opacity") == [] && showsRed(screen) && screen.isAtRest)
    probe.animate(toValue: false, in: screen)
    screen.advance(by: 0.25)
    #expect(screen.drawn("opacity") == [0.75])
    #expect(probe.events == ["appear"])
    #expect(!screen.shows("a"))
    screen.settle()
    #expect(!showsRed(screen) && screen.isAtRest)
    #expect(probe.events == ["appear", "disappear"])
  }

  @Test func withoutAnAnimationTheyComeAndGoAtOnce() {  // E27
    let screen = screen(false) { box.transition(.slide) }
    probe.change(to: true, in: screen)
    #expect(showsRed(screen) && screen.isAtRest)
    probe.change(to: false, in: screen)
    #expect(!showsRed(screen) && probe.events == ["appear", "disappear"])
  }

  @Test func theAnimationComesFromOutside() {  // E28
    let outside = Screen(size: size) {
      Changing(probe, true) { isShown in
        VStack { if isShown { box } }.animation(.linear(duration: 1), value: isShown)
      }
    }
    probe.change(to: false, in: outside)
    outside.advance(by: 0.5)
    #expect(outside.drawn("opacity") == [0.5])
    probe.change(to: true, in: outside)
    outside.advance(by: 0.25)
    #expect(outside.drawn("opacity").sorted() == [0.25, 0.25])
    outside.settle()
    let inside = Screen(size: size) {
      Changing(probe, true) { isShown in
        VStack { if isShown { box.animation(.linear(duration: 1), value: isShown) } }
      }
    }
    probe.change(to: false, in: inside)
    #expect(!showsRed(inside))
  }

  @Test func aTransitionMayBringItsAnimation() {  // E28
    let screen = screen(true) { box.transition(.opacity.animation(.linear(duration: 1))) }
    probe.change(to: false, in: screen)
    screen.advance(by: 0.5)
    #expect(screen.drawn("opacity") == [0.5])
    screen.settle()
    #expect(!showsRed(screen))
  }

  @Test func builtInTransitionsMoveByTheirOwnFrame() {  // E33
    func effect(_ transition: AnyTransition, isShown: Bool) -> String {
      let screen = screen(!isShown) { box.transition(transition) }
      probe.animate(toValue: isShown, in: screen)
      screen.advance(by: 0.25)
      return screen.displayList.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("transform") || $0.hasPrefix("opacity") }.joined(separator: ", ")
    }
    #expect(effect(.move(edge: .top), isShown: true) == "transform (1,0,0,1,0,-30)")
    #expect(effect(.move(edge: .trailing), isShown: false) == "transform (1,0,0,1,10,0)")
    #expect(effect(.slide, isShown: true) == "transform (1,0,0,1,-30,0)")
    #expect(effect(.slide, isShown: false) == "transform (1,0,0,1,10,0)")
    #expect(effect(.offset(x: 8, y: 16), isShown: false) == "transform (1,0,0,1,2,4)")
    #expect(effect(.scale(scale: 0), isShown: false) == "transform (0.75,0,0,0.75,25,25)")
    #expect(effect(.push(from: .leading), isShown: false) == "opacity 0.75, transform (1,0,0,1,10,0)")
    #expect(
      effect(.opacity.combined(with: .move(edge: .bottom)), isShown: true)
        == "transform (1,0,0,1,0,30), opacity 0.25")
    #expect(effect(.asymmetric(insertion: .opacity, removal: .slide), isShown: true) == "opacity 0.25")
    #expect(effect(.asymmetric(insertion: .opacity, removal: .slide), isShown: false) == "transform (1,0,0,1,10,0)")
    #expect(effect(.identity, isShown: true) == "")
  }

  @Test func onlyTheOutermostTransitionRuns() {  // E32
    let screen = screen(false) {
      VStack { if true { box.transition(.slide) } }
    }
    probe.animate(toValue: true, in: screen)
    screen.advance(by: 0.25)
    #expect(!screen.displayList.contains("transform"))
    #expect(screen.drawn("opacity") == [0.25])
  }

  @Test func anotherIdentityRunsBoth() {  // E34
    let screen = Screen(size: size) { Changing(probe, 1) { box.id($0) } }
    probe.animate(toValue: 2, in: screen)
    screen.advance(by: 0.25)
    #expect(screen.drawn("opacity").sorted() == [0.25, 0.75])
    screen.settle()
    #expect(probe.events == ["appear", "appear", "disappear"])
  }

  @Test func modifiersAndPhasesOfAnAppAnimate() {  // E36
    struct Low: ViewModifier {
      let y: CGFloat
      func body(content: Content) -> some View { content.offset(y: y) }
    }
    struct Phased: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: CGFloat(phase.value) * 100)
      }
    }
    let screen = screen(false) {
      box.transition(.modifier(active: Low(y: 100), identity: Low(y: 0)))
    }
    probe.animate(toValue: true, in: screen)
    #expect(isClose(screen.y("a"), 180))
    screen.advance(by: 0.5)
    #expect(isClose(screen.y("a"), 130))
    screen.settle()
    #expect(screen.y("a") == 80)
    let phased = self.screen(false) { box.transition(Phased()) }
    probe.animate(toValue: true, in: phased)
    phased.advance(by: 0.25)
    #expect(isClose(phased.x("a"), 5))
    phased.settle()
    probe.animate(toValue: false, in: phased)
    phased.advance(by: 0.25)
    #expect(phased.displayList.contains("rect (105,80,40,40) #ff3b30"))
    phased.settle()
    #expect(!showsRed(phased) && phased.isAtRest)
  }

  @Test func rowsOfALoopComeAndGo() {  // E27
    let screen = Screen(size: size) {
      Changing(probe, [1, 2, 3]) { rows in
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { Color.red.box("row \($0)", 40, 20) }
          Spacer(minLength: 0)
        }
      }
    }
    probe.animate(toValue: [1, 4, 3], in: screen)
    screen.advance(by: 0.5)
    #expect(screen.drawn("opacity") == [0.5, 0.5])
    #expect(screen.y("row 3") == 40 && screen.y("row 4") == 20)
    screen.settle()
    probe.animate(toValue: [1, 3], in: screen)
    screen.advance(by: 0.5)
    #expect(isClose(screen.y("row 3"), 30) && screen.drawn("opacity") == [0.5])
    screen.settle()
    #expect(screen.y("row 3") == 20 && screen.isAtRest)
  }

  @Test func aLeavingViewEndsWithTheViewAround() {  // E29
    let screen = Screen(size: size) {
      Changing(probe, 2) { state in
        VStack { if state > 0 { VStack { if state > 1 { box } } } }
      }
    }
    probe.animate(toValue: 1, in: screen)
    screen.advance(by: 0.25)
    probe.change(to: 0, in: screen)
    #expect(!showsRed(screen) && probe.events == ["appear", "disappear"])
    screen.settle()
    #expect(screen.isAtRest)
  }
}
