import Foundation
import MartletStore

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of a controller's objects.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Hears of changes of a controller's objects. Every method may be left out.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
}

/// Keeps a request's objects in sections, and tells a delegate how they change.
///
/// The delegate's methods get the controller under its plain type: an object of another, which answers as this one.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var objects: [NSManagedObject] = []
  private var isListening = false
  private var isCheckWaiting = false
  private var plain: NSFetchedResultsController<any NSFetchRequestResult>?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  open func performFetch() throws {
    objects = try managedObjectContext.matching(fetchRequest)
    if !isListening, let records = managedObjectContext.records {
      isListening = true
      records.add(self)
    }
  }

  /// There is no cache here.
  public static func deleteCache(withName name: String?) {}

  // MARK: - Objects

  /// Nil before the first fetch on Apple's systems; empty here.
  open var fetchedObjects: [ResultType]? { objects.compactMap { $0 as? ResultType } }
  open var sections: [any NSFetchedResultsSectionInfo]? { sectionList }

  open func object(at indexPath: IndexPath) -> ResultType {
    sectionList[indexPath[0]].managedObjects[indexPath[1]] as! ResultType
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { place(of: $0, in: objects) }
  }
  open var sectionIndexTitles: [String] { sectionList.compactMap(\.indexTitle) }

  private struct Section: NSFetchedResultsSectionInfo {
    var name: String
    var managedObjects: [NSManagedObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { managedObjects.count }
    var objects: [Any]? { managedObjects }
  }

  private var sectionList: [Section] { sections(of: objects) }

  private func sections(of objects: [NSManagedObject]) -> [Section] {
    guard let sectionNameKeyPath else { return [Section(name: "", managedObjects: objects)] }
    var result: [Section] = []
    for object in objects {
      let name = object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
      if result.last?.name == name {
        result[result.count - 1].managedObjects.append(object)
      } else {
        result.append(Section(name: name, managedObjects: [object]))
      }
    }
    return result
  }

  private func place(of object: NSManagedObject, in objects: [NSManagedObject]) -> IndexPath? {
    for (section, list) in sections(of: objects).enumerated() {
      if let item = list.managedObjects.firstIndex(of: object) { return IndexPath(indexes: [section, item]) }
    }
    return nil
  }
}

// MARK: - Changes

extension NSFetchedResultsController: RecordContextListener {
  /// Looked at once for all that happens in a turn of the context's queue.
  public func recordsDidChange(_ roots: Set<ObjectIdentifier>) {
    guard !isCheckWaiting else { return }
    isCheckWaiting = true
    nonisolated(unsafe) let controller = self
    managedObjectContext.queue.async { controller.check() }
  }

  private func check() {
    isCheckWaiting = false
    guard let new = try? managedObjectContext.matching(fetchRequest) else { return }
    let old = objects
    let changed = new.filter { $0.hasChanges && old.contains($0) }
    guard old != new || !changed.isEmpty else { return }
    let plain = plainController
    delegate?.controllerWillChangeContent(plain)
    objects = new
    plain.objects = new
    for change in new.difference(from: old).inferringMoves() { tell(change, plain, old, new) }
    for object in changed {
      delegate?.controller(
        plain, didChange: object, at: place(of: object, in: old), for: .update, newIndexPath: place(of: object, in: new)
      )
    }
    delegate?.controllerDidChangeContent(plain)
  }

  private func tell(
    _ change: CollectionDifference<NSManagedObject>.Change,
    _ plain: NSFetchedResultsController<any NSFetchRequestResult>, _ old: [NSManagedObject], _ new: [NSManagedObject]
  ) {
    switch change {
    case .insert(_, let object, nil):
      delegate?.controller(plain, didChange: object, at: nil, for: .insert, newIndexPath: place(of: object, in: new))
    case .remove(_, let object, nil):
      delegate?.controller(plain, didChange: object, at: place(of: object, in: old), for: .delete, newIndexPath: nil)
    case .insert(_, let object, _?):
      delegate?.controller(
        plain, didChange: object, at: place(of: object, in: old), for: .move, newIndexPath: place(of: object, in: new))
    // A move is told where it arrives.
    case .remove: break
    }
  }

  private var plainController: NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    if let plain { return plain }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.take(from: fetchRequest)
    let made = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName)
    plain = made
    return made
  }
}
