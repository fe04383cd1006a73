import Foundation
import MartletDisplay
import Testing

@MainActor @Suite struct StrokeTests {
  private func line(_ style: StrokeStyle, _ paint: Paint = .color(red)) throws -> (Int, Int) -> RGBA {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    let image = try draw([.stroke(path, paint, style)])
    return { image.pixel($0, $1) }
  }

  @Test func aLineIsAsWideAsItsStyleSays() throws {
    let pixel = try line(StrokeStyle(lineWidth: 4))
    #expect(pixel(20, 18) == red && pixel(20, 21) == red)
    #expect(pixel(20, 17) == .white && pixel(20, 22) == .white)
  }

  @Test func capsReachBeyondTheEnds() throws {
    #expect(try line(StrokeStyle(lineWidth: 8, lineCap: .butt))(31, 20) == .white)
    #expect(try line(StrokeStyle(lineWidth: 8, lineCap: .round))(32, 20) == red)
    #expect(try line(StrokeStyle(lineWidth: 8, lineCap: .round))(33, 16) == .white)
    #expect(try line(StrokeStyle(lineWidth: 8, lineCap: .square))(33, 16) == red)
  }

  @Test func dashesLeaveGaps() throws {
    let pixel = try line(StrokeStyle(lineWidth: 4, dash: [5, 5]))
    #expect(pixel(12, 20) == red && pixel(17, 20) == .white && pixel(22, 20) == red)
    let shifted = try line(StrokeStyle(lineWidth: 4, dash: [5, 5], dashPhase: 5))
    #expect(shifted(12, 20) == .white && shifted(17, 20) == red)
  }

  @Test(arguments: [[0, 0], [-1, 2], [.nan], []] as [[CGFloat]])
  func dashesThatAreNoneLeaveTheLineSolid(dash: [CGFloat]) throws {
    #expect(try line(StrokeStyle(lineWidth: 4, dash: dash))(20, 20) == red)
  }

  @Test func joinsDifferAtACorner() throws {
    func corner(_ join: CGLineJoin) throws -> RGBA {
      try draw([.stroke(Path(box), .color(red), StrokeStyle(lineWidth: 8, lineJoin: join))]).pixel(6, 6)
    }
    #expect(try corner(.miter) == red)
    #expect(try corner(.bevel) == .white)
    #expect(try corner(.round) != red)
  }

  @Test func aConicGradientStrokesToo() throws {
    let stops = [ColorStop(color: red, location: 0), ColorStop(color: red, location: 1)]
    let paint = Paint.conicGradient(stops: stops, center: CGPoint(x: 20, y: 20), start: .zero, end: .degrees(360))
    let pixel = try line(StrokeStyle(lineWidth: 4), paint)
    #expect(pixel(20, 20) == red && pixel(20, 30) == .white)
  }

  @Test func aLineWithoutWidthIsNotDrawn() throws {
    #expect(try line(StrokeStyle(lineWidth: 0))(20, 20) == .white)
  }
}
