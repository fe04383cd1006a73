import Foundation
import MartletControls

/// A class whose defaults an app can set for all of its objects, through a stand-in that only holds them.
public protocol UIAppearance: AnyObject {}
public protocol UIAppearanceContainer: AnyObject {}

/// The stand-ins of all classes, and what to do when one of them changes. Main thread only.
@MainActor @preconcurrency package final class UIAppearanceStore {
  nonisolated package static let shared = UIAppearanceStore()
  nonisolated private init() {}

  /// Grows with every change.
  package private(set) var version = 0
  /// Called after every change.
  package var didChange: (() -> Void)?

  private struct Key: Hashable {
    var ofClass: ObjectIdentifier
    var containers: [ObjectIdentifier]
  }
  private var objects: [Key: UIView] = [:]
  private var barItem: UIBarButtonItem?

  func object<Object: UIView>(_ type: Object.Type, containers: [AnyClass] = []) -> Object {
    let key = Key(ofClass: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) })
    if let known = objects[key] { return unsafeDowncast(known, to: Object.self) }
    let made = NSObject._make(type) as! Object
    made._isStandIn = true
    objects[key] = made
    return made
  }

  func barButtonItem() -> UIBarButtonItem {
    let item = barItem ?? UIBarButtonItem()
    item._isStandIn = true
    barItem = item
    return item
  }

  func noteChange() {
    version += 1
    didChange?()
  }

  /// Forgets every default. For tests.
  package func reset() {
    (objects, barItem) = ([:], nil)
    noteChange()
  }
}
