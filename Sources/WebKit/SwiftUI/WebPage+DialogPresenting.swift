extension WebPage {
  /// Shows what pages ask a person. All of it may be left out: questions count as left.
  @MainActor public protocol DialogPresenting {
    func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async
    func handleJavaScriptConfirm(message: String, initiatedBy frame: FrameInfo) async -> JavaScriptConfirmResult
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: FrameInfo
    ) async -> JavaScriptPromptResult
  }

  public enum JavaScriptConfirmResult: Hashable, Sendable { case ok, cancel }
  public enum JavaScriptPromptResult: Hashable, Sendable {
    case ok(String)
    case cancel
  }
}

extension WebPage.DialogPresenting {
  public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }
}
