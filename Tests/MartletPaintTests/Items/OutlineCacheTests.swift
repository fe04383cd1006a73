import Foundation
import MartletDisplay
import MartletText
import Testing

@testable import MartletPaint

/// The toolkit paints again what is another node.
@MainActor @Suite struct OutlineCacheTests {
  private let painter = Painter(engine: .standard, pixelsPerPoint: 1)

  private func ring(_ radius: CGFloat, _ color: RGBA = .black, width: CGFloat = 1) -> DisplayItem {
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = Path(roundedRect: box, cornerRadius: radius, style: .continuous)
    return .stroke(path, .color(color), StrokeStyle(lineWidth: width))
  }

  private func node(_ item: DisplayItem) throws -> OpaquePointer {
    try #require(painter.node(for: DisplayGroup([item]))?.handle)
  }

  @Test func anOutlineInANewGroupIsTheSameNode() throws {
    let first = try node(ring(6))
    #expect(try node(ring(6)) == first)
    #expect(try node(ring(7)) != first)
    #expect(try node(ring(6, .white)) != first)
    #expect(try node(ring(6, width: 2)) != first)
  }

  @Test func aFilledOutlineIsNoStroke() throws {
    let path = Path { $0.addLines([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)]) }
    let fill = DisplayItem.fill(path, .color(.black), FillStyle())
    let first = try node(fill)
    #expect(try node(fill) == first)
    #expect(try node(.stroke(path, .color(.black), StrokeStyle())) != first)
  }

  /// What is asked for again and again stays while others come and go.
  @Test func whatIsUsedStays() throws {
    let cache = OutlineCache()
    var made = 0
    func ask(_ x: Int) {
      _ = cache.node(Path(CGRect(x: x, y: 0, width: 9, height: 9)), .color(.black), .fill(FillStyle())) {
        made += 1
        return .cairo(bounds: CGRect(x: 0, y: 0, width: 1, height: 1)) { _ in }
      }
    }
    for x in 1...4 * OutlineCache.capacity {
      ask(0)
      ask(x)
    }
    #expect(made == 4 * OutlineCache.capacity + 1)
    ask(1)
    #expect(made == 4 * OutlineCache.capacity + 2)
  }
}
