import CoreLocation
import Foundation
import SwiftUI

/// What the older forms of `Map` show for an item: `MapMarker`, `MapPin`, `MapAnnotation`.
public protocol MapAnnotationProtocol {
  var _mapAnnotationData: _MapAnnotationData { get }
}

public struct _MapAnnotationData {
  let kind: MapItem.Kind
  var tint: Color?
}

/// A balloon, red unless it is tinted.
public struct MapMarker: MapAnnotationProtocol {
  public let _mapAnnotationData: _MapAnnotationData
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _mapAnnotationData = _MapAnnotationData(kind: .marker(MarkerFace(), coordinate), tint: tint)
  }
}

/// A pin with a round head, red unless it is tinted.
public struct MapPin: MapAnnotationProtocol {
  public let _mapAnnotationData: _MapAnnotationData
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _mapAnnotationData = _MapAnnotationData(kind: .pin(coordinate), tint: tint)
  }
}

/// A view, of which the point `anchorPoint`, in shares of its size, lies on the coordinate.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _mapAnnotationData: _MapAnnotationData
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    _mapAnnotationData = _MapAnnotationData(
      kind: .annotation(AnyView(content()), title: nil, coordinate, anchor: anchor))
  }
}
