import Foundation

extension WebPage {
  /// What a page is made with.
  @MainActor public struct Configuration {
    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
    public var defaultNavigationPreferences = NavigationPreferences()
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    public var deviceSensorAuthorization = DeviceSensorAuthorization(decision: .prompt)
    /// Text at the end of the user agent that the library has.
    public var applicationNameForUserAgent: String?
    public var limitsNavigationsToAppBoundDomains = false
    public var upgradeKnownHostsToHTTPS = true
    public var suppressesIncrementalRendering = false
    public var allowsAirPlayForMediaPlayback = true
    public var supportsAdaptiveImageGlyph = false
    public var dataDetectorTypes: WKDataDetectorTypes = []
    public var ignoresViewportScaleLimits = false
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic
    public init() {}

    public enum MediaPlaybackBehavior: Sendable { case automatic, allowsInlinePlayback, alwaysFullscreen }

    var ofView: WKWebViewConfiguration {
      let result = WKWebViewConfiguration()
      result.websiteDataStore = websiteDataStore
      result.userContentController = userContentController
      result.defaultWebpagePreferences.allowsContentJavaScript = defaultNavigationPreferences.allowsContentJavaScript
      for (scheme, handler) in urlSchemeHandlers {
        result.setURLSchemeHandler(SchemeAdapter(handler), forURLScheme: scheme.rawValue)
      }
      result.applicationNameForUserAgent = applicationNameForUserAgent
      result.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
      result.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
      result.suppressesIncrementalRendering = suppressesIncrementalRendering
      result.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
      result.supportsAdaptiveImageGlyph = supportsAdaptiveImageGlyph
      result.dataDetectorTypes = dataDetectorTypes
      result.ignoresViewportScaleLimits = ignoresViewportScaleLimits
      result.allowsInlineMediaPlayback = mediaPlaybackBehavior == .allowsInlinePlayback
      return result
    }
  }

  /// Whether pages may use camera and microphone.
  public struct DeviceSensorAuthorization {
    public enum Permission: Hashable, Sendable {
      /// There is no such sensor here, and no page asks.
      case deviceOrientationAndMotion
      case mediaCapture(WKMediaCaptureType)
    }
    let decide: (Permission, FrameInfo, WKSecurityOrigin) async -> WKPermissionDecision

    public init(
      decisionHandler: @escaping (Permission, FrameInfo, WKSecurityOrigin) async -> WKPermissionDecision
    ) { decide = decisionHandler }
    public init(decision: WKPermissionDecision) { decide = { _, _, _ in decision } }
  }
}
