import MartletTesting
import SwiftUI

/// What happened, in order.
final class Events {
  private(set) var all: [String] = []
  func add(_ event: String) { all.append(event) }
  /// What happened since the last call.
  func take() -> [String] {
    defer { all = [] }
    return all
  }
}

extension Screen {
  static let small = CGSize(width: 200, height: 200)
  /// The middle of a small screen.
  static let middle = CGPoint(x: 100, y: 100)
}
