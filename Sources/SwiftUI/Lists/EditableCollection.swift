import Foundation

/// A row of a loop that moves and deletes the elements of its collection by itself.
public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let actions: EditActionsModifier
  public var body: some View { content.modifier(actions) }
}

extension ForEach where Content: View {
  /// Views for the elements of a binding's collection, which lists may move and delete as `editActions` says, without
  /// further code.
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == BindingCollection<C>, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, ID == C.Element.ID, Content == EditableCollectionContent<R, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// The same with ids from a key path.
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == BindingCollection<C>, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Content == EditableCollectionContent<R, C>
  {
    self.init(data, id: id) { element in
      EditableCollectionContent<R, C>(
        content: content(element),
        actions: EditActionsModifier(data, id: id, element: element.wrappedValue[keyPath: id], actions: editActions))
    }
  }
}

extension EditActionsModifier {
  /// What `actions` allow with the element of `data` whose id is `element`.
  nonisolated fileprivate init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, element: ID, actions: EditActions<C>
  ) {
    let delete: ((IndexSet) -> Void)? = actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
    let move: ((IndexSet, Int) -> Void)? =
      actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
    self.init(
      delete: .some(delete), move: .some(move),
      position: {
        let elements = data.wrappedValue
        guard let index = elements.firstIndex(where: { $0[keyPath: id] == element }) else { return nil }
        return (elements.distance(from: elements.startIndex, to: index), elements.count)
      })
  }
}
