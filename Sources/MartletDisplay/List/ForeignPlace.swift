import Foundation

/// Where a host's own widget stands in a list.
public struct ForeignPlace: Equatable, Sendable {
  public var id: UInt64
  /// In the coordinates of the list; around the place where something turns it.
  public var frame: CGRect
}

extension DisplayItem {
  var holdsForeignViews: Bool {
    switch self {
    case .foreign: true
    case .group(let group, _): group.holdsForeignViews
    case .effect(_, let items): items.contains { $0.holdsForeignViews }
    default: false
    }
  }
}

extension DisplayGroup {
  /// The places of widgets in the list, in drawing order. Groups without any cost nothing.
  public var foreignPlaces: [ForeignPlace] {
    var places: [ForeignPlace] = []
    Self.add(items, .identity, to: &places)
    return places
  }

  private static func add(_ items: [DisplayItem], _ transform: CGAffineTransform, to places: inout [ForeignPlace]) {
    for item in items where item.holdsForeignViews {
      switch item {
      case .foreign(let id, let rect): places.append(ForeignPlace(id: id, frame: rect.applying(transform)))
      case .group(let group, let offset):
        add(group.items, CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform), to: &places)
      case .effect(.transform(let inner), let items): add(items, inner.concatenating(transform), to: &places)
      case .effect(_, let items): add(items, transform, to: &places)
      default: break
      }
    }
  }
}
