import CWebKit
import Foundation
import FoundationNetworking

// What WebKitGTK tells a page.
extension EnginePage {
  func watch() {
    for name in ["title", "uri", "estimated-load-progress", "is-loading", "theme-color"] {
      connect(view, "notify::" + name, self, Self.changed)
    }
    connect(UnsafeMutableRawPointer(webkit_web_view_get_back_forward_list(view)!), "changed", self, Self.historyChanged)
    connect(view, "load-changed", self, Self.loadChanged)
    connect(view, "load-failed", self, Self.loadFailed)
    connect(view, "load-failed-with-tls-errors", self, Self.tlsFailed)
    connect(view, "insecure-content-detected", self, Self.foundInsecureContent)
    connect(view, "decide-policy", self, Self.decides)
    connect(view, "create", self, Self.creates)
    connect(view, "script-dialog", self, Self.asks)
    connect(view, "close", self, Self.closes)
    connect(view, "web-process-terminated", self, Self.lostProcess)
    connect(view, "permission-request", self, Self.wantsPermission)
    connect(view, "authenticate", self, Self.authenticates)
  }

  private nonisolated static func with(_ data: gpointer, _ body: @MainActor (EnginePage) -> Void) {
    let page: EnginePage = owner(data)
    MainActor.assumeIsolated { body(page) }
  }

  // MARK: Values

