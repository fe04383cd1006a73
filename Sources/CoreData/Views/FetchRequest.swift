import Foundation
import SwiftUI

/// Objects that a view shows, fetched from its managed object context and fetched anew when objects change there.
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var fetcher = ObjectFetcher<Result>()
  private let definition: FetchDefinition<Result>

  @MainActor public var wrappedValue: FetchedResults<Result> {
    FetchedResults(fetcher: fetcher, objects: fetcher.objects(in: context, definition))
  }

  /// The order and the condition, for controls that change them.
  @MainActor public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding {
      Configuration(nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
    } set: { configuration in
      results.nsSortDescriptors = configuration.nsSortDescriptors
      results.nsPredicate = configuration.nsPredicate
    }
  }

  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  nonisolated public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    definition = FetchDefinition(fetchRequest, animation: animation)
  }
  nonisolated public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest, animation: transaction.animation)
  }

  nonisolated public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request, animation: animation)
  }
}

extension FetchRequest where Result: NSManagedObject {
  @_disfavoredOverload
  nonisolated public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }

  nonisolated public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map { ComparedSortDescriptor($0) }, predicate: predicate,
      animation: animation)
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { ($0 as? ComparedSortDescriptor)?.original as? SortDescriptor<Result> } }
    set { nsSortDescriptors = newValue.map { ComparedSortDescriptor($0) } }
  }
}

/// The objects of a fetch request. Its order and condition can be set.
public struct FetchedResults<Result>: RandomAccessCollection {
  let fetcher: ObjectFetcher<Result>
  let objects: [Result]

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }

  @MainActor public var nsPredicate: NSPredicate? {
    get { fetcher.predicate }
    nonmutating set { fetcher.predicate = newValue }
  }
  @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
    get { fetcher.sortDescriptors }
    nonmutating set { fetcher.sortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { ($0 as? ComparedSortDescriptor)?.original as? SortDescriptor<Result> } }
    nonmutating set { nsSortDescriptors = newValue.map { ComparedSortDescriptor($0) } }
  }
}
