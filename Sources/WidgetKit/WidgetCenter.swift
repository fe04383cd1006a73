import MartletControls

/// The widgets that the user has put on screens outside of the app. Linux desktops have no place for them and extensions
/// are left out of what is built, so there are none: nothing is to be drawn anew, which a note says once.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  private init() {}

  public func reloadTimelines(ofKind kind: String) {
    Notes.once("the app asks for its widget '\(kind)' to be drawn anew; there are no widgets here")
  }

  public func reloadAllTimelines() { Notes.once("the app asks for its widgets to be drawn anew; there are none here") }

  /// Answers at once, with none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }

  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user has put somewhere.
public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}

/// Sizes of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
  case accessoryInline
}
