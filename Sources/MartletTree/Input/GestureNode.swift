import Foundation
import MartletHost

/// Listens to pointers on what its child draws. Spec: H1-H5.
public final class GestureNode: UnaryNode {
  /// Who is asked first when several recognise. Spec: H1-H3.
  public enum Precedence { case normal, high, simultaneous }
  /// Which gestures are on: those added here, those inside. Spec: H5.
  public struct Mask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let own = Mask(rawValue: 1)
    public static let inside = Mask(rawValue: 2)
    public static let all: Mask = [.own, .inside]
  }

  public var recognizers: [GestureRecognizer] = [] {
    didSet { for recognizer in recognizers { recognizer.node = self } }
  }
  public var precedence = Precedence.normal
  public var mask = Mask.all
  /// Whether the steps of a wheel over the node spread its content, as they do with the control key: a map's.
  public var spreadsByWheel = false

  public convenience init(
    context: LayoutContext, child: LayoutNode, recognizers: [GestureRecognizer], precedence: Precedence = .normal
  ) {
    self.init(context: context, child: child)
    self.precedence = precedence
    self.recognizers = recognizers
    for recognizer in recognizers { recognizer.node = self }
  }
}

/// A node that takes pointers by itself: a button, a window over content, a list. Its recognisers come after those
/// inside.
public protocol PointerTaking: LayoutNode {
  var ownRecognizers: [GestureRecognizer] { get }
}
