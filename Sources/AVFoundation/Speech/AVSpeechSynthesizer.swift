import Foundation
import MartletControls
import MartletGraph
import MartletTree

public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Speaks texts, one after the other.
///
/// In windows a program of the desktop speaks (speech-dispatcher's `spd-say`, or `espeak-ng`); where there is none, that
/// is noted once. The delegate is told of each word on the window's clock, as fast as the utterance's rate says.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isSpeaking = false
  open private(set) var isPaused = false
  open var usesApplicationAudioSession = true
  open var mixToTelephonyUplink = false

  private var waiting: [AVSpeechUtterance] = []
  private var words: [NSRange] = []
  private var next: ClockCalls.Call?
  private let voice = SpeechProgram()

  open func speak(_ utterance: AVSpeechUtterance) {
    MainThread.run { [self] in
      waiting.append(utterance)
      if !isSpeaking { begin() }
    }
  }

  private func begin() {
    guard let utterance = waiting.first else { return }
    isSpeaking = true
    words = Self.words(in: utterance.speechString)
    next = ClockCalls.after(max(0, utterance.preUtteranceDelay), on: nil) { [weak self] in
      guard let self else { return }
      delegate?.speechSynthesizer(self, didStart: utterance)
      if FrameClock.latest?.isLive == true { voice.speak(utterance) }
      goOn()
    }
  }

  /// The next word, or the end.
  private func goOn() {
    guard let utterance = waiting.first else { return }
    guard !words.isEmpty else {
      next = ClockCalls.after(max(0, utterance.postUtteranceDelay), on: nil) { [weak self] in self?.finish() }
      return
    }
    let word = words.removeFirst()
    delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word, utterance: utterance)
    // Long words take longer; an average one has five letters.
    let seconds = 60 / utterance.wordsPerMinute * (0.5 + Double(word.length) / 10)
    next = ClockCalls.after(seconds, on: nil) { [weak self] in self?.goOn() }
  }

  private func finish() {
    guard !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    isSpeaking = false
    delegate?.speechSynthesizer(self, didFinish: utterance)
    if !isSpeaking { begin() }
  }

  /// Silences all that waits, too. Whether something was spoken.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, let utterance = waiting.first else { return false }
    next?.cancel()
    voice.stop()
    waiting = []
    (isSpeaking, isPaused) = (false, false)
    ClockCalls.after(on: nil) { [weak self] in
      guard let self else { return }
      delegate?.speechSynthesizer(self, didCancel: utterance)
    }
    return true
  }

  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking, !isPaused, let utterance = waiting.first else { return false }
    next?.cancel()
    voice.stop()
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// A program that was interrupted speaks what is left.
  @discardableResult open func continueSpeaking() -> Bool {
    guard isPaused, let utterance = waiting.first else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: utterance)
    if FrameClock.latest?.isLive == true { voice.speak(utterance, from: words.first?.location ?? 0) }
    goOn()
    return true
  }

  /// Letters and digits between what is neither; a text without spaces is one word.
  static func words(in text: String) -> [NSRange] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map {
      NSRange($0.startIndex..<$0.endIndex, in: text)
    }
  }
}

/// A program that speaks.
final class SpeechProgram {
  private var process: Process?

  private static let program: (path: String, isDispatcher: Bool)? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for (name, isDispatcher) in [("spd-say", true), ("espeak-ng", false), ("espeak", false)] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        return ("\(folder)/\(name)", isDispatcher)
      }
    }
    return nil
  }()

  func speak(_ utterance: AVSpeechUtterance, from start: Int = 0) {
    guard let program = Self.program else {
      return Notes.once("nothing is spoken: neither spd-say (speech-dispatcher) nor espeak-ng is installed")
    }
    let text = (utterance.speechString as NSString).substring(from: start)
    let language = utterance.voice?.language.split(separator: "-").first.map(String.init) ?? "en"
    let new = Process()
    new.executableURL = URL(fileURLWithPath: program.path)
    let speed = utterance.wordsPerMinute
    new.arguments =
      program.isDispatcher
      ? ["-w", "-l", language, "-r", "\(Int(min(max((speed - 170) / 2, -100), 100)))", "-e"]
      : ["-v", language, "-s", "\(Int(speed))", "-a", "\(Int(utterance.volume * 100))", "--stdin"]
    // The text is no argument: it may begin like an option.
    let input = Pipe()
    new.standardInput = input
    new.standardOutput = FileHandle.nullDevice
    new.standardError = FileHandle.nullDevice
    do { try new.run() } catch { return Notes.once("nothing is spoken: \(program.path) does not start (\(error))") }
    process = new
    DispatchQueue.global().async {
      try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? input.fileHandleForWriting.close()
    }
  }

  func stop() {
    process?.terminate()
    process = nil
  }
}
