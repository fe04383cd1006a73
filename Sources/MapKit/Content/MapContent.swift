import CoreLocation
import Foundation
import SwiftUI

/// What stands on a map: markers, annotations, lines and areas.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
  nonisolated func _collect(into items: inout _MapItems)
}

extension MapContent {
  nonisolated public func _collect(into items: inout _MapItems) {
    let body = MainActor.assumeIsolated { UncheckedBox(self.body) }
    body.value._collect(into: &items)
  }
}

/// Takes a value out of the main actor, on which it is.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Never: MapContent {
  nonisolated public func _collect(into items: inout _MapItems) { switch self {} }
}

/// Content of the library's own.
nonisolated public protocol _PrimitiveMapContent: MapContent where Body == Never {}
extension _PrimitiveMapContent {
  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
}

/// What content adds up to, in the order in which it is drawn.
public struct _MapItems {
  var list: [MapItem] = []
  /// Where content stands in its builder: the identity of its views.
  var path: [AnyHashable] = []

  mutating func add(_ kind: MapItem.Kind) { list.append(MapItem(id: path, kind: kind)) }

  mutating func at(_ step: AnyHashable, _ collect: (inout _MapItems) -> Void) {
    path.append(step)
    collect(&self)
    path.removeLast()
  }

  /// Changes what `content` adds.
  mutating func changing(_ content: some MapContent, _ change: (inout MapItem) -> Void) {
    let start = list.count
    content._collect(into: &self)
    for index in start..<list.count { change(&list[index]) }
  }
}

struct MapItem: Identifiable {
  enum Kind {
    case marker(MarkerFace, CLLocationCoordinate2D)
    case pin(CLLocationCoordinate2D)
    case annotation(AnyView, title: Text?, CLLocationCoordinate2D, anchor: UnitPoint)
    case shape(MapShape)
    /// Where the user is; nil draws the blue dot.
    case user(AnyView?, anchor: UnitPoint)
  }

  let id: [AnyHashable]
  let kind: Kind
  var tag: AnyHashable?
  var tint: Color?
  var titleVisibility = Visibility.automatic
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, form: StrokeStyle)?

  var coordinate: CLLocationCoordinate2D? {
    switch kind {
    case .marker(_, let place), .pin(let place), .annotation(_, _, let place, _): place
    case .shape, .user: nil
    }
  }

  var rect: MKMapRect {
    if case .shape(let shape) = kind { return shape.rect }
    return coordinate.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) } ?? .null
  }
}

@resultBuilder public struct MapContentBuilder {
  nonisolated public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  nonisolated public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  nonisolated public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  nonisolated public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> _CollectedMapContent {
    _CollectedMapContent { items in
      var index = 0
      for part in repeat each content {
        items.at(index) { part._collect(into: &$0) }
        index += 1
      }
    }
  }
  nonisolated public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  nonisolated public static func buildEither<Content: MapContent>(first: Content) -> _CollectedMapContent {
    _CollectedMapContent { $0.at(true) { first._collect(into: &$0) } }
  }
  nonisolated public static func buildEither<Content: MapContent>(second: Content) -> _CollectedMapContent {
    _CollectedMapContent { $0.at(false) { second._collect(into: &$0) } }
  }
  nonisolated public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content {
    content
  }
}

public struct EmptyMapContent: _PrimitiveMapContent {
  nonisolated public init() {}
  nonisolated public func _collect(into items: inout _MapItems) {}
}

/// Content that collects itself.
public struct _CollectedMapContent: _PrimitiveMapContent {
  let collect: (inout _MapItems) -> Void
  nonisolated init(_ collect: @escaping (inout _MapItems) -> Void) { self.collect = collect }
  nonisolated public func _collect(into items: inout _MapItems) { collect(&items) }
}

/// Content with something changed in all of it.
public struct _ChangedMapContent<Content: MapContent>: _PrimitiveMapContent {
  let content: Content
  let change: (inout MapItem) -> Void
  nonisolated init(_ content: Content, _ change: @escaping (inout MapItem) -> Void) {
    (self.content, self.change) = (content, change)
  }
  nonisolated public func _collect(into items: inout _MapItems) { items.changing(content, change) }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  public var body: Never { fatalError("Optional has no body to ask for") }
  nonisolated public func _collect(into items: inout _MapItems) { self?._collect(into: &items) }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body to ask for") }
  nonisolated public func _collect(into items: inout _MapItems) {
    for element in data {
      items.at(AnyHashable(id(element))) { content(element)._collect(into: &$0) }
    }
  }
}

extension ForEach where Content: MapContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: MapContent, Data == Range<Int>, ID == Int {
  nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, id: { $0 }, content: content)
  }
}
