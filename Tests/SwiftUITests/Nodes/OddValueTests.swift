import MartletTesting
import SwiftUI
import Testing

/// Values that no one means: they are noted, and the rest of the screen stands.
@MainActor @Suite struct OddValueTests {
  let probe = Probe()

  /// A view with a neighbour that must not suffer; made in a body, as an app's are.
  private func screen<Content: View>(_ content: @escaping () -> Content) -> Screen {
    let screen = Screen(size: CGSize(width: 200, height: 100)) {
      Changing(probe, 0) { _ in
        VStack(spacing: 0) {
          content()
          Box("neighbour", 10, 10)
        }
      }
    }
    screen.root.screen.checkInvariants()
    let frame = screen.frame(of: "neighbour")!
    #expect(frame.size == CGSize(width: 10, height: 10) && frame.minX.isFinite && frame.minY.isFinite)
    let undrawable = screen.displayList.split(separator: "\n").filter { $0.contains("nan") || $0.contains("inf") }
    #expect(undrawable == [])
    return screen
  }

  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  @Test(arguments: odd) func framesOfAnySize(_ length: CGFloat) {  // B25
    _ = screen { Color.red.frame(width: length, height: length) }
    _ = screen { Color.red.frame(minWidth: length, maxWidth: length, minHeight: length, maxHeight: length) }
    _ = screen { Color.red.frame(idealWidth: length, idealHeight: length).fixedSize() }
  }

  @Test(arguments: odd) func paddingOffsetPositionAndSpacingOfAnyLength(_ length: CGFloat) {  // B32-B35
    _ = screen { Color.red.padding(length) }
    _ = screen { Color.red.offset(x: length, y: length) }
    _ = screen { Color.red.position(x: length, y: length) }
    _ = screen { HStack(spacing: length) { ForEach(0..<3) { _ in Color.red } } }
    _ = screen { Spacer(minLength: length) }
  }

  @Test(arguments: odd) func ratiosOpacitiesAnglesAndPrioritiesOfAnyValue(_ value: CGFloat) {  // B37, J7, J20
    _ = screen { Color.red.aspectRatio(value, contentMode: .fit) }
    _ = screen { Color.red.opacity(value) }
    _ = screen { Color.red.rotationEffect(.degrees(value)) }
    _ = screen { Color.red.scaleEffect(value) }
    _ = screen { Color.red.layoutPriority(value).zIndex(value) }
    _ = screen { Color.red.blur(radius: value).shadow(radius: value) }
    _ = screen { RoundedRectangle(cornerRadius: value).fill(.red) }
    _ = screen { Text(verbatim: "a").font(.system(size: value)) }
    _ = screen { Text(verbatim: "a\nb").lineSpacing(value).tracking(value) }
  }

  @Test(arguments: odd) func aGuideOfAnyValue(_ value: CGFloat) {  // B16
    _ = screen { HStack(alignment: .top) { Color.red.alignmentGuide(.top) { _ in value } } }
  }

  @Test func anImpossibleFrameIsNotedOnce() {  // B25
    var notes: [String] = []
    Note.collect(into: &notes) {
      let screen = screen { Color.red.frame(width: -12.25, height: 5) }
      probe.change(to: 1, in: screen)
      probe.change(to: 2, in: screen)
    }
    let about = notes.filter { $0.contains("-12.25") }
    #expect(about.count == 1)
    #expect(about.first?.contains("SwiftUITests/OddValueTests.swift:") == true)
  }

  @Test func aWindowWithoutAreaHasALayoutAndNoPicture() {
    for size in [CGSize.zero, CGSize(width: 0, height: 50), CGSize(width: 50, height: 0)] {
      let screen = Screen(size: size) {
        VStack {
          Text(verbatim: "a")
          Box("b", 10, 10)
        }
      }
      #expect(screen.frame(of: "b")!.size == CGSize(width: 10, height: 10))
      #expect(throws: (any Error).self) { try screen.png() }
    }
  }

  @Test func textsOfAnyLength() {
    let huge = String(repeating: "many words ", count: 2_000)
    let screen = screen { Text(verbatim: huge).lineLimit(3) }
    #expect(screen.labels.contains(huge))
    _ = self.screen { Text(verbatim: String(repeating: "W", count: 5_000)).lineLimit(1) }
    _ = self.screen { Text(verbatim: "") }
    _ = self.screen { Text(verbatim: "\n\n") }
    _ = self.screen { Text(verbatim: "\u{0}\u{202E}\u{200D}👩‍👩‍👧‍👦") }
    _ = self.screen { Text("") }
  }

  @Test func aMissingPictureIsDrawnAsAPlaceholderAndNotedOnceWithItsPlace() {
    var notes: [String] = []
    Note.collect(into: &notes) {
      let screen = screen { Image("no such picture", file: "App/Views/Picture.swift", line: 17) }
      probe.change(to: 1, in: screen)
      #expect(screen.displayList.split(separator: "\n").count > 2)
    }
    let about = notes.filter { $0.contains("no such picture") }
    #expect(about.count == 1)
    #expect(about.first?.contains("App/Views/Picture.swift:17:") == true)
  }

  @Test func aMissingSymbolIsDrawnAsAPlaceholderAndNotedOnceWithItsPlace() {
    var notes: [String] = []
    Note.collect(into: &notes) {
      let screen = screen { Image(systemName: "no.such.symbol", file: "App/Views/Symbol.swift", line: 4) }
      probe.change(to: 1, in: screen)
      #expect(screen.displayList.split(separator: "\n").count > 2)
    }
    let about = notes.filter { $0.contains("no.such.symbol") }
    #expect(about.count == 1)
    #expect(about.first?.contains("App/Views/Symbol.swift:4:") == true)
  }
}
