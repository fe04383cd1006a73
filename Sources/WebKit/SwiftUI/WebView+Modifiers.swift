import SwiftUI

/// What modifiers say to the web views below them.
struct WebViewSettings {
  var allowsSwipes = true
  var showsBackground = true
  var allowsSelection = true
  var allowsFullScreen = false
  var scrollPosition: ScrollPosition?
  var onScroll: ScrollChange?
}

/// A value of the scrolling, and what is done when it changes.
struct ScrollChange {
  var value: (ScrollGeometry) -> AnyHashable
  var action: (AnyHashable, AnyHashable) -> Void
}

private struct SettingsKey: EnvironmentKey {
  static var defaultValue: WebViewSettings { WebViewSettings() }
}

extension EnvironmentValues {
  var webViewSettings: WebViewSettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}

extension WebView {
  /// The usual, on or off, of something that a web view does.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    let isOn: Bool
    public static let automatic = Self(isOn: true)
    public static let enabled = Self(isOn: true)
    public static let disabled = Self(isOn: false)
  }
  public struct MagnificationGesturesBehavior: Sendable {
    let isOn: Bool
    public static let automatic = Self(isOn: true)
    public static let enabled = Self(isOn: true)
    public static let disabled = Self(isOn: false)
  }
  public struct LinkPreviewBehavior: Sendable {
    let isOn: Bool
    public static let automatic = Self(isOn: false)
    public static let enabled = Self(isOn: true)
    public static let disabled = Self(isOn: false)
  }
  public struct ElementFullscreenBehavior: Sendable {
    let isOn: Bool
    public static let automatic = Self(isOn: false)
    public static let enabled = Self(isOn: true)
    public static let disabled = Self(isOn: false)
  }
}

extension View {
  private func webViews(_ change: @escaping (inout WebViewSettings) -> Void) -> some View {
    transformEnvironment(\.webViewSettings, transform: change)
  }

  /// Whether swipes lead back and forward.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { webViews { $0.allowsSwipes = value.isOn } }

  /// Whether two fingers make a page larger. They always do here: `disabled` is noted.
  public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    if !value.isOn { WebRemarks.note("two fingers always make pages larger here: magnification is not disabled") }
    return self
  }

  /// Whether a long press on a link shows where it leads. It never does here: `enabled` is noted.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
    if value.isOn { WebRemarks.note("no link of a web page has a preview here") }
    return self
  }

  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
    webViews { $0.allowsSelection = S.allowsSelection }
  }

  /// Whether parts of a page may fill the window.
  public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
    webViews { $0.allowsFullScreen = value.isOn }
  }

  /// `hidden`: pages lie over what is behind the view.
  public func webViewContentBackground(_ visibility: Visibility) -> some View {
    webViews { $0.showsBackground = visibility != .hidden }
  }

  /// Scrolls pages where the position says: to an edge or an offset, once they are loaded.
  ///
  /// DEVIATION: a position does not follow the user.
  public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    let value = position.wrappedValue
    return webViews { $0.scrollPosition = value }
  }

  /// Calls `action` with the old and the new value when what `transform` makes of the scrolling changes.
  public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    webViews {
      $0.onScroll = ScrollChange {
        AnyHashable(transform($0))
      } action: { old, new in
        if let old = old.base as? T, let new = new.base as? T { action(old, new) }
      }
    }
  }
}
