import MartletTesting
import SwiftUI
import Testing

/// Effects from a view's place. Spec: G38, G39.
@MainActor @Suite struct VisualEffectTests {
  private func wheel(_ screen: Screen, _ distance: CGFloat) {
    screen.scroll(by: CGSize(width: 0, height: distance), at: Screen.middle)
  }

  @Test func anEffectFollowsTheViewAsItScrolls() {
    let screen = Screen(size: Screen.small) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 200, height: 100).visualEffect { content, proxy in
            content.opacity(1 + proxy.frame(in: .scrollView).minY / 200)
          }
          Box("rest", 200, 400)
        }
      }
      .padding(.top, 20)
    }
    #expect(screen.drawn("opacity") == [])
    wheel(screen, 50)
    #expect(screen.drawn("opacity") == [0.75])
    wheel(screen, 40)
    #expect(screen.drawn("opacity") == [0.55])
  }

  @Test func anEffectChangesNoLayout() {
    let screen = Screen(size: CGSize(width: 100, height: 40)) {
      VStack(spacing: 0) {
        Box("a", 20, 20).visualEffect { content, proxy in
          content.offset(x: proxy.size.width).scaleEffect(2).rotationEffect(.degrees(90))
        }
        Box("b", 20, 20)
      }
    }
    #expect(screen.frame(of: "b") == CGRect(x: 40, y: 20, width: 20, height: 20))
  }

  @Test func impossibleNumbersAreLeftOut() {
    let screen = Screen(size: CGSize(width: 100, height: 40)) {
      Color.red.visualEffect { content, _ in content.opacity(.nan).blur(radius: .infinity).opacity(0.5) }
    }
    #expect(screen.drawn("opacity") == [0.5])
  }

  /// Boxes of 100 points in a window of 200; the third comes in from below.
  private func transition(_ configuration: ScrollTransitionConfiguration) -> Screen {
    Screen(size: Screen.small) {
      ScrollView {
        VStack(spacing: 0) {
          Box("space", 200, 200)
          Color.red.frame(width: 200, height: 100).scrollTransition(configuration) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0.2)
          }
          Box("rest", 200, 400)
        }
      }
    }
  }

  @Test func anInteractiveTransitionGoesWithTheView() {
    let screen = transition(.interactive(timingCurve: .linear))
    #expect(screen.drawn("opacity") == [0.2])
    wheel(screen, 50)  // half of it shows: between 0.2 and 1
    #expect(isClose(screen.drawn("opacity").first ?? 0, 0.6))
    wheel(screen, 50)
    #expect(screen.drawn("opacity") == [])
    wheel(screen, 175)  // three quarters are gone at the top: 1 - 0.75 · 0.8
    #expect(isClose(screen.drawn("opacity").first ?? 0, 0.4))
  }

  @Test func anAnimatedOneRunsWhenTheThresholdIsPassed() {
    let screen = transition(.animated(.linear(duration: 1)).threshold(.visible(0.3)))
    wheel(screen, 29)
    #expect(screen.drawn("opacity") == [0.2])
    wheel(screen, 2)
    screen.wait(0.5)
    #expect(isClose(screen.drawn("opacity").first ?? 0, 0.6))
    screen.settle()
    #expect(screen.drawn("opacity") == [] && screen.isAtRest)
  }

  @Test func eachEndMayHaveItsOwn() {
    let screen = Screen(size: Screen.small) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 200, height: 100)
            .scrollTransition(topLeading: .identity, bottomTrailing: .interactive) { content, phase in
              content.opacity(1 + phase.value * 0.5)
            }
          Box("rest", 200, 600)
        }
      }
    }
    wheel(screen, 50)
    #expect(screen.drawn("opacity") == [])
  }

  @Test func phasesHaveTheirValues() {
    #expect(ScrollTransitionPhase.topLeading.value == -1 && ScrollTransitionPhase.bottomTrailing.value == 1)
    #expect(ScrollTransitionPhase.identity.value == 0 && ScrollTransitionPhase.identity.isIdentity)
  }
}
