import Foundation
import MartletControls
import Testing

@testable import MediaPlayer

@MainActor @Suite struct MediaPlayerTests {
  @Test func whatIsPlayingIsKeptAndNotedOnce() {
    let list = NoteLines()
    Notes.capture {
      list.add($0)
    } during: {
      for title in ["a", "b"] {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: title]
      }
    }
    #expect(list.lines.count == 1)
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "b")
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
  }

  @Test func handlersComeAndGo() {
    let command = MPRemoteCommand()
    let token = command.addTarget { _ in .success }
    command.addTarget { _ in .commandFailed }
    command.removeTarget(token)
    #expect(command.handlerCount == 1)
    command.removeTarget(nil)
    #expect(command.handlerCount == 0)
  }

  @Test func artworkIsDrawnForTheSizeAskedFor() {
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 9, height: 9)) { size in
      UIGraphicsImageRenderer(size: size).image { _ in }
    }
    #expect(artwork.image(at: CGSize(width: 4, height: 4))?.size == CGSize(width: 4, height: 4))
  }
}

private final class NoteLines: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []
  func add(_ line: String) { lock.withLock { list.append(line) } }
  var lines: [String] { lock.withLock { list } }
}
