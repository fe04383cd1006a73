import AVFoundation
import Combine
import Foundation
import MartletTree
import SwiftUI

/// What the controls over a film show and do. One for each player, however often it is shown, as long as it is shown.
@MainActor final class PlayerControls: ObservableObject {
  let player: AVPlayer
  /// Whether the controls can be seen.
  @Published private(set) var isShown = true
  @Published var isFullScreen = false { didSet { touch() } }
  /// The second under a finger that moves along the line; nil while nobody does.
  @Published private(set) var scrubbed: Double?
  /// Seconds of the film, as often as the controls show them.
  @Published private(set) var time = 0.0
  @Published private(set) var caption: String?

  /// Seconds without a touch after which the controls hide.
  static let patience = 3.0
  static let skip = 10.0
  static let speeds: [Float] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 3]

  private var changes: AnyCancellable?
  private var observation: Any?
  private var hiding: FrameClock.Alarm?
  /// While somebody chooses from a menu, nothing hides.
  private var openMenuCount = 0
  private var wasPlaying = false
  private var playsAfterScrubbing = false

  static func of(_ player: AVPlayer) -> PlayerControls {
    if let known = player._companion as? PlayerControls { return known }
    let new = PlayerControls(player)
    player._companion = new
    return new
  }

  private init(_ player: AVPlayer) {
    self.player = player
    changes = player.changes.sink { [weak self] in MainActor.assumeIsolated { self?.playerDidChange() } }
    let step = CMTime(value: 1, timescale: 10)
    observation = player.addPeriodicTimeObserver(forInterval: step, queue: nil) { [weak self] time in
      MainActor.assumeIsolated { self?.follow(time.seconds) }
    }
  }

  deinit { if let observation { player.removeTimeObserver(observation) } }

  private func playerDidChange() {
    objectWillChange.send()
    follow(player.currentTime().seconds)
    let isPlaying = player.rate != 0
    if isPlaying != wasPlaying {
      wasPlaying = isPlaying
      if isPlaying { waitToHide() } else if isAtEnd { show() }
    }
  }

  private func follow(_ new: Double) {
    // Nothing is made anew ten times a second for controls that nobody sees.
    if isShown, time != new { time = new }
    let text = player.currentItem?.captions.text
    if text != caption { caption = text }
  }

  // MARK: State

  var item: AVPlayerItem? { player.currentItem }
  var isPlaying: Bool { player.rate != 0 }
  var isWaiting: Bool { player.timeControlStatus == .waitingToPlayAtSpecifiedRate && item?.status != .failed }
  var failure: AVError? { item?.status == .failed ? item?.error as? AVError : nil }
  var duration: Double? { item.flatMap { $0.duration.isNumeric ? $0.duration.seconds : nil } }
  var shownTime: Double { scrubbed ?? (isShown ? max(time, 0) : player.currentTime().seconds) }
  var speed: Float { player.defaultRate }
  private var isAtEnd: Bool { duration.map { player.currentTime().seconds >= $0 - 0.05 } ?? false }

  // MARK: Coming and going

  func toggleShown() { if isShown { hide() } else { show() } }

  func show() {
    time = player.currentTime().seconds
    if !isShown { isShown = true }
    waitToHide()
  }

  func hide() {
    hiding?.cancel()
    if isShown { isShown = false }
  }

  /// Somebody uses the controls.
  func touch() { if isShown { waitToHide() } }

  func menuDidOpen() {
    openMenuCount += 1
    hiding?.cancel()
  }

  func menuDidClose() {
    openMenuCount = max(0, openMenuCount - 1)
    touch()
  }

  private func waitToHide() {
    hiding?.cancel()
    guard isPlaying, scrubbed == nil, openMenuCount == 0, failure == nil, let clock = player.clock else { return }
    hiding = clock.alarm(at: clock.now + Self.patience) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isPlaying, self.scrubbed == nil else { return }
        withAnimation(.easeInOut(duration: 0.25)) { self.hide() }
      }
    }
  }

  // MARK: What a person does

  func togglePlaying() {
    if isPlaying {
      player.pause()
      show()
    } else {
      if isAtEnd { player.seek(to: .zero) }
      player.play()
      touch()
    }
  }

  func skip(_ seconds: Double) { go(to: player.currentTime().seconds + seconds) }

  func go(to seconds: Double) {
    touch()
    let target = min(max(0, seconds), duration ?? .infinity)
    time = target
    player.seek(to: CMTime(seconds: target, preferredTimescale: 1_000_000))
  }

  func goTo(tenth: Int) { if let duration { go(to: duration * Double(tenth) / 10) } }

  /// A finger on the line; the film shows where it would be.
  func scrub(to fraction: Double) {
    guard let duration else { return }
    if scrubbed == nil {
      playsAfterScrubbing = isPlaying
      player.pause()
      hiding?.cancel()
    }
    let target = min(max(fraction, 0), 1) * duration
    scrubbed = target
    player.seek(to: CMTime(seconds: target, preferredTimescale: 1_000_000))
  }

  func endScrubbing() {
    guard let scrubbed else { return }
    time = scrubbed
    self.scrubbed = nil
    if playsAfterScrubbing { player.play() }
    touch()
  }

  func toggleMuted() {
    player.isMuted.toggle()
    touch()
  }

  func changeVolume(by step: Float) {
    player.volume = min(max(player.volume + step, 0), 1)
    if step > 0 { player.isMuted = false }
    touch()
  }

  func setSpeed(_ speed: Float) {
    player.defaultRate = speed
    if isPlaying { player.rate = speed }
    objectWillChange.send()
    touch()
  }

  func chooseCaptions(_ index: Int?) {
    item?.captions.selected = index
    objectWillChange.send()
    follow(player.currentTime().seconds)
    touch()
  }

  func retry() {
    item?.retry()
    touch()
  }

  /// Whether the key means something here.
  func handle(_ press: KeyPress) -> Bool {
    guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    switch press.key {
    case .space: togglePlaying()
    case .leftArrow: skip(-Self.skip)
    case .rightArrow: skip(Self.skip)
    case .upArrow: changeVolume(by: 0.1)
    case .downArrow: changeVolume(by: -0.1)
    case .escape where isFullScreen: isFullScreen = false
    default: return handle(character: press.characters.lowercased())
    }
    return true
  }

  private func handle(character: String) -> Bool {
    switch character {
    case "k": togglePlaying()
    case "j": skip(-Self.skip)
    case "l": skip(Self.skip)
    case "m": toggleMuted()
    case "f": isFullScreen.toggle()
    default:
      guard let digit = Int(character), (0...9).contains(digit) else { return false }
      goTo(tenth: digit)
    }
    show()
    return true
  }

  /// Waits until the item can be played or has failed, and its texts are known: pictures of the screen wait for that.
  func loaded() async {
    guard let item else { return }
    if item.status == .unknown {
      for await status in item.publisher(for: \.status).values where status != .unknown { break }
    }
    await item.captions.loaded()
  }
}
