import Foundation
import Observation
import SwiftUI

/// A web page that can be observed, loaded and scripted without a view; `WebView` shows it, one view a page.
@MainActor @Observable public final class WebPage {
  public internal(set) var url: URL?
  /// Empty where the page has none.
  public internal(set) var title = ""
  /// 0 … 1.
  public internal(set) var estimatedProgress = 0.0
  public internal(set) var isLoading = false
  public internal(set) var hasOnlySecureContent = false
  /// What the page gives as its `theme-color`.
  public internal(set) var themeColor: Color?
  public internal(set) var backForwardList = BackForwardList()
  /// The last step of a load; nil before the first.
  public internal(set) var currentNavigationEvent: NavigationEvent?

  @ObservationIgnored private let configuration: Configuration?
  @ObservationIgnored private let delegate: PageDelegate
  @ObservationIgnored var listeners: [UUID: Listener] = [:]
  /// Made when it is needed first: a page that nobody loads starts no engine.
  @ObservationIgnored private(set) lazy var view = makeView()

  public convenience init() { self.init(nil, nil, nil) }
  public convenience init(configuration: Configuration) { self.init(configuration, nil, nil) }
  public convenience init(configuration: Configuration? = nil, navigationDecider: some NavigationDeciding) {
    self.init(configuration, navigationDecider, nil)
  }
  public convenience init(configuration: Configuration? = nil, dialogPresenter: some DialogPresenting) {
    self.init(configuration, nil, dialogPresenter)
  }
  public convenience init(
    configuration: Configuration? = nil, navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) { self.init(configuration, navigationDecider, dialogPresenter) }

  private init(
    _ configuration: Configuration?, _ decider: (any NavigationDeciding)?, _ presenter: (any DialogPresenting)?
  ) {
    self.configuration = configuration
    delegate = PageDelegate(decider: decider, presenter: presenter)
    delegate.page = self
  }

  private func makeView() -> WKWebView {
    let configuration = configuration ?? Configuration()
    delegate.sensors = configuration.deviceSensorAuthorization
    let view = WKWebView(frame: .zero, configuration: configuration.ofView)
    view.navigationDelegate = delegate
    view.uiDelegate = delegate
    view.allowsBackForwardNavigationGestures = true
    view.stateDidChange = { [weak self, weak view] in if let view { self?.take(view) } }
    return view
  }

  /// Each value is told to its observers only when it has changed.
  private func take(_ view: WKWebView) {
    if url != view.url { url = view.url }
    if title != view.title ?? "" { title = view.title ?? "" }
    if estimatedProgress != view.estimatedProgress { estimatedProgress = view.estimatedProgress }
    if isLoading != view.isLoading { isLoading = view.isLoading }
    if hasOnlySecureContent != view.hasOnlySecureContent { hasOnlySecureContent = view.hasOnlySecureContent }
    let theme = view.themeColor.map { Color(uiColor: $0) }
    if theme != themeColor { themeColor = theme }
    let list = BackForwardList(view.backForwardList)
    if list != backForwardList { backForwardList = list }
  }

  // MARK: Settings

  /// Nil: the engine's own.
  public var customUserAgent: String? {
    get { view.customUserAgent }
    set { view.customUserAgent = newValue }
  }
  public var isInspectable: Bool {
    get { view.isInspectable }
    set { view.isInspectable = newValue }
  }

  /// Whether the engine loads addresses of the scheme by itself.
  public static func handlesURLScheme(_ scheme: String) -> Bool { WKWebView.handlesURLScheme(scheme) }

  // MARK: Scripts

  /// Runs the body of an asynchronous function. The arguments are its variables, by name; what it returns, or what its
  /// promise brings, is the value.
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> Any? {
    try await view.callAsyncJavaScript(
      functionBody, arguments: arguments, in: frame?.wrapped, contentWorld: contentWorld ?? .page)
  }
}
