/// How a rounded corner leaves the sides of its rectangle.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or ellipse: curvature jumps where the side begins.
  case circular
  /// A curve whose curvature grows gradually, reaching further along the sides. Corners with no room
  /// for that (a capsule) are circular.
  case continuous
}
