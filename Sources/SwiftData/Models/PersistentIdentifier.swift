import Foundation
import MartletStore

/// Which model of which store. It can be kept, and found again with `ModelContext.model(for:)`.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable, Sendable {
  /// The store's; nil for a model that was not saved.
  public let storeIdentifier: String?
  public let entityName: String
  let key: Int64

  init(_ record: StoreRecord) {
    (entityName, key) = (record.entity.name, record.key)
    storeIdentifier = record.isStored ? try? record.context?.store.identifier : nil
  }

  public var id: PersistentIdentifier { self }

  // A model is the same before and after it was saved.
  public static func == (first: Self, second: Self) -> Bool {
    first.key == second.key && first.entityName == second.entityName
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
  /// The order in which models were made.
  public static func < (first: Self, second: Self) -> Bool {
    (first.key, first.entityName) < (second.key, second.entityName)
  }
}
