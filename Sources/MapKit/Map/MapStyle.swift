import Foundation
import SwiftUI

/// How a map's ground looks. There is no picture of the ground here: the styles differ in its colour.
public struct MapStyle: Sendable {
  enum Ground: Equatable, Sendable { case land, muted, imagery }
  let ground: Ground

  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }

  public static let standard = MapStyle(ground: .land)
  public static let imagery = MapStyle(ground: .imagery)
  public static let hybrid = MapStyle(ground: .imagery)

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(ground: emphasis == .muted ? .muted : .land) }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// Which kinds of places a map is to show by itself; maps here show none.
public struct PointOfInterestCategories: Sendable {
  let listed: Set<MKPointOfInterestCategory>
  let isExclusion: Bool
  public static let all = PointOfInterestCategories(listed: [], isExclusion: true)
  public static let excludingAll = PointOfInterestCategories(listed: [], isExclusion: false)
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(listed: Set(categories), isExclusion: false)
  }
  public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
    .including(categories)
  }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(listed: Set(categories), isExclusion: true)
  }
  public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
    .excluding(categories)
  }
}

private struct MapStyleKey: EnvironmentKey { static var defaultValue: MapStyle { .standard } }
private struct MapCameraActionsKey: EnvironmentKey { static var defaultValue: [MapCameraAction] { [] } }

extension EnvironmentValues {
  var mapStyle: MapStyle {
    get { self[MapStyleKey.self] }
    set { self[MapStyleKey.self] = newValue }
  }
  var mapCameraActions: [MapCameraAction] {
    get { self[MapCameraActionsKey.self] }
    set { self[MapCameraActionsKey.self] = newValue }
  }
}

/// What runs when the camera of a map below moves.
struct MapCameraAction {
  let frequency: MapCameraUpdateFrequency
  let run: (MapCameraUpdateContext) -> Void
}

extension View {
  /// How the ground of maps inside looks.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }

  /// Runs an action when the camera of a map inside is at its first place, and when it has moved.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraActions) { $0.append(MapCameraAction(frequency: frequency, run: action)) }
  }
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}
