import Foundation

/// The slowest, usual and fastest way to speak; the usual one is about 170 words a minute.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  public let attributedSpeechString: NSAttributedString
  open var voice: AVSpeechSynthesisVoice?
  /// 0 … 1; 0.5 is the usual one.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// 0.5 … 2; 1 is the voice's own.
  open var pitchMultiplier: Float = 1
  /// 0 … 1.
  open var volume: Float = 1
  /// Seconds of silence before and after.
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  open var prefersAssistiveTechnologySettings = false

  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
  }
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
  }

  /// Words a minute.
  var wordsPerMinute: Double {
    let rate = Double(min(max(rate, 0), 1))
    return rate <= 0.5 ? 80 + rate * 180 : 170 + (rate - 0.5) * 560
  }
}

/// A voice, by its language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// "de-DE".
  public let language: String
  open var name: String { Locale.current.localizedString(forIdentifier: language) ?? language }
  open var identifier: String { "org.martlet.voice." + language }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  /// Nil speaks the user's language.
  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
  }
  public init?(identifier: String) {
    guard identifier.hasPrefix("org.martlet.voice.") else { return nil }
    language = String(identifier.dropFirst("org.martlet.voice.".count))
  }
  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    ["ar-SA", "de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "ko-KR", "pt-BR", "zh-CN"].compactMap {
      AVSpeechSynthesisVoice(language: $0)
    }
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? AVSpeechSynthesisVoice)?.language == language }
  open override var hash: Int { language.hashValue }
}
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
