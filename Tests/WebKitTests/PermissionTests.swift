import Foundation
import Testing
import WebKit

@MainActor private final class Guard: NSObject, WKUIDelegate {
  let decision: WKPermissionDecision
  var asked: [WKMediaCaptureType] = []
  var origins: [String] = []
  init(_ decision: WKPermissionDecision) { self.decision = decision }

  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) {
    asked.append(type)
    origins.append(origin.host)
    decisionHandler(decision)
  }
}

/// Cameras and microphones are made up by the engine.
@MainActor @Suite(.serialized) struct PermissionTests {
  private func capture(_ wanted: String, _ delegate: Guard?) async throws -> String {
    let page = Page { $0.preferences.setValue(true, forKey: "mockCaptureDevicesEnabled") }
    page.view.uiDelegate = delegate
    await page.show("<p>x</p>", base: URL(string: "https://example.invalid/"))
    let value = try await page.view.callAsyncJavaScript(
      """
      try { const stream = await navigator.mediaDevices.getUserMedia(\(wanted));
        const kinds = stream.getTracks().map(track => track.kind).sort().join();
        stream.getTracks().forEach(track => track.stop());
        return kinds; } catch (error) { return error.name; }
      """, contentWorld: .page)
    return value as? String ?? "\(value ?? "nil")"
  }

  @Test func theDelegateGivesACamera() async throws {
    let delegate = Guard(.grant)
    #expect(try await capture("{ video: true }", delegate) == "video")
    #expect(delegate.asked == [.camera])
    #expect(delegate.origins == ["example.invalid"])
  }

  @Test func bothAreAskedForAtOnce() async throws {
    let delegate = Guard(.deny)
    #expect(try await capture("{ video: true, audio: true }", delegate) == "NotAllowedError")
    #expect(delegate.asked == [.cameraAndMicrophone])
  }

  @Test func withoutADelegateNothingIsGiven() async throws {
    #expect(try await capture("{ audio: true }", nil) == "NotAllowedError")
  }
}
