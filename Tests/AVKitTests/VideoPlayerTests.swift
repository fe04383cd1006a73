@testable import AVKit
import Foundation
import MartletTesting
import MediaClips
import SwiftUI
import Testing

@MainActor @Suite struct VideoPlayerTests {
  @Test func theFirstFrameShowsAtOnce() throws {
    let film = try FilmScreen()
    PlayerControls.of(film.player).hide()
    film.screen.settle()
    #expect(try film.shownNumber() == 0)
    #expect(film.player.currentItem?.status == .readyToPlay)
    #expect(film.player.timeControlStatus == .paused)
  }

  @Test func theFilmFollowsTheClock() throws {
    let film = try FilmScreen(Clip(frames: 90))
    film.player.play()
    film.screen.advance(by: 0.5)
    #expect(abs(film.player.currentTime().seconds - 0.5) < 0.001)
    PlayerControls.of(film.player).hide()
    film.screen.settle()
    let time = film.player.currentTime().seconds
    #expect(try film.shownNumber() == Int(time * 30 + 0.01))
    film.screen.advance(by: 1)
    #expect(try film.shownNumber() == Int((time + 1) * 30 + 0.01))
  }

  @Test func seekingWhilePausedShowsTheFrame() throws {
    let film = try FilmScreen(Clip(.mp4, frames: 90))
    PlayerControls.of(film.player).hide()
    film.screen.settle()
    for number in [45, 10, 89, 0, 60] {
      film.player.seek(to: CMTime(seconds: (Double(number) + 0.5) / 30, preferredTimescale: 600))
      film.screen.settle()
      #expect(try film.shownNumber() == number)
    }
  }

  /// How a film looks at a time does not depend on when the picture is taken, nor how often.
  @Test func thePictureIsTheSameEachTime() throws {
    func picture() throws -> Data {
      let film = try FilmScreen(Clip(.mp4, frames: 90, hasSound: true))
      film.player.play()
      film.screen.advance(by: 1.37)
      return try film.screen.png()
    }
    let first = try picture()
    #expect(try picture() == first)
    #expect(try picture() == first)
  }

  @Test func anotherPlayerReplacesTheFilm() throws {
    let (first, second) = (AVPlayer(url: try Clip(frames: 60).file()), AVPlayer(url: try Clip(.mp4, frames: 60).file()))
    second.seek(to: CMTime(value: 1, timescale: 1))
    let holder = Holder(first)
    let screen = Screen(size: CGSize(width: 320, height: 180), scale: 1) { Shown(holder: holder) }
    for player in [first, second] { PlayerControls.of(player).hide() }
    screen.settle()
    func number() throws -> Int {
      let pixels = try screen.pixels()
      return Clip.number(in: Data(pixels.bytes), width: pixels.width, height: pixels.height)
    }
    #expect(try number() == 0)
    holder.player = second
    screen.settle()
    #expect(try number() == 30)
    holder.player = nil
    screen.settle()
    #expect(try number() == 0)
  }

  private final class Holder: ObservableObject {
    @Published var player: AVPlayer?
    init(_ player: AVPlayer) { self.player = player }
  }
  private struct Shown: View {
    @ObservedObject var holder: Holder
    var body: some View { VideoPlayer(player: holder.player) }
  }

  @Test func gravityPlacesThePicture() {
    let (size, area) = (CGSize(width: 200, height: 100), CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(AVLayerVideoGravity.resizeAspect.place(size, in: area) == CGRect(x: 10, y: 45, width: 100, height: 50))
    #expect(
      AVLayerVideoGravity.resizeAspectFill.place(size, in: area) == CGRect(x: -40, y: 20, width: 200, height: 100))
    #expect(AVLayerVideoGravity.resize.place(size, in: area) == area)
  }

  @Test func aControllerShowsItsPlayer() throws {
    let player = AVPlayer(url: try Clip(frames: 60).file())
    let controller = AVPlayerViewController()
    controller.player = player
    controller.showsPlaybackControls = false
    let screen = Screen(size: CGSize(width: 320, height: 180), scale: 1) { Hosted(controller: controller) }
    player.play()
    screen.advance(by: 1.01)
    let pixels = try screen.pixels()
    #expect(Clip.number(in: Data(pixels.bytes), width: 320, height: 180) == 30)
    #expect(controller.isReadyForDisplay)
    #expect(controller.videoBounds == CGRect(x: 0, y: 0, width: 320, height: 180))
  }

  private struct Hosted: UIViewControllerRepresentable {
    let controller: AVPlayerViewController
    func makeUIViewController(context: Context) -> AVPlayerViewController { controller }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
  }

  @Test func aLayerOfAnAppShowsItsPlayer() throws {
    let player = AVPlayer(url: try Clip(frames: 60).file())
    let screen = Screen(size: CGSize(width: 320, height: 180), scale: 1) { Layered(player: player) }
    player.play()
    screen.advance(by: 0.51)
    let pixels = try screen.pixels()
    #expect(Clip.number(in: Data(pixels.bytes), width: 320, height: 180) == 15)
  }

  private struct Layered: UIViewRepresentable {
    let player: AVPlayer
    final class LayerView: UIView {
      override class var layerClass: CALayer.Type { AVPlayerLayer.self }
    }
    func makeUIView(context: Context) -> LayerView {
      let view = LayerView()
      (view.layer as? AVPlayerLayer)?.player = player
      return view
    }
    func updateUIView(_ view: LayerView, context: Context) {}
  }
}
