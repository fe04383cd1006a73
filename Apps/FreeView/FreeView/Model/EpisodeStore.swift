import Combine
import Foundation

/// The list as it shows: what is asked for, what came, and what went wrong.
///
/// Every change of the request takes away what was there, so that nothing of another request shows. Whoever shows the
/// list runs `load()` for each new `currentLoad`, and `loadNextPage()` for each new `wantedPage`. Main thread.
final class EpisodeStore: ObservableObject {
  enum Phase: Equatable {
    case loading
    case shown
    case failed(LoadError)
  }

  /// What one run of `load()` is for.
  struct Load: Equatable {
    let source: String
    let request: EpisodeRequest
    var attempt = 0
  }

  /// What has come so far.
  struct Contents: Equatable {
    var episodes: [Episode] = []
    var total: Int?
    var next: String?
    var unreadableCount = 0
    /// When the server said so, where this is its last answer and not its present one.
    var keptSince: Date?
  }

  @Published private(set) var contents = Contents()
  @Published private(set) var phase = Phase.loading
  @Published private(set) var currentLoad: Load
  @Published var wantedPage: WantedPage?
  @Published var nextPagePhase = Phase.shown
  /// Why what shows is old, or could not be made new.
  @Published private(set) var notice: LoadError?

  @Published var queryTerm = "" {
    didSet { requestDidChange() }
  }
  @Published var sortOrder = EpisodeSort.popular {
    didSet { requestDidChange() }
  }
  @Published var filters: Set<EpisodeFilter> = [] {
    didSet { requestDidChange() }
  }
  @Published var pageSize = 20 {
    didSet { requestDidChange() }
  }

  private(set) var source: EpisodeSource
  /// Passes while a person goes on typing.
  private let typingPause: () async throws -> Void
  private var shownLoad: Load?
  /// Links that were followed: a server that leads in a circle is left.
  var followedLinks: Set<String> = []

  static let standardTypingPause: () async throws -> Void = { try await Task.sleep(nanoseconds: 300_000_000) }

  init(
    source: EpisodeSource = BundledSource(),
    typingPause: @escaping () async throws -> Void = EpisodeStore.standardTypingPause
  ) {
    (self.source, self.typingPause) = (source, typingPause)
    currentLoad = Load(source: source.id, request: EpisodeRequest())
    showWhatIsThere()
  }

  var episodes: [Episode] { contents.episodes }
  /// How many there are on all pages, as far as that is known. A server may say fewer than it sends.
  var count: Int { max(contents.total ?? 0, episodes.count) }

  // MARK: What is asked for

  /// Platforms first, then difficulties.
  var activeFilters: [EpisodeFilter] { source.filterGroups.flatMap(\.filters).filter(filters.contains) }
  func removeFilter(_ filter: EpisodeFilter) { filters.remove(filter) }
  func clearFilters() { filters = [] }

  /// Filters of one source mean nothing to another.
  func use(_ source: EpisodeSource) {
    self.source = source
    filters = []
    requestDidChange()
  }

  private var request: EpisodeRequest {
    EpisodeRequest(
      words: queryTerm.trimmingCharacters(in: .whitespacesAndNewlines), filters: filters, sort: sortOrder,
      pageSize: pageSize)
  }

  private func requestDidChange() {
    let load = Load(source: source.id, request: request)
    guard (load.source, load.request) != (currentLoad.source, currentLoad.request) else { return }
    begin(load)
  }

  /// Asks once more.
  func retry() {
    var load = currentLoad
    load.attempt += 1
    begin(load)
  }

  private func begin(_ load: Load) {
    currentLoad = load
    contents = Contents()
    phase = .loading
    notice = nil
    forgetPages()
    showWhatIsThere()
  }

  /// A catalogue on this device needs no waiting.
  private func showWhatIsThere() {
    guard let page = source.keptPage(currentLoad.request, after: nil), page.keptSince == nil else { return }
    show(page, for: currentLoad)
  }

  // MARK: What comes

  /// Asks for the first page. An answer that comes after the request has changed is left.
  @MainActor func load() async {
    let load = currentLoad
    guard shownLoad != load else { return }
    do {
      if isTyping(load) { try await typingPause() }
      try check(load)
      let page = try await source.page(load.request, after: nil)
      try check(load)
      show(page, for: load)
    } catch is CancellationError {
    } catch {
      if currentLoad == load { fail(LoadError(error, host: source.name), for: load) }
    }
  }

  /// Asks for the first page again and keeps what shows until it is there.
  @MainActor func refresh() async {
    let load = currentLoad
    do {
      let page = try await source.page(load.request, after: nil)
      try check(load)
      forgetPages()
      notice = nil
      show(page, for: load)
    } catch is CancellationError {
    } catch {
      if currentLoad == load { notice = LoadError(error, host: source.name) }
    }
  }

  func check(_ load: Load) throws {
    try Task.checkCancellation()
    guard load == currentLoad else { throw CancellationError() }
  }

  private func isTyping(_ load: Load) -> Bool {
    load.attempt == 0 && !load.request.words.isEmpty && load.request.words != (shownLoad?.request.words ?? "")
  }

  private func show(_ page: EpisodePage, for load: Load) {
    shownLoad = load
    contents = Contents(
      episodes: [], total: page.total, next: nil, unreadableCount: 0, keptSince: page.keptSince)
    contents.append(page, followed: &followedLinks)
    phase = .shown
  }

  private func fail(_ error: LoadError, for load: Load) {
    if let page = source.keptPage(load.request, after: nil) {
      notice = error
      show(page, for: load)
    } else {
      shownLoad = load
      phase = .failed(error)
    }
  }

  func take(_ page: EpisodePage) { contents.append(page, followed: &followedLinks) }
}

extension EpisodeStore.Contents {
  /// Adds what is not there yet: a list that grew in between shows some entries on two pages.
  fileprivate mutating func append(_ page: EpisodePage, followed: inout Set<String>) {
    var known = Set(episodes.map(\.id))
    let new = page.episodes.filter { known.insert($0.id).inserted }
    episodes += new
    unreadableCount += page.unreadableCount
    total = page.total ?? total
    next = page.next.flatMap { followed.insert($0).inserted ? $0 : nil }
    if new.isEmpty, page.unreadableCount == 0 { next = nil }
  }
}
