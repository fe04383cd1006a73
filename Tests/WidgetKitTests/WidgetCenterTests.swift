import Testing
import WidgetKit

@Suite struct WidgetCenterTests {
  @Test func thereAreNoWidgets() async throws {
    WidgetCenter.shared.reloadTimelines(ofKind: "Clock")
    var found: [WidgetInfo]?
    WidgetCenter.shared.getCurrentConfigurations { found = try? $0.get() }
    #expect(found == [])
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }
}
