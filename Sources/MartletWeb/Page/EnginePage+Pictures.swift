import CWebKit
import Foundation
import MartletDisplay

extension EnginePage {
  /// What shows, as pixels of the view's resolution.
  public func takePicture(_ done: @escaping (Result<ImageReference, WebError>) -> Void) {
    let isTransparent = background.map { $0.alpha < 1 } ?? false
    webkit_web_view_get_snapshot(
      view, WEBKIT_SNAPSHOT_REGION_VISIBLE,
      isTransparent ? WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND : WEBKIT_SNAPSHOT_OPTIONS_NONE, nil,
      { view, result, data in
        var error: UnsafeMutablePointer<GError>?
        let view = UnsafeMutableRawPointer(view!).assumingMemoryBound(to: WebKitWebView.self)
        let texture = webkit_web_view_get_snapshot_finish(view, result, &error)
        Waiting<Result<ImageReference, WebError>>.take(data)(
          texture.map { .success(ImageReference(taking: $0)) } ?? .failure(WebError(taking: error)))
      }, Waiting(done).data)
  }

  /// Looks for text from the selection on, selects it and shows it. Whether it is there.
  public func find(
    _ text: String, isBackwards: Bool, isCaseSensitive: Bool, wraps: Bool, _ done: @escaping (Bool) -> Void
  ) {
    let call = "window.find(\(ScriptValue.literal(text)), \(isCaseSensitive), \(isBackwards), \(wraps))"
    run(text.isEmpty ? "false" : call, world: nil) { result in
      if case .success(let value) = result { done((value as? NSNumber)?.boolValue ?? false) } else { done(false) }
    }
  }

  /// The whole page on paper, as a PDF.
  public func makePDF(_ done: @escaping (Result<Data, WebError>) -> Void) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    let settings = gtk_print_settings_new()
    gtk_print_settings_set(settings, "printer", "Print to File")
    gtk_print_settings_set(settings, "output-file-format", "pdf")
    gtk_print_settings_set(settings, "output-uri", file.absoluteString)
    let operation = webkit_print_operation_new(view)!
    webkit_print_operation_set_print_settings(operation, settings)
    g_object_unref(UnsafeMutableRawPointer(settings!))
    let printing = Printing(operation, file, done)
    printing.start()
  }

  /// One print to a file; it keeps itself until it ends.
  private final class Printing {
    private let operation: OpaquePointer
    private let file: URL
    private let done: (Result<Data, WebError>) -> Void
    private var own: Printing?
    private var problem: WebError?

    init(_ operation: OpaquePointer, _ file: URL, _ done: @escaping (Result<Data, WebError>) -> Void) {
      (self.operation, self.file, self.done) = (operation, file, done)
    }

    func start() {
      own = self
      let failed: @convention(c) (gpointer, UnsafeMutablePointer<GError>, gpointer) -> Void = { _, error, data in
        (owner(data) as Printing).problem = WebError(error)
      }
      let finished: @convention(c) (gpointer, gpointer) -> Void = { _, data in (owner(data) as Printing).end() }
      let object = UnsafeMutableRawPointer(operation)
      connect(object, "failed", self, unsafeBitCast(failed, to: GCallback.self))
      connect(object, "finished", self, unsafeBitCast(finished, to: GCallback.self))
      webkit_print_operation_print(operation)
    }

    private func end() {
      disconnect(UnsafeMutableRawPointer(operation), self)
      g_object_unref(UnsafeMutableRawPointer(operation))
      let data = FileManager.default.contents(atPath: file.path)
      try? FileManager.default.removeItem(at: file)
      done(
        data.map { .success($0) }
          ?? .failure(problem ?? WebError(domain: "martlet", code: 1, message: "the page was not printed")))
      own = nil
    }
  }
}
