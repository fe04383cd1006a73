import Foundation

/// A type that makes previews: how they were declared before `#Preview`. The running app never asks for them.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  /// The system to preview for; nil for the one that the file is built for.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
  public static var _previews: Any { previews }
  public static var _platform: PreviewPlatform? { platform }
}

/// What a preview tool looks for.
@MainActor @preconcurrency
public protocol _PreviewProvider {
  static var _previews: Any { get }
  static var _platform: PreviewPlatform? { get }
}

/// The systems that can be previewed.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// A device to preview on, by the name that a device list gives it, such as "iPhone 8".
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The room that a preview gets.
public enum PreviewLayout: Equatable, Sendable {
  /// The whole screen of the device.
  case device
  /// As large as the view likes to be.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A key of a preview's context.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that a preview passes on to its platform.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
