import Foundation
import MartletLayout
import SwiftUI

/// Where a view stands on a map: the point in the map, and the view's point that lies there.
struct MapSpot {
  var point: CGPoint
  var anchor: UnitPoint
}

private struct MapSpotKey: LayoutValueKey {
  static var defaultValue: MapSpot { MapSpot(point: .zero, anchor: .center) }
}

extension View {
  func mapSpot(_ point: CGPoint, anchor: UnitPoint) -> some View {
    layoutValue(key: MapSpotKey.self, value: MapSpot(point: point, anchor: anchor))
  }
}

/// Gives views their own size and puts each to its spot.
struct MapPlacing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let spot = subview[MapSpotKey.self]
      subview.place(
        at: CGPoint(x: bounds.minX + spot.point.x, y: bounds.minY + spot.point.y), anchor: spot.anchor,
        proposal: .unspecified)
    }
  }
}
