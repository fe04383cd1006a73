/// A publisher that plays the same values and the same ending to every subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(recording: Recording) { self.recording = recording }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = SequenceSubscription(recording.output, subscriber, ending: recording.completion)
    if subscription.isExhausted {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: recording.completion)
    } else {
      subscriber.receive(subscription: subscription)
    }
  }

  /// The values and the ending of a `Record`.
  public struct Recording {
    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOpen = true

    /// An empty recording that finishes.
    public init() { self.init(output: [], completion: .finished) }

    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value. After `receive(completion:)` it traps.
    public mutating func receive(_ input: Output) {
      precondition(isOpen, "A recording takes no value after its completion.")
      output.append(input)
    }

    /// Sets the ending. A second one traps.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(isOpen, "A recording takes one completion only.")
      isOpen = false
      self.completion = completion
    }
  }
}
