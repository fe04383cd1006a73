import Foundation

/// Set operations on filled outlines. Results consist of short lines, closer to the curves than an eightieth
/// of a point, with every boundary turning so that nonzero winding fills it.
extension Path {
  /// The same area with no outline crossing itself or another.
  public func normalized(eoFill: Bool = false) -> Path {
    PathRegion(self, Path(), eoFill: eoFill).combined { first, _ in first }
  }

  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(self, other, eoFill: eoFill).combined { $0 || $1 }
  }

  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(self, other, eoFill: eoFill).combined { $0 && $1 }
  }

  /// The area of this outline without that of the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(self, other, eoFill: eoFill).combined { $0 && !$1 }
  }

  /// The area that lies in exactly one of the two.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathRegion(self, other, eoFill: eoFill).combined { $0 != $1 }
  }
}
