import Foundation
import MartletStore
import SwiftUI

/// What a query gives: a list of models.
public protocol _QueryResult {
  associatedtype Element: PersistentModel
  static func _of(_ models: [Element]) -> Self
}

extension Array: _QueryResult where Element: PersistentModel {
  public static func _of(_ models: [Element]) -> [Element] { models }
}

/// Models that a view shows, fetched from its context and fetched anew when models change there.
///
/// Without an order they come in that in which they were made.
// DEVIATION: Apple's is a macro beside a type of two parameters, `Query<Item, [Item]>`; this is a wrapper of one.
@propertyWrapper public struct Query<Result: _QueryResult>: DynamicProperty {
  public typealias Element = Result.Element
  @Environment(\.modelContext) public var modelContext
  @StateObject private var fetcher = QueryFetcher<Element>()
  private let definition: QueryDefinition<Element>

  private nonisolated init(definition: QueryDefinition<Element>) { self.definition = definition }

  @MainActor public var wrappedValue: Result { ._of(fetcher.models(in: modelContext, definition)) }

  /// Why the last fetch failed; the models are those of the last one that did not.
  @MainActor public var fetchError: (any Error)? {
    _ = wrappedValue
    return fetcher.error
  }

  nonisolated public init() { self.init(definition: QueryDefinition()) }
  nonisolated public init(animation: Animation) { self.init(definition: QueryDefinition(animation: animation)) }
  nonisolated public init(transaction: Transaction) {
    self.init(definition: QueryDefinition(animation: transaction.animation))
  }

  nonisolated public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(definition: QueryDefinition(descriptor, animation: animation))
  }
  nonisolated public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.init(definition: QueryDefinition(descriptor, animation: transaction.animation))
  }

  nonisolated public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation) }

  nonisolated public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction) }

  nonisolated public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(unchecked(keyPath), order: order)], animation: animation) }

  nonisolated public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation? = nil
  ) { self.init(filter: filter, sort: [SortDescriptor(unchecked(keyPath), order: order)], animation: animation) }

  nonisolated public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction
  ) { self.init(filter: filter, sort: keyPath, order: order, animation: transaction.animation) }

  nonisolated public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction
  ) { self.init(filter: filter, sort: keyPath, order: order, animation: transaction.animation) }
}

/// Foundation wants key paths that can be sent, which literals are.
private func unchecked<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (KeyPath<Root, Value> & Sendable).self)
}

/// What a query asks for. Two without conditions are equal where their orders are.
final class QueryDefinition<Element: PersistentModel>: Equatable {
  let descriptor: FetchDescriptor<Element>
  let animation: Animation?

  init(_ descriptor: FetchDescriptor<Element> = FetchDescriptor(), animation: Animation? = nil) {
    (self.descriptor, self.animation) = (descriptor, animation)
  }

  static func == (first: QueryDefinition, second: QueryDefinition) -> Bool {
    if first === second { return true }
    let (a, b) = (first.descriptor, second.descriptor)
    return a.predicate == nil && b.predicate == nil && a.sortBy == b.sortBy && a.fetchLimit == b.fetchLimit
      && a.fetchOffset == b.fetchOffset && a.includePendingChanges == b.includePendingChanges
  }
}
