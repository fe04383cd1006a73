import Foundation
import MartletDisplay
import MartletDrive
import MartletHost
import MartletScript
import MartletTree
import SwiftUI

// By what scripts of `./martlet drive` use: the same steps find, tap and wait in the same way.
extension Screen {
  /// Uses the screen as a script does, from the screen's own time on. It settles after each step.
  public var driver: Driver {
    Driver(source: ScreenSource(screen: self), size: size, pixelsPerPoint: scale, time: time)
  }

  /// The element that answers a query best: by identifier, then by label or value, then by a part of them. Throws when
  /// there is none.
  public func element(_ query: ElementQuery) throws -> SemanticsNode { try driver.element(query) }

  /// Taps an element where a finger does what it is for: on the control in it, or in the middle of what shows of it.
  public func tap(_ query: ElementQuery) throws { try driver.tap(query) }

  /// Puts a value into a control: a number into a slider or stepper, "on" or "off" into a toggle, text into a field,
  /// the name of an option into a picker.
  public func set(_ query: ElementQuery, to value: String) throws { try driver.set(query, to: value) }
  public func set(_ label: String, to value: String) throws { try set(ElementQuery(label), to: value) }

  /// Pulls an element with a finger, by points.
  public func drag(_ query: ElementQuery, by distance: CGSize) throws { try driver.drag(query, by: distance) }
  public func drag(_ label: String, by distance: CGSize) throws { try drag(ElementQuery(label), by: distance) }

  /// Scrolls what lies at an element, or in the middle of the window: positive y shows what is further down.
  public func scroll(x: CGFloat = 0, y: CGFloat = 0, over query: ElementQuery? = nil) throws {
    let driver = driver
    driver.scroll(x: x, y: y, at: try query.map { try driver.place(of: $0) })
  }

  /// Goes back one page by the back button. Throws when there is none.
  public func back() throws { try driver.back() }

  /// Lays the screen on its other side: width and height change places, and the size classes follow.
  public func rotate() { resize(to: CGSize(width: size.height, height: size.width)) }

  /// Gives the window another size in points, with its size classes.
  public func resize(to size: CGSize) {
    self.size = size
    var surroundings = WindowSurroundings()
    surroundings.take(sizeInPoints: size)
    root.updateEnvironment {
      $0.horizontalSizeClass = surroundings.isHorizontallyRegular ? .regular : .compact
      $0.verticalSizeClass = surroundings.isVerticallyRegular ? .regular : .compact
    }
    settle()
  }
}

/// A screen as what a driver drives.
private final class ScreenSource: RootSource {
  private let screen: Screen
  init(screen: Screen) { self.screen = screen }

  var root: ViewRoot { MainActor.assumeIsolated { screen.root } }

  /// Tasks of views run on the main queue, which a test that does not await holds itself: waiting for them there would
  /// end by the driver's limit alone. Other loops are turned by the driver.
  var hasPendingWork: Bool {
    (Thread.isMainThread || !RunningHost.otherLoops.isEmpty) && MainActor.assumeIsolated { screen.root.hasPendingWork }
  }

  func prepareFrame(size: CGSize, pixelsPerPoint: CGFloat) -> DisplayGroup {
    MainActor.assumeIsolated {
      screen.size = size
      screen.update()
      return screen.displayGroup
    }
  }
  /// A screen's surroundings are its own.
  var surroundings = WindowSurroundings()
  var services: HostServices {
    get { MainActor.assumeIsolated { screen.services } }
    set { MainActor.assumeIsolated { screen.services = newValue } }
  }
}
