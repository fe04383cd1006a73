import Foundation
import MartletControls
import MartletGraph
import MartletStore
import SwiftUI

/// Keeps a query's models until something changes in the context.
@MainActor final class QueryFetcher<Element: PersistentModel>: ObservableObject {
  private var found: [Element] = []
  private(set) var error: (any Error)?
  private var definition: QueryDefinition<Element>?
  private weak var context: ModelContext?
  private var isStale = true

  nonisolated init() {}

  func models(in context: ModelContext, _ definition: QueryDefinition<Element>) -> [Element] {
    if self.context !== context {
      self.context = context
      context.records.add(self)
      isStale = true
    }
    if self.definition != definition {
      self.definition = definition
      isStale = true
    }
    if isStale { fetch(in: context, definition) }
    return found
  }

  private func fetch(in context: ModelContext, _ definition: QueryDefinition<Element>) {
    isStale = false
    do {
      (found, error) = (try context.fetch(definition.descriptor), nil)
    } catch {
      self.error = error
      Notes.once("@Query of \(Element.self): \(error.localizedDescription)")
    }
  }
}

extension QueryFetcher: RecordContextListener {
  nonisolated func recordsDidChange(_ roots: Set<ObjectIdentifier>) {
    MainThread.run { [weak self] in MainActor.assumeIsolated { self?.noteChange(roots) } }
  }

  private func noteChange(_ roots: Set<ObjectIdentifier>) {
    guard !isStale, let definition else { return }
    // A condition may look at other models.
    let isConcerned =
      definition.descriptor.predicate != nil
      || roots.contains(ObjectIdentifier(ModelEntity.of(Element.self).entity.root))
    guard isConcerned else { return }
    isStale = true
    if let animation = definition.animation {
      withAnimation(animation) { objectWillChange.send() }
    } else {
      objectWillChange.send()
    }
  }
}
