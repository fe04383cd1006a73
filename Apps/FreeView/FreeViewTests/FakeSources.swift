import Foundation

@testable import FreeView

extension Episode {
  static func named(_ name: String, id: String? = nil) -> Episode {
    Episode(id: id ?? name, name: name, description: "")
  }
}

/// Answers when it is told to, in whatever order, and does not care whether anyone still waits.
final class WaitingSource: EpisodeSource, @unchecked Sendable {
  struct Question {
    let request: EpisodeRequest
    let next: String?
    let answer: CheckedContinuation<EpisodePage, Error>
  }

  let id = "waiting"
  let name = "waiting.example"
  let filterGroups = [FilterGroup.difficulties]
  var kept: EpisodePage?
  private let lock = NSLock()
  private var open: [Question] = []
  private var count = 0

  /// How often it was asked.
  var askedCount: Int { lock.withLock { count } }
  var openCount: Int { lock.withLock { open.count } }

  func page(_ request: EpisodeRequest, after next: String?) async throws -> EpisodePage {
    try await withCheckedThrowingContinuation { answer in
      lock.withLock {
        open.append(Question(request: request, next: next, answer: answer))
        count += 1
      }
    }
  }

  func keptPage(_ request: EpisodeRequest, after next: String?) -> EpisodePage? { kept }
  func film(of episode: Episode) async throws -> URL { throw LoadError.noFilm }

  func take(_ index: Int) -> Question { lock.withLock { open.remove(at: index) } }
}

/// Answers at once, by a function.
struct AnsweringSource: EpisodeSource {
  var id = "answering"
  let name = "answering.example"
  let filterGroups = [FilterGroup.difficulties]
  var kept: EpisodePage?
  let answer: (EpisodeRequest, String?) throws -> EpisodePage

  func page(_ request: EpisodeRequest, after next: String?) async throws -> EpisodePage { try answer(request, next) }
  func keptPage(_ request: EpisodeRequest, after next: String?) -> EpisodePage? { kept }
  func film(of episode: Episode) async throws -> URL { throw LoadError.noFilm }
}

/// Numbers that are the same in each run: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Lets others work until the condition holds; false after very many turns.
@MainActor func waits(until condition: () -> Bool) async -> Bool {
  for _ in 0..<20_000 {
    if condition() { return true }
    await Task.yield()
    try? await Task.sleep(nanoseconds: 100_000)
  }
  return false
}
