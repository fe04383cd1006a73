import Foundation

// Further pages, as the end of the list comes near.
extension EpisodeStore {
  /// What one run of `loadNextPage()` is for.
  struct WantedPage: Equatable {
    let load: Load
    let next: String
    var attempt = 0
  }

  /// Rows before the end at which the next page is asked for.
  private static let foresight = 5

  /// Told by each row that comes into sight.
  func showed(_ episode: Episode) {
    guard let next = contents.next, wantedPage == nil,
      episodes.suffix(Self.foresight).contains(where: { $0.id == episode.id })
    else { return }
    if let page = source.keptPage(currentLoad.request, after: next), page.keptSince == nil {
      take(page)
    } else {
      nextPagePhase = .loading
      wantedPage = WantedPage(load: currentLoad, next: next)
    }
  }

  func retryNextPage() {
    guard let wanted = wantedPage else { return }
    nextPagePhase = .loading
    wantedPage = WantedPage(load: wanted.load, next: wanted.next, attempt: wanted.attempt + 1)
  }

  @MainActor func loadNextPage() async {
    guard let wanted = wantedPage, nextPagePhase == .loading else { return }
    do {
      let page = try await source.page(wanted.load.request, after: wanted.next)
      try check(wanted)
      take(page)
      wantedPage = nil
      nextPagePhase = .shown
    } catch is CancellationError {
    } catch {
      guard wantedPage == wanted else { return }
      nextPagePhase = .failed(LoadError(error, host: source.name))
    }
  }

  func forgetPages() {
    wantedPage = nil
    nextPagePhase = .shown
    followedLinks = []
  }

  private func check(_ wanted: WantedPage) throws {
    try check(wanted.load)
    guard wanted == wantedPage else { throw CancellationError() }
  }
}
