import MartletControls
import SwiftUI

/// What `.modelContainer(for:)` is given.
@MainActor struct ContainerSetup {
  private let types: [any PersistentModel.Type]
  private let isInMemory: Bool
  private let savesItself: Bool
  private let onSetup: (Result<ModelContainer, any Error>) -> Void

  init(
    _ types: [any PersistentModel.Type], isInMemory: Bool, savesItself: Bool, wantsUndo: Bool,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    if wantsUndo { Notes.once("changes of models cannot be undone here") }
    (self.types, self.isInMemory, self.savesItself, self.onSetup) = (types, isInMemory, savesItself, onSetup)
  }

  func makeContainer() -> ModelContainer {
    do {
      let container = try open(isInMemory: isInMemory)
      onSetup(.success(container))
      return container
    } catch {
      Notes.once("\(error.localizedDescription). What is changed now is kept in memory only.")
      onSetup(.failure(error))
    }
    guard let container = try? open(isInMemory: true) else { fatalError("there is no memory for a store") }
    return container
  }

  private func open(isInMemory: Bool) throws -> ModelContainer {
    let container = try ModelContainer(
      for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: isInMemory))
    container.mainContext.autosaveEnabled = savesItself
    return container
  }

  // MARK: - Scenes

  private struct Key: Hashable {
    var types: [ObjectIdentifier]
    var isInMemory: Bool
  }
  private static var ofScenes: [Key: ModelContainer] = [:]

  /// Scenes are made anew whenever the app's body runs; their container stays.
  func containerOfScene() -> ModelContainer {
    let key = Key(types: types.map { ObjectIdentifier($0) }, isInMemory: isInMemory)
    if let known = Self.ofScenes[key] { return known }
    let container = makeContainer()
    Self.ofScenes[key] = container
    return container
  }
}
