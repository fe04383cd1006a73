import Foundation
import MartletControls
import MartletLayout

/// How far a window can be made larger and smaller.
public struct WindowResizability: Equatable, Sendable {
  private let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// What a window's frame looks like.
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// What a window's toolbar on a Mac looks like.
public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init(showsTitle: Bool = true) {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { Self() } }
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { Self() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { Self() }
  public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { Self() }
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}

/// DEVIATION: the host makes the window, of a phone's size or the one that it had, with the desktop's frame. Each of
/// these is noted once and changes nothing.
extension Scene {
  private func unchanged(_ name: String, _ file: String, _ line: UInt) -> Self {
    let note = "\(name) changes nothing: the desktop gives the window its frame and --device its size"
    Notes.once(note, at: Notes.Place(file: file, line: line))
    return self
  }

  public func defaultSize(
    width: CGFloat, height: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> some Scene { unchanged("defaultSize", file, line) }
  public func defaultSize(_ size: CGSize, file: String = #fileID, line: UInt = #line) -> some Scene {
    unchanged("defaultSize", file, line)
  }
  public func defaultPosition(_ position: UnitPoint, file: String = #fileID, line: UInt = #line) -> some Scene {
    unchanged("defaultPosition", file, line)
  }
  public func windowResizability(
    _ resizability: WindowResizability, file: String = #fileID, line: UInt = #line
  ) -> some Scene { unchanged("windowResizability", file, line) }
  public func windowStyle<S: WindowStyle>(_ style: S, file: String = #fileID, line: UInt = #line) -> some Scene {
    unchanged("windowStyle", file, line)
  }
  public func windowToolbarStyle<S: WindowToolbarStyle>(
    _ style: S, file: String = #fileID, line: UInt = #line
  ) -> some Scene { unchanged("windowToolbarStyle", file, line) }
}
