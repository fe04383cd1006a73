import MartletControls

/// A list's selection, of any type. Spec: G8.
struct ListSelecting {
  let mode: ListNode.SelectionMode
  /// Whether a value is of the selection's type.
  let isValue: (AnyHashable) -> Bool
  let isSelected: (AnyHashable) -> Bool
  let isEmpty: () -> Bool
  /// What is chosen; whoever asks depends on it.
  let value: () -> AnyHashable
  /// Chooses a value; of several it is taken in or out.
  let select: (AnyHashable) -> Void
  let clear: () -> Void

  init<Value: Hashable>(_ selection: ListSelection<Value>) {
    isValue = { $0.base is Value }
    switch selection {
    case .single(let binding):
      mode = .single
      value = { AnyHashable(binding.wrappedValue) }
      isSelected = { tag in (tag.base as? Value).map { $0 == binding.wrappedValue } ?? false }
      isEmpty = { binding.wrappedValue == nil }
      select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
      clear = { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
    case .required(let binding):
      mode = .single
      value = { AnyHashable(binding.wrappedValue) }
      isSelected = { tag in (tag.base as? Value).map { $0 == binding.wrappedValue } ?? false }
      isEmpty = { false }
      select = { if let value = $0.base as? Value { binding.wrappedValue = value } }
      clear = {}
    case .multiple(let binding):
      mode = .multiple
      value = { AnyHashable(binding.wrappedValue) }
      isSelected = { tag in (tag.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }
      isEmpty = { binding.wrappedValue.isEmpty }
      select = { tag in
        guard let value = tag.base as? Value else { return }
        if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
      }
      clear = { if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] } }
    }
  }
}
