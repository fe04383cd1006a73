import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct LazyGridTests {
  @Test func columnsFollowFromTheirDefinitionsAlone() {  // B52, B53
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible(), alignment: .leading)], spacing: 5) {
        Box("a", 20, 10)
        Box("b", 20, 30)
        Box("c", 20, 10)
        Box("d", 20, 10)
      }.frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(screen.frame(of: "a") == CGRect(x: 20, y: 10, width: 20, height: 10))
    #expect(screen.frame(of: "b") == CGRect(x: 68, y: 0, width: 20, height: 30))
    #expect(screen.frame(of: "c") == CGRect(x: 20, y: 35, width: 20, height: 10))
  }

  @Test func anAdaptiveItemMakesAsManyColumnsAsFit() {  // B54
    let screen = Screen(size: CGSize(width: 200, height: 400)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
          ForEach(0..<10_000) { index in Color.red.frame(height: 10).accessibilityIdentifier("\(index)") }
        }
      }
    }
    // floor((200 + 8) / 68) = 3 columns of (200 − 16) / 3 points.
    #expect(abs(screen.frame(of: "0")!.width - 184.0 / 3) < 0.01)
    #expect(screen.frame(of: "3")?.minY == 18)
    #expect(abs(screen.frame(of: "3")!.minX) < 0.01)
    #expect(!screen.shows("1000"))
  }

  @Test func aHorizontalGridFillsItsRowsDownwards() {
    let screen = Screen(size: CGSize(width: 200, height: 58)) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 10) {
          ForEach(0..<1000) { Box("\($0)", 30, 20) }
        }
      }
    }
    #expect(screen.frame(of: "1")?.midY == 45.5)  // rows of 25, 8 between
    #expect(screen.frame(of: "2")?.minX == 40)
  }
}
