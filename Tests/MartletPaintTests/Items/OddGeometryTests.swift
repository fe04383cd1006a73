import Foundation
import MartletDisplay
import Testing

/// Whatever the numbers, drawing goes on with the next item.
@MainActor @Suite struct OddGeometryTests {
  nonisolated private static let rects = [
    CGRect.zero, CGRect(x: 0, y: 0, width: -5, height: 5), CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
    CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300), CGRect(x: 1e12, y: 1e12, width: 5, height: 5),
    CGRect.null, CGRect.infinite,
  ]
  private let marker = DisplayItem.rect(CGRect(x: 35, y: 35, width: 5, height: 5), blue)

  @Test(arguments: rects.indices) func everyItemSurvivesIt(index: Int) throws {
    let rect = Self.rects[index]
    let stops = [ColorStop(color: red, location: 0), ColorStop(color: green, location: 1)]
    let text = TextBlock(
      runs: [TextRun(content: .text("x"), font: FontDescription(size: 10), color: red)], paragraph: ParagraphStyle())
    let paint = Paint.linearGradient(stops: stops, start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY))
    let items: [DisplayItem] = [
      .rect(rect, red), filled(Path(rect)), filled(Path(roundedRect: rect, cornerRadius: 5)),
      filled(Path(ellipseIn: rect)), .fill(Path(rect), paint, FillStyle()),
      .stroke(Path(rect), .color(red), StrokeStyle(lineWidth: 2)), .text(text, rect),
      .image(picture(["r"]), rect, ImageOptions()), .template(picture(["r"]), rect, red), .foreign(id: 1, rect),
      .group(DisplayGroup([.rect(box, red)]), offset: rect.origin),
    ]
    for item in items { #expect(try draw([item, marker]).pixel(37, 37) == blue) }
  }

  @Test(arguments: rects.indices) func everyEffectSurvivesIt(index: Int) throws {
    let rect = Self.rects[index]
    let effects: [DisplayEffect] = [
      .clip(Path(rect), FillStyle()), .clip(Path(ellipseIn: rect), FillStyle()), .mask([.rect(rect, red)]),
      .blur(radius: 3, opaqueIn: rect), .blur(radius: rect.width, opaqueIn: nil),
      .shadow(red, radius: rect.width, offset: rect.size),
      .transform(CGAffineTransform(translationX: rect.minX, y: rect.height)), .blend(.multiply),
    ]
    for effect in effects {
      #expect(try draw([.effect(effect, [.rect(box, red)]), marker]).pixel(37, 37) == blue)
      #expect(try draw([.effect(effect, [.rect(rect, red)]), marker]).pixel(37, 37) == blue)
    }
  }

  @Test func aHugeRectStillFillsWhatShows() throws {
    #expect(try draw([.rect(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7), red)]).pixel(20, 20) == red)
  }
}
