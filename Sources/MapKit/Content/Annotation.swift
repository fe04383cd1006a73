import CoreLocation
import Foundation
import MartletLayout
import SwiftUI

/// A view at a coordinate, with a title below it.
public struct Annotation<Label: View, Content: View>: _PrimitiveMapContent {
  let title: Text?
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let content: Content

  nonisolated init(_ title: Text?, _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content) {
    (self.title, self.coordinate, self.anchor, self.content) = (title, coordinate, anchor, content)
  }
  nonisolated public func _collect(into items: inout _MapItems) {
    items.add(.annotation(AnyView(content), title: title, coordinate, anchor: anchor))
  }

  /// `anchor` is the point of the content that lies on the coordinate. A label that is no text is not shown.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(label() as? Text, coordinate, anchor, content()) }
}

extension Annotation where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), coordinate, anchor, content()) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { self.init(Text(title), coordinate, anchor, content()) }
}

/// Where the user is: a blue dot, or a view. Nothing shows without permission and a location.
public struct UserAnnotation<Content: View>: _PrimitiveMapContent {
  let content: AnyView?
  let anchor: UnitPoint
  nonisolated public func _collect(into items: inout _MapItems) { items.add(.user(content, anchor: anchor)) }

  nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
    (self.content, self.anchor) = (AnyView(content()), anchor)
  }
  nonisolated public init(
    anchor: UnitPoint = .center, @ViewBuilder content: (_ location: UserLocation) -> Content
  ) {
    (self.content, self.anchor) = (AnyView(content(UserLocation(location: LocationService.shared.location))), anchor)
  }
}

extension UserAnnotation where Content == EmptyView {
  nonisolated public init() { (content, anchor) = (nil, .center) }
}

/// What is known of the user's location.
public struct UserLocation {
  public let location: CLLocation?
  /// Nothing here has a compass.
  public var heading: CLHeading? { nil }
}
