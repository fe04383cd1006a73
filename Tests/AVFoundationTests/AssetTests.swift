import AVFoundation
import Foundation
import MediaClips
import Testing

@MainActor @Suite struct AssetTests {
  @Test func propertiesAreLoadedBesideTheMainThread() async throws {
    let asset = AVURLAsset(url: try Clip(.mp4, frames: 90, hasSound: true, title: "Bars").file())
    let (duration, tracks) = try await asset.load(.duration, .tracks)
    #expect(abs(duration.seconds - 3) < 0.1 && tracks.count == 2)
    #expect(try await asset.load(.isPlayable))
    let video = try #require(try await asset.loadTracks(withMediaType: .video).first)
    #expect(try await video.load(.naturalSize) == CGSize(width: 128, height: 72))
    #expect(try await video.load(.nominalFrameRate) == 30)
    let titles = AVMetadataItem.metadataItems(
      from: try await asset.load(.metadata), filteredByIdentifier: .commonIdentifierTitle)
    #expect(try await titles.first?.load(.stringValue) == "Bars")
    #expect(asset.tracks(withMediaType: .audio).count == 1)
  }

  @Test func aFileThatIsMissingThrowsItsName() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/nowhere/film.mp4"))
    do {
      _ = try await asset.load(.duration)
      Issue.record("it was loaded")
    } catch {
      #expect(error.localizedDescription.contains("film.mp4"))
    }
    #expect(!asset.isPlayable && asset.tracks.isEmpty)
  }

  @Test func picturesAreTaken() async throws {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: try Clip(.mp4, frames: 90).file()))
    func number(_ image: CGImage) -> Int {
      Clip.number(in: image._reference.pixels, width: image.width, height: image.height)
    }
    var actual = CMTime.invalid
    #expect(number(try generator.copyCGImage(at: seconds(1.01), actualTime: &actual)) == 30)
    #expect(abs(actual.seconds - 1.01) < 0.034)
    #expect(number(try await generator.image(at: seconds(2.02)).image) == 60)
    generator.maximumSize = CGSize(width: 64, height: 0)
    let small = try generator.copyCGImage(at: .zero, actualTime: nil)
    #expect(small.width == 64 && small.height == 36)
  }

  @Test func severalPicturesComeInTheirOrder() async throws {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: try Clip(.mp4, frames: 90).file()))
    let times = [0.5, 2.5, 1.5].map { NSValue(time: seconds($0)) }
    let found: [Double] = await withCheckedContinuation { done in
      nonisolated(unsafe) var found: [Double] = []
      generator.generateCGImagesAsynchronously(forTimes: times) { asked, image, _, result, _ in
        found.append(image != nil && result == .succeeded ? asked.seconds : -1)
        if found.count == 3 { done.resume(returning: found) }
      }
    }
    #expect(found == [0.5, 2.5, 1.5])
  }

  @Test func exportsFailAloud() async throws {
    let asset = AVURLAsset(url: try Clip().file())
    let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPreset1280x720))
    await session.export()
    #expect(session.status == .failed && session.error != nil)
  }

  @Test func entriesAreMade() {
    let item = AVMutableMetadataItem()
    item.identifier = .commonIdentifierTitle
    item.value = "Title" as NSString
    item.extendedLanguageTag = "und"
    #expect(item.stringValue == "Title" && item.commonKey == .commonKeyTitle)
  }
}
