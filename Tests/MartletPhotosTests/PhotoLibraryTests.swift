import Foundation
import Testing

@testable import MartletPhotos

@Suite struct PhotoLibraryTests {
  @Test func theNewestComesFirst() throws {
    let folder = try TemporaryPhotos()
    try folder.add("old.png", age: 300)
    try folder.add("new.jpg", TemporaryPhotos.picture(type: "jpeg"), age: 10)
    try folder.add("below/middle.png", age: 100)
    try folder.add("below/also new.png", age: 10)
    let photos = PhotoLibrary(folder: folder.url).listing().photos
    #expect(photos.map(\.id) == ["below/also new.png", "new.jpg", "below/middle.png", "old.png"])
    #expect(photos.map(\.format) == [.png, .jpeg, .png, .png])
  }

  @Test func theContentsDecideNotTheName() throws {
    let folder = try TemporaryPhotos()
    try folder.add("really a jpeg.png", TemporaryPhotos.picture(type: "jpeg"))
    try folder.add("picture without ending")
    try folder.add("words.txt", Data("words".utf8))
    try folder.add("words.png", Data("words".utf8))
    try folder.add("nothing.jpg", Data())
    let listing = PhotoLibrary(folder: folder.url).listing()
    #expect(listing.photos.map(\.id) == ["picture without ending", "really a jpeg.png"])
    #expect(listing.photos.last?.format == .jpeg)
    #expect(
      listing.remarks == [
        "\(folder.url.path)/nothing.jpg is left out: it is empty",
        "\(folder.url.path)/words.png is left out: its contents are no picture",
      ])
  }

  @Test func nothingOutsideOfTheFolderIsRead() throws {
    let (outside, folder) = (try TemporaryPhotos(), try TemporaryPhotos())
    let secret = try outside.add("secret.png")
    let files = FileManager.default
    try files.createSymbolicLink(at: folder.url.appendingPathComponent("link.png"), withDestinationURL: secret)
    try files.createSymbolicLink(at: folder.url.appendingPathComponent("album"), withDestinationURL: outside.url)
    let library = PhotoLibrary(folder: folder.url)
    #expect(library.listing() == PhotoLibrary.Listing())
    for id in ["link.png", "album/secret.png", "../\(outside.url.lastPathComponent)/secret.png", secret.path, "", "."] {
      #expect(library.photo(id: id) == nil, "\(id)")
    }
  }

  @Test func aLinkThatCameInAPicturesPlaceIsNotRead() throws {
    let (outside, folder) = (try TemporaryPhotos(), try TemporaryPhotos())
    let file = try folder.add("a.png")
    let photo = try #require(PhotoLibrary(folder: folder.url).listing().photos.first)
    #expect(try photo.data() == TemporaryPhotos.picture())
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: outside.add("secret.png"))
    #expect(throws: PhotoError.gone(path: file.path)) { try photo.data() }
  }

  @Test func theFolderItselfMayBeALink() throws {
    let (folder, place) = (try TemporaryPhotos(), try TemporaryPhotos())
    try folder.add("a.png")
    let link = place.url.appendingPathComponent("Pictures")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    let library = PhotoLibrary(folder: link)
    #expect(library.listing().photos.map(\.id) == ["a.png"])
    #expect(library.photo(id: "a.png") != nil)
  }

  @Test func hiddenFilesPipesAndEndlessFoldersAreLeftOut() throws {
    let folder = try TemporaryPhotos()
    try folder.add(".hidden.png")
    try folder.add(".hidden/a.png")
    try folder.add((0..<20).map { _ in "d/" }.joined() + "deep.png")
    #expect(mkfifo(folder.url.appendingPathComponent("pipe.png").path, 0o600) == 0)
    #expect(PhotoLibrary(folder: folder.url).listing().photos.isEmpty)
  }

  @Test func aMissingFolderIsEmpty() {
    #expect(PhotoLibrary(folder: URL(fileURLWithPath: "/no/such/folder")).listing() == PhotoLibrary.Listing())
  }

  @Test func searchLooksForAllWordsInAnyOrder() throws {
    let folder = try TemporaryPhotos()
    for name in ["Café in Paris.png", "Paris at night.png", "Rome.png"] { try folder.add(name) }
    let listing = PhotoLibrary(folder: folder.url).listing()
    func names(_ text: String) -> Set<String> { Set(listing.photos(named: text).map(\.name)) }
    #expect(names("paris CAFE") == ["Café in Paris.png"])
    #expect(names("paris").count == 2)
    #expect(names(" ").count == 3)
    #expect(names("london").isEmpty)
  }

  // The first bytes are those of the formats' published descriptions.
  @Test func formatsAreKnownByTheirFirstBytes() {
    func format(_ bytes: [UInt8]) -> PhotoFormat? { PhotoFormat(firstBytes: Data(bytes)) }
    func box(_ brand: String) -> [UInt8] { [0, 0, 0, 24] + Array("ftyp\(brand)".utf8) }
    #expect(format(Array("GIF89a".utf8)) == .gif)
    #expect(format(Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBPVP8 ".utf8)) == .webp)
    #expect(format(Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WAVEfmt ".utf8)) == nil)
    #expect(format([0x49, 0x49, 42, 0, 8]) == .tiff)
    #expect(format([0x4D, 0x4D, 0, 42, 0]) == .tiff)
    #expect(format(box("heic")) == .heic)
    #expect(format(box("mif1")) == .heic)
    #expect(format(box("avif")) == .avif)
    #expect(format(box("mp42")) == nil)
    #expect(format(Array("BM is no bitmap at all".utf8)) == nil)
    #expect(format([]) == nil)
  }
}
