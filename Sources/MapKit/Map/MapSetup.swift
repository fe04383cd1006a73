import CoreLocation
import Foundation
import SwiftUI

/// All that a `Map` was made with.
struct MapSetup: @unchecked Sendable {
  var source: MapSource
  var modes: MapInteractionModes
  var bounds: MapCameraBounds?
  var items: [MapItem] = []
  var showsUser = false
  var followsUser = false
  var selection: MapSelecting?

  /// Around all content.
  var contentRect: MKMapRect { items.reduce(.null) { $0.union($1.rect) } }
}

/// Where a map's position comes from and goes to.
enum MapSource {
  case region(Binding<MKCoordinateRegion>)
  case rect(Binding<MKMapRect>)
  case position(Binding<MapCameraPosition>)
  case initial(MapCameraPosition)

  /// What the app asks for now.
  @MainActor var position: MapCameraPosition {
    switch self {
    case .region(let region): .region(region.wrappedValue)
    case .rect(let rect): .rect(rect.wrappedValue)
    case .position(let position): position.wrappedValue
    case .initial(let position): position
    }
  }

  /// Tells the app what a gesture made of it, and gives what the app has then.
  @MainActor func write(_ projection: MapProjection, gesture: Int) -> MapCameraPosition {
    switch self {
    case .region(let region): region.wrappedValue = projection.region
    case .rect(let rect): rect.wrappedValue = projection.rect
    case .position(let position): position.wrappedValue = MapCameraPosition(kind: .user, gesture: gesture)
    case .initial: break
    }
    switch self {
    case .region: return .region(projection.region)
    case .rect: return .rect(projection.rect)
    case .position: return MapCameraPosition(kind: .user, gesture: gesture)
    case .initial(let position): return position
    }
  }

  var isInitial: Bool { if case .initial = self { true } else { false } }
}

/// A map's selection, whatever its type.
struct MapSelecting {
  let isSelected: (AnyHashable) -> Bool
  /// Nil selects nothing.
  let select: (AnyHashable?) -> Void

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isSelected = { $0 == selection.wrappedValue.map { AnyHashable($0) } }
    select = { tag in
      guard let tag else { return selection.wrappedValue = nil }
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
  }
}
