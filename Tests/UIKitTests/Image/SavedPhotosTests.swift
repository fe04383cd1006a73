import Foundation
import MartletDisplay
import MartletFoundation
import MartletPhotos
import Testing

@testable import UIKit

@MainActor @Suite struct SavedPhotosTests {
  /// A folder that goes away with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("SavedPhotosTests-\(UUID().uuidString)")
    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
  }
  private let folder = Folder()
  private let date = Date(timeIntervalSince1970: 1_767_225_600)

  /// Waits for the answer, which comes on the main queue.
  private func save(_ image: UIImage, in folder: URL? = nil) async -> PhotoError? {
    await withCheckedContinuation { continuation in
      SavedPhotos.save(image, folder: folder ?? self.folder.url, date: date) { continuation.resume(returning: $0) }
    }
  }
  private var files: [URL] {
    ((try? FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)) ?? [])
      .sorted { $0.path < $1.path }
  }

  @Test func pixelsAreSavedWithoutLoss() async throws {
    #expect(await save(UIImage("rgb", "k.w")) == nil)
    let file = try #require(files.first)
    #expect(files.count == 1 && file.pathExtension == "png")
    #expect(UIImage(contentsOfFile: file.path)?._reference?.letters == ["rgb", "k.w"])
  }

  @Test func bytesThatWereReadAreSavedAsTheyWere() async throws {
    let jpeg = try #require(UIImage("rg", "bw").jpegData(compressionQuality: 0.3)) + Data("and what cameras add".utf8)
    #expect(await save(try #require(UIImage(data: jpeg))) == nil)
    #expect(try Data(contentsOf: #require(files.first)) == jpeg)
    #expect(files.first?.pathExtension == "jpg")
  }

  @Test func turnedPicturesAreSavedUpright() async throws {
    let image = UIImage(cgImage: UIImage("gwr", "rbk").cgImage!, scale: 1, orientation: .right)
    #expect(await save(image) == nil)
    let saved = try #require(files.first.flatMap { UIImage(contentsOfFile: $0.path) })
    #expect(saved._reference?.letters == ["rg", "bw", "kr"] && saved.imageOrientation == .up)
  }

  @Test func twoPicturesOfOneMomentHaveTwoNames() async {
    _ = await save(UIImage("r"))
    _ = await save(UIImage("g"))
    #expect(files.count == 2)
    #expect(files.map { UIImage(contentsOfFile: $0.path)?._reference?.letters } == [["g"], ["r"]])
  }

  @Test func scriptsWaitUntilTheAnswerHasBeenGiven() async {
    let isUnfinished = await withCheckedContinuation { continuation in
      SavedPhotos.save(UIImage("r"), folder: folder.url, date: date) { _ in
        continuation.resume(returning: UnfinishedWork.status.running.contains("saving a picture"))
      }
    }
    #expect(isUnfinished)
  }

  @Test func anImageWithoutPixelsIsAnError() async {
    #expect(await save(UIImage()) == .noPixels)
    #expect(await save(try! #require(UIImage(systemName: "star"))) == .noPixels)
    #expect(files.isEmpty)
  }

  /// What an app's `#selector(image(_:didFinishSavingWithError:contextInfo:))` becomes.
  private final class Target: NSObject {
    var answers: [(image: UIImage, error: (any Error)?)] = []
    var continuation: CheckedContinuation<Void, Never>?
    func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
      answers.append((image, error))
      continuation?.resume()
    }
  }

  @Test func theTargetIsToldOfSuccess() async throws {
    let (target, image) = (Target(), UIImage("r"))
    let selector = Selector("image:didFinishSavingWithError:contextInfo:", Target.image)
    await withCheckedContinuation { continuation in
      target.continuation = continuation
      PhotoFolder.$override.withValue(folder.url) { UIImageWriteToSavedPhotosAlbum(image, target, selector, nil) }
    }
    #expect(target.answers.count == 1)
    #expect(target.answers.first?.image === image && target.answers.first?.error == nil)
    #expect(files.count == 1)
  }

  @Test func theTargetIsToldOfAnError() async throws {
    let target = Target()
    let place = folder.url.appendingPathComponent("file")
    try Data().write(to: place)
    let selector = Selector("image:didFinishSavingWithError:contextInfo:", Target.image)
    await withCheckedContinuation { continuation in
      target.continuation = continuation
      PhotoFolder.$override.withValue(place) { UIImageWriteToSavedPhotosAlbum(UIImage("r"), target, selector, nil) }
    }
    let error = try #require(target.answers.first?.error)
    #expect(error.localizedDescription.contains(place.path))
    #expect((error as NSError).domain == PhotoError.errorDomain)
  }
}
