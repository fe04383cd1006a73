import MartletTesting
import SwiftUI
import Testing

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct WordKey: EnvironmentKey { static let defaultValue: String? = nil }
private struct OpaqueKey: EnvironmentKey {
  struct Opaque { var number = 0 }
  static let defaultValue = Opaque()
}
extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var word: String? {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
  fileprivate var opaque: OpaqueKey.Opaque {
    get { self[OpaqueKey.self] }
    set { self[OpaqueKey.self] = newValue }
  }
}

@MainActor @Suite struct EnvironmentTests {
  let probe = Probe()

  private struct Number: View {
    var name = "Number"
    let probe: Probe
    @Environment(\.number) private var number
    var body: some View {
      let _ = probe.count(name)
      Text(verbatim: "\(number)")
    }
  }
  private struct Word: View {
    let probe: Probe
    @Environment(\.word) private var word
    var body: some View {
      let _ = probe.count("Word")
      Text(verbatim: word ?? "-")
    }
  }

  @Test func theNearestWriterAboveWins() {  // D1
    let screen = Screen {
      VStack {
        Number(probe: probe).environment(\.number, 1)
        Number(probe: probe)
      }
      .environment(\.number, 2)
      Number(probe: probe)
    }
    #expect(screen.labels == ["1", "2", "0"])
  }

  @Test func theInnerOfTwoWritesIsSeen() {  // D2
    let screen = Screen { Number(probe: probe).environment(\.number, 1).environment(\.number, 2) }
    #expect(screen.labels == ["1"])
  }

  @Test func aKeyThatNobodyWroteHasItsDefault() {  // D3
    let screen = Screen {
      Number(probe: probe)
      Word(probe: probe)
    }
    #expect(screen.labels == ["0", "-"])
  }

  @Test func transformingEditsTheInheritedValue() {  // D4
    let screen = Screen {
      Changing(probe, 1) { number in
        Number(probe: probe).transformEnvironment(\.number) { $0 += 10 }.environment(\.number, number)
      }
    }
    #expect(screen.labels == ["11"])
    probe.change(to: 2, in: screen)
    #expect(screen.labels == ["12"])
  }

  /// A closure that writes only sometimes.
  @Test func whatIsNoLongerWrittenIsInheritedAgain() {  // D4
    let screen = Screen {
      Changing(probe, true) { flag in
        Word(probe: probe).transformEnvironment(\.self) { if flag { $0.word = "inner" } }.environment(\.word, "outer")
      }
    }
    #expect(screen.labels == ["inner"])
    probe.change(to: false, in: screen)
    #expect(screen.labels == ["outer"])
  }

  @Test func aButtonThatBecomesEnabledHasItsColour() {  // D6, J15
    let screen = Screen { Changing(probe, true) { Button("Red") {}.foregroundColor(.red).disabled($0) } }
    #expect(!screen.displayList.contains("#ff3b30"))
    probe.change(to: false, in: screen)
    #expect(screen.displayList.contains("#ff3b30"))
  }

  @Test func nilIsAValueThatHidesAnOuterOne() {  // D1
    let screen = Screen { Word(probe: probe).environment(\.word, nil).environment(\.word, "outer") }
    #expect(screen.labels == ["-"])
  }

  @Test func anEnvironmentReadOutsideOfATreeIsTheDefault() {  // D5
    let property = Environment(\.number)
    #expect(property.wrappedValue == 0)
  }

