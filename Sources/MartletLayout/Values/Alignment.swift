import Foundation

/// A named line that views can be aligned on. Spec: B14-B19.
public protocol AlignmentID {
  /// Where the line lies in a view that does not set it, in points from its top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// One alignment line: its axis and its identifier's type.
public struct AlignmentKey: Hashable {
  public let axis: Axis
  let id: AlignmentID.Type
  private let identity: ObjectIdentifier

  public init(_ axis: Axis, _ id: AlignmentID.Type) {
    self.axis = axis
    self.id = id
    identity = ObjectIdentifier(id)
  }

  public func defaultValue(in dimensions: ViewDimensions) -> CGFloat { id.defaultValue(in: dimensions) }
  public static func == (a: Self, b: Self) -> Bool { a.identity == b.identity && a.axis == b.axis }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  public let key: AlignmentKey
  public init(_ id: AlignmentID.Type) { key = AlignmentKey(.horizontal, id) }
  /// The alignment of this key, or nil when the key lies on the other axis.
  public init?(matching key: AlignmentKey) {
    guard key.axis == .horizontal else { return nil }
    self.key = key
  }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The leading edge of a list row's separator; without a list the leading edge.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
  enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
  enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }
  enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
  public let key: AlignmentKey
  public init(_ id: AlignmentID.Type) { key = AlignmentKey(.vertical, id) }
  /// The alignment of this key, or nil when the key lies on the other axis.
  public init?(matching key: AlignmentKey) {
    guard key.axis == .vertical else { return nil }
    self.key = key
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The first line's baseline; the bottom edge of what has no text. Spec: B18.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
  enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  enum FirstTextBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  enum LastTextBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
}

/// An alignment on both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
