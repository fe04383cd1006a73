import Foundation

/// Runs an actor's work for a context.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// One piece of work after the other, on a thread of its own choice.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "ModelActor")

  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor with a context of its own, for work beside the main thread. `@ModelActor` makes it.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    (modelExecutor as! any SerialModelExecutor).asUnownedSerialExecutor()
  }
  public var modelContext: ModelContext { modelExecutor.modelContext }

  public subscript<T: PersistentModel>(_ identifier: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext[identifier, as: type]
  }
}
