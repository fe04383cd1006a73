import Foundation
import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor private final class Model: ObservableObject {
  @Published var name: String?
  @Published var range: ClosedRange<Int>?
  @Published var part: Double?
  var seen: [String] = []
}

private struct Bars: View {
  @ObservedObject var model: Model
  var body: some View {
    Chart {
      ForEach(["a", "b", "c", "d"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartXSelection(value: $model.name)
    .onChange(of: model.name) { model.seen.append(model.name ?? "-") }
  }
}

private struct Ranges: View {
  @ObservedObject var model: Model
  var body: some View {
    Chart { ForEach(0..<11) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartXSelection(range: $model.range)
  }
}

private struct Pie: View {
  @ObservedObject var model: Model
  var body: some View {
    Chart { ForEach([1, 1, 2], id: \.self) { SectorMark(angle: .value("n", $0)) } }
      .chartAngleSelection(value: $model.part)
  }
}

@MainActor @Suite struct ChartSelectionTests {
  private let size = CGSize(width: 200, height: 200)

  @Test func aFingerSelectsWhatLiesUnderItAndLeavesNothing() {
    let model = Model()
    let screen = Screen(size: size) { Bars(model: model) }
    screen.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100))
    #expect(model.seen.first == "a" && model.seen.contains("d") && model.seen.last == "-" && model.name == nil)
  }

  @Test func aDragSelectsARange() {
    let model = Model()
    let screen = Screen(size: size) { Ranges(model: model) }
    screen.pointer(.began, at: CGPoint(x: 160, y: 100))
    screen.pointer(.moved, at: CGPoint(x: 40, y: 100))
    #expect(model.range == 2...8)
    screen.pointer(.ended, at: CGPoint(x: 40, y: 100))
    #expect(model.range == nil)
  }

  @Test func aTurnSelectsAPartOfTheSum() {
    let model = Model()
    let screen = Screen(size: size) { Pie(model: model) }
    screen.pointer(.began, at: CGPoint(x: 150, y: 100))
    // A quarter of all, which is 4.
    #expect(model.part.map { abs($0 - 1) < 0.01 } == true)
    screen.pointer(.ended, at: CGPoint(x: 150, y: 100))
  }

  @Test func theProxyConvertsBothWays() throws {
    var proxies: [ChartProxy] = []
    var frame = CGRect.zero
    let screen = Screen(size: size) {
      Chart { ForEach(0..<11) { PointMark(x: .value("x", $0), y: .value("y", $0 * 10)) } }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let _ = proxies.append(proxy)
            let _ = frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
            Color.clear
          }
        }
    }
    screen.update()
    let proxy = try #require(proxies.last)
    #expect(proxy.plotSize == frame.size && frame.width > 150 && frame.maxX < 200)
    #expect(proxy.position(forX: 0) == 0 && proxy.position(forY: 0) == proxy.plotSize.height)
    #expect(proxy.position(forX: 10).map { abs($0 - proxy.plotSize.width) < 0.01 } == true)
    let middle = CGPoint(x: proxy.plotSize.width / 2, y: proxy.plotSize.height / 2)
    let values = proxy.value(at: middle, as: (Double, Double).self)
    #expect(values.map { abs($0.0 - 5) < 0.01 && abs($0.1 - 50) < 0.01 } == true)
  }
}
