import Foundation
import MartletControls
import MartletGraph
import MartletHost
import MartletLayout
import MartletTree

/// What a presentation looks like.
enum PresentationStyle {
  case sheet
  /// A sheet of the system's own, which looks the same whatever styles the app has where it opens.
  case systemScreen
  case cover
  /// A card in the middle of the window.
  case alert
  /// A list of actions: at the bottom of narrow windows, beside its anchor in wide ones.
  case dialog
  case popover(PopoverAttachment)
  case popup(PopupPlacement)

  /// Whether it waits until nothing else is presented. Spec: F28.
  var takesLevel: Bool { if case .popup = self { false } else { true } }
  var inheritsStyles: Bool { if case .systemScreen = self { false } else { true } }
}

/// Shows a view above the window while there is an item. Spec: F25-F44.
struct PresentationModifier<Item, Presented: View>: PrimitiveModifier {
  let style: PresentationStyle
  let item: () -> Item?
  /// Tells whether two items mean the same presentation: another one is shown anew. Spec: F26.
  var isSame: (Item, Item) -> Bool = { _, _ in true }
  /// Whether content follows the item while it is shown. Spec: F41.
  var followsItem = true
  /// Writes that nothing is presented.
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  /// Keys that the content takes before anybody else.
  var keyAction: ((KeyEvent) -> Bool)?
  let content: (Item, PresentationPlace) -> Presented
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { PresentationNode(view, context) }
}

/// Where something is presented from.
struct PresentationPlace: Equatable {
  /// The view that presents, in points of the window.
  var anchor: CGRect
  /// The window without its insets.
  var room: CGRect

  /// Whether a menu at the anchor opens upwards. Source: M-CTL, menu.
  var opensUpwards: Bool { anchor.midY >= PresentationMetrics.Menu.downwardFraction * room.maxY }
}
