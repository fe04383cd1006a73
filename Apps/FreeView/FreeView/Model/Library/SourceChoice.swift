import Foundation

/// Which catalogue the list shows, as a person sets it.
struct SourceChoice: Codable, Equatable {
  enum Kind: String, Codable, CaseIterable, Identifiable {
    case bundled, contents, peerTube
    var id: Self { self }
  }

  var kind = Kind.bundled
  /// As it was typed.
  var address = ""

  /// Where the server is; nil for words that name none. Without a scheme it is https, and http for this machine.
  var url: URL? {
    var text = address.trimmingCharacters(in: .whitespacesAndNewlines)
    while text.hasSuffix("/") { text.removeLast() }
    if !text.contains("://") {
      let isLocal = ["localhost", "127.0.0.1", "[::1]"].contains { text == $0 || text.hasPrefix($0 + ":") }
      text = (isLocal ? "http://" : "https://") + text
    }
    guard let url = URL(string: text), url.isOnTheWeb, let host = url.host,
      host.contains(".") || host.contains(":") || host == "localhost"
    else { return nil }
    return url
  }

  var isUsable: Bool { kind == .bundled || url != nil }

  /// The bundled catalogue where there is no server.
  func source(client: HTTPClient) -> EpisodeSource {
    switch (kind, url) {
    case (.contents, let url?): return ContentsSource(base: url, client: client)
    case (.peerTube, let url?): return PeerTubeSource(base: url, client: client)
    default: return BundledSource()
    }
  }
}
