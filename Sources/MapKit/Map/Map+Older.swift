import CoreLocation
import Foundation
import SwiftUI

// The forms before iOS 17: a region or a rectangle that gestures change, and an annotation for each item.
extension Map where Content == MapContentView {
  /// Shows all of the region; a gesture writes what shows then.
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(.region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode, []) }

  nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    let items = Self.items(annotationItems, annotationContent)
    self.init(.region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode, items)
  }

  /// Shows all of the rectangle; a gesture writes what shows then.
  nonisolated public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(.rect(mapRect), interactionModes, showsUserLocation, userTrackingMode, []) }

  nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    let items = Self.items(annotationItems, annotationContent)
    self.init(.rect(mapRect), interactionModes, showsUserLocation, userTrackingMode, items)
  }

  nonisolated private init(
    _ source: MapSource, _ modes: MapInteractionModes, _ showsUser: Bool, _ mode: Binding<MapUserTrackingMode>?,
    _ items: [MapItem]
  ) {
    self.init(
      setup: MapSetup(
        source: source, modes: modes, items: items, showsUser: showsUser, followsUser: mode?.wrappedValue == .follow))
  }

  nonisolated private static func items<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    _ elements: Items, _ content: (Items.Element) -> Annotation
  ) -> [MapItem] where Items.Element: Identifiable {
    elements.map { element in
      let data = content(element)._mapAnnotationData
      return MapItem(id: [AnyHashable(element.id)], kind: data.kind, tint: data.tint)
    }
  }
}
