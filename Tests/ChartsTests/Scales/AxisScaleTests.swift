import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite struct AxisScaleTests {
  private func channel(_ value: _PlotValue, bin: ClosedRange<Double>? = nil) -> PlotChannel {
    PlotChannel(label: ChartLabel(Text(verbatim: "")), value: value, bin: bin)
  }

  @Test func numbersAndPlacesAreInverse() {
    for isReversed in [false, true] {
      var scale = AxisScale(domain: .numbers(-10...30), isReversed: isReversed, length: 200)
      scale.padding = (10, 20)
      for number in [-10.0, 0, 7, 30] {
        let place = scale.place(of: channel(.number(number)))!
        #expect(scale.value(at: place).flatMap { $0.coordinate }.map { abs($0 - number) < 1e-9 } == true)
      }
    }
    #expect(AxisScale(domain: .numbers(0...10), isReversed: true, length: 100).place(of: channel(.number(10))) == 0)
  }

  @Test func categoriesShareTheLength() {
    let scale = AxisScale(domain: .categories(["a", "b", "c", "d"]), length: 200)
    #expect(scale.band(of: channel(.category("b"))) == 50...100)
    #expect(scale.place(of: channel(.category("b"))) == 75)
    #expect(scale.place(of: channel(.category("x"))) == nil)
    #expect(scale.value(at: 199) == .category("d") && scale.value(at: 201) == nil)
  }

  @Test func binsHaveRoomAndAMiddle() {
    let scale = AxisScale(domain: .numbers(0...100), length: 100)
    let bin = channel(.number(20), bin: 20...40)
    #expect(scale.band(of: bin) == 20...40 && scale.place(of: bin) == 30)
  }

  @Test func equalRatiosAreEqualStepsOfALogarithm() {
    let scale = AxisScale(domain: .numbers(1...100), type: .log, length: 100)
    #expect(scale.place(of: channel(.number(10))).map { abs($0 - 50) < 1e-9 } == true)
    #expect(scale.place(of: channel(.number(0))) == nil)
    #expect(scale.value(at: 50)?.coordinate.map { abs($0 - 10) < 1e-9 } == true)
  }

  @Test func barsBeginAtZeroOrAtTheNearestEnd() {
    #expect(AxisScale(domain: .numbers(-50...50), length: 100).origin == 50)
    #expect(AxisScale(domain: .numbers(20...40), length: 100).origin == 0)
    #expect(AxisScale(domain: .numbers(-40 ... -20), length: 100).origin == 100)
  }

  @Test func emptySpansStandInTheMiddle() {
    #expect(AxisScale(domain: .numbers(5...5), length: 100).place(of: channel(.number(5))) == 50)
  }
}
