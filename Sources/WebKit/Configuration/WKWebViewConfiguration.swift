import Foundation
import MartletControls
import MartletWeb
import UIKit

/// What a web view is made with. A view takes a copy: later changes do nothing, except in the objects that it shares
/// (`userContentController`, `websiteDataStore`, `preferences`).
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject, NSCopying {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Text at the end of the user agent that the library has.
  open var applicationNameForUserAgent: String?
  /// Whether nothing shows before all is there. Kept; a page shows when its engine shows it.
  open var suppressesIncrementalRendering = false
  /// Whether films play in the page rather than over the whole screen.
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  /// Which media wait for a person before they play; here all or none.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var dataDetectorTypes: WKDataDetectorTypes = [] {
    didSet {
      if dataDetectorTypes != [] { Notes.once("nothing is detected in pages here: dataDetectorTypes is kept only") }
    }
  }
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  open var showsSystemScreenTimeBlockingView = true
  open var supportsAdaptiveImageGlyph = false
  var handlers: [String: any WKURLSchemeHandler] = [:]
  /// The page that opens the one to be made: both share a process, as `createWebViewWith` asks for.
  weak var opener: EnginePage?

  nonisolated public override init() {
    super.init()
  }

  /// Has the handler answer all addresses of a scheme. Schemes that pages load by themselves (http, file, …) are not
  /// given away.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    let scheme = urlScheme.lowercased()
    precondition(!WKWebView.handlesURLScheme(scheme), "'\(urlScheme)' is a URL scheme that WKWebView handles itself")
    handlers[scheme] = urlSchemeHandler
  }
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }

  func copied() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.selectionGranularity = selectionGranularity
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.handlers = handlers
    copy.opener = opener
    return copy
  }
}

/// Which processes pages share. The engine decides by itself here; pools are told apart and do nothing.
@MainActor @preconcurrency open class WKProcessPool: NSObject {
  nonisolated public override init() { super.init() }
}

/// What is allowed to all pages of a view.
@MainActor @preconcurrency open class WKPreferences: NSObject {
  /// Points; text is never smaller.
  open var minimumFontSize: CGFloat = 0 { didSet { didChange() } }
  /// Whether scripts open windows without a person's tap.
  open var javaScriptCanOpenWindowsAutomatically = false { didSet { didChange() } }
  open var javaScriptEnabled = true { didSet { didChange() } }
  open var isFraudulentWebsiteWarningEnabled = true
  open var shouldPrintBackgrounds = false
  open var tabFocusesLinks = false
  open var isTextInteractionEnabled = true
  open var isSiteSpecificQuirksModeEnabled = true
  open var isElementFullscreenEnabled = false
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
  public enum InactiveSchedulingPolicy: Int, Sendable { case suspend, throttle, none }
  private var views: [WeakView] = []
  private struct WeakView { weak var view: WKWebView? }

  nonisolated public override init() { super.init() }

  func add(_ view: WKWebView) { views.append(WeakView(view: view)) }
  private func didChange() { for entry in views { entry.view?.preferencesDidChange() } }

  /// Keys of an engine's own: `developerExtrasEnabled` lets pages be inspected, others are noted and left.
  open func setValue(_ value: Any?, forKey key: String) {
    let isOn = (value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false
    switch key {
    case "developerExtrasEnabled": isInspectable = isOn
    default: return WebRemarks.note("WKPreferences knows no setting '\(key)' here; nothing was changed")
    }
    didChange()
  }
  var isInspectable = false
}

/// What is allowed to one page that is loaded.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
  }
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of the page run; those of the app do in any case.
  open var allowsContentJavaScript = true
  open var isLockdownModeEnabled = false
  open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
  nonisolated public override init() { super.init() }
}

public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}

/// Kinds of text that become links. Kept; pages show what they are written as.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  public static let all = WKDataDetectorTypes(rawValue: UInt.max)
}

public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
