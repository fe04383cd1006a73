@testable import AVKit
import Foundation
import MartletHost
import MartletScript
import MartletTesting
import MediaClips
import SwiftUI
import Testing

@MainActor @Suite struct ControlsTests {
  private func film(_ clip: Clip = Clip(frames: 150)) throws -> FilmScreen {
    try FilmScreen(clip, size: CGSize(width: 390, height: 240))
  }

  @Test func everyControlSaysWhatItDoes() throws {
    let film = try film()
    for label in [
      "Video", "Play", "Skip Backward", "Skip Forward", "Mute", "Full Screen", "Playback Speed", "Position",
    ] {
      _ = try film.screen.element(ElementQuery(label))
    }
    film.player.play()
    film.screen.update()
    _ = try film.screen.element(ElementQuery("Pause"))
  }

  @Test func theyDoWhatTheySay() throws {
    let film = try film(Clip(frames: 900))
    try film.screen.tap("Play")
    #expect(film.player.rate == 1)
    try film.screen.tap("Skip Forward")
    #expect(film.player.currentTime().seconds > 10)
    try film.screen.tap("Pause")
    #expect(film.player.rate == 0)
    let time = film.player.currentTime().seconds
    try film.screen.tap("Skip Backward")
    #expect(abs(film.player.currentTime().seconds - (time - 10)) < 1e-6)
    try film.screen.tap("Mute")
    #expect(film.player.isMuted)
    try film.screen.tap("Unmute")
    #expect(!film.player.isMuted)
  }

  @Test func theyHideThreeSecondsAfterTheLastTouch() throws {
    let film = try film(Clip(frames: 900))
    film.player.play()
    film.screen.advance(by: 2.9)
    #expect(PlayerControls.of(film.player).isShown)
    film.screen.advance(by: 0.2)
    #expect(!PlayerControls.of(film.player).isShown)
    film.screen.settle()
    #expect(throws: (any Error).self) { try film.screen.element(ElementQuery("Pause")) }
    try film.screen.tap("Video")
    _ = try film.screen.element(ElementQuery("Pause"))
    film.screen.advance(by: 2)
    try film.screen.tap("Skip Forward")
    film.screen.advance(by: 2)
    #expect(PlayerControls.of(film.player).isShown)
    film.screen.advance(by: 1.1)
    #expect(!PlayerControls.of(film.player).isShown)
  }

  @Test func theyStayWhileAMenuIsOpen() throws {
    let film = try film(Clip(frames: 900))
    try film.screen.tap("Play")
    try film.screen.tap("Playback Speed")
    film.screen.advance(by: 10)
    #expect(PlayerControls.of(film.player).isShown)
    try film.screen.tap("1.5×")
    film.screen.advance(by: 2.9)
    #expect(PlayerControls.of(film.player).isShown)
    film.screen.advance(by: 1)
    #expect(!PlayerControls.of(film.player).isShown)
  }

  @Test func theyStayWhileTheFilmStandsStill() throws {
    let film = try film()
    film.screen.advance(by: 20)
    #expect(PlayerControls.of(film.player).isShown)
  }

  @Test func theLineWindsTheFilm() throws {
    let film = try film()
    try film.screen.set("Position", to: "2.5")
    #expect(abs(film.player.currentTime().seconds - 2.5) < 0.05)
    let line = try film.screen.element(ElementQuery("Position")).frame
    film.screen.pointer(.began, at: CGPoint(x: line.minX + line.width * 0.2, y: line.midY))
    film.screen.pointer(.moved, at: CGPoint(x: line.minX + line.width * 0.8, y: line.midY))
    #expect(abs(film.player.currentTime().seconds - 4) < 0.1)
    film.screen.pointer(.ended, at: CGPoint(x: line.minX + line.width * 0.8, y: line.midY))
    #expect(abs(film.player.currentTime().seconds - 4) < 0.1 && film.player.rate == 0)
  }

