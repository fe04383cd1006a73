import Foundation
import MartletDisplay

/// A layer filled with colours that go over into each other.
open class CAGradientLayer: CALayer {
  /// `CGColor`s, two or more.
  open var colors: [Any]? { didSet { didChange() } }
  /// 0 … 1, one for each colour; nil spreads them evenly.
  open var locations: [NSNumber]? { didSet { didChange() } }
  /// In the unit square of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { didChange() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { didChange() } }
  open var type = CAGradientLayerType.axial { didSet { didChange() } }

  override func drawSpecial(in area: CGRect, into items: inout [DisplayItem]) {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?._rgba }
    guard !colors.isEmpty else { return }
    let even = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    let places = locations.map { $0.map(\.doubleValue) } ?? even
    let stops = zip(colors, places.count == colors.count ? places : even).map { ColorStop(color: $0, location: $1) }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: area.minX + unit.x * area.width, y: area.minY + unit.y * area.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    let paint: Paint =
      switch type {
      case .radial:
        .ellipticalGradient(
          stops: stops, center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)),
          startFraction: 0, endFraction: 1)
      default: .linearGradient(stops: stops, start: start, end: end)
      }
    items.append(.fill(outline(in: area), paint, FillStyle()))
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that draws a path, in its own coordinates.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { didChange() } }
  open var fillColor: CGColor? = .black { didSet { didChange() } }
  open var strokeColor: CGColor? { didSet { didChange() } }
  open var lineWidth: CGFloat = 1 { didSet { didChange() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { didChange() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { didChange() } }
  open var lineDashPattern: [NSNumber]? { didSet { didChange() } }
  open var lineDashPhase: CGFloat = 0 { didSet { didChange() } }
  /// Where along the path the stroke begins and ends, 0 … 1.
  open var strokeStart: CGFloat = 0 { didSet { didChange() } }
  open var strokeEnd: CGFloat = 1 { didSet { didChange() } }

  override func drawSpecial(in area: CGRect, into items: inout [DisplayItem]) {
    guard let path else { return }
    let shape = Path(path).applying(CGAffineTransform(translationX: area.minX, y: area.minY))
    if let fillColor, fillColor.alpha > 0 { items.append(.fill(shape, .color(fillColor._rgba), FillStyle())) }
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0 else { return }
    let part = strokeStart > 0 || strokeEnd < 1 ? shape.trimmedPath(from: strokeStart, to: strokeEnd) : shape
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    items.append(.stroke(part, .color(strokeColor._rgba), style))
  }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