  @Test func onceDisabledAboveNothingBelowIsEnabled() {  // D6
    struct Enabled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(verbatim: "\(isEnabled)") }
    }
    let screen = Screen {
      Changing(probe, true) { flag in
        VStack {
          Enabled().disabled(false)
          Enabled().disabled(true)
        }
        .disabled(flag)
      }
    }
    #expect(screen.labels == ["false", "false"])
    probe.change(to: false, in: screen)
    #expect(screen.labels == ["true", "false"])
  }

  @Test func aChangeRunsTheReadersOfThatKeyAlone() {  // C25
    let screen = Screen {
      Changing(probe, 1) { number in
        VStack {
          Number(probe: probe)
          Word(probe: probe)
          Counter(name: "n", probe: probe)
        }
        .environment(\.number, number)
        .environment(\.word, "w")
      }
    }
    let runs = probe.counts(in: screen) { probe.change(to: 2, in: screen) }
    #expect(runs == ["Changing": 1, "Number": 1])
    #expect(screen.labels == ["2", "w", "n 0"])
  }

  @Test func anEqualValueRunsNobody() {  // C25, C16
    let screen = Screen { Changing(probe, 1) { Number(probe: probe).environment(\.number, $0 / 2) } }
    let runs = probe.counts(in: screen) { probe.change(to: 0, in: screen) }
    #expect(runs == ["Changing": 1])
  }

  @Test func aWriterThatAppearsDoesNotRunTheReadersOutsideOfIt() {  // C25
    let screen = Screen {
      VStack {
        Number(name: "outside", probe: probe)
        Changing(probe, false) { if $0 { Number(name: "inside", probe: probe).environment(\.number, 3) } }
      }
      .environment(\.number, 1)
    }
    let runs = probe.counts(in: screen) { probe.change(to: true, in: screen) }
    #expect(runs == ["Changing": 1, "inside": 1])
    #expect(screen.labels == ["1", "3"])
  }

  @Test func aReaderWithAWriterInBetweenDoesNotRunForTheOuterOne() {  // C25, D1
    let screen = Screen {
      Changing(probe, 1) { number in
        VStack {
          Number(name: "covered", probe: probe).environment(\.number, 9)
          Number(name: "open", probe: probe)
        }
        .environment(\.number, number)
      }
    }
    let runs = probe.counts(in: screen) { probe.change(to: 2, in: screen) }
    #expect(runs == ["Changing": 1, "open": 1])
  }

  @Test func anEnvironmentReaderIsReachedThroughViewsThatDoNotRun() {  // C25
    struct Wall: View {
      let probe: Probe
      var body: some View {
        let _ = probe.count("Wall")
        VStack { Number(probe: probe) }
      }
    }
    let screen = Screen { Changing(probe, 1) { Wall(probe: probe).environment(\.number, $0) } }
    let runs = probe.counts(in: screen) { probe.change(to: 2, in: screen) }
    #expect(runs == ["Changing": 1, "Number": 1])
    #expect(screen.labels == ["2"])
  }

  @Test func aValueReadFromTheWholeEnvironmentIsFollowed() {  // C25
    struct Whole: View {
      @Environment(\.self) private var environment
      var body: some View { Text(verbatim: "\(environment.number)") }
    }
    let screen = Screen { Changing(probe, 1) { Whole().environment(\.number, $0) } }
    probe.change(to: 2, in: screen)
    #expect(screen.labels == ["2"])
  }

  @Test func standardValuesComeFromTheScreen() {  // D31
    struct Standard: View {
      @Environment(\.colorScheme) private var colorScheme
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.layoutDirection) private var direction
      @Environment(\.locale) private var locale
      @Environment(\.displayScale) private var scale
      var body: some View { Text(verbatim: "\(colorScheme) \(size) \(direction) \(locale.identifier) \(scale)") }
    }
    let screen = Screen(
      scale: 3, colorScheme: .dark, textSize: .xLarge, rightToLeft: true, locale: Locale(identifier: "ar")
    ) { Standard() }
    #expect(screen.labels == ["dark xLarge rightToLeft ar 3.0"])
  }

  @Test func aSubtreeMayHaveAnotherDirectionAndScheme() {  // D31, A12
    let screen = Screen(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Box("a", 10, 10).frame(width: 100, alignment: .leading)
        Box("b", 10, 10).frame(width: 100, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(screen.frame(of: "a")!.minX == 0)
    #expect(screen.frame(of: "b")!.maxX == 100)
  }

  @Test func aModifierReadsTheEnvironmentOutsideOfWhatItWrites() {  // D2
    struct Labelled: ViewModifier {
      @Environment(\.number) private var number
      func body(content: Content) -> some View {
        VStack {
          content
          Text(verbatim: "modifier \(number)")
        }
        .environment(\.number, number + 1)
      }
    }
    let screen = Screen { Number(probe: probe).modifier(Labelled()).environment(\.number, 5) }
    #expect(screen.labels == ["6", "modifier 5"])
  }
}
