import Foundation

/// What a parent offers a child, per axis in points. Spec: A2.
///
/// nil asks for the ideal length, 0 for the minimum, infinity for the maximum; any other number is the
/// room there is. NaN counts as nil, a negative number as 0: neither can be offered.
@frozen public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  @inlinable public static func == (a: Self, b: Self) -> Bool { a.width == b.width && a.height == b.height }

  /// The proposal as a size, with `size` in the place of unspecified lengths. Spec: A5.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @inlinable public subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal made of a length along `axis` and one across it.
  @inlinable public init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }
}

extension CGSize {
  @inlinable public subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable public init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension Axis {
  @inlinable public var crossAxis: Axis { self == .horizontal ? .vertical : .horizontal }
}
