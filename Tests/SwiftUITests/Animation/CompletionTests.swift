import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct CompletionTests {
  let probe = Probe()

  private func screen() -> Screen {
    Screen(size: CGSize(width: 400, height: 100)) {
      Changing(probe, 0.0) { Color.red.box("a", 10, 10).offset(x: CGFloat($0)) }
    }
  }
  private func animate(
    to value: Double, _ animation: Animation, _ criteria: AnimationCompletionCriteria,
    _ name: String, in screen: Screen
  ) {
    withAnimation(animation, completionCriteria: criteria) {
      probe.set(value)
    } completion: {
      probe.note(name)
    }
    screen.update()
  }

  @Test func eachLogicalCompletionFollowsItsOwnAnimation() {  // E39
    let screen = screen()
    animate(to: 1, .linear(duration: 1), .logicallyComplete, "a", in: screen)
    screen.advance(by: 0.5)
    animate(to: 2, .linear(duration: 1), .logicallyComplete, "b", in: screen)
    screen.advance(by: 0.45)
    #expect(probe.events == [])
    screen.advance(by: 0.05)
    #expect(probe.events == ["a"])
    screen.advance(by: 0.5)
    #expect(probe.events == ["a", "b"])
  }

  @Test func removalWaitsForAllAnimationsOfTheAttribute() {  // E39
    let screen = screen()
    animate(to: 1, .linear(duration: 1), .removed, "a", in: screen)
    screen.advance(by: 0.5)
    animate(to: 2, .linear(duration: 1), .removed, "b", in: screen)
    screen.advance(by: 0.9)
    #expect(probe.events == [])
    screen.advance(by: 0.1)
    #expect(Set(probe.events) == ["a", "b"])
  }

  @Test func withoutAChangeItIsCompleteAtOnce() {  // E17, E39
    let screen = screen()
    withAnimation {
      probe.set(0.0)
    } completion: {
      probe.note("same")
    }
    #expect(probe.events == ["same"])
    withAnimation {
    } completion: {
      probe.note("nothing")
    }
    #expect(probe.events == ["same", "nothing"])
    #expect(screen.isAtRest)
  }

  @Test func aSpringIsCompleteBeforeItsTailHasEnded() {  // E39
    let screen = screen()
    animate(to: 100, .spring(duration: 0.5), .logicallyComplete, "logical", in: screen)
    screen.advance(by: 0.51)
    #expect(probe.events == ["logical"] && !screen.isAtRest)
    screen.settle()
    animate(to: 0, .spring(duration: 0.5), .removed, "removed", in: screen)
    screen.advance(by: 0.51)
    #expect(probe.events == ["logical"])
    screen.settle()
    #expect(probe.events == ["logical", "removed"])
  }

  @Test func anAnimationMayDeclareItsCompletion() {  // E39a
    let screen = screen()
    animate(to: 100, .linear(duration: 2).logicallyComplete(after: 0.5), .logicallyComplete, "a", in: screen)
    screen.advance(by: 0.5)
    #expect(probe.events == ["a"])
    screen.settle()
    animate(to: 0, .linear(duration: 0.25).logicallyComplete(after: 9), .logicallyComplete, "b", in: screen)
    screen.advance(by: 0.3)
    #expect(probe.events == ["a", "b"])
  }
}
