import CoreLocation
import Foundation
import UIKit

/// What a map of a size shows: the map point in its middle and how large things are. North is up.
struct MapProjection: Equatable {
  /// Map points.
  var x: Double
  var y: Double
  /// Points of the screen for a map point.
  var scale: Double
  /// Points.
  var size: CGSize

  private static let world = MKMapSize.world.width
  /// Points for a map point at most: 7 centimetres of the equator a point. Our choice.
  static let largestScale = 2.0

  init(x: Double, y: Double, scale: Double, size: CGSize) {
    (self.x, self.y, self.scale, self.size) = (x, y, scale, size)
    clamp()
  }

  /// Shows all of the rectangle, around its middle; the side for which the view is too long shows more. `insets` of the
  /// view's edges stay free.
  init(rect: MKMapRect, size: CGSize, insets: UIEdgeInsets = .zero) {
    let width = max(1, size.width - insets.left - insets.right)
    let height = max(1, size.height - insets.top - insets.bottom)
    let scale = min(Double(width) / max(rect.width, 1e-6), Double(height) / max(rect.height, 1e-6), Self.largestScale)
    self.init(
      x: rect.midX - Double(insets.left - insets.right) / 2 / scale,
      y: rect.midY - Double(insets.top - insets.bottom) / 2 / scale, scale: scale, size: size)
  }

  /// Shows all of the region with its centre in the middle.
  init(region: MKCoordinateRegion, size: CGSize) { self.init(rect: region.rect, size: size) }

  /// From a height above the ground: the camera sees 30 degrees from the top to the bottom. Our choice, near iOS's.
  init(center: CLLocationCoordinate2D, distance: Double, size: CGSize) {
    let meters = 2 * distance * tan(.pi / 12)
    let height = meters * MKMapPointsPerMeterAtLatitude(center.latitude)
    let middle = MKMapPoint(center)
    self.init(
      x: middle.x, y: middle.y, scale: min(Double(size.height) / max(height, 1e-6), Self.largestScale), size: size)
  }

  /// Metres above the ground from which a camera sees this.
  var distance: Double {
    let meters = Double(size.height) / scale * MKMetersPerMapPointAtLatitude(center.latitude)
    return meters / (2 * tan(.pi / 12))
  }

  /// The map fills the view, and ends at the poles.
  private mutating func clamp() {
    let least = max(Double(size.width), Double(size.height), 1) / Self.world
    scale = min(max(scale, least), Self.largestScale)
    if !scale.isFinite { scale = least }
    if !x.isFinite || !y.isFinite { (x, y) = (Self.world / 2, Self.world / 2) }
    x -= (x / Self.world).rounded(.down) * Self.world
    let half = Double(size.height) / scale / 2
    y = half * 2 >= Self.world ? Self.world / 2 : min(max(y, half), Self.world - half)
  }

  // MARK: Places

  /// Where the map point shows, or its copy on another round of the earth that is nearest to the middle.
  func point(_ place: MKMapPoint) -> CGPoint {
    var across = place.x - x
    across -= (across / Self.world).rounded() * Self.world
    return CGPoint(x: size.width / 2 + across * scale, y: size.height / 2 + (place.y - y) * scale)
  }
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint { point(MKMapPoint(coordinate)) }

  func mapPoint(at point: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: x + Double(point.x - size.width / 2) / scale, y: y + Double(point.y - size.height / 2) / scale)
  }
  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D { mapPoint(at: point).coordinate }

  var center: CLLocationCoordinate2D { MKMapPoint(x: x, y: y).coordinate }
  var rect: MKMapRect {
    let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
    return MKMapRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  }
  var region: MKCoordinateRegion { MKCoordinateRegion(rect) }

  // MARK: Moving

  /// As a finger pulls it, in points.
  func panned(by distance: CGSize) -> MapProjection {
    MapProjection(
      x: x - Double(distance.width) / scale, y: y - Double(distance.height) / scale, scale: scale, size: size)
  }

  /// Larger by a factor; what is at `anchor` stays there.
  func zoomed(by factor: Double, around anchor: CGPoint) -> MapProjection {
    let held = mapPoint(at: anchor)
    let least = max(Double(size.width), Double(size.height), 1) / Self.world
    let new = min(max(scale * factor, least), Self.largestScale)
    return MapProjection(
      x: held.x - Double(anchor.x - size.width / 2) / new, y: held.y - Double(anchor.y - size.height / 2) / new,
      scale: new, size: size)
  }

  func resized(to size: CGSize) -> MapProjection { MapProjection(x: x, y: y, scale: scale, size: size) }
}
