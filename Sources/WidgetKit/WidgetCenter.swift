import MartletControls
@_exported import SwiftUI

/// Asks for widgets to be drawn anew. There are none here, which is noted once.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() { note() }
  public func reloadTimelines(ofKind kind: String) { note() }
  public func invalidateConfigurationRecommendations() { note() }
  /// None.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  private func note() { Notes.once("widgets are not shown: there is nothing to reload") }
}

public struct WidgetInfo: Identifiable, Hashable, Sendable {
  public var id: Self { self }
  public let kind: String
  public let family: WidgetFamily
}
