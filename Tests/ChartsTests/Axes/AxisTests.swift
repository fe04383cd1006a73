import Foundation
import MartletTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite struct AxisTests {
  private let size = CGSize(width: 340, height: 200)
  private func date(_ day: Int, _ month: Int = 5) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar.date(from: DateComponents(year: 2024, month: month, day: day))!
  }
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }
  private var week: some View {
    Chart(6..<13, id: \.self) { day in
      BarMark(x: .value("Day", date(day), unit: .day, calendar: calendar), y: .value("N", day))
    }
    .chartYAxis(.hidden)
  }

  @Test func daysAreMarkedWhereTheyBegin() {
    let screen = Screen(size: size) { week }
    let labels = screen.elements("May 8").filter { $0.value == nil }
    let bar = screen.elements("May 8").first { $0.value == "8" }!.frame
    #expect(labels.count == 1 && labels[0].frame.minX < bar.minX + 4)
    // Where the last day ends, no other begins.
    #expect(!screen.shows("May 13"))
  }

  @Test func centredLabelsStandUnderTheirBars() {
    let screen = Screen(size: size) {
      week.chartXAxis {
        AxisMarks(values: .stride(by: .day, calendar: calendar)) { _ in
          AxisValueLabel(format: Date.FormatStyle(timeZone: .gmt).day(), centered: true)
        }
      }
    }
    let bar = screen.elements("May 9").first!.frame
    #expect(abs(screen.frame(of: "9")!.midX - bar.midX) < 1)
  }

  @Test func anAxisShowsTheValuesItIsGivenOnTheSideItIsGiven() {
    let screen = Screen(size: size) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 90)) }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(position: .leading, values: [0, 30, 90]) }
    }
    #expect(screen.labels.filter { Int($0) != nil && $0 != "1" } == ["0", "30", "90"])
    #expect(screen.frame(of: "30")!.maxX < 30)
  }

  @Test func marksKnowTheirValueAndHowManyThereAre() {
    let screen = Screen(size: size) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 100)) }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(values: .automatic(desiredCount: 2)) { value in
            AxisGridLine()
            if value.index > 0 { AxisValueLabel("\(value.as(Int.self)!) of \(value.count)") }
          }
        }
    }
    #expect(screen.shows("50 of 3") && screen.shows("100 of 3") && !screen.shows("0 of 3"))
  }

  @Test func formatsWriteTheLabels() {
    let screen = Screen(size: size) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1.0)) }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0, 0.5, 1]) }
    }
    #expect(screen.shows("50%"))
  }

  @Test func labelsThatWouldTouchAreLeftOut() {
    let screen = Screen(size: CGSize(width: 120, height: 100)) {
      Chart { PointMark(x: .value("x", 100), y: .value("y", 1)) }
        .chartYAxis(.hidden)
        .chartXAxis { AxisMarks(values: Array(stride(from: 0, through: 100, by: 5))) }
    }
    let frames = screen.semantics.flattened.filter { Int($0.label ?? "") != nil && $0.value == nil }.map(\.frame)
      .filter { $0.minX >= -10 }
    #expect(frames.count > 2 && frames.count < 12)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.5 })
  }

  @Test func axesHaveNames() {
    let screen = Screen(size: size) {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .chartXAxisLabel("Seconds").chartYAxisLabel("Metres")
    }
    #expect(screen.frame(of: "Seconds")!.minY > 170 && screen.frame(of: "Metres")!.maxY < 20)
  }
}
