import Foundation
import MartletControls
import MartletDisplay
import MartletFoundation
import MartletWeb
import UIKit

/// Shows web pages: from the network, from files of the app, from text. The engine is WebKitGTK.
///
/// In a window the page is a widget among the app's drawing. In a picture, and where a script uses the app, it is drawn
/// on a screen of its own, and picture and script wait until it has been loaded (nine seconds at most).
@MainActor @preconcurrency open class WKWebView: UIView {
  /// A copy of what the view was made with.
  private let ownConfiguration: WKWebViewConfiguration
  open var configuration: WKWebViewConfiguration { ownConfiguration.copied() }
  /// Nil where pages cannot be shown; a marked placeholder says why.
  public private(set) var page: EnginePage?

  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public private(set) lazy var backForwardList = WKBackForwardList(page: page)
  public private(set) lazy var scrollView: UIScrollView = WebScrollView(webView: self)

  // What can be observed.
  @_KeyValueObserved open private(set) var title: String?
  @_KeyValueObserved open private(set) var url: URL?
  @_KeyValueObserved open private(set) var isLoading = false
  /// 0 … 1.
  @_KeyValueObserved open private(set) var estimatedProgress = 0.0
  @_KeyValueObserved open private(set) var canGoBack = false
  @_KeyValueObserved open private(set) var canGoForward = false
  @_KeyValueObserved open private(set) var hasOnlySecureContent = false
  /// What the page gives as its `theme-color`.
  @_KeyValueObserved open private(set) var themeColor: UIColor?

  /// Shown where the page does not reach.
  open var underPageBackgroundColor: UIColor! = .systemBackground {
    didSet { Notes.once("underPageBackgroundColor is kept only: a page here does not scroll past its ends") }
  }
  open var allowsBackForwardNavigationGestures = false {
    didSet { page?.allowsSwipes = allowsBackForwardNavigationGestures }
  }
  open var allowsLinkPreview = true {
    didSet { if allowsLinkPreview { Notes.once("no link has a preview here: allowsLinkPreview is kept only") } }
  }
  open var allowsMagnification = false
  /// Whether a person may look into the page with the engine's inspector.
  open var isInspectable = false { didSet { page?.isInspectable = isInspectable } }
  open var isFindInteractionEnabled = false {
    didSet { if isFindInteractionEnabled { Notes.once("there is no panel to find in a page here: call find") } }
  }
  /// Nil: the engine's own.
  open var customUserAgent: String? { didSet { userAgentDidChange() } }
  /// 1 is the page's own size.
  open var pageZoom: CGFloat = 1 { didSet { page?.zoom = Double(pageZoom) } }
  open var magnification: CGFloat {
    get { pageZoom }
    set { pageZoom = newValue }
  }

  /// The load under way, and the one that an app's call has begun and the engine has not told of yet.
  var navigation: WKNavigation?
  var announced: WKNavigation?
  var tasks: [ObjectIdentifier: (handler: any WKURLSchemeHandler, task: SchemeTask)] = [:]
  /// What was decided to be downloads, and has not begun.
  var downloadActions: [WKNavigationAction] = []
  var downloadResponses: [WKNavigationResponse] = []
  /// How often in a row answers to a server's question were refused.
  var refusals = 0
  /// Called after values have changed, for who shows them elsewhere.
  var stateDidChange: (() -> Void)?
  var scrollDidChange: (() -> Void)?
  private lazy var place = WebPlacing(view: self)

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    ownConfiguration = configuration.copied()
    super.init(frame: frame)
    start()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) {
    ownConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    start()
  }

  private func start() {
    super.backgroundColor = .systemBackground
    page = EnginePage(
      content: ownConfiguration.userContentController.content(for: self),
      session: ownConfiguration.websiteDataStore.session, relative: ownConfiguration.opener)
    guard let page else {
      if case .none(let reason) = WebPlace.current { _placeholder = "Web page: \(reason)" }
      return
    }
    page.client = self
    ownConfiguration.preferences.add(self)
    for scheme in ownConfiguration.handlers.keys { page.answer(scheme: scheme) }
    page.playsMediaOnlyByUser = !ownConfiguration.mediaTypesRequiringUserActionForPlayback.isEmpty
    page.playsMediaInline = ownConfiguration.allowsInlineMediaPlayback
    preferencesDidChange()
    userAgentDidChange()
    _content = place
  }

  func preferencesDidChange() {
    let preferences = ownConfiguration.preferences
    page?.minimumFontSize = Int(preferences.minimumFontSize.rounded())
    page?.allowsOpeningWindows = preferences.javaScriptCanOpenWindowsAutomatically
    page?.isInspectable = isInspectable || preferences.isInspectable
    let allows = ownConfiguration.defaultWebpagePreferences?.allowsContentJavaScript ?? true
    page?.allowsScripts = preferences.javaScriptEnabled && allows
  }

  private func userAgentDidChange() {
    if let customUserAgent, !customUserAgent.isEmpty {
      page?.userAgent = customUserAgent
    } else if let name = ownConfiguration.applicationNameForUserAgent {
      page?.addToUserAgent(name)
    } else {
      page?.userAgent = ""
    }
  }

  /// Whether the engine loads addresses of the scheme by itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "ws", "wss", "file", "about", "blob", "data", "javascript", "ftp"].contains(
      urlScheme.lowercased())
  }

  // MARK: Looks

  /// False with a clear background: the page lies over what is behind the view.
  open override var isOpaque: Bool { didSet { backgroundDidChange() } }
  open override var backgroundColor: UIColor? { didSet { backgroundDidChange() } }

  private func backgroundDidChange() {
    guard let page else { return }
    // The page's own background is white where it has none; a view that is not opaque lets through what is behind.
    page.background = isOpaque ? nil : .clear
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tellAppearance()
  }
  func tellAppearance() { EnginePage.setDark(traitCollection.userInterfaceStyle == .dark) }

  // MARK: State

  func takeState() {
    guard let page else { return }
    // Each is told to its observers only when it has changed.
    if title != page.title { title = page.title ?? "" }
    if url != page.url { url = page.url }
    if isLoading != page.isBusy { isLoading = page.isBusy }
    if estimatedProgress != page.progress { estimatedProgress = page.progress }
    if canGoBack != page.canGoBack { canGoBack = page.canGoBack }
    if canGoForward != page.canGoForward { canGoForward = page.canGoForward }
    if hasOnlySecureContent != page.hasOnlySecureContent { hasOnlySecureContent = page.hasOnlySecureContent }
    let theme = page.themeColor.map {
      UIColor(red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue), alpha: CGFloat($0.alpha))
    }
    if theme != themeColor { themeColor = theme }
    stateDidChange?()
  }
}
