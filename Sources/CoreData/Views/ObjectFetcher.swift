import Foundation
import MartletControls
import MartletGraph
import MartletStore
import SwiftUI

/// What a fetch request asks for. Two of the same conditions' objects are equal.
final class FetchDefinition<Result>: Equatable {
  let request: NSFetchRequest<Result>
  let animation: Animation?

  init(_ request: NSFetchRequest<Result>, animation: Animation?) {
    (self.request, self.animation) = (request, animation)
  }

  static func == (first: FetchDefinition, second: FetchDefinition) -> Bool {
    if first === second { return true }
    let (a, b) = (first.request, second.request)
    // Descriptors and predicates that are made anew cannot be told from others.
    return a.entityName == b.entityName && a.predicate === b.predicate && a.fetchLimit == b.fetchLimit
      && (a.sortDescriptors ?? []).elementsEqual(b.sortDescriptors ?? [], by: ===)
  }
}

/// Keeps a request's objects until something changes in the context.
@MainActor final class ObjectFetcher<Result>: ObservableObject {
  private var found: [Result] = []
  private var definition: FetchDefinition<Result>?
  private weak var context: NSManagedObjectContext?
  private weak var records: RecordContext?
  private var isStale = true
  private var isConfigured = false

  /// As the view's code changed them; a new request of the view's takes their place.
  var predicate: NSPredicate? { didSet { noteConfiguration() } }
  var sortDescriptors: [NSSortDescriptor] = [] { didSet { noteConfiguration() } }

  nonisolated init() {}

  func objects(in context: NSManagedObjectContext, _ definition: FetchDefinition<Result>) -> [Result] {
    if self.context !== context || records == nil, let records = context.records {
      (self.context, self.records) = (context, records)
      records.add(self)
      isStale = true
    }
    if self.definition != definition {
      let isFirst = self.definition == nil
      (self.definition, isStale) = (definition, true)
      if isFirst || !isConfigured {
        (predicate, sortDescriptors) = (definition.request.predicate, definition.request.sortDescriptors ?? [])
        isConfigured = false
      }
    }
    if isStale { fetch(in: context, definition) }
    return found
  }

  private func fetch(in context: NSManagedObjectContext, _ definition: FetchDefinition<Result>) {
    isStale = false
    let request = NSFetchRequest<Result>()
    request.take(from: definition.request)
    (request.predicate, request.sortDescriptors) = (predicate, sortDescriptors)
    do {
      found = try context.fetch(request)
    } catch {
      Notes.once("@FetchRequest of \(Result.self): \(error.localizedDescription)")
    }
  }

  private func noteConfiguration() {
    isConfigured = true
    noteStale()
  }

  private func noteStale() {
    guard !isStale, let definition else { return }
    isStale = true
    if let animation = definition.animation {
      withAnimation(animation) { objectWillChange.send() }
    } else {
      objectWillChange.send()
    }
  }
}

extension ObjectFetcher: RecordContextListener {
  // Conditions may look at other objects, so any change counts.
  nonisolated func recordsDidChange(_ roots: Set<ObjectIdentifier>) {
    MainThread.run { [weak self] in MainActor.assumeIsolated { self?.noteStale() } }
  }
}
