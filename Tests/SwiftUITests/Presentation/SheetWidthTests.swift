import MartletTesting
import SwiftUI
import Testing

/// A sheet is a form while its window is wide, and over the whole width while it is narrow. Spec: F33, M-CTL-44.
@MainActor @Suite struct SheetWidthTests {
  private let narrow = CGSize(width: 390, height: 844)
  private let wide = CGSize(width: 1200, height: 900)
  /// Below the gap of 10 above a large sheet.
  private let sheet = CGRect(x: 0, y: 10, width: 390, height: 834)
  /// 540 × 620 in the middle.
  private let form = CGRect(x: 330, y: 140, width: 540, height: 620)

  private func screen<V: View>(_ size: CGSize, @ViewBuilder sheet: @escaping () -> V) throws -> Screen {
    let screen = Screen(size: size, horizontalSizeClass: size == wide ? .regular : .compact) {
      Presenting(probe: Probe()) { page, isOn in page.sheet(isPresented: isOn, content: sheet) }
    }
    try screen.tap("Open")
    screen.settle()
    return screen
  }

  private struct Page: View {
    @State private var count = 0
    var body: some View {
      NavigationStack { List { Button("Count \(count)") { count += 1 } }.navigationTitle("Title") }
        .presentationDetents([.large])
    }
  }

  @Test func aSheetFollowsAWindowThatBecomesWideAndNarrowAgain() throws {
    let screen = try screen(narrow) { Page() }
    try screen.tap("Count 0")
    #expect(screen.cardFrame == sheet)
    screen.resize(to: wide)
    #expect(screen.cardFrame == form)
    screen.resize(to: narrow)
    #expect(screen.cardFrame == sheet && screen.shows("Count 1"))
  }

  @Test func aFormFollowsAWindowThatBecomesNarrowAndWideAgain() throws {
    let screen = try screen(wide) { Text("inside") }
    #expect(screen.cardFrame == form)
    screen.resize(to: narrow)
    #expect(screen.cardFrame == sheet)
    screen.resize(to: wide)
    #expect(screen.cardFrame == form)
  }

  /// The one below is laid out anew as well.
  @Test func aSheetOverASheetFollowsToo() throws {
    let screen = try screen(narrow) { Text("below").sheet(isPresented: .constant(true)) { Text("inside") } }
    screen.resize(to: wide)
    #expect(screen.cardFrame == form && screen.shows("inside"))
  }
}
