import Foundation
import SwiftUI

/// A fetch request whose objects stand in sections, by a property that the first order is to sort by.
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  private var results: FetchRequest<Result>
  @State private var chosen: ChosenPath<SectionIdentifier, Result>?
  private let sectionIdentifier: KeyPath<Result, SectionIdentifier>

  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(
      results.wrappedValue, chosen?.path ?? sectionIdentifier,
      choose: { [place = _chosen] in place.wrappedValue = ChosenPath(path: $0) })
  }

  nonisolated public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    results = FetchRequest(fetchRequest: fetchRequest, animation: animation)
    _chosen = State(initialValue: nil)
    self.sectionIdentifier = sectionIdentifier
  }

  nonisolated public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    results = FetchRequest(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    _chosen = State(initialValue: nil)
    self.sectionIdentifier = sectionIdentifier
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  @_disfavoredOverload
  nonisolated public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors,
      predicate: predicate, animation: animation)
  }
  nonisolated public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map { ComparedSortDescriptor($0) },
      predicate: predicate, animation: animation)
  }
}

/// A property that the view's code chose for the sections.
private struct ChosenPath<SectionIdentifier, Result> { var path: KeyPath<Result, SectionIdentifier> }

/// The sections of a sectioned fetch request: neighbours of one value of the property.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let results: FetchedResults<Result>
  private let sections: [Section]
  private let path: KeyPath<Result, SectionIdentifier>
  private let choose: (KeyPath<Result, SectionIdentifier>) -> Void

  init(
    _ results: FetchedResults<Result>, _ path: KeyPath<Result, SectionIdentifier>,
    choose: @escaping (KeyPath<Result, SectionIdentifier>) -> Void
  ) {
    (self.results, self.path, self.choose) = (results, path, choose)
    var sections: [(id: SectionIdentifier, objects: [Result])] = []
    for object in results {
      let id = object[keyPath: path]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append((id, [object]))
      }
    }
    self.sections = sections.map { Section(id: $0.id, objects: $0.objects) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }

  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path }
    nonmutating set { choose(newValue) }
  }
  @MainActor public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }
  @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
