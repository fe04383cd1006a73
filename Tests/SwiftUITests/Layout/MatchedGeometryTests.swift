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
}
