import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct MatchedGeometryTests {
  struct Pair: View {
    let properties: MatchedGeometryProperties
    @Namespace var space
    var body: some View {
      VStack(spacing: 0) {
        Color.red.accessibilityIdentifier("follower").frame(maxWidth: 10, maxHeight: 10)
          .matchedGeometryEffect(id: 1, in: space, properties: properties, isSource: false)
        Box("source", 40, 20).matchedGeometryEffect(id: 1, in: space)
      }
    }
  }

  @Test func aFollowerTakesTheSourcesPlaceButNotItsRoom() {  // E44
    let screen = Screen(size: CGSize(width: 100, height: 30)) { Pair(properties: .position) }
    #expect(screen.frame(of: "source") == CGRect(x: 30, y: 10, width: 40, height: 20))
    #expect(screen.frame(of: "follower") == CGRect(x: 45, y: 15, width: 10, height: 10))
  }

  @Test func aSubtreeMayReadTheOtherWay() {  // A12
    let screen = Screen(size: CGSize(width: 100, height: 30)) {
      HStack(spacing: 0) {
        Box("a", 10, 10); Box("b", 10, 10)
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.frame(of: "a")?.minX == 50)
    #expect(screen.frame(of: "b")?.minX == 40)
  }

  @Test func sourcesOfOneIdMayGoWhileTheyMove() throws {  // E45: loops with equal ids make many sources of one id
    struct Cells: View {
      @Namespace var space
      @State var chosen: Int?
      var body: some View {
        VStack {
          Button("Choose") { withAnimation { chosen = chosen == nil ? 1 : nil } }
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach([1, 2, 1, 2, 1, 2], id: \.self) {
              Color.red.frame(height: 20).matchedGeometryEffect(id: $0, in: space, isSource: chosen != $0)
            }
          }
          if let chosen { Box("large", 80, 80).matchedGeometryEffect(id: chosen, in: space) }
        }
      }
    }
    let screen = Screen { Cells() }
    for _ in 0..<3 {
      try screen.tap("Choose")
      screen.wait(0.1)
    }
    screen.wait(2)
    #expect(screen.frame(of: "large")?.size == CGSize(width: 80, height: 80))
  }

  /// Two views of which one is the source in turn, and a third that always follows.
  private struct Turns: View {
    let probe: Probe
    @Namespace var space
    @State var isLarge = false
    var body: some View {
      let _ = probe.offerChange { isLarge = $0 }
      VStack(spacing: 0) {
        Box("small", 40, 20).matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: !isLarge)
        Box("large", 80, 60).matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: isLarge)
        Color.red.accessibilityIdentifier("third").frame(width: 10, height: 10)
          .matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
      }
    }
  }

  @Test func aSourceMayMoveWhileOthersFollow() {  // E44, E45, C38
    let probe = Probe()
    let screen = Screen(size: CGSize(width: 200, height: 200)) { Turns(probe: probe) }
    func middle(_ name: String) -> CGPoint { screen.frame(of: name).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero }
    let (small, third) = (middle("small"), middle("third"))
    #expect(middle("large") == small && third == small)
    var notes: [String] = []
    Note.collect(into: &notes) {
      probe.animate(toValue: true, in: screen)
      screen.wait(0.5)
      // Half of the way from where both were to where the source stands: 40 points below, the middles of 20 and 60.
      #expect(abs(middle("large").y - (small.y + 20)) < 1)
      #expect(abs(middle("small").y - middle("large").y) < 0.01)
      probe.animate(toValue: false, in: screen)
      screen.wait(2)
    }
    #expect(notes == [])
    #expect(middle("small") == small && middle("large") == small && middle("third") == small)
    probe.animate(toValue: true, in: screen)
    screen.wait(2)
    #expect(middle("large").y == small.y + 40 && middle("small") == middle("large"))
    #expect(middle("third") == middle("large"))
  }
}
