import Foundation

/// Orders of texts by a reader's eye, which the toolchain's `String.StandardComparator` lacks here.
public enum _LocalizedTextOrder: Sendable {
  /// As files are listed: numbers by their value, case and accents last.
  case localizedStandard
  /// By the language's letters.
  case localized
}

extension SortDescriptor {
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: _LocalizedTextOrder, order: SortOrder = .forward
  ) {
    switch comparator {
    case .localizedStandard: self.init(unsafe(keyPath.appending(path: \._standardOrder)), order: order)
    case .localized: self.init(unsafe(keyPath.appending(path: \._localizedOrder)), order: order)
    }
  }

  public init(
    _ keyPath: KeyPath<Compared, String?> & Sendable, comparator: _LocalizedTextOrder, order: SortOrder = .forward
  ) {
    switch comparator {
    case .localizedStandard: self.init(unsafe(keyPath.appending(path: \.?._standardOrder)), order: order)
    case .localized: self.init(unsafe(keyPath.appending(path: \.?._localizedOrder)), order: order)
    }
  }
}

/// What was put together of two key paths that can be sent can be sent.
private func unsafe<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (KeyPath<Root, Value> & Sendable).self)
}

extension String {
  fileprivate var _standardOrder: StandardOrder { StandardOrder(text: self) }
  fileprivate var _localizedOrder: LocalizedOrder { LocalizedOrder(text: self) }
}

private struct StandardOrder: Comparable {
  let text: String
  static func < (a: Self, b: Self) -> Bool { a.text.localizedStandardCompare(b.text) == .orderedAscending }
  static func == (a: Self, b: Self) -> Bool { a.text.localizedStandardCompare(b.text) == .orderedSame }
}

private struct LocalizedOrder: Comparable {
  let text: String
  static func < (a: Self, b: Self) -> Bool { a.text.localizedCompare(b.text) == .orderedAscending }
  static func == (a: Self, b: Self) -> Bool { a.text.localizedCompare(b.text) == .orderedSame }
}
