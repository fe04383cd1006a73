import CoreLocation
import Foundation
import SwiftUI

/// What a balloon shows.
struct MarkerFace {
  enum Glyph {
    case pin
    case symbol(String)
    case image(String)
    case monogram(Text)
    case view(AnyView)
  }
  var title: Text?
  var glyph = Glyph.pin
  /// In place of the title.
  var label: AnyView?
}

/// A balloon whose tip is at a coordinate, with a title below it.
public struct Marker<Label: View>: _PrimitiveMapContent {
  let face: MarkerFace
  let coordinate: CLLocationCoordinate2D
  nonisolated init(_ face: MarkerFace, at coordinate: CLLocationCoordinate2D) {
    (self.face, self.coordinate) = (face, coordinate)
  }
  nonisolated public func _collect(into items: inout _MapItems) { items.add(.marker(face, coordinate)) }

  /// The icon of a `Label` is shown in the balloon, its title below; another view is shown below.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let label = label()
    let hasIcon = String(describing: Label.self).hasPrefix("Label<") || Label.self == Image.self
    let glyph = hasIcon ? MarkerFace.Glyph.view(AnyView(label.labelStyle(.iconOnly))) : .pin
    self.init(MarkerFace(title: label as? Text, glyph: glyph, label: AnyView(label)), at: coordinate)
  }
}

extension Marker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerFace(title: Text(titleKey)), at: coordinate)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerFace(title: Text(title)), at: coordinate)
  }

  /// A short text in place of the glyph.
  nonisolated public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerFace(title: Text(titleKey), glyph: .monogram(monogram)), at: coordinate)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerFace(title: Text(title), glyph: .monogram(monogram)), at: coordinate)
  }

  /// The item's place under its name.
  nonisolated public init(item: MKMapItem) {
    self.init(MarkerFace(title: item.name.map { Text(verbatim: $0) }), at: item.placemark.coordinate)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerFace(title: Text(titleKey), glyph: .symbol(systemImage)), at: coordinate)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(MarkerFace(title: Text(title), glyph: .symbol(systemImage)), at: coordinate) }

  /// A picture of the app's in the balloon.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerFace(title: Text(titleKey), glyph: .image(image)), at: coordinate)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(MarkerFace(title: Text(title), glyph: .image(image)), at: coordinate)
  }
}
