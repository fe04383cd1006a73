import Foundation

/// Which models to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// Nil takes all.
  public var predicate: Predicate<T>?
  /// The first decides; without any, models come in the order in which they were made.
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Whether models count that were inserted and not saved.
  public var includePendingChanges = true
  /// Models are read whole here, whatever is said.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

/// Models of a fetch, made as they are asked for.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let models: [T]
  public var startIndex: Int { 0 }
  public var endIndex: Int { models.count }
  public subscript(position: Int) -> T { models[position] }
}
