import MartletStore
import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  /// A context of no models: a view below no container gets nothing, and its queries say so.
  static var defaultValue: ModelContext { MainActor.assumeIsolated { NoContainer.context } }
}

@MainActor private enum NoContainer {
  static let container: ModelContainer = {
    guard let container = try? ModelContainer(for: Schema([]), configurations: .init(isStoredInMemoryOnly: true)) else {
      fatalError("there is no memory for a store")
    }
    return container
  }()
  static var context: ModelContext { container.mainContext }
}

extension EnvironmentValues {
  /// The context in which queries of the views below look.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Gives the views below a context.
  public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

  /// Gives the views below the container's main context.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Makes a container of the model, and of those that it leads to, and gives the views below its main context.
  ///
  /// Where the store cannot be opened, `onSetup` gets the error, or else a note says so, and the views get a store in
  /// memory: what they change is not kept then.
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(
        setup: ContainerSetup(
          modelTypes, isInMemory: inMemory, savesItself: isAutosaveEnabled, wantsUndo: isUndoEnabled, onSetup: onSetup))
    )
  }
}

extension Scene {
  public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

  @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let setup = ContainerSetup(
      modelTypes, isInMemory: inMemory, savesItself: isAutosaveEnabled, wantsUndo: isUndoEnabled, onSetup: onSetup)
    return modelContainer(setup.containerOfScene())
  }
}

private struct ContainerModifier: ViewModifier {
  @StateObject private var holder: ContainerHolder

  init(setup: ContainerSetup) { _holder = StateObject(wrappedValue: ContainerHolder(setup.makeContainer())) }

  func body(content: Content) -> some View { content.modelContainer(holder.container) }
}

private final class ContainerHolder: ObservableObject {
  let container: ModelContainer
  init(_ container: ModelContainer) { self.container = container }
}
