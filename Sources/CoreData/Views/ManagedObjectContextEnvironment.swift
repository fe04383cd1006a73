import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  /// A context without a store: requests below say that there is none.
  static var defaultValue: NSManagedObjectContext { NoStore.context }
}

private enum NoStore {
  static let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context in which fetch requests of the views below look.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
