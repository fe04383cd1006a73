@testable import AVKit
import Combine
import CourseServer
import Foundation
import FoundationNetworking
import MartletTesting
import SwiftUI
import Testing

/// Texts that the playlist of a stream names.
@MainActor @Suite(.timeLimit(.minutes(5))) struct StreamCaptionTests {
  /// Waits for changes of the player until the condition holds.
  private func until(_ player: AVPlayer, _ holds: () -> Bool) async {
    if holds() { return }
    for await _ in player.changes.values where holds() { return }
  }

  @Test func theyAreChosenAndShowAtTheirTime() async throws {
    let server = try Server()
    let address = try #require(URL(string: server.address + "/hls/3000/master.m3u8"))
    // The server makes the film when it is first asked, which may take longer than the player waits.
    _ = try await URLSession.shared.data(for: URLRequest(url: address, timeoutInterval: 240))
    let player = AVPlayer(url: address)
    let item = try #require(player.currentItem)
    let screen = Screen(size: CGSize(width: 390, height: 240), scale: 1) { VideoPlayer(player: player) }
    await until(player) { item.status != .unknown }
    #expect(item.status == .readyToPlay, "\(item.error.map { "\($0)" } ?? "")")
    await item.captions.loaded()
    screen.update()
    try screen.tap("Subtitles")
    try screen.tap("English")
    player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600)) { _ in }
    await until(player) { item.captions.text != nil }
    #expect(item.captions.text == "Frames 30 to 59")
    screen.update()
    _ = try screen.element(ElementQuery("Frames 30 to 59"))
    screen.settle()
    try screen.tap("Subtitles")
    try screen.tap("Off")
    #expect(item.captions.text == nil && !screen.shows("Frames 30 to 59"))
  }

  @Test func aStreamWhosePlaylistIsGoneHasNone() async throws {
    let server = try Server()
    let player = AVPlayer(url: URL(string: server.address + "/hls/3000/nothing.m3u8")!)
    let screen = Screen(size: CGSize(width: 390, height: 240), scale: 1) { VideoPlayer(player: player) }
    await until(player) { player.currentItem?.status == .failed }
    screen.update()
    #expect(player.currentItem?.captions.tracks.isEmpty == true && screen.shows("Try Again"))
  }
}