  @Test func theKeyboardPlays() throws {
    let film = try film(Clip(frames: 900))
    PlayerControls.of(film.player).hide()
    film.screen.settle()
    try film.screen.tap("Video")
    let driver = film.screen.driver
    func time() -> Double { film.player.currentTime().seconds }
    driver.press(" ")
    #expect(film.player.rate == 1)
    driver.press("k")
    #expect(film.player.rate == 0)
    var before = time()
    driver.press("l")
    #expect(abs(time() - before - 10) < 1e-6)
    before = time()
    driver.press("j")
    #expect(abs(before - time() - 10) < 1e-6)
    driver.press("5")
    #expect(abs(time() - 15) < 0.1)
    driver.press("m")
    #expect(film.player.isMuted)
    driver.press("f")
    #expect(PlayerControls.of(film.player).isFullScreen)
    driver.press("f")
    #expect(!PlayerControls.of(film.player).isFullScreen)
  }

  @Test func theFilmCoversTheWindow() throws {
    let player = AVPlayer(url: try Clip(frames: 60).file())
    let screen = Screen(size: CGSize(width: 320, height: 400), scale: 1) {
      VStack {
        Text("Below")
        VideoPlayer(player: player).frame(height: 180)
      }
    }
    try screen.tap("Full Screen")
    screen.settle()
    #expect(throws: (any Error).self) { try screen.element(ElementQuery("Below")) }
    try screen.tap("Exit Full Screen")
    screen.settle()
    _ = try screen.element(ElementQuery("Below"))
  }

  @Test func speedsAreChosen() throws {
    let film = try film()
    try film.screen.tap("Playback Speed")
    try film.screen.tap("1.5×")
    #expect(film.player.defaultRate == 1.5 && film.player.rate == 0)
    film.player.play()
    #expect(film.player.rate == 1.5)
  }

  @Test func textsShowAtTheirTime() throws {
    let url = Clip.folder.appendingPathComponent("captioned.webm")
    try? FileManager.default.copyItem(at: Clip(frames: 150).file(), to: url)
    try Data("WEBVTT\n\n00:01.000 --> 00:02.000\nHello there\n".utf8).write(
      to: url.deletingPathExtension().appendingPathExtension("en.vtt"))
    let player = AVPlayer(url: url)
    let screen = Screen(size: CGSize(width: 390, height: 240), scale: 1) { VideoPlayer(player: player) }
    try screen.tap("Subtitles")
    try screen.tap("English")
    player.play()
    screen.advance(by: 0.9)
    #expect(throws: (any Error).self) { try screen.element(ElementQuery("Hello there")) }
    screen.advance(by: 0.3)
    _ = try screen.element(ElementQuery("Hello there"))
    screen.advance(by: 1)
    #expect(throws: (any Error).self) { try screen.element(ElementQuery("Hello there")) }
  }

  @Test func whatFailsSaysWhyAndIsTriedAgain() throws {
    let url = Clip.folder.appendingPathComponent("later.webm")
    try? FileManager.default.removeItem(at: url)
    let player = AVPlayer(url: url)
    let screen = Screen(size: CGSize(width: 390, height: 240), scale: 1) { VideoPlayer(player: player) }
    screen.settle()
    _ = try screen.element(ElementQuery("there is no such file"))
    try FileManager.default.copyItem(at: Clip().file(), to: url)
    try screen.tap("Try Again")
    #expect(player.currentItem?.status == .readyToPlay)
    _ = try screen.element(ElementQuery("Play"))
  }

  @Test func overlaysStandUnderTheControls() throws {
    let player = AVPlayer(url: try Clip().file())
    let screen = Screen(size: CGSize(width: 390, height: 240), scale: 1) {
      VideoPlayer(player: player) {
        VStack {
          Text("Mark"); Spacer()
        }
      }
    }
    _ = try screen.element(ElementQuery("Mark"))
    _ = try screen.element(ElementQuery("Play"))
  }

  @Test(arguments: [
    (0.0, "0:00"), (59.99, "0:59"), (60, "1:00"), (3599, "59:59"), (3661.5, "1:01:01"), (-3, "0:00"), (.nan, "--:--"),
    (.infinity, "--:--"),
  ]) func timesAreWrittenAsClocksDo(seconds: Double, text: String) { #expect(FilmTime.text(seconds) == text) }

  @Test func everyWordIsThereInEveryLanguage() {
    for word in FilmWord.allCases { #expect(word.entries.count == 12 && !word.entries.contains(""), "\(word)") }
  }
}
