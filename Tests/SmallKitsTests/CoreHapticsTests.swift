import CoreHaptics
import Foundation
import Testing

@Suite struct CoreHapticsTests {
  @Test func nothingIsFelt() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
  }

  @Test func patternsLastAsLongAsTheirEvents() throws {
    let parameter = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let events = [
      CHHapticEvent(eventType: .hapticTransient, parameters: [parameter], relativeTime: 0),
      CHHapticEvent(eventType: .hapticContinuous, parameters: [parameter], relativeTime: 1, duration: 0.5),
    ]
    #expect(try CHHapticPattern(events: events, parameters: []).duration == 1.5)
    let early = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: -1)
    #expect(throws: CHHapticError(.invalidEventTime)) { try CHHapticPattern(events: [early], parameters: []) }
  }
}
