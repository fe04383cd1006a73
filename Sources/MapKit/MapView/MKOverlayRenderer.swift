import Foundation
import MartletControls
import SwiftUI
import UIKit

/// How an overlay is drawn. This one draws nothing; a subclass of an app's that draws by itself does neither.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  weak var mapView: MKMapView?
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// For delegates that have no better answer.
  public override convenience init() { self.init(overlay: MKCircle(center: .init(), radius: 0)) }

  open func setNeedsDisplay() { mapView?.groundDidChange() }
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }

  /// What the map draws.
  var drawn: MapGround.DrawnShape? {
    if type(of: self) != MKOverlayRenderer.self {
      Notes.once("overlays drawn by \(type(of: self)) do not show: only lines, polygons and circles do")
    }
    return nil
  }
}

/// Draws an overlay's line and fills its area.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// Nil fills nothing.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Nil draws no line.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Points; 0 is the usual width.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var shouldRasterize = false

  var shape: MapShape? {
    switch overlay {
    case let circle as MKCircle: .circle(circle.coordinate, radius: circle.radius)
    case let points as MKMultiPoint: points.shape
    default: nil
    }
  }

  override var drawn: MapGround.DrawnShape? {
    guard let shape else { return super.drawn }
    var result = MapGround.DrawnShape(shape: shape, fill: fillColor.map { AnyShapeStyle(Color(uiColor: $0)) })
    if let strokeColor {
      result.stroke = (
        AnyShapeStyle(Color(uiColor: strokeColor)),
        StrokeStyle(
          lineWidth: lineWidth > 0 ? lineWidth : 1, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
          dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
      )
    }
    result.opacity = Double(alpha)
    let start = min(max(strokeStart, 0), 1)
    result.trim = start...max(start, min(strokeEnd, 1))
    return result
  }
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  public var polyline: MKPolyline { overlay as! MKPolyline }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  public var polygon: MKPolygon { overlay as! MKPolygon }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  public var circle: MKCircle { overlay as! MKCircle }
}
