import Speech
import Testing

@MainActor private final class Delegate: NSObject, SFSpeechRecognitionTaskDelegate {
  var done: (Bool) -> Void = { _ in }
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
    done(successfully)
  }
}

@MainActor @Suite struct SpeechTests {
  @Test func nobodyUnderstands() async {
    let status = await withCheckedContinuation { waiting in
      SFSpeechRecognizer.requestAuthorization { waiting.resume(returning: $0) }
    }
    #expect(status == .restricted && SFSpeechRecognizer.authorizationStatus() == .restricted)
    #expect(SFSpeechRecognizer()?.isAvailable == false)
    #expect(SFSpeechRecognizer(locale: Locale(identifier: "de_DE"))?.locale.identifier == "de_DE")
    #expect(SFSpeechRecognizer.supportedLocales().isEmpty)
  }

  @Test func tasksEndWithAnError() async throws {
    let recognizer = try #require(SFSpeechRecognizer())
    let request = SFSpeechAudioBufferRecognitionRequest()
    #expect(request.nativeAudioFormat.channelCount == 1)
    var task: SFSpeechRecognitionTask?
    let code = await withCheckedContinuation { waiting in
      task = recognizer.recognitionTask(with: request) { result, error in
        waiting.resume(returning: result == nil ? (error as? SFSpeechError)?.code : nil)
      }
      #expect(task?.state == .starting)
    }
    #expect(code == .internalServiceError && task?.state == .completed && task?.error is SFSpeechError)
  }

  @Test func delegatesAreToldToo() async throws {
    let recognizer = try #require(SFSpeechRecognizer())
    let delegate = Delegate()
    let isSuccess = await withCheckedContinuation { waiting in
      delegate.done = { waiting.resume(returning: $0) }
      let request = SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/speech.wav"))
      recognizer.recognitionTask(with: request, delegate: delegate)
    }
    #expect(!isSuccess)
  }

  @Test func aCancelledTaskSaysNothing() async throws {
    let recognizer = try #require(SFSpeechRecognizer())
    let queue = OperationQueue()
    recognizer.queue = queue
    queue.isSuspended = true
    var calls = 0
    let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { _, _ in calls += 1 }
    task.cancel()
    queue.isSuspended = false
    await withCheckedContinuation { waiting in queue.addBarrierBlock { waiting.resume() } }
    #expect(calls == 0 && task.isCancelled)
  }
}
