import MartletDisplay
import MartletTree
import SwiftUI

extension Screen {
  /// The view tree as text, one view a line: type names, and the identity of elements of loops. What is made lazily and
  /// does not exist yet is not in it.
  public var viewDump: String { root.viewDump }

  /// The layout as text, one node a line: type, origin in its parent and size, in points.
  public var layoutDump: String { root.screen.layoutDump }

  /// How many views exist. A count that grows while a test does the same again and again is a leak.
  public var viewCount: Int { root.viewCount }
  /// How many layout nodes exist.
  public var layoutNodeCount: Int { root.screen.nodeCount }

  /// Traps in debug builds where the layout tree contradicts itself.
  public func checkInvariants() { root.screen.checkInvariants() }

  /// Throws where a control says nothing: no label, and nothing in it that has one.
  public func expectLabels() throws {
    let silent = semantics.flattened.filter { Self.controls.contains($0.role) && !$0.saysSomething }
    guard silent.isEmpty else {
      throw ScreenError.silentControls(
        silent.map { "\($0.role.rawValue) at (\(Int($0.frame.minX)), \(Int($0.frame.minY)))" })
    }
  }

  private static let controls: [SemanticsNode.Role] = [
    .button, .link, .textField, .secureField, .searchField, .toggle, .slider, .picker, .menu, .tab, .stepper,
  ]
}

extension SemanticsNode {
  fileprivate var saysSomething: Bool {
    flattened.contains { !($0.label ?? "").isEmpty }
  }
}
