import AVFoundation
import MartletControls

/// Turns speech into text. Nothing here can: there is no service for it and no microphone, which authorisation and every
/// task answer, and a note says so once.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  /// Where handlers and delegates are called.
  open var queue = OperationQueue.main
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var supportsOnDeviceRecognition = false
  open var isAvailable: Bool { false }

  /// Optional as on Apple's systems, where not every language has a recogniser.
  public init?(locale: Locale = .current) { self.locale = locale }

  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }
  /// The handler is called on another thread, as on Apple's systems.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    SpeechNote.write()
    DispatchQueue.global().async { handler(authorizationStatus()) }
  }

  /// A task that ends with an error.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    fail(task) { resultHandler(nil, $0) }
    return task
  }

  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    fail(task) { [weak delegate] _ in delegate?.speechRecognitionTask(task, didFinishSuccessfully: false) }
    return task
  }

  /// Later, so that the caller has the task by then; not where it was cancelled before.
  private func fail(_ task: SFSpeechRecognitionTask, _ tell: @escaping (any Error) -> Void) {
    SpeechNote.write()
    nonisolated(unsafe) let tell = tell
    queue.addOperation {
      guard !task.isCancelled else { return }
      let error = SFSpeechError(.internalServiceError)
      task.end(with: error)
      tell(error)
    }
  }
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

public enum SFSpeechRecognizerAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, denied, restricted, authorized
}

public enum SFSpeechRecognitionTaskHint: Int, Hashable, Sendable { case unspecified, dictation, search, confirmation }

/// Why speech was not understood.
public struct SFSpeechError: Error, Hashable, CustomNSError, LocalizedError {
  public enum Code: Int, Hashable, Sendable { case internalServiceError = 1 }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var internalServiceError: Code { .internalServiceError }
  public static var errorDomain: String { "SFSpeechErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "Speech recognition is not available on this device." }
}

enum SpeechNote {
  static func write() { Notes.once("the app wants speech understood: nothing here can, and it is told so") }
}
