import Foundation

/// Gives each picture of a chapter a file of the book: from the archive, from the folder of the page, or from the web,
/// each address once.
struct ImageCollector {
  static let largestPicture = 32 << 20
  static let mostPictures = 2000

  /// New files by name.
  private(set) var files: [String: Data] = [:]
  private(set) var warnings: [String] = []
  /// nil for offline.
  var fetcher: (any ResourceFetching)?
  private var isTaken: (String) -> Bool
  private var namesByAddress: [String: String] = [:]
  private var namesByContent: [Data: String] = [:]

  /// `isTaken` tells of names that the book uses already.
  init(fetcher: (any ResourceFetching)?, isTaken: @escaping (String) -> Bool = { _ in false }) {
    self.fetcher = fetcher
    self.isTaken = isTaken
  }

  /// Puts local names into the pictures of a chapter. A picture that cannot be had becomes a link to it.
  mutating func collect(in blocks: [Node], of page: SourcePage) async {
    let images = blocks.flatMap { $0.tag == "img" ? [$0] : $0.descendants(tagged: "img") }
    let hosts = Self.hosts(of: images)
    for image in images {
      if let name = await name(for: image, page, hosts) {
        image["src"] = name
      } else {
        replaceByLink(image)
      }
    }
  }

  /// The file of a picture that the page names outside of its text.
  mutating func leadImage(_ address: String, of page: SourcePage, base: URL?) async -> String? {
    guard let url = SafeAddress.resolve(address, against: base) else { return nil }
    let image = Node("img", [("src", url.absoluteString)])
    let before = warnings
    defer { warnings = before }
    return await name(for: image, page, Self.hosts(of: [image]))
  }

  private static func hosts(of images: [Node]) -> Set<String> {
    Set(images.flatMap(Pictures.addresses(of:)).compactMap { URL(string: $0)?.host?.lowercased() })
  }

  /// The warnings since the last call.
  mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  // MARK: Bytes

  private mutating func name(for image: Node, _ page: SourcePage, _ hosts: Set<String>) async -> String? {
    var failure: String?
    for address in Pictures.addresses(of: image) {
      if let name = namesByAddress[address] { return name }
      do {
        let name = try store(await bytes(at: address, page, hosts), address: address, text: image["alt"])
        namesByAddress[address] = name
        return name
      } catch {
        failure = failure ?? Wording.pictureFailed(address, "\(error)")
      }
    }
    if let failure { warnings.append(failure) }
    return nil
  }

  private func bytes(at address: String, _ page: SourcePage, _ hosts: Set<String>) async throws -> Data {
    if let found = page.resource(address) { return Data(found) }
    if let found = page.folder?.data(at: address, limit: Self.largestPicture) { return found }
    if address.hasPrefix("data:") { return try DataAddress.bytes(of: address) }
    guard let url = URL(string: address), SafeAddress.isWeb(url) else { throw FetchError(Wording.notWeb) }
    guard let fetcher else { throw FetchError(Wording.offline) }
    return try await fetcher.fetch(url, limit: Self.largestPicture, hosts: hosts)
  }

  private mutating func store(_ data: Data, address: String, text: String) throws -> String {
    if let name = namesByContent[data] { return name }
    guard let kind = ImageKind(data), data.count <= Self.largestPicture, files.count < Self.mostPictures else {
      throw FetchError(Wording.noPicture)
    }
    let stem = Slug.of(text, fallback: Slug.of(Self.stem(of: address), fallback: "picture"))
    let name = Slug.unused(stem, suffix: "." + kind.rawValue) { [files, isTaken] in files[$0] != nil || isTaken($0) }
    files[name] = data
    namesByContent[data] = name
    return name
  }

  /// The name in an address, without folder and kind.
  private static func stem(of address: String) -> String {
    if address.hasPrefix("data:") || address.hasPrefix("cid:") { return "" }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    let decoded = last.removingPercentEncoding ?? last
    return decoded.lastIndex(of: ".").map { String(decoded[..<$0]) } ?? decoded
  }

  private func replaceByLink(_ image: Node) {
    let address = Pictures.addresses(of: image).first { SafeAddress.link($0) != nil }
    let text = image["alt"].collapsingSpaces
    image.attributes = []
    guard let address else {
      image.tag = "span"
      image.replaceChildren(with: [Node(text: text)])
      return
    }
    if image.isInside("a") {
      // Links do not hold links; this one keeps a text to be seen by.
      let text = text.isEmpty ? Self.stem(of: address) : text
      image.tag = "span"
      image.replaceChildren(with: [Node(text: text)])
      return
    }
    image.tag = "a"
    image["href"] = address
    image.replaceChildren(with: [Node(text: text.isEmpty ? address : text)])
  }
}

/// Pictures that a page holds in an address of their own.
enum DataAddress {
  /// `data:image/png;base64,…`; anything but a picture is refused.
  static func bytes(of address: String) throws -> Data {
    guard address.lowercased().hasPrefix("data:image/"), let comma = address.firstIndex(of: ","),
      address[..<comma].lowercased().hasSuffix(";base64"),
      let data = Data(base64Encoded: String(address[address.index(after: comma)...]), options: .ignoreUnknownCharacters)
    else { throw FetchError(Wording.noPicture) }
    return data
  }
}
