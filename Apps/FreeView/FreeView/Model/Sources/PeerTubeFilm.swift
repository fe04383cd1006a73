import Foundation

/// An answer of `/api/v1/videos/{id}`: where its film is.
struct PeerTubeFilm: Decodable {
  /// A playlist of several qualities, or the best file of at most 1080 lines.
  let url: URL?

  private enum Keys: String, CodingKey { case streamingPlaylists, files }
  private struct Playlist: Decodable {
    let url: URL?
    let files: [Readable<File>]
    private enum Keys: String, CodingKey { case type, playlistUrl, files }
    init(from decoder: Decoder) throws {
      let fields = try decoder.container(keyedBy: Keys.self)
      // 1 is HTTP Live Streaming, the only kind that there is; another would be nothing to play.
      url = fields.wholeNumber(.type) ?? 1 == 1 ? fields.webAddress(.playlistUrl, on: decoder.base) : nil
      files = fields.part([Readable<File>].self, .files) ?? []
    }
  }
  private struct File: Decodable {
    let url: URL
    let lines: Int
    private enum Keys: String, CodingKey { case fileUrl, resolution }
    private enum ResolutionKeys: String, CodingKey { case id }
    init(from decoder: Decoder) throws {
      let fields = try decoder.container(keyedBy: Keys.self)
      guard let url = fields.webAddress(.fileUrl, on: decoder.base) else { throw CocoaError(.coderReadCorrupt) }
      self.url = url
      lines = (try? fields.nestedContainer(keyedBy: ResolutionKeys.self, forKey: .resolution))?.wholeNumber(.id) ?? 0
    }
  }

  init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    let playlists = (fields.part([Readable<Playlist>].self, .streamingPlaylists) ?? []).compactMap(\.value)
    let own = fields.part([Readable<File>].self, .files) ?? []
    let files = (own + playlists.flatMap(\.files)).compactMap(\.value)
    url = playlists.compactMap(\.url).first
      ?? files.filter { $0.lines <= 1080 }.max { $0.lines < $1.lines }?.url ?? files.first?.url
  }
}

/// An answer of `/api/v1/videos/{id}/captions`.
struct PeerTubeCaptions: Decodable {
  let captions: [FilmCaptions]

  private enum Keys: String, CodingKey { case data }
  private struct Entry: Decodable {
    let captions: FilmCaptions
    private enum Keys: String, CodingKey { case language, captionPath, fileUrl }
    private struct Language: Decodable { let label: String }
    init(from decoder: Decoder) throws {
      let fields = try decoder.container(keyedBy: Keys.self)
      let url = fields.webAddress(.fileUrl, on: decoder.base) ?? fields.webAddress(.captionPath, on: decoder.base)
      guard let url else { throw CocoaError(.coderReadCorrupt) }
      captions = FilmCaptions(name: fields.part(Language.self, .language)?.label ?? url.lastPathComponent, url: url)
    }
  }

  init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    captions = try fields.decode([Readable<Entry>].self, forKey: .data).compactMap { $0.value?.captions }
  }
}
