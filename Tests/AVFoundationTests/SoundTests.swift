import AVFoundation
import Foundation
import MartletTree
import MediaClips
import Testing

@MainActor @Suite struct SoundTests {
  private final class Listener: AVAudioPlayerDelegate {
    var ends = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += flag ? 1 : 0 }
  }

  /// The newest clock leads what stands in no window.
  private func clock() -> FrameClock {
    let clock = FrameClock()
    clock.windowDidOpen()
    return clock
  }
  private func advance(_ clock: FrameClock, by seconds: Double) {
    let end = clock.now + seconds
    while clock.now < end - 1e-9 { clock.advance(to: min(end, clock.now + 1.0 / 60)) }
  }

  @Test func aSoundPlaysToItsEnd() throws {
    let clock = clock()
    let player = try AVAudioPlayer(contentsOf: Clip.sound(seconds: 1))
    let listener = Listener()
    player.delegate = listener
    #expect(abs(player.duration - 1) < 0.05 && player.numberOfChannels == 1)
    #expect(player.play() && player.isPlaying)
    advance(clock, by: 0.5)
    #expect(abs(player.currentTime - 0.5) < 1e-6)
    player.pause()
    advance(clock, by: 1)
    #expect(abs(player.currentTime - 0.5) < 1e-6 && listener.ends == 0)
    player.play()
    advance(clock, by: 0.6)
    #expect(!player.isPlaying && listener.ends == 1 && player.currentTime == 0)
  }

  @Test func loopsAreCounted() throws {
    let clock = clock()
    let player = try AVAudioPlayer(data: Data(contentsOf: Clip.sound(seconds: 0.5)))
    let listener = Listener()
    player.delegate = listener
    player.numberOfLoops = 2
    player.play()
    advance(clock, by: 1.2)
    #expect(player.isPlaying && listener.ends == 0)
    advance(clock, by: 0.5)
    #expect(!player.isPlaying && listener.ends == 1)
  }

  @Test func whatIsNoSoundThrows() throws {
    let text = Clip.folder.appendingPathComponent("text.wav")
    try Data("no sound at all, only words".utf8).write(to: text)
    #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: text) }
    #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.wav")) }
  }

  private final class Words: AVSpeechSynthesizerDelegate {
    var told: [String] = []
    func speechSynthesizer(_ s: AVSpeechSynthesizer, didStart u: AVSpeechUtterance) { told.append("start") }
    func speechSynthesizer(_ s: AVSpeechSynthesizer, didFinish u: AVSpeechUtterance) { told.append("finish") }
    func speechSynthesizer(_ s: AVSpeechSynthesizer, didCancel u: AVSpeechUtterance) { told.append("cancel") }
    func speechSynthesizer(
      _ s: AVSpeechSynthesizer, willSpeakRangeOfSpeechString range: NSRange, utterance: AVSpeechUtterance
    ) { told.append((utterance.speechString as NSString).substring(with: range)) }
  }

  @Test func wordsAreToldOnTheClock() throws {
    let clock = clock()
    let (synthesizer, words) = (AVSpeechSynthesizer(), Words())
    synthesizer.delegate = words
    synthesizer.speak(AVSpeechUtterance(string: "Hello, big world"))
    synthesizer.speak(AVSpeechUtterance(string: "Bye"))
    #expect(words.told.isEmpty && synthesizer.isSpeaking)
    advance(clock, by: 5)
    #expect(words.told == ["start", "Hello", "big", "world", "finish", "start", "Bye", "finish"])
    #expect(!synthesizer.isSpeaking)
    synthesizer.speak(AVSpeechUtterance(string: "Never heard"))
    #expect(synthesizer.stopSpeaking(at: .immediate))
    advance(clock, by: 1)
    #expect(words.told.last == "cancel" && !synthesizer.isSpeaking)
  }

  @Test func thereIsNoCameraAndNoMicrophone() async throws {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
    #expect(await AVAudioApplication.requestRecordPermission() == false)
    let recorder = try AVAudioRecorder(url: Clip.folder.appendingPathComponent("x.m4a"), settings: [:])
    #expect(!recorder.record())
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: .mixWithOthers)
    try session.setActive(true)
    #expect(session.category == .playback)
  }
}
