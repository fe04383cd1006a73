@_spi(Reflection) import Swift

/// How to compare two values of one type field by field, and where its dynamic properties lie: made once a
/// type by walking its fields, then only offsets and pointers. A type that is `Equatable` and more than plain data is
/// compared by its own `==`. Spec: C26.
public final class FieldPlan {
  /// A field that the owner of a value must know: its place and its type.
  public struct DynamicField {
    public let offset: Int
    public let type: Any.Type
  }

  enum Comparison {
    case bits(offset: Int, size: Int)
    case equatable(offset: Int, size: Int, (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    /// A value that holds code: equal only bit by bit.
    case closure(offset: Int, size: Int)
  }

  /// What became of a value.
  public enum Change: Comparable {
    case none
    /// Only closures differ.
    case closures
    case data
  }

  public private(set) var dynamicFields: [DynamicField] = []
  private(set) var comparisons: [Comparison] = []

  /// Which types are dynamic properties, and whether their fields count as input. Given by the SwiftUI layer.
  public enum Kind {
    case plain
    /// State of its own: never compared.
    case ownState
    /// A dynamic property that the parent hands down (a binding): compared by the given function.
    case input((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    /// A dynamic property made of others: its fields are walked, then it follows them.
    case composite
  }

  nonisolated(unsafe) private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  public static func of(_ type: Any.Type, classify: (Any.Type) -> Kind) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = FieldPlan()
    plan.addFields(of: type, at: 0, classify: classify)
    if let equatable = type as? any Equatable.Type, !isPlainData(type) {
      plan.comparisons = [.equatable(offset: 0, size: sizeOf(type), equality(equatable))]
    }
    plans[key] = plan
    return plan
  }

  private func addFields(of type: Any.Type, at base: Int, classify: (Any.Type) -> Kind) {
    _ = _forEachField(of: type, options: []) { [self] _, offset, field, kind in
      let isWalkable = kind == .struct || kind == .tuple
      add(field, isWalkable: isWalkable, at: base + offset, classify: classify)
      return true
    }
  }

  private func add(_ type: Any.Type, isWalkable: Bool, at offset: Int, classify: (Any.Type) -> Kind) {
    switch classify(type) {
    case .ownState:
      dynamicFields.append(DynamicField(offset: offset, type: type))
    case .input(let isEqual):
      dynamicFields.append(DynamicField(offset: offset, type: type))
      comparisons.append(.equatable(offset: offset, size: sizeOf(type), isEqual))
    case .composite:
      addFields(of: type, at: offset, classify: classify)
      dynamicFields.append(DynamicField(offset: offset, type: type))
    case .plain:
      addComparison(type, isWalkable: isWalkable, at: offset, classify: classify)
    }
  }

  /// Structs and tuples are walked; enums, existentials and functions are compared bit by bit.
  private func addComparison(_ type: Any.Type, isWalkable: Bool, at offset: Int, classify: (Any.Type) -> Kind) {
    let size = sizeOf(type)
    guard size > 0 else { return }
    if let equatable = type as? any Equatable.Type {
      comparisons.append(.equatable(offset: offset, size: size, equality(equatable)))
    } else if isWalkable, hasFields(type) {
      // Field by field even where the bits would do: the unused bytes between fields hold anything.
      addFields(of: type, at: offset, classify: classify)
    } else if isPlainData(type) || type is AnyClass {
      comparisons.append(.bits(offset: offset, size: size))
    } else {
      comparisons.append(.closure(offset: offset, size: size))
    }
  }

  private func hasFields(_ type: Any.Type) -> Bool {
    var hasFields = false
    _ = _forEachField(of: type, options: []) { _, _, _, _ in
      hasFields = true
      return false
    }
    return hasFields
  }

  /// Compares two values that lie at these addresses.
  public func change(from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> Change {
    var result = Change.none
    for comparison in comparisons {
      switch comparison {
      case .bits(let offset, let size):
        if !sameBits(old + offset, new + offset, size) { return .data }
      case .equatable(let offset, let size, let isEqual):
        if !sameBits(old + offset, new + offset, size), !isEqual(old + offset, new + offset) { return .data }
      case .closure(let offset, let size):
        if !sameBits(old + offset, new + offset, size) { result = .closures }
      }
    }
    return result
  }
}

@inline(__always) private func sameBits(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
  if size == 8 { return a.loadUnaligned(as: UInt64.self) == b.loadUnaligned(as: UInt64.self) }
  var index = 0
  while index + 8 <= size {
    if a.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      != b.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    {
      return false
    }
    index += 8
  }
  while index < size {
    if a.load(fromByteOffset: index, as: UInt8.self) != b.load(fromByteOffset: index, as: UInt8.self) { return false }
    index += 1
  }
  return true
}

private func sizeOf(_ type: Any.Type) -> Int {
  func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
  return _openExistential(type, do: size)
}

private func isPlainData(_ type: Any.Type) -> Bool {
  func isPOD<T>(_: T.Type) -> Bool { _isPOD(T.self) }
  return _openExistential(type, do: isPOD)
}

private func equality(_ type: any Equatable.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
  func make<E: Equatable>(_: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }
  return make(type)
}
