import CGtk
import Testing

@testable import MartletHostGTK

@Suite struct WindowClockTests {
  private final class Source { var microseconds: gint64 = 5_000_000 }

  @Test func countsSecondsSinceItWasMade() {
    let source = Source()
    let clock = WindowClock { source.microseconds }
    source.microseconds += 1_500_000
    #expect(clock.now == 1.5)
    #expect(clock.time(ofFrame: 7_000_000) == 2)
  }

  @Test func framesNeverGoBack() {
    let source = Source()
    let clock = WindowClock { source.microseconds }
    source.microseconds += 2_000_000
    #expect(clock.now == 2)
    #expect(clock.time(ofFrame: 6_900_000) == 2)
    #expect(clock.latest == 2)
  }

  /// The first event is taken to be in time; a second one 20 ms later by the server's clock is 20 ms later here, even
  /// if it arrives after 50; one that arrives sooner than all before corrects what the first said.
  @Test func eventsKeepTheirDistances() {
    let source = Source()
    let clock = WindowClock { source.microseconds }
    source.microseconds += 1_000_000
    #expect(clock.time(ofEvent: 100_000) == 1)
    source.microseconds += 50_000
    #expect(abs(clock.time(ofEvent: 100_020) - 1.02) < 1e-9)
    source.microseconds += 10_000
    #expect(abs(clock.time(ofEvent: 100_055) - 1.055) < 1e-9)
    #expect(abs(clock.time(ofEvent: 100_065) - 1.06) < 1e-9)
  }

  /// Synthesised events have the time 0; the server's 32 bits wrap after 49 days.
  @Test func oddTimesAreNow() {
    let source = Source()
    let clock = WindowClock { source.microseconds }
    source.microseconds += 1_000_000
    #expect(clock.time(ofEvent: 0) == 1)
    #expect(clock.time(ofEvent: .max - 5) == 1)
    source.microseconds += 1_000_000
    #expect(clock.time(ofEvent: 500) == 2)
  }
}
