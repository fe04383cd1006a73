import MartletWeb

/// What a page wants to record with.
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }

/// `prompt` would ask the user by the system, which has nothing to ask with here: it counts as `deny`.
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }

extension WKWebView {
  public func page(_ page: EnginePage, wants media: EnginePage.MediaRequest) {
    guard let delegate = uiDelegate else { return media.answer(isAllowed: false) }
    let frame = WKFrameInfo(view: self, url: url, isMain: true)
    let type: WKMediaCaptureType =
      media.isForCamera ? (media.isForMicrophone ? .cameraAndMicrophone : .camera) : .microphone
    delegate.decideCapture(self, frame, type) { decision in
      if decision == .prompt {
        WebRemarks.note("nobody is asked here whether pages may use camera and microphone: .prompt counts as .deny")
      }
      media.answer(isAllowed: decision == .grant)
    }
  }
}

extension WKUIDelegate {
  /// Asks the form that the app has written.
  fileprivate func decideCapture(
    _ webView: WKWebView, _ frame: WKFrameInfo, _ type: WKMediaCaptureType,
    _ answer: @escaping (WKPermissionDecision) -> Void
  ) {
    let main: @MainActor @Sendable (WKPermissionDecision) -> Void = { answer($0) }
    let origin = frame.securityOrigin
    let isWritten =
      LeftOut.isWritten {
        self.webView(
          webView, requestMediaCapturePermissionFor: origin, initiatedByFrame: frame, type: type, decisionHandler: main)
      }
      || LeftOut.isWritten {
        self.webView(
          webView, requestMediaCapturePermissionFor: origin, initiatedByFrame: frame, type: type,
          decisionHandler: answer)
      }
    if isWritten { return }
    Task { @MainActor in
      answer(
        await self.webView(webView, decideMediaCapturePermissionsFor: origin, initiatedBy: frame, type: type))
    }
  }
}