  private static let changed: GCallback = {
    let callback: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
      EnginePage.with(data) { $0.client?.pageDidChange($0) }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  private static let historyChanged: GCallback = {
    let callback: @convention(c) (gpointer, gpointer?, gpointer?, gpointer) -> Void = { _, _, _, data in
      EnginePage.with(data) { $0.client?.pageDidChange($0) }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  // MARK: Loads

  private static let loadChanged: GCallback = {
    let callback: @convention(c) (gpointer, WebKitLoadEvent.RawValue, gpointer) -> Void = { _, event, data in
      EnginePage.with(data) { $0.loadDidChange(WebKitLoadEvent(rawValue: event)) }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  private func loadDidChange(_ event: WebKitLoadEvent) {
    switch event {
    case WEBKIT_LOAD_STARTED:
      loadDidFinish()
      (isLoading, hasFailed, hasCommitted, hasInsecureContent) = (true, false, false, false)
      painter.loadWillStart()
      client?.page(self, load: .started)
    case WEBKIT_LOAD_REDIRECTED: client?.page(self, load: .redirected)
    case WEBKIT_LOAD_COMMITTED:
      hasCommitted = true
      client?.page(self, load: .committed)
    default:
      isEnding = true
      // What the page's process has sent before, the title above all, is here when the answer is.
      run("0", world: PageScript.world) { [weak self] _ in self?.loadDidFinish() }
    }
    client?.pageDidChange(self)
  }

  /// In the next turn of the loop.
  private nonisolated static func later(_ action: @escaping () -> Void) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        Waiting<Void>.take(data)(())
        return 0
      }, Waiting<Void>(action).data, nil)
  }

  private func loadDidFinish() {
    guard isEnding else { return }
    (isLoading, isEnding) = (false, false)
    client?.pageDidChange(self)
    // After a failure the library says finished, too.
    if !hasFailed { client?.page(self, load: .finished) }
    painter.loadDidEnd()
  }

  private static let loadFailed: GCallback = {
    let callback:
      @convention(c) (gpointer, WebKitLoadEvent.RawValue, UnsafePointer<CChar>?, UnsafeMutablePointer<GError>, gpointer)
        -> gboolean = { _, _, address, error, data in
          var failure = WebError(error)
          failure.url = String(borrowing: address).flatMap { URL(string: $0) }
          EnginePage.with(data) { $0.loadDidFail(failure) }
          // No page of the library's own in its place.
          return 1
        }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  private static let tlsFailed: GCallback = {
    let callback:
      @convention(c) (gpointer, UnsafePointer<CChar>?, gpointer?, GTlsCertificateFlags.RawValue, gpointer) -> gboolean =
        {
          _, address, _, _, data in
          var failure = WebError(
            domain: "g-tls-error-quark", code: 2, message: "the server's certificate is not trusted")
          failure.url = String(borrowing: address).flatMap { URL(string: $0) }
          EnginePage.with(data) { $0.loadDidFail(failure) }
          return 1
        }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  private func loadDidFail(_ error: WebError) {
    var error = error
    error.url = error.url.map(FolderScheme.outside)
    hasFailed = true
    client?.page(self, load: .failed(error, isProvisional: !hasCommitted))
  }

  private static let foundInsecureContent: GCallback = {
    let callback: @convention(c) (gpointer, gint, gpointer) -> Void = { _, _, data in
      EnginePage.with(data) { $0.hasInsecureContent = true }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  // MARK: Policy

  private static let decides: GCallback = {
    let callback: @convention(c) (gpointer, gpointer, WebKitPolicyDecisionType.RawValue, gpointer) -> gboolean = {
      _, decision, kind, data in
      let page: EnginePage = owner(data)
      return MainActor.assumeIsolated {
        page.decide(decision, WebKitPolicyDecisionType(rawValue: kind)) ? 1 : 0
      }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  private func decide(_ decision: gpointer, _ kind: WebKitPolicyDecisionType) -> Bool {
    guard let client else { return false }
    let policy = decision.assumingMemoryBound(to: WebKitPolicyDecision.self)
    g_object_ref(decision)
    var isAnswered = false
    var source = DownloadSource.page
    let answer: (Policy) -> Void = { [weak self] choice in
      guard !isAnswered else { return }
      isAnswered = true
      switch choice {
      case .allow: webkit_policy_decision_use(policy)
      case .cancel: webkit_policy_decision_ignore(policy)
      case .download:
        self?.expectedDownloads.append(source)
        webkit_policy_decision_download(policy)
      }
      g_object_unref(decision)
    }
    if kind == WEBKIT_POLICY_DECISION_TYPE_RESPONSE {
      source = .response
      client.page(self, decide: Response(OpaquePointer(decision)), answer)
    } else {
      let isNew = kind == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION
      var action = Action(
        webkit_navigation_policy_decision_get_navigation_action(OpaquePointer(decision))!, wantsNewPage: isNew)
      // The library does not say which frame it is. What a page that is just being read loads by itself are frames in it.
      if action.kind == .other, !action.isByUser, isLoading, hasCommitted { action.isForMainFrame = false }
      action.isDownload = action.request.url != nil && action.request.url == downloadLink
      downloadLink = nil
      source = .action
      client.page(self, decide: action, answer)
    }
    return true
  }

  private static let creates: GCallback = {
    let callback: @convention(c) (gpointer, OpaquePointer, gpointer) -> gpointer? = { _, action, data in
      let page: EnginePage = owner(data)
      return MainActor.assumeIsolated {
        let new = page.client?.page(page, newPageFor: Action(action, wantsNewPage: true), WindowWishes())
        // The library takes a reference over.
        return new.map { g_object_ref($0.view) }
      }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  // MARK: Dialogs and the rest

  private static let asks: GCallback = {
    let callback: @convention(c) (gpointer, OpaquePointer, gpointer) -> gboolean = { _, dialog, data in
      let page: EnginePage = owner(data)
      return MainActor.assumeIsolated { page.show(dialog) ? 1 : 0 }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  private func show(_ handle: OpaquePointer) -> Bool {
    guard let client else { return false }
    let kind: Dialog.Kind =
      switch webkit_script_dialog_get_dialog_type(handle) {
      case WEBKIT_SCRIPT_DIALOG_ALERT: .alert
      case WEBKIT_SCRIPT_DIALOG_CONFIRM: .confirm
      case WEBKIT_SCRIPT_DIALOG_PROMPT:
        .prompt(String(borrowing: webkit_script_dialog_prompt_get_default_text(handle)) ?? "")
      default: .leave
      }
    // It stays open, and the script waits, until the last reference goes.
    webkit_script_dialog_ref(handle)
    painter.pause()
    let message = String(borrowing: webkit_script_dialog_get_message(handle)) ?? ""
    let dialog = Dialog(kind: kind, message: message) { [weak self] isConfirmed, text in
      switch kind {
      case .confirm, .leave: webkit_script_dialog_confirm_set_confirmed(handle, isConfirmed ? 1 : 0)
      case .prompt: if let text { webkit_script_dialog_prompt_set_text(handle, text) }
      case .alert: break
      }
      self?.painter.goOn()
      // Not before the signal has ended: the library still holds the dialog then.
      EnginePage.later {
        webkit_script_dialog_close(handle)
        webkit_script_dialog_unref(handle)
      }
    }
    client.page(self, asks: dialog)
    return true
  }

  private static let closes: GCallback = {
    let callback: @convention(c) (gpointer, gpointer) -> Void = { _, data in
      EnginePage.with(data) { $0.client?.pageWantsToClose($0) }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()

  private static let lostProcess: GCallback = {
    let callback: @convention(c) (gpointer, gint, gpointer) -> Void = { _, _, data in
      EnginePage.with(data) { page in
        page.isLoading = false
        page.painter.processDidEnd()
        page.client?.pageDidLoseProcess(page)
      }
    }
    return unsafeBitCast(callback, to: GCallback.self)
  }()
}

extension EnginePage.Action {
  init(_ action: OpaquePointer, wantsNewPage: Bool) {
    kind =
      switch webkit_navigation_action_get_navigation_type(action) {
      case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: .link
      case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: .form
      case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: .backForward
      case WEBKIT_NAVIGATION_TYPE_RELOAD: .reload
      case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: .formAgain
      default: .other
      }
    request = URLRequest(webkit_navigation_action_get_request(action)!)
    self.wantsNewPage = wantsNewPage
    frameName = String(borrowing: webkit_navigation_action_get_frame_name(action))
    isForMainFrame = !wantsNewPage
    isByUser = webkit_navigation_action_is_user_gesture(action) != 0
    isRedirect = webkit_navigation_action_is_redirect(action) != 0
    button = Int(webkit_navigation_action_get_mouse_button(action))
  }
}

extension EnginePage.Response {
  init(_ decision: OpaquePointer) {
    self.init(of: webkit_response_policy_decision_get_response(decision)!)
    isForMainFrame = webkit_response_policy_decision_is_main_frame_main_resource(decision) != 0
    canShow = webkit_response_policy_decision_is_mime_type_supported(decision) != 0
  }

  /// Of a file that is not shown.
  init(of response: OpaquePointer) {
    func text(_ value: UnsafePointer<CChar>?) -> String? { String(borrowing: value).flatMap { $0.isEmpty ? nil : $0 } }
    url =
      text(webkit_uri_response_get_uri(response)).flatMap { URL(string: $0) }.map(FolderScheme.outside)
      ?? URL(string: "about:blank")!
    status = Int(webkit_uri_response_get_status_code(response))
    mediaType = text(webkit_uri_response_get_mime_type(response)) ?? ""
    length = Int64(clamping: webkit_uri_response_get_content_length(response))
    headers = webkit_uri_response_get_http_headers(response).map { Headers.read($0) } ?? [:]
    fileName = text(webkit_uri_response_get_suggested_filename(response))
    isForMainFrame = true
    canShow = false
  }
}

extension URLRequest {
  init(_ request: OpaquePointer) {
    let address = String(borrowing: webkit_uri_request_get_uri(request)).flatMap { URL(string: $0) }
    self.init(url: address.map(FolderScheme.outside) ?? URL(string: "about:blank")!)
    httpMethod = String(borrowing: webkit_uri_request_get_http_method(request)) ?? "GET"
    if let headers = webkit_uri_request_get_http_headers(request) {
      for (name, value) in Headers.read(headers) { setValue(value, forHTTPHeaderField: name) }
    }
  }
}
