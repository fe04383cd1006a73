import Foundation
import MartletHost

/// A node that things can be let go on.
public protocol DropTaking: LayoutNode {
  /// Whether it is meant by what is dragged; if not, the nodes around it are asked.
  func accepts(_ load: AnyObject) -> Bool
  /// The drag is there, in the node's coordinates. Whether letting go would do something.
  func dropDidMove(_ load: AnyObject, to location: CGPoint) -> Bool
  /// The drag left, or was let go elsewhere.
  func dropDidLeave(_ load: AnyObject)
  /// It was let go there. Whether it was taken. `dropDidLeave` is not called.
  func drop(_ load: AnyObject, at location: CGPoint) -> Bool
}

/// Takes what is dragged over a window to the node it is over: the innermost that accepts it.
public final class DropSystem {
  private unowned let root: LayoutNode
  private weak var target: LayoutNode?

  public init(root: LayoutNode) { self.root = root }

  /// The drag is at a place of the window. Whether something would take it there.
  public func move(_ load: AnyObject, to location: CGPoint) -> Bool {
    let new = taker(of: load, at: location)
    if new !== target { leave(load) }
    target = new
    guard let new, let place = new.ownPoint(fromWindow: location) else { return false }
    return new.dropDidMove(load, to: place)
  }

  public func leave(_ load: AnyObject) {
    (target as? any DropTaking)?.dropDidLeave(load)
    target = nil
  }

  /// Whether something took it.
  public func drop(_ load: AnyObject, at location: CGPoint) -> Bool {
    guard move(load, to: location), let taker = target as? any DropTaking,
      let place = taker.ownPoint(fromWindow: location)
    else {
      leave(load)
      return false
    }
    target = nil
    return taker.drop(load, at: place)
  }

  private func taker(of load: AnyObject, at location: CGPoint) -> (any DropTaking)? {
    var node = root.hit(location)
    while let here = node {
      if let taker = here as? any DropTaking, taker.accepts(load) { return taker }
      node = here.parent
    }
    return nil
  }
}
