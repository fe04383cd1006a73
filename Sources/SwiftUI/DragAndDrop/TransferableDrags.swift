import CoreTransferable
import Foundation
import MartletTree

extension View {
  /// Lets a person take this view up and carry `payload` to another place of the window. As `onDrag` does.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier(load: { DragLoad(carrying: payload()) }, preview: nil))
  }
  /// The same with another look under the pointer.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragPreviewModifier(load: { DragLoad(carrying: payload()) }, preview: preview())) }

  /// Takes values of a type that are let go on this view. `action` gets them with the place, in the view's coordinates;
  /// for values of other programs, which must be read first, it runs a little later. `isTargeted` tells when such
  /// values come over the view and leave it.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        types: T._importedContentTypes, delegate: TransferDelegate(action: action, isTargeted: isTargeted)))
  }
}

extension DragLoad {
  fileprivate convenience init<T: Transferable>(carrying value: T) {
    let provider = NSItemProvider()
    provider.register(Carried(value).value)
    self.init([provider], values: [value])
  }
}

/// A value on its way to another thread: the app hands it over and keeps nothing.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Reads what was let go as values of a type.
private struct TransferDelegate<Item: Transferable>: DropDelegate {
  let action: ([Item], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  func validateDrop(info: DropInfo) -> Bool {
    info.load.values.isEmpty || info.load.values.contains { $0 is Item }
  }
  func dropEntered(info: DropInfo) { isTargeted(true) }
  func dropExited(info: DropInfo) { isTargeted(false) }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    let known = info.load.values.compactMap { $0 as? Item }
    if !known.isEmpty { return action(known, info.location) }
    read(info.load.providers(for: Item._importedContentTypes), at: info.location)
    return true
  }

  /// In the order in which they came; those that cannot be read are left out.
  private func read(_ providers: [NSItemProvider], at location: CGPoint) {
    let loads = providers.map(TransferredValue<Item>.init)
    let action = Carried(action)
    Task { @MainActor in
      var items: [Item] = []
      for load in loads { if let item = await load.value { items.append(item) } }
      if !items.isEmpty { _ = action.value(items, location) }
    }
  }
}

/// The value that a provider holds.
private struct TransferredValue<Item: Transferable>: @unchecked Sendable {
  let provider: NSItemProvider

  var value: Item? {
    get async {
      let types = provider.registeredContentTypes
      let source = _TransferSource(contentTypes: types, suggestedName: provider.suggestedName) {
        try await data(types)
      }
      return try? await Item._load(from: source)
    }
  }

  /// The kind that the type takes first.
  private func data(_ types: [UTType]) async throws -> Data {
    let wanted = types.first { type in Item._importedContentTypes.contains { type.conforms(to: $0) } }
    guard let wanted else { throw NSItemProvider.ErrorCode.itemUnavailableError }
    return try await withCheckedThrowingContinuation { continuation in
      provider.loadDataRepresentation(for: wanted) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? NSItemProvider.ErrorCode.itemUnavailableError)
        }
      }
    }
  }
}
