import Foundation
import Testing

@testable import MartletPhotos

@Suite struct PhotoSaverTests {
  @Test func theBytesAreKeptAsTheyAre() throws {
    let folder = try TemporaryPhotos()
    let data = TemporaryPhotos.picture() + Data("what cameras add".utf8)
    let file = try PhotoSaver(folder: folder.url).save(data, named: "a", fileExtension: "png")
    #expect(file.lastPathComponent == "a.png")
    #expect(try Data(contentsOf: file) == data)
    #expect(folder.names == ["a.png"])
  }

  @Test func nobodysFileIsReplaced() throws {
    let folder = try TemporaryPhotos()
    try folder.add("a.png", Data("first".utf8))
    try folder.add("a-2.png", Data("second".utf8))
    let file = try PhotoSaver(folder: folder.url).save(Data("third".utf8), named: "a", fileExtension: "png")
    #expect(file.lastPathComponent == "a-3.png")
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("a.png")) == Data("first".utf8))
    // A link that leads nowhere has the name too.
    let link = folder.url.appendingPathComponent("b.png")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: folder.url.path + "/gone")
    let second = try PhotoSaver(folder: folder.url).save(Data("x".utf8), named: "b", fileExtension: "png")
    #expect(second.lastPathComponent == "b-2.png")
    #expect(!folder.names.contains("gone"))
  }

  @Test func savesAtTheSameTimeGetDifferentNames() async throws {
    let folder = try TemporaryPhotos()
    let saver = PhotoSaver(folder: folder.url)
    let count = 20
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        nonisolated(unsafe) let saver = saver
        group.addTask { _ = try? saver.save(Data("\(number)".utf8), named: "a", fileExtension: "png") }
      }
    }
    let contents = try folder.names.map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
    #expect(Set(contents).count == count && folder.names.count == count)
  }

  @Test func aFullDiskIsSaidAndLeavesNothing() throws {
    let folder = try TemporaryPhotos()
    var saver = PhotoSaver(folder: folder.url)
    // Takes a part, as disks do that fill up.
    var room = 3
    saver.write = { descriptor, bytes, count in
      guard room > 0 else { errno = ENOSPC; return -1 }
      defer { room = 0 }
      return Foundation.write(descriptor, bytes, min(count, room))
    }
    #expect(throws: PhotoError.diskFull(folder: folder.url.path)) {
      try saver.save(Data("picture".utf8), named: "a", fileExtension: "png")
    }
    #expect(folder.names.isEmpty)
  }

  @Test func theMissingFolderIsMade() throws {
    let folder = try TemporaryPhotos()
    let inner = folder.url.appendingPathComponent("Pictures/Saved")
    try PhotoSaver(folder: inner).save(Data("x".utf8), named: "a", fileExtension: "png")
    #expect(FileManager.default.fileExists(atPath: inner.path + "/a.png"))
  }

  @Test func aFolderThatCannotBeIsAClearError() throws {
    let folder = try TemporaryPhotos()
    let file = try folder.add("file")
    let error = #expect(throws: PhotoError.self) {
      try PhotoSaver(folder: file.appendingPathComponent("below")).save(Data(), named: "a", fileExtension: "png")
    }
    #expect(error?.description.contains(file.path) == true)
  }

  @Test func errorsSayWhatToDoAbout() {
    #expect(PhotoError(code: EACCES, folder: "/p") == .noPermission(folder: "/p"))
    #expect(PhotoError(code: EROFS, folder: "/p") == .noPermission(folder: "/p"))
    #expect(PhotoError(code: EDQUOT, folder: "/p") == .diskFull(folder: "/p"))
    #expect(
      PhotoError.noPermission(folder: "/p").object.localizedDescription
        == "You have no permission to save pictures in /p.")
    #expect(
      (PhotoError.diskFull(folder: "/p") as any Error).localizedDescription
        == "The picture was not saved: the disk that holds /p is full.")
  }

  @Test func namesAreSafe() {
    #expect(PhotoSaver.clean("../../etc/passwd") == "-..-etc-passwd")
    #expect(PhotoSaver.clean("") == "Picture")
    #expect(PhotoSaver.clean(" .hidden") == "hidden")
    #expect(PhotoSaver.clean(String(repeating: "é", count: 300)).utf8.count == 200)
    let date = Date(timeIntervalSince1970: 1_767_225_600)
    #expect(PhotoSaver.name(at: date, timeZone: TimeZone(secondsFromGMT: 0)!) == "IMG_20260101_000000")
  }
}
