import Foundation
import MartletDisplay
import MartletHost
import MartletText
import MartletTree
import SwiftUI

/// A view on a screen without a display: laid out, drawn and driven by a test.
///
/// Nothing of the machine shows through: scale, fonts, locale, calendar and time zone (GMT) are fixed. The screen
/// settles when it is made and in `update()`, never by itself, and no clock runs.
@MainActor
public final class Screen {
  /// The size of the window in points; takes effect in the next `update()`.
  public var size: CGSize
  /// What a desktop would offer.
  package var services = HostServices() {
    didSet {
      root.updateEnvironment {
        $0.fileDialogs = services.files
        $0.clipboard = services.clipboard
      }
    }
  }
  /// Pixels per point.
  public let scale: CGFloat
  /// Inward from the window's edges, in points; takes effect in the next `update()`.
  public var safeArea: EdgeInsets

  package let root: ViewRoot
  private var group = DisplayGroup.empty

  /// Shows `content` in a window of `size` points, in light colours and at the standard text size unless told.
  ///
  /// A size of zero is allowed, for layouts; it has no picture.
  public init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, colorScheme: ColorScheme = .light,
    textSize: DynamicTypeSize = .large, rightToLeft: Bool = false, locale: Locale = Locale(identifier: "en_US"),
    horizontalSizeClass: UserInterfaceSizeClass = .compact, safeArea: EdgeInsets = EdgeInsets(),
    @ViewBuilder content: () -> Content
  ) {
    (self.size, self.scale, self.safeArea) = (size, scale, safeArea)
    if RunningHost.current == nil { RunningHost.current = .picture }
    var environment = EnvironmentValues(fixedLocale: locale)
    environment.colorScheme = colorScheme
    environment.dynamicTypeSize = textSize
    environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    environment.displayScale = scale
    environment.horizontalSizeClass = horizontalSizeClass
    environment.verticalSizeClass = .regular
    root = ViewRoot(
      layoutContext: LayoutContext(pixelsPerPoint: scale, textEngine: .standard), environment: environment,
      content: content())
    update()
  }

  /// Brings views, layout and drawing up to date with everything that changed, as a window does before a frame.
  public func update() {
    group = root.frame(size: size, safeArea: safeArea)
  }

  /// How often bodies of views and modifiers have run since the screen was made.
  public var bodyCount: Int { root.statistics.bodyCount }

  /// Waits until the tasks of views have ended and what they changed shows.
  ///
  /// Tasks that wait for something that never comes are left alone after a while; nothing here sleeps.
  public func settleTasks() async {
    update()
    for _ in 0..<Self.patience where root.hasPendingWork {
      await Task.yield()
      update()
    }
  }
  private static let patience = 1000

  /// What is drawn, as values.
  package var displayGroup: DisplayGroup { group }
}

extension EnvironmentValues {
  /// The defaults, in a place that is the same on every machine.
  fileprivate init(fixedLocale locale: Locale) {
    self.init()
    self.locale = locale
    timeZone = TimeZone(secondsFromGMT: 0)!
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
  }
}
