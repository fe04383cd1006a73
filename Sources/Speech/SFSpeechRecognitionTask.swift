import AVFoundation

/// One attempt to understand speech.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var current = SFSpeechRecognitionTaskState.starting
  private var failure: (any Error)?

  open var state: SFSpeechRecognitionTaskState { lock.withLock { current } }
  open var error: (any Error)? { lock.withLock { failure } }
  open var isFinishing: Bool { state == .finishing }
  open var isCancelled: Bool { state == .canceling }

  open func finish() { lock.withLock { if current < .finishing { current = .finishing } } }
  open func cancel() { lock.withLock { if current < .canceling { current = .canceling } } }

  func end(with error: any Error) { lock.withLock { (current, failure) = (.completed, error) } }
}

public enum SFSpeechRecognitionTaskState: Int, Hashable, Comparable, Sendable {
  case starting, running, finishing, canceling, completed
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a task tells. All of it is optional.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}
