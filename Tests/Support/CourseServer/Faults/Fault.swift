/// What goes wrong with an answer. Its name stands in addresses: `/with/status-500/api/contents`.
public enum Fault: Equatable, Sendable {
  /// The answer waits at the server's gate until a test lets it go.
  case slow
  /// 429 with Retry-After, in seconds.
  case tooManyRequests(retryAfter: Int)
  case status(Int)
  /// The first half of the body as if it were all.
  case truncated
  /// The connection ends in the middle of the body.
  case cut
  /// Some attributes, by the seed, are null.
  case nullFields(seed: UInt64)
  /// Some attributes, by the seed, are of another type: numbers are texts, texts are numbers.
  case wrongTypes(seed: UInt64)
  /// No results.
  case empty
  /// Says that no page follows.
  case lastPage
  case redirectLoop
  /// Leads to a server whose certificate nobody vouches for.
  case tls
  /// For each request another of these or none, by the seed.
  case random(seed: UInt64)

  /// `slow`, `retry-5`, `status-503`, `truncated`, `cut`, `null-fields-7`, `wrong-types-7`, `empty`, `last-page`,
  /// `redirect-loop`, `tls`, `random-7`.
  public init?(name: String) {
    let parts = name.split(separator: "-")
    let number = parts.last.flatMap { UInt64($0) }
    switch (parts.dropLast(number == nil ? 0 : 1).joined(separator: "-"), number) {
    case ("slow", nil): self = .slow
    case ("retry", let seconds?): self = .tooManyRequests(retryAfter: Int(clamping: seconds))
    case ("status", let code?) where (200...599).contains(code): self = .status(Int(code))
    case ("truncated", nil): self = .truncated
    case ("cut", nil): self = .cut
    case ("null-fields", let seed?): self = .nullFields(seed: seed)
    case ("wrong-types", let seed?): self = .wrongTypes(seed: seed)
    case ("empty", nil): self = .empty
    case ("last-page", nil): self = .lastPage
    case ("redirect-loop", nil): self = .redirectLoop
    case ("tls", nil): self = .tls
    case ("random", let seed?): self = .random(seed: seed)
    default: return nil
    }
  }

  /// What the `count`th request under `random` meets; nil: nothing.
  static func random(seed: UInt64, count: Int) -> Fault? {
    var generator = SeededGenerator(seed: seed &+ UInt64(count) &* 0x9E37)
    let choices: [Fault?] = [
      nil, nil, nil, .tooManyRequests(retryAfter: 1), .status(500), .status(503), .truncated, .cut,
      .nullFields(seed: generator.next()), .wrongTypes(seed: generator.next()), .empty,
    ]
    return choices.randomElement(using: &generator)!
  }
}
