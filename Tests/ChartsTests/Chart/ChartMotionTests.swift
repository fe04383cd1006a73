import Foundation
import MartletTesting
import SwiftUI
import Testing

@testable import Charts

private final class Model: ObservableObject {
  @Published var values = [1.0, 4]
  @Published var part = 1.0
}

private struct Bars: View {
  @ObservedObject var model: Model
  var body: some View {
    Chart(model.values.indices, id: \.self) { index in
      BarMark(x: .value("x", "\(index)"), y: .value("y", model.values[index]))
      LineMark(x: .value("x", "\(index)"), y: .value("y", model.values[index]))
    }
    .chartYScale(domain: 0...4)
  }
}

private struct Pie: View {
  @ObservedObject var model: Model
  var body: some View {
    Chart {
      SectorMark(angle: .value("a", model.part))
      SectorMark(angle: .value("b", 1))
    }
  }
}

@MainActor @Suite struct ChartMotionTests {
  private func check(_ screen: Screen, _ change: () -> Void) {
    let before = screen.displayList
    withAnimation(.linear(duration: 1)) { change() }
    screen.update()
    screen.wait(0.5)
    let between = screen.displayList
    screen.wait(1)
    let after = screen.displayList
    #expect(before != between && between != after && before != after)
    screen.wait(1)
    #expect(screen.displayList == after)
  }

  @Test func barsAndLinesMoveToTheirNewValues() {
    let model = Model()
    check(Screen(size: CGSize(width: 200, height: 150)) { Bars(model: model) }) { model.values = [3, 2] }
  }

  @Test func slicesTurn() {
    let model = Model()
    check(Screen(size: CGSize(width: 150, height: 150)) { Pie(model: model) }) { model.part = 3 }
  }
}
