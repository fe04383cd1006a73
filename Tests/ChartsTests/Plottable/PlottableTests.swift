import Foundation
import Testing

@testable import Charts

private enum Flavour: String, Plottable { case sweet, sour }
private enum Level: Int, Plottable { case low = 1, high }

@Suite struct PlottableTests {
  @Test func numbersDatesAndTextsComeBack() {
    #expect(Int(plotValue: 7.plotValue) == 7 && Double(plotValue: 2.5.plotValue) == 2.5)
    #expect(Int(plotValue: .category("7")) == nil && String(plotValue: .number(7)) == nil)
    #expect(Decimal(plotValue: Decimal(3).plotValue) == 3)
    let date = Date(timeIntervalSinceReferenceDate: 5)
    #expect(Date(plotValue: date.plotValue) == date && "a".plotValue == .category("a"))
  }

  @Test func enumerationsArePlottedByTheirRawValues() {
    #expect(Flavour.sour.plotValue == .category("sour") && Flavour(plotValue: .category("sweet")) == .sweet)
    #expect(Level.high.plotValue == .number(2) && Level(plotValue: .number(3)) == nil)
  }

  @Test func datesWithAUnitAreBins() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let date = Date(timeIntervalSinceReferenceDate: 90_000)
    let value = PlottableValue.value("Day", date, unit: .day, calendar: calendar)
    #expect(value.channel.bin == 86_400...172_800)
  }

  @Test func numberBinsCoverTheirData() {
    let bins = NumberBins(data: [3, 17, 44], desiredCount: 5)
    #expect(bins.thresholds == [0, 10, 20, 30, 40, 50])
    #expect(bins.index(for: 17) == 1 && bins.index(for: -3) == 0 && bins.index(for: 99) == 4)
    #expect(NumberBins(size: 0.5, range: 0...1.2).thresholds == [0, 0.5, 1, 1.5])
  }
}
