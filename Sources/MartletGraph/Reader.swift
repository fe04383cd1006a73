import Observation

/// Why something changes, for the update that follows: what a transaction carries. Spec: E1.
open class UpdateCause {
  /// Whether a reader has been asked to run for this cause.
  public internal(set) final var hasReaders = false
  public init() {}
}

/// A node that computes something from sources and runs again when one of them changed.
///
/// It keeps the sources of its last run in the order in which it read them: a run that reads the same ones
/// costs one comparison each.
open class Reader {
  /// The reader whose computation is running, innermost. Belongs to the main thread, as all of the graph.
  nonisolated(unsafe) static var running: Reader?
  /// The cause of what the running code changes: an action's, or that of the update under way.
  nonisolated(unsafe) public static var cause: UpdateCause?

  struct Dependency {
    let source: Source
    var slot: Int
  }

  /// How many readers stand above; updates run from the top down, so that a node removed by its parent's
  /// update never runs.
  public let depth: Int
  public unowned(unsafe) let queue: UpdateQueue
  var dependencies: ContiguousArray<Dependency> = []
  private var cursor = 0
  var isEnqueued = false
  /// Whether something changed since the reader last ran.
  private(set) var needsUpdate = false
  public private(set) var isDisposed = false

  public init(queue: UpdateQueue, depth: Int) {
    self.queue = queue
    self.depth = depth
  }

  deinit { removeDependencies(from: 0) }

  /// Runs again because a source changed. Called by the queue.
  open func update() {}

  /// Ends the reader's life: it depends on nothing and never updates again.
  open func dispose() {
    isDisposed = true
    removeDependencies(from: 0)
  }

  /// The cause that the reader was last asked to run with; a change without one leaves it. Spec: E9.
  private final var waitingCause: UpdateCause?

  public final func enqueue() {
    guard !isDisposed else { return }
    needsUpdate = true
    if let cause = Reader.cause {
      waitingCause = cause
      cause.hasReaders = true
    }
    if !isEnqueued { queue.add(self) }
  }

  /// Runs the update that the reader waits for, with the cause that it was asked for with.
  final func runWaiting() {
    let outer = Reader.cause
    Reader.cause = effectiveCause(waitingCause)
    waitingCause = nil
    update()
    Reader.cause = outer
  }

  /// Runs `body`, an update for another reason than the queue's. A cause that the reader waits with comes before the
  /// one of that reason.
  public final func withOwnCause<T>(_ body: () -> T) -> T {
    guard let waitingCause, needsUpdate else { return body() }
    let outer = Reader.cause
    Reader.cause = effectiveCause(waitingCause)
    defer { Reader.cause = outer }
    return body()
  }

  /// What an update carries here that was asked for with `cause`.
  open func effectiveCause(_ cause: UpdateCause?) -> UpdateCause? { cause }

  private var lastFlush = 0
  private var runsInFlush = 0

  /// How often the reader has run in the flush of that number, this run included.
  final func countRun(in flush: Int) -> Int {
    if flush != lastFlush { (lastFlush, runsInFlush) = (flush, 0) }
    runsInFlush += 1
    return runsInFlush
  }

  /// The reader has run for another reason than the queue's: it need not run again for what changed before.
  public final func didRun() {
    needsUpdate = false
    waitingCause = nil
  }

  /// How often the reader has run: a change that is told to an earlier run is no longer of interest.
  private final var trackedRun = 0

  /// Runs `body`; what it reads, sources and observable objects' properties, becomes this reader's dependencies, in the
  /// place of the earlier ones. Spec: C21, C22.
  public final func track<T, Failure>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
    let outer = Reader.running
    Reader.running = self
    cursor = 0
    defer {
      removeDependencies(from: cursor)
      Reader.running = outer
    }
    trackedRun += 1
    let number = trackedRun
    return try withObservationTracking {
      Result { () throws(Failure) in try body() }
    } onChange: { [weak self] in
      MainThread.run { if let self, self.trackedRun == number { self.enqueue() } }
    }.get()
  }

  /// Runs `body` without noting what it reads.
  public static func withoutTracking<T>(_ body: () throws -> T) rethrows -> T {
    let outer = running
    running = nil
    defer { running = outer }
    return try body()
  }

  public static var isRunning: Bool { running != nil }
  /// Who is computing now, for notes to developers.
  public static var current: Reader? { running }

  func record(_ source: Source) {
    if cursor < dependencies.count, dependencies[cursor].source === source {
      cursor += 1
      return
    }
    for index in 0..<cursor where dependencies[index].source === source { return }
    removeDependencies(from: cursor)
    dependencies.append(Dependency(source: source, slot: source.add(self)))
    cursor += 1
  }

  func move(_ source: Source, from old: Int, to new: Int) {
    for index in dependencies.indices where dependencies[index].source === source {
      dependencies[index].slot = new
      return
    }
  }

  private func removeDependencies(from index: Int) {
    while dependencies.count > index {
      let last = dependencies.removeLast()
      last.source.remove(slot: last.slot)
    }
  }
}
