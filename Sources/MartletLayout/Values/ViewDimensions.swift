import Foundation

/// A measured view: its size in points and its alignment guides in its own coordinates.
public struct ViewDimensions {
  public let size: CGSize
  let explicit: (AlignmentKey) -> CGFloat?

  public init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    self.size = size
    self.explicit = explicit
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The guide as the view or something in it set it; nil when nobody did.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: AlignmentKey) -> CGFloat? { explicit(guide) }
  public subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }
}

extension ViewDimensions: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.size == b.size }
}
