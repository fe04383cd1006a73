import MartletTesting
import MartletTree
import SwiftUI
import Testing

extension Probe {
  /// Gives the `Changing` view of this type another value; the next update shows it.
  func set<Value>(_ value: Value) { setters[ObjectIdentifier(Value.self)]!(value) }

  /// The same in an animated transaction, with the first frame of it.
  @MainActor func animate<Value>(
    toValue value: Value, _ animation: Animation? = .linear(duration: 1), in screen: Screen
  ) {
    withAnimation(animation) { set(value) }
    screen.update()
    screen.root.screen.checkInvariants()
  }
  /// Whole numbers are meant as points.
  @MainActor func animate(to value: Double, _ animation: Animation? = .linear(duration: 1), in screen: Screen) {
    animate(toValue: value, animation, in: screen)
  }
}

extension Screen {
  /// The left edge of the element, as it is drawn.
  func x(_ name: String) -> Double { frame(of: name).map { Double($0.minX) } ?? .nan }
  func y(_ name: String) -> Double { frame(of: name).map { Double($0.minY) } ?? .nan }

  /// The numbers after this word in what is drawn: "opacity".
  func drawn(_ word: String) -> [Double] {
    displayList.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      return parts.first.map { $0 == word } == true && parts.count > 1 ? Double(parts[1]) : nil
    }
  }

  /// Nothing that moves is left in the clock.
  var isAtRest: Bool { !root.layoutContext.clock.isMoving }
}

/// Whether two numbers are the same within a hundredth of a point.
func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 0.01) -> Bool { abs(a - b) <= tolerance }
