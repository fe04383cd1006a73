import Foundation
import MartletControls
import MartletHost
import MartletTree

// # Popups
//
// A popup shows a view over everything in the window, beside the view that it is attached to: menus, the list of a menu
// picker, a context menu.
//
//     label
//       .popup(isPresented: $isOpen, placement: .menu) { place in
//         MenuRows(isUpwards: place.opensUpwards)
//       }
//
// - It opens when `isPresented` becomes true, and closes when it becomes false. A tap beside it and Escape write false.
//   It does not wait for sheets and alerts, nor they for it. A view that leaves the tree closes its popup.
// - `placement: .menu` puts the content above or below the anchor with the metrics of menus, kept inside the window and
//   its safe area. The content is asked for its own size and gets at most the room there is: put a `ScrollView` in it
//   for what may be longer, and give it a width of its own (`PresentationMetrics.Menu.width`).
//   `placement: .window` offers the whole window; the content places itself by `place` and must take taps beside it.
// - The content draws its own surface (background, corners, shadow). It grows out of the anchor and fades.
// - `place` is where the popup was opened: the anchor and the room in points of the window, and whether a menu opens
//   upwards there. `anchor:` gives another anchor than the view's frame, in the view's own coordinates.
// - `onKey` gets keys while the popup is on top, before Escape does: arrows, Return, letters. Answer whether they were
//   used. Keys do not reach what is below.
// - What lies below takes no pointers and is hidden from assistive tools. The focus is taken away when it opens and
//   goes back when it closes, unless it was put elsewhere.
// - The environment is that of the place where it is attached; `dismiss` keeps its meaning. An action in the popup
//   closes it by writing false.

extension View {
  /// Shows `content` over the window beside this view while `isPresented` is true. See the top of the file.
  nonisolated func popup<Content: View>(
    isPresented: Binding<Bool>, placement: PopupPlacement = .menu, anchor: CGRect? = nil,
    onKey: ((KeyEvent) -> Bool)? = nil, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (PresentationPlace) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        style: .popup(placement), item: { isPresented.wrappedValue ? PopupItem(anchor: anchor) : nil },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, keyAction: onKey,
        content: { _, place in content(place) }))
  }
}

/// An open popup: where it stands, if not at the view's frame.
struct PopupItem: AnchoredItem {
  var anchor: CGRect?
}

/// An item that says where in its view a presentation stands.
protocol AnchoredItem {
  /// In the view's coordinates, or those of `anchorNode`; nil for all of it.
  var anchor: CGRect? { get }
  /// The part of the view that the anchor is in; nil for the view.
  var anchorNode: LayoutNode? { get }
}

extension AnchoredItem {
  var anchorNode: LayoutNode? { nil }
}
