import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case plain, sweet, sour
    var id: Self { self }
  }
  private struct Flavors: View {
    @State var flavor = Flavor.sweet
    var body: some View {
      Picker("Flavor", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } }
        .pickerStyle(.segmented)
      Text("chosen \(flavor.rawValue)")
    }
  }

  private func selected(_ screen: Screen, _ labels: [String]) -> [String] {
    labels.filter { screen.elements($0).contains { $0.traits.contains(.selected) } }
  }

  /// The ids of a loop stand for tags. Spec: F45.
  @Test func segmentsOfALoopAreChosenByTheirID() throws {
    let screen = Screen { VStack { Flavors() } }
    #expect(selected(screen, ["plain", "sweet", "sour"]) == ["sweet"])
    try screen.tap("sour")
    #expect(screen.shows("chosen sour"))
    #expect(selected(screen, ["plain", "sweet", "sour"]) == ["sour"])
  }

  /// Spec: F45, tags match by exact type and value.
  @Test func tagOfAnotherTypeNeverMatches() {
    let screen = Screen {
      Picker("Number", selection: .constant(1)) {
        Text("double").tag(1.0)
        Text("int").tag(1)
      }
      .pickerStyle(.segmented)
    }
    #expect(selected(screen, ["double", "int"]) == ["int"])
  }

  @Test func optionalSelectionTakesTagsOfTheValue() {
    let screen = Screen {
      Picker("Number", selection: .constant(Int?.some(2))) {
        Text("none").tag(Int?.none)
        Text("two").tag(2)
      }
      .pickerStyle(.segmented)
    }
    #expect(selected(screen, ["none", "two"]) == ["two"])
  }

  @Test func nilIsChosenByATagThatIsNil() {
    let screen = Screen {
      Picker("Number", selection: .constant(Int?.none)) {
        Text("none").tag(Int?.none)
        Text("two").tag(Int?.some(2))
      }
      .pickerStyle(.segmented)
    }
    #expect(selected(screen, ["none", "two"]) == ["none"])
  }

  /// Three equal segments, 32 high; in right-to-left the first stands at the right. Source: M-CTL-10.
  @Test func segmentsShareTheWidthInReadingOrder() {
    let screen = Screen(size: CGSize(width: 300, height: 100), rightToLeft: true) {
      Picker("Number", selection: .constant(0)) {
        Text("a").tag(0)
        Text("b").tag(1)
        Text("c").tag(2)
      }
      .pickerStyle(.segmented)
    }
    let frames = ["a", "b", "c"].compactMap { screen.frame(of: $0) }
    #expect(frames.map(\.midX) == [250, 150, 50])
    #expect(frames.map(\.height) == [32, 32, 32])
  }

  @Test func closedPickerShowsTheChosenOptionOnly() {
    let screen = Screen {
      Picker("Number", selection: .constant(2)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
    }
    #expect(screen.labels == ["Number, two"])
  }
}
