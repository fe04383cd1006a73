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
}
