import MartletTesting
import SwiftUI
import Testing

/// Spec: G14, G34.
@MainActor @Suite struct RefreshInSheetTests {
  @Test func aListInASheetIsPulledAndNotTheSheet() async {
    var count = 0
    let screen = Screen {
      Text(verbatim: "below").sheet(isPresented: .constant(true)) {
        List(0..<50) { Text(verbatim: "row \($0)") }.listStyle(.plain).refreshable { count += 1 }
      }
    }
    screen.wait(1)
    let start = screen.frame(of: "row 3")!
    screen.drag(from: CGPoint(x: 200, y: start.midY), to: CGPoint(x: 200, y: start.midY + 250))
    for _ in 0..<1000 where count == 0 { await Task.yield() }
    #expect(count == 1)
    await screen.settleTasks()
    screen.wait(2)
    #expect(screen.frame(of: "row 3") == start)
  }

  @Test func withoutTheActionTheSheetIsPulled() {
    var isPresented = true
    let screen = Screen {
      Text(verbatim: "below").sheet(
        isPresented: Binding {
          isPresented
        } set: {
          isPresented = $0
        }
      ) {
        List(0..<50) { Text(verbatim: "row \($0)") }.listStyle(.plain)
      }
    }
    screen.wait(1)
    let start = screen.frame(of: "row 3")!
    screen.drag(from: CGPoint(x: 200, y: start.midY), to: CGPoint(x: 200, y: start.midY + 500))
    screen.wait(2)
    #expect(!isPresented)
  }
}
