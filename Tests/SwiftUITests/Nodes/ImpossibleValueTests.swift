import MartletTesting
import SwiftUI
import Testing

/// Values that no view can have are replaced, and noted once with the app's file and line. Spec: B25, B32-B35, J7.
@MainActor @Suite struct ImpossibleValueTests {
  private func notes<Content: View>(_ content: @escaping () -> Content) -> [String] {
    var notes: [String] = []
    Note.collect(into: &notes) {
      let probe = Probe()
      let screen = Screen(size: CGSize(width: 200, height: 100)) { Changing(probe, 0) { _ in content() } }
      probe.change(to: 1, in: screen)
      screen.root.screen.checkInvariants()
    }
    return notes
  }

  private typealias Change = @MainActor (Color, CGFloat, UInt) -> AnyView

  /// Each modifier with the value that it gets and the words of its note.
  private static let changes: [(CGFloat, String, Change)] = [
    (.nan, "offset(x: nan)", { AnyView($0.offset(x: $1, file: "A.swift", line: $2)) }),
    (.infinity, "offset(y: inf)", { AnyView($0.offset(CGSize(width: 0, height: $1), file: "A.swift", line: $2)) }),
    (.nan, "position(x: nan)", { AnyView($0.position(x: $1, file: "A.swift", line: $2)) }),
    (.nan, "position(y: nan)", { AnyView($0.position(CGPoint(x: 1, y: $1), file: "A.swift", line: $2)) }),
    (.nan, "scaleEffect(nan)", { AnyView($0.scaleEffect($1, file: "A.swift", line: $2)) }),
    (.infinity, "scaleEffect(y: inf)", { AnyView($0.scaleEffect(y: $1, file: "A.swift", line: $2)) }),
    (.nan, "rotationEffect(nan)", { AnyView($0.rotationEffect(.degrees($1), file: "A.swift", line: $2)) }),
    (
      .nan, "rotation3DEffect(nan)",
      { AnyView($0.rotation3DEffect(.degrees($1), axis: (0, 1, 0), file: "A.swift", line: $2)) }
    ),
    (-3, "blur(radius: -3.0)", { AnyView($0.blur(radius: $1, file: "A.swift", line: $2)) }),
    (.infinity, "blur(radius: inf)", { AnyView($0.blur(radius: $1, file: "A.swift", line: $2)) }),
    (-1, "shadow(radius: -1.0)", { AnyView($0.shadow(radius: $1, file: "A.swift", line: $2)) }),
    (.nan, "shadow(x: nan)", { AnyView($0.shadow(radius: 1, x: $1, file: "A.swift", line: $2)) }),
    (.nan, "opacity(nan)", { AnyView($0.opacity($1, file: "A.swift", line: $2)) }),
    (-0.5, "opacity(-0.5)", { AnyView($0.opacity($1, file: "A.swift", line: $2)) }),
    (-4, "frame(width: -4.0)", { AnyView($0.frame(width: $1, file: "A.swift", line: $2)) }),
    (.nan, "frame(minWidth: nan)", { AnyView($0.frame(minWidth: $1, file: "A.swift", line: $2)) }),
    (.infinity, "padding(inf)", { AnyView($0.padding($1, file: "A.swift", line: $2)) }),
    (
      .nan, "padding(top: nan)",
      { AnyView($0.padding(EdgeInsets(top: $1, leading: 0, bottom: 0, trailing: 0), file: "A.swift", line: $2)) }
    ),
    (-1, "cornerRadius(-1.0)", { AnyView($0.cornerRadius($1, file: "A.swift", line: $2)) }),
    (-2, "border(width: -2.0)", { AnyView($0.border(.red, width: $1, file: "A.swift", line: $2)) }),
    (0, "aspectRatio(0.0)", { AnyView($0.aspectRatio($1, contentMode: .fit, file: "A.swift", line: $2)) }),
    (.nan, "layoutPriority(nan)", { AnyView($0.layoutPriority($1, file: "A.swift", line: $2)) }),
    (.nan, "zIndex(nan)", { AnyView($0.zIndex($1, file: "A.swift", line: $2)) }),
    (.nan, "saturation(nan)", { AnyView($0.saturation($1, file: "A.swift", line: $2)) }),
    (.nan, "safeAreaPadding(nan)", { AnyView($0.safeAreaPadding($1, file: "A.swift", line: $2)) }),
    (-1, "lineSpacing(-1.0)", { AnyView($0.lineSpacing($1, file: "A.swift", line: $2)) }),
  ]

  @Test func everyModifierNotesItsValueOnceWithItsPlace() {
    for (index, (value, words, change)) in Self.changes.enumerated() {
      let line = UInt(index + 1)
      let notes = notes { change(Color.red, value, line) }
      #expect(notes.count == 1, "\(words): \(notes)")
      #expect(notes.first?.hasPrefix("martlet: A.swift:\(line): \(words): ") == true, "\(words): \(notes)")
    }
  }

  @Test func stacksAndSpacersNoteTheirLengths() {
    #expect(
      notes { HStack(spacing: .nan, file: "B.swift", line: 1) { Color.red } }.first?.contains(
        "B.swift:1: HStack(spacing: nan)") == true)
    #expect(
      notes { VStack(spacing: .infinity, file: "B.swift", line: 2) { Color.red } }.first?.contains(
        "B.swift:2: VStack(spacing: inf)") == true)
    #expect(
      notes { Spacer(minLength: -1, file: "B.swift", line: 3) }.first?.contains("B.swift:3: Spacer(minLength: -1.0)")
        == true)
  }

  @Test func aNoteSaysWhatHappenedAndWhatIsUsedInstead() {
    #expect(
      notes { Color.red.offset(x: .nan, file: "A.swift", line: 7) } == [
        "martlet: A.swift:7: offset(x: nan): the value is not a finite number, so 0.0 is used"
      ])
    #expect(
      notes { Color.red.blur(radius: -2, file: "A.swift", line: 8) } == [
        "martlet: A.swift:8: blur(radius: -2.0): the value is a negative length, so 0.0 is used"
      ])
  }

  @Test func aValueThatChangesIsOneNoteALineAndTwoLinesAreTwo() {
    var notes: [String] = []
    let probe = Probe()
    Note.collect(into: &notes) {
      let screen = Screen {
        Changing(probe, CGFloat(1)) { x in
          Color.red.blur(radius: -x, file: "A.swift", line: 1).blur(radius: -x, file: "A.swift", line: 2)
          Color.red.frame(width: -5, file: "A.swift", line: 3).frame(width: -5, file: "A.swift", line: 4)
        }
      }
      probe.change(to: CGFloat(2), in: screen)
    }
    #expect(notes.filter { $0.contains("blur") }.count == 2)
    #expect(notes.filter { $0.contains("frame") }.count == 2)
  }

  @Test func thePlaceIsTheCallersLine() {
    let line: UInt = #line + 1
    let notes = notes { Color.red.scaleEffect(x: .nan, y: 1) }
    #expect(notes.first?.contains("SwiftUITests/ImpossibleValueTests.swift:\(line): scaleEffect(x: nan)") == true)
  }

  @Test func possibleValuesAreNotNoted() {
    let quiet = notes {
      Color.red.offset(x: -1000, y: 1e9).scaleEffect(-1).scaleEffect(0).rotationEffect(.degrees(-720)).blur(radius: 0)
        .opacity(0).opacity(1.2).padding(-8).cornerRadius(.infinity).frame(maxWidth: .infinity)
        .layoutPriority(-.infinity).zIndex(.infinity).contrast(-1).position(x: -50, y: 0)
    }
    #expect(quiet == [])
  }
}
