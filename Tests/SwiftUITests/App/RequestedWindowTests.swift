import Foundation
import MartletFoundation
import MartletHost
import Testing

@testable import SwiftUI

/// What a host changes in a window that is open.
@MainActor @Suite struct RequestedWindowTests {
  private final class Log { var lines: [String] = [] }

  private struct Content: View {
    let log: Log
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.scenePhase) private var phase
    var body: some View {
      let _ = log.lines.append("\(scheme) \(size) \(width!) \(direction) \(locale.identifier) \(phase)")
      Color.red
    }
  }

  private func window<V: View>(_ content: V) -> RequestedWindow {
    var surroundings = WindowSurroundings()
    surroundings.locale = "en_US"
    let setup = WindowSetup(
      sizeInPoints: CGSize(width: 300, height: 500), pixelsPerPoint: 1, surroundings: surroundings)
    let window = RequestedWindow(setup: setup, content: content)
    show(window)
    return window
  }

  private func show(_ window: RequestedWindow) {
    _ = window.prepareFrame(size: CGSize(width: 300, height: 500), pixelsPerPoint: 1)
  }

  @Test func anAppsWindowTellsOfWorkBesideTheMainThread() {
    let window = window(Color.red)
    let words = "reading \(UUID())"
    let work = UnfinishedWork(words)
    #expect(window.outsideWork.running.contains(words))
    work.end()
    #expect(!window.outsideWork.running.contains(words))
  }

  /// Hairlines and the pixel grid are the new monitor's: nothing of the old one is left.
  @Test func anotherScaleLaysOutAnew() {
    let size = CGSize(width: 301, height: 401)
    func make(pixelsPerPoint: Double) -> RequestedWindow {
      RequestedWindow(
        setup: WindowSetup(
          sizeInPoints: size, pixelsPerPoint: pixelsPerPoint, surroundings: WindowSurroundings()),
        content: VStack {
          Text("Title").font(.title)
          Divider()
          TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
          Text("Long words that take more than the one line that they have").padding(.leading, 1 / 3)
        })
    }
    let moved = make(pixelsPerPoint: 1)
    let first = moved.prepareFrame(size: size, pixelsPerPoint: 1).dump
    let new = make(pixelsPerPoint: 2).prepareFrame(size: size, pixelsPerPoint: 2).dump
    #expect(first != new)
    #expect(moved.prepareFrame(size: size, pixelsPerPoint: 2).dump == new)
    #expect(moved.prepareFrame(size: size, pixelsPerPoint: 1).dump == first)
  }

  @Test func eachChangeReachesTheViewsThatReadIt() {
    let log = Log()
    let window = window(Content(log: log))
    #expect(log.lines == ["light large compact leftToRight en_US active"])
    window.surroundings.isDark = true
    show(window)
    window.surroundings.textSize = "accessibility1"
    window.surroundings.isHorizontallyRegular = true
    show(window)
    window.surroundings.isRightToLeft = true
    window.surroundings.locale = "ar"
    show(window)
    window.surroundings.isActive = false
    show(window)
    window.surroundings.isVisible = false
    show(window)
    #expect(
      log.lines.dropFirst() == [
        "dark large compact leftToRight en_US active", "dark accessibility1 regular leftToRight en_US active",
        "dark accessibility1 regular rightToLeft ar active", "dark accessibility1 regular rightToLeft ar inactive",
        "dark accessibility1 regular rightToLeft ar background",
      ])
  }

  @Test func theSameSurroundingsAgainRunNothing() {
    let log = Log()
    let window = window(Content(log: log))
    var frames = 0
    window.needsFrame = { frames += 1 }
    let same = window.surroundings
    window.surroundings = same
    show(window)
    #expect(log.lines.count == 1)
    #expect(frames == 0)
  }

  /// Spec: D11: a scheme that content prefers stays when the desktop changes, and the desktop's comes back after it.
  @Test func contentsPreferenceGoesBeforeTheDesktops() {
    struct Preferring: View {
      @Binding var scheme: ColorScheme?
      let log: Log
      var body: some View { Content(log: log).preferredColorScheme(scheme) }
    }
    struct Owner: View {
      let log: Log
      let hold: (Binding<ColorScheme?>) -> Void
      @State private var scheme: ColorScheme? = .light
      var body: some View {
        Preferring(scheme: $scheme, log: log).onAppear { hold($scheme) }
      }
    }
    let log = Log()
    var binding: Binding<ColorScheme?>?
    let window = window(Owner(log: log) { binding = $0 })
    window.surroundings.isDark = true
    show(window)
    #expect(log.lines.last?.hasPrefix("light") == true)
    binding?.wrappedValue = nil
    show(window)
    #expect(log.lines.last?.hasPrefix("dark") == true)
  }

  /// Spec: M-DEV.
  @Test(arguments: [
    (390.0, 844.0, false, true), (699, 480, false, true), (700, 480, true, true), (895, 479, false, false),
    (896, 479, true, false),
  ])
  func sizeClassesFollowTheSize(width: Double, height: Double, isWide: Bool, isHigh: Bool) {
    var surroundings = WindowSurroundings()
    surroundings.take(sizeInPoints: CGSize(width: width, height: height))
    #expect(surroundings.isHorizontallyRegular == isWide)
    #expect(surroundings.isVerticallyRegular == isHigh)
  }
}

/// What UIKit's values know of the window while bodies run.
@MainActor @Suite struct WindowTraitsTests {
  private final class Log { var lengths: [CGFloat] = [] }

  /// Reads the size of text without using it, as apps do that ask UIKit for lengths.
  private struct Content: View {
    let log: Log
    @Environment(\.sizeCategory) private var sizeCategory
    var body: some View {
      let _ = log.lengths.append(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17))
      let _ = sizeCategory
      Color.red
    }
  }

  @Test func bodiesFindTheSizeOfText() {
    let before = UITraitCollection.current.preferredContentSizeCategory
    let log = Log()
    var surroundings = WindowSurroundings()
    surroundings.textSize = "accessibility3"
    let window = RequestedWindow(
      setup: WindowSetup(
        sizeInPoints: CGSize(width: 300, height: 500), pixelsPerPoint: 1, surroundings: surroundings),
      content: Content(log: log))
    _ = window.prepareFrame(size: CGSize(width: 300, height: 500), pixelsPerPoint: 1)
    window.surroundings.textSize = "large"
    _ = window.prepareFrame(size: CGSize(width: 300, height: 500), pixelsPerPoint: 1)
    #expect((log.lengths.first ?? 0) > 30)
    #expect(log.lengths.last == 17)
    #expect(UITraitCollection.current.preferredContentSizeCategory == before)
  }

  @Test func sizesOfTextHaveUIKitsNames() {
    for size in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(UIContentSizeCategory(size)) == size)
    }
    #expect(UIContentSizeCategory(ContentSizeCategory.accessibilityLarge) == .accessibilityLarge)
    #expect(UIContentSizeCategory(nil as ContentSizeCategory?) == .unspecified)
    #expect(ContentSizeCategory(.unspecified) == nil && DynamicTypeSize(.unspecified) == nil)
    #expect(DynamicTypeSize(.accessibilityExtraExtraExtraLarge) == .accessibility5)
  }
}
