import Foundation
import MartletControls
import UIKit
import WebKit

/// What a browser's screen tells of itself. All methods are optional.
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Done was tapped; the controller leaves the screen.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page is there, or could not be loaded.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// The first page led elsewhere before it was there.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoad: Bool) {}
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL) {}
}

/// A page of the web with a bar above it: Done, the host's name, and a button that loads it again.
///
/// The page is the app's own engine's: it knows no bookmarks and passwords of the desktop's browser. Addresses other than
/// http and https are a programmer's mistake, as on Apple's systems: they are noted, and nothing is loaded.
open class SFSafariViewController: UIViewController {
  /// Of the Done button.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  open class Configuration: NSObject {
    /// There is no reader here: kept, noted once when a page is to be shown in it.
    open var entersReaderIfAvailable = false
    /// The bar stays as it is while the page scrolls, whatever is asked for.
    open var barCollapsingEnabled = true
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor? { didSet { bar.backgroundColor = barColor } }
  open var preferredControlTintColor: UIColor? { didSet { paintControls() } }
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { nameDismissButton() } }
  public let configuration: Configuration

  private let url: URL
  private let page = WKWebView(frame: .zero)
  private let bar = UIView()
  private let line = UIView()
  private let dismissButton = UIButton(type: .system)
  private let reloadButton = UIButton(type: .system)
  private let hostLabel = UILabel()
  private var hasLoaded = false

  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.backgroundColor = barColor
    line.backgroundColor = .separator
    hostLabel.text = url.host ?? url.absoluteString
    hostLabel.font = .preferredFont(forTextStyle: .body)
    hostLabel.textAlignment = .center
    hostLabel.lineBreakMode = .byTruncatingMiddle
    reloadButton.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
    reloadButton.accessibilityLabel = Word.reload.text(in: .current)
    dismissButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    nameDismissButton()
    paintControls()
    dismissButton.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    reloadButton.addAction(UIAction { [weak self] _ in self?.page.reload() }, for: .touchUpInside)
    for part in [bar, line, page, dismissButton, hostLabel, reloadButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    arrange()
    load()
  }

  private func arrange() {
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: safe.topAnchor, constant: 44),
      line.topAnchor.constraint(equalTo: bar.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      page.topAnchor.constraint(equalTo: line.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      dismissButton.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      dismissButton.centerYAnchor.constraint(equalTo: bar.bottomAnchor, constant: -22),
      reloadButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      reloadButton.centerYAnchor.constraint(equalTo: dismissButton.centerYAnchor),
      hostLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      hostLabel.centerYAnchor.constraint(equalTo: dismissButton.centerYAnchor),
      hostLabel.leadingAnchor.constraint(greaterThanOrEqualTo: dismissButton.trailingAnchor, constant: 8),
      hostLabel.trailingAnchor.constraint(lessThanOrEqualTo: reloadButton.leadingAnchor, constant: -8),
    ])
  }

  private var barColor: UIColor { preferredBarTintColor ?? .secondarySystemBackground }

  private func paintControls() {
    for button in [dismissButton, reloadButton] { button.tintColor = preferredControlTintColor }
  }

  private func nameDismissButton() {
    let word: Word =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    dismissButton.setTitle(word.text(in: .current), for: .normal)
  }

  private func load() {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      Notes.once("SFSafariViewController shows pages of http and https, not \(url.absoluteString)")
      return
    }
    if configuration.entersReaderIfAvailable { Notes.once("there is no reader here: the page is shown as it is") }
    page.navigationDelegate = self
    page.load(URLRequest(url: url))
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }

  private func initialLoadDidEnd(_ isThere: Bool) {
    guard !hasLoaded else { return }
    hasLoaded = true
    delegate?.safariViewController(self, didCompleteInitialLoad: isThere)
  }
}

extension SFSafariViewController: WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    hostLabel.text = webView.url?.host ?? hostLabel.text
    initialLoadDidEnd(true)
  }
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    initialLoadDidEnd(false)
  }
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    initialLoadDidEnd(false)
  }
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    guard !hasLoaded, let url = webView.url else { return }
    delegate?.safariViewController(self, initialLoadDidRedirectTo: url)
  }
}
