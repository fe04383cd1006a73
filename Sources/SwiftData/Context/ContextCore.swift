import Foundation
import MartletControls
import MartletGraph
import MartletStore

/// What a context is made of. A container keeps its main one's, and not the context itself, which keeps the container.
final class ContextCore {
  let records: RecordContext
  var savesItself: Bool
  weak var handle: ModelContext?
  weak var container: ModelContainer?

  init(_ store: RecordStore, _ entities: [ObjectIdentifier: ModelEntity], isMain: Bool) {
    records = RecordContext(store)
    savesItself = isMain
    records.owner = self
    records.makeFace = { record in
      guard let entity = entities[ObjectIdentifier(record.entity)] else {
        fatalError("\(record.entity.name) is not in the container's schema")
      }
      return entity.makeModel(record)
    }
    records.didChange = { [weak self] in self?.saveSoon() }
    // What other contexts save shows in the main one without being asked for.
    if isMain { records.schedule = { MainThread.run($0) } }
  }

  var context: ModelContext? { handle ?? container.map { ModelContext($0, self) } }

  /// One save for all that happens in a turn of the main loop.
  private func saveSoon() {
    if savesItself { PendingSaves.add(self) }
  }

  func saveNow() {
    guard savesItself, let context else { return }
    do {
      try context.save()
    } catch {
      Notes.once("the changes could not be saved: \(error.localizedDescription)")
    }
  }
}

// Its own thread's, which `PendingSaves` goes by.
extension ContextCore: @unchecked Sendable {}
