import Foundation
import MartletTesting
import SwiftUI
import Testing

@testable import Charts

private struct Sale: Identifiable {
  let id: Int
  let city: String
  let amount: Int
}
private let sales = [
  Sale(id: 1, city: "Bonn", amount: 10), Sale(id: 2, city: "Rome", amount: 40), Sale(id: 3, city: "Oslo", amount: 20),
]

@MainActor @Suite struct ChartScreenTests {
  private let size = CGSize(width: 300, height: 200)

  private func screen<Content: View>(
    rightToLeft: Bool = false, textSize: DynamicTypeSize = .large, @ViewBuilder _ content: () -> Content
  ) -> Screen {
    Screen(size: size, textSize: textSize, rightToLeft: rightToLeft, content: content)
  }
  private var bars: some View {
    Chart(sales) { BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount)) }
  }
  private func value(_ label: String, in screen: Screen) -> String? {
    screen.elements(label).compactMap(\.value).first
  }

  @Test func eachMarkTellsItsPlaceAndItsValue() {
    let screen = screen { bars }
    #expect(sales.map { value($0.city, in: screen) } == ["10", "40", "20"])
  }

  @Test func barsAreAsHighAsTheirNumbers() throws {
    let screen = screen { bars }
    let frames = try sales.map { sale in
      try #require(screen.elements(sale.city).first { $0.value != nil }?.frame)
    }
    #expect(abs(frames[1].height - 4 * frames[0].height) < 0.5 && abs(frames[2].height - 2 * frames[0].height) < 0.5)
    #expect(abs(frames[0].maxY - frames[1].maxY) < 0.5)
    #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
  }

  @Test func axesAreMarkedAtRoundNumbersAndNames() {
    let screen = screen { bars }
    for label in ["0", "20", "40", "Bonn", "Rome", "Oslo"] { #expect(screen.shows(label), "\(label)") }
    let low = screen.frame(of: "0")!
    let high = screen.frame(of: "40")!
    #expect(low.midY > high.midY && low.minX > 260 && high.minY >= -0.5)
  }

  @Test func hiddenAxesGiveTheirRoomToThePlot() {
    let screen = screen { bars.chartXAxis(.hidden).chartYAxis(.hidden) }
    #expect(!screen.shows("40") && screen.elements("Bonn").count == 1)
    #expect(screen.elements("Rome").first?.frame.height == 200)
  }

  @Test func chartsTurnOverWhereOneReadsFromTheRight() {
    let screen = screen(rightToLeft: true) { bars }
    let (first, last) = (screen.frame(of: "Bonn")!, screen.frame(of: "Oslo")!)
    #expect(first.minX > last.maxX && screen.frame(of: "40")!.maxX < 40)
  }

  @Test func largeTextTakesMoreRoomAndFewerMarks() {
    let (usual, large) = (screen { bars }, screen(textSize: .accessibility5) { bars })
    func count(_ screen: Screen) -> Int { screen.labels.filter { Int($0) != nil }.count }
    #expect(large.frame(of: "0")!.height > 1.4 * usual.frame(of: "0")!.height)
    #expect(count(large) < count(usual))
  }

  @Test func namesOfLyingBarsStandBeforeThem() {
    let screen = screen {
      Chart(sales) { BarMark(x: .value("Amount", $0.amount), y: .value("City", $0.city)) }
    }
    let label = screen.elements("Rome").first { $0.value == nil }!.frame
    let bar = screen.elements("Rome").first { $0.value == "40" }!.frame
    #expect(label.maxX < bar.minX && abs(label.midY - bar.midY) < 1)
    #expect(abs(bar.width - 4 * screen.elements("Bonn").first { $0.value == "10" }!.frame.width) < 0.5)
  }

  @Test func coloursByValueHaveALegendUnlessItIsHidden() {
    let coloured = Chart(sales) {
      PointMark(x: .value("N", $0.id), y: .value("Amount", $0.amount)).foregroundStyle(by: .value("City", $0.city))
    }
    let screen = screen { coloured }
    #expect(screen.shows("Bonn") && screen.frame(of: "Bonn")!.minY > 180)
    #expect(!self.screen { coloured.chartLegend(.hidden) }.shows("Bonn"))
    #expect(self.screen { coloured.chartLegend(position: .top) }.frame(of: "Bonn")!.maxY < 20)
  }

  @Test func numbersReachToZeroUnlessToldOtherwise() {
    let line = Chart(sales) { LineMark(x: .value("N", $0.id), y: .value("Amount", $0.amount + 100)) }
    #expect(screen { line }.shows("0"))
    #expect(!screen { line.chartYScale(domain: .automatic(includesZero: false)).chartXAxis(.hidden) }.shows("0"))
    let fixed = screen { line.chartYScale(domain: 50...250).chartXAxis(.hidden) }
    #expect(fixed.shows("50") && fixed.shows("250"))
  }

  @Test func barsBeginWhereAnAxisWithoutZeroBegins() throws {
    let screen = screen {
      Chart(sales) { BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount + 100)) }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartXAxis(.hidden)
    }
    #expect(!screen.shows("0") && screen.shows("110"))
    let frames = try sales.map { try #require(screen.frame(of: $0.city)) }
    #expect(frames.allSatisfy { $0.maxY <= 200.5 } && frames[1].height > frames[2].height)
  }

  @Test func slicesShareTheCircle() {
    let screen = screen {
      Chart(sales) { sale in
        SectorMark(angle: .value("Amount", sale.amount), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("City", sale.city))
      }
    }
    #expect(value("Rome", in: screen) == "40" && !screen.shows("0"))
  }

  @Test func annotationsStandBesideTheirMarks() {
    let screen = screen {
      Chart(sales) { sale in
        BarMark(x: .value("City", sale.city), y: .value("Amount", sale.amount))
          .annotation(position: .top) { Text("#\(sale.id)") }
      }
      .chartXAxis(.hidden)
    }
    let (note, bar) = (screen.frame(of: "#1")!, screen.frame(of: "Bonn")!)
    #expect(abs(note.midX - bar.midX) < 0.6 && abs(note.maxY + 4 - bar.minY) < 0.6)
  }

  @Test func anOwnNameReplacesThatOfAMark() {
    let screen = screen {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).accessibilityLabel("Mine").accessibilityValue("one")
        BarMark(x: .value("x", "b"), y: .value("y", 1)).accessibilityHidden(true)
      }
      .chartXAxis(.hidden)
    }
    #expect(screen.elements("Mine").first?.value == "one" && !screen.shows("b"))
  }

  @Test func aRuleTellsTheNameOfItsValue() {
    let screen = screen {
      Chart { RuleMark(y: .value("Limit", 3)) }.chartYAxis(.hidden)
    }
    #expect(screen.elements("Limit").first?.value == "3")
  }

  @Test func anEmptyChartIsEmpty() {
    let screen = screen { Chart {} }
    #expect(screen.labels.isEmpty)
  }
}
