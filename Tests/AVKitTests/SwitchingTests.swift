@testable import AVKit
import Foundation
import MartletTesting
import MediaClips
import SwiftUI
import Testing

/// From one film to the next, two hundred times.
@MainActor @Suite struct SwitchingTests {
  private final class Holder: ObservableObject { @Published var player: AVPlayer? }
  private struct Shown: View {
    @ObservedObject var holder: Holder
    var body: some View { VideoPlayer(player: holder.player) }
  }
  private struct Past {
    weak var player: AVPlayer?
    weak var item: AVPlayerItem?
  }

  /// Two hundred files: ten films, each under twenty names.
  private func films() throws -> [URL] {
    let folder = Clip.folder.appendingPathComponent("two-hundred")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try (0..<200).map { number in
      let clip = Clip(number % 2 == 0 ? .webm : .mp4, frames: 30 + number % 10)
      let url = folder.appendingPathComponent("film\(number).\(clip.kind.rawValue)")
      try FileManager.default.linkItem(at: clip.file(), to: url)
      return url
    }
  }

  /// Each shows its own picture. Of those before it, no player and no film is left, the process does not grow, and no
  /// file stays open but the last one's.
  @Test func nothingStaysOfTheFilmsBefore() async throws {
    let past = try await showAll(films())
    // GStreamer ends on threads of its own.
    let deadline = Date(timeIntervalSinceNow: 20)
    while Self.openFilms > 1, Date() < deadline { await Task.yield() }
    #expect(past.dropLast().indices.filter { past[$0].player != nil || past[$0].item != nil } == [])
    #expect(Self.openFilms <= 1)
  }

  private func showAll(_ films: [URL]) async throws -> [Past] {
    let holder = Holder()
    let screen = Screen(size: CGSize(width: 320, height: 180), scale: 1) { Shown(holder: holder) }
    var past: [Past] = []
    var residentAfterFifty = 0
    for (number, film) in films.enumerated() {
      let player = AVPlayer(url: film)
      PlayerControls.of(player).hide()
      // Another place in each film, so that a picture of the one before would be told from it.
      player.seek(to: CMTime(seconds: (Double(number % 30) + 0.5) / 30, preferredTimescale: 600)) { _ in }
      holder.player = player
      // Tasks of the views before end meanwhile: they have their player until then.
      await screen.settleTasks()
      let pixels = try screen.pixels()
      #expect(Clip.number(in: Data(pixels.bytes), width: pixels.width, height: pixels.height) == number % 30)
      past.append(Past(player: player, item: player.currentItem))
      if number == 49 { residentAfterFifty = Self.residentBytes }
    }
    let growth = Self.residentBytes - residentAfterFifty
    // A film that stayed would have some 3 MB (measured: 456 MB for 150 whose tasks could not end).
    #expect(growth < 100_000_000, "150 films more took \(growth / 1_000_000) MB")
    #expect(past.filter { $0.player != nil }.count <= 2)
    return past
  }

  private static var residentBytes: Int {
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  /// Descriptors of the films' files: every pipeline that is not stopped has one.
  private static var openFilms: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let files = names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + $0) }
    return files.filter { $0.contains("/two-hundred/") }.count
  }
}
