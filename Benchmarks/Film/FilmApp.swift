import AVKit
import SwiftUI

/// Plays the film of the variable FILM, and writes how long its first picture took from `play()`.
@main
struct FilmApp: App {
  var body: some Scene { WindowGroup { FilmView() } }
}

struct FilmView: View {
  @State private var player = AVPlayer(url: URL(fileURLWithPath: ProcessInfo.processInfo.environment["FILM"] ?? ""))
  @State private var observation: Any?

  var body: some View {
    VideoPlayer(player: player)
      .ignoresSafeArea()
      .onAppear(perform: begin)
  }

  private func begin() {
    let start = ContinuousClock.now
    observation = player.currentItem?.observe(\.status, options: [.initial, .new]) { item, _ in
      // Ready is when the first picture lies there to be drawn.
      guard item.status == .readyToPlay else { return }
      print("first_ms \((ContinuousClock.now - start) / .milliseconds(1))")
      fflush(nil)
    }
    player.play()
  }
}
