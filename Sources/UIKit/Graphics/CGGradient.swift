import Foundation
import MartletDisplay

/// Colours at places between 0 and 1, mixed in between.
public final class CGGradient: Sendable {
  let stops: [ColorStop]

  /// `colors` holds `CGColor`s. Without locations they lie at even distances. Nil without a colour.
  public convenience init?(
    colorsSpace: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(
      colors.compactMap { $0 as? CGColor },
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// `colorComponents` holds four numbers for each of the `count` colours.
  public convenience init?(
    colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(count, 0)).map { index in
      let start = colorComponents + index * 4
      return CGColor(red: start[0], green: start[1], blue: start[2], alpha: start[3])
    }
    self.init(colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  private init?(_ colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let places = locations ?? colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    stops = zip(colors, places).map { ColorStop(color: $0._rgba, location: Double($1)) }
  }
}

/// Whether the first and last colour go on beyond the gradient's ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
