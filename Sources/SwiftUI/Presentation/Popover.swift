import Foundation

extension View {
  /// Shows a popover while `isPresented` is true: a bubble with an arrow at this view in wide windows, a sheet in
  /// narrow ones. Tapping beside it closes it. Spec: F33, F34.
  ///
  /// `arrowEdge` is the side of the bubble that the arrow stands on where there is room for it.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(.popover(PopoverAttachment(anchor: attachmentAnchor, arrowEdge: arrowEdge)), isPresented, nil, content)
  }

  /// Shows a popover for an item; another item is another popover. Spec: F26, F33.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(.popover(PopoverAttachment(anchor: attachmentAnchor, arrowEdge: arrowEdge)), item, nil, content)
  }
}
