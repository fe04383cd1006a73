import Foundation
import MartletDisplay
import Testing

@testable import MartletPaint

@MainActor @Suite struct GroupTests {
  @Test func aGroupIsMovedByItsOffset() throws {
    let group = DisplayGroup([.rect(CGRect(x: 0, y: 0, width: 10, height: 10), red)])
    let image = try draw([.group(group, offset: CGPoint(x: 10, y: 20))])
    #expect(image.pixel(10, 20) == red && image.pixel(19, 29) == red && image.pixel(9, 20) == .white)
  }

  @Test func oneGroupMayStandInSeveralPlaces() throws {
    let group = DisplayGroup([.rect(CGRect(x: 0, y: 0, width: 5, height: 5), red)])
    let image = try draw([.group(group, offset: .zero), .group(group, offset: CGPoint(x: 20, y: 0))])
    #expect(image.pixel(2, 2) == red && image.pixel(22, 2) == red && image.pixel(12, 2) == .white)
  }

  @Test func aNodeIsMadeOnceForAPainter() {
    let painter = Painter(engine: engine, pixelsPerPoint: 1)
    let inner = DisplayGroup([.rect(box, red)])
    let outer = DisplayGroup([.group(inner, offset: .zero), .rect(box, blue)])
    let first = painter.node(for: outer)
    #expect(painter.node(for: outer) === first)
    // A new outer group takes the inner one's node as it is.
    let before = painter.node(for: inner)
    _ = painter.node(for: DisplayGroup([.group(inner, offset: .zero), .rect(box, green)]))
    #expect(painter.node(for: inner) === before)
    #expect(Painter(engine: engine, pixelsPerPoint: 2).node(for: outer) !== first)
  }

  @Test func groupsMayBeNestedDeeply() throws {
    var group = DisplayGroup([.rect(CGRect(x: 0, y: 0, width: 5, height: 5), red)])
    for _ in 0..<500 { group = DisplayGroup([.group(group, offset: CGPoint(x: 0.05, y: 0))]) }
    #expect(try draw([.group(group, offset: .zero)]).pixel(27, 2) == red)
  }

  @Test func effectsMayBeNestedDeeply() throws {
    var items: [DisplayItem] = [.rect(box, red)]
    for _ in 0..<500 { items = [.effect(.transform(CGAffineTransform(translationX: 0.01, y: 0)), items)] }
    #expect(try draw(items).pixel(20, 20) == red)
  }
}
