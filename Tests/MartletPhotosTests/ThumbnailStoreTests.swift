import CGtk
import Foundation
import Testing

@testable import MartletPhotos

@Suite struct ThumbnailStoreTests {
  private func photo(_ folder: TemporaryPhotos, _ name: String) throws -> PhotoFile {
    try #require(PhotoLibrary(folder: folder.url).photo(id: name))
  }

  private func size(_ data: Data) throws -> [Int] {
    let loader = try #require(gdk_pixbuf_loader_new())
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    data.withUnsafeBytes {
      _ = gdk_pixbuf_loader_write(loader, $0.baseAddress!.assumingMemoryBound(to: guchar.self), gsize($0.count), nil)
    }
    gdk_pixbuf_loader_close(loader, nil)
    let pixbuf = try #require(gdk_pixbuf_loader_get_pixbuf(loader))
    return [Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf))]
  }

  @Test func thumbnailsAreKeptWhereOtherProgramsLook() throws {
    let (folder, cache) = (try TemporaryPhotos(), try TemporaryPhotos())
    try folder.add("ä photo.jpg", TemporaryPhotos.picture(width: 1000, height: 500, type: "jpeg"))
    let photo = try photo(folder, "ä photo.jpg")
    let data = try ThumbnailStore(cache: cache.url).thumbnail(of: photo, pixels: 200)
    #expect(try size(data) == [256, 128])
    let address = "file://\(folder.url.path)/%C3%A4%20photo.jpg"
    #expect(PNGWords(data)["Thumb::URI"] == address)
    #expect(PNGWords(data)["Thumb::MTime"] == "1767225600")
    let file = cache.url.appendingPathComponent("thumbnails/large/" + ThumbnailStore.name(ofAddress: address))
    #expect(try Data(contentsOf: file) == data)
    // The specification asks for this.
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(rights == 0o600)
  }

  // The example of the specification.
  @Test func namesAreSumsOfAddresses() {
    #expect(ThumbnailStore.name(ofAddress: "file:///home/jens/photos/me.png") == "c6ee772d9e49320e97ec29a7eb5b1697.png")
  }

  @Test func theCacheIsUsedWhileThePhotoIsUnchanged() throws {
    let (folder, cache) = (try TemporaryPhotos(), try TemporaryPhotos())
    try folder.add("a.png", TemporaryPhotos.picture(width: 300, height: 300))
    let store = ThumbnailStore(cache: cache.url)
    let first = try store.thumbnail(of: photo(folder, "a.png"), pixels: 100)
    // Other pixels with the old date: only the cache can give the old thumbnail.
    try folder.add("a.png", TemporaryPhotos.picture(width: 300, height: 150))
    #expect(try store.thumbnail(of: photo(folder, "a.png"), pixels: 100) == first)
    try folder.add("a.png", TemporaryPhotos.picture(width: 300, height: 150), age: -60)
    #expect(try size(store.thumbnail(of: photo(folder, "a.png"), pixels: 100)) == [128, 64])
  }

  @Test func nothingIsMadeLarger() throws {
    let (folder, cache) = (try TemporaryPhotos(), try TemporaryPhotos())
    try folder.add("a.png", TemporaryPhotos.picture(width: 4, height: 2))
    #expect(try size(ThumbnailStore(cache: cache.url).thumbnail(of: photo(folder, "a.png"), pixels: 5000)) == [4, 2])
  }

  @Test func aCacheThatCannotBeWrittenIsNoHarm() throws {
    let folder = try TemporaryPhotos()
    let file = try folder.add("a.png")
    let store = ThumbnailStore(cache: file)
    #expect(try size(store.thumbnail(of: photo(folder, "a.png"), pixels: 100)) == [4, 2])
  }

  @Test func damagedAndHugePicturesAreErrorsWithAReason() throws {
    let (folder, cache) = (try TemporaryPhotos(), try TemporaryPhotos())
    try folder.add("short.png", TemporaryPhotos.picture(width: 64, height: 64).prefix(60))
    try folder.add("short.jpg", TemporaryPhotos.picture(width: 64, height: 64, type: "jpeg").dropLast(40))
    try folder.add("header.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0]))
    // A header of 60,000 by 60,000 pixels.
    let huge =
      "iVBORw0KGgoAAAANSUhEUgAA6mAAAOpgCAYAAACA0nVCAAAADElEQVR4nGNgYGAAAAAEAAH2FzhV"
    try folder.add("huge.png", #require(Data(base64Encoded: huge)))
    try folder.add("gone.png")
    let gone = try photo(folder, "gone.png")
    try FileManager.default.removeItem(at: gone.url)
    let store = ThumbnailStore(cache: cache.url)
    func message(_ photo: PhotoFile) -> String {
      do throws(PhotoError) { _ = try store.thumbnail(of: photo, pixels: 100); return "" } catch {
        return error.description
      }
    }
    #expect(message(gone) == "The picture \(gone.url.path) is gone.")
    for name in ["short.png", "short.jpg"] {
      #expect(
        try message(photo(folder, name)) == "The picture \(folder.url.path)/\(name) cannot be read: its end is missing."
      )
    }
    #expect(try message(photo(folder, "header.jpg")).contains("it is damaged, or no installed loader reads JPEG"))
    #expect(try message(photo(folder, "huge.png")).contains("its 60000 by 60000 pixels are more than 268435456"))
    #expect(cache.names.isEmpty)
  }
}
