import Foundation

/// What was understood. No task here makes one.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public let bestTranscription: SFTranscription
  /// The best one first.
  public let transcriptions: [SFTranscription]
  public let isFinal: Bool

  init(_ best: SFTranscription, others: [SFTranscription] = [], isFinal: Bool) {
    (bestTranscription, transcriptions, self.isFinal) = (best, [best] + others, isFinal)
  }
}

open class SFTranscription: NSObject, @unchecked Sendable {
  public let formattedString: String
  public let segments: [SFTranscriptionSegment]
  init(_ text: String, segments: [SFTranscriptionSegment]) { (formattedString, self.segments) = (text, segments) }
}

/// A word or so, its place in the text, and when it is said, in seconds.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  public let substring: String
  public let substringRange: NSRange
  public let timestamp: TimeInterval
  public let duration: TimeInterval
  /// From 0 to 1.
  public let confidence: Float
  public let alternativeSubstrings: [String]

  init(
    _ substring: String, at range: NSRange, timestamp: TimeInterval, duration: TimeInterval, confidence: Float,
    alternatives: [String]
  ) {
    (self.substring, substringRange, alternativeSubstrings) = (substring, range, alternatives)
    (self.timestamp, self.duration, self.confidence) = (timestamp, duration, confidence)
  }
}
