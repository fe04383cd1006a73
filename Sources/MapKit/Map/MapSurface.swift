import CoreLocation
import Foundation
import MartletLayout
import SwiftUI

/// A map with its gestures.
struct MapSurface: View {
  let setup: MapSetup
  /// Where gestures have moved the map, and the position that the app had then: another one replaces it.
  @State private var moved: (projection: MapProjection, position: MapCameraPosition)?
  @State private var gestures = 0
  @State private var isMoving = false
  @State private var link = MapLink()
  @Environment(\.mapLinks) private var links
  @Environment(\.mapCameraActions) private var actions

  var body: some View {
    GeometryReader { geometry in
      let projection = projection(geometry.size)
      let _ = update(projection, geometry)
      MapLayers(setup: setup, projection: projection, link: link)
        .modifier(MapGestures(projection: projection, modes: setup.modes, move: move))
        .onChange(of: projection, initial: true) { tell(projection, isOver: !isMoving) }
    }
  }

  private var location: CLLocationCoordinate2D? { LocationService.shared.location?.coordinate }

  private func projection(_ size: CGSize) -> MapProjection {
    let position = setup.source.position
    if let moved, setup.source.isInitial || moved.position == position { return moved.projection.resized(to: size) }
    let wanted = setup.followsUser && location != nil ? .userLocation(fallback: position) : position
    let result = wanted.projection(size: size, content: setup.contentRect, location: location)
    return setup.bounds?.applied(to: result) ?? result
  }

  private func update(_ projection: MapProjection, _ geometry: GeometryProxy) {
    for link in links + [link] {
      link.update(projection, geometry)
      link.showUser = showUser
    }
  }

  private func move(_ projection: MapProjection, isOver: Bool) {
    let projection = setup.bounds?.applied(to: projection) ?? projection
    gestures += 1
    isMoving = !isOver
    moved = (projection, setup.source.write(projection, gesture: gestures))
    if isOver { tell(projection, isOver: true) }
  }

  private func showUser() {
    guard let location, let size = link.projection?.size else { return }
    let place = MapCameraPosition.userLocation(fallback: .automatic)
    let projection = place.projection(size: size, content: .null, location: location)
    withAnimation { move(projection, isOver: true) }
  }

  private func tell(_ projection: MapProjection, isOver: Bool) {
    for action in actions where action.frequency.isContinuous || isOver {
      action.run(MapCameraUpdateContext(projection))
    }
  }
}

/// The ground and what stands on it; moves smoothly where a change is animated.
struct MapLayers: View, Animatable {
  let setup: MapSetup
  var projection: MapProjection
  let link: MapLink
  @Environment(\.layoutDirection) private var direction
  @Environment(\.mapStyle) private var style
  @Environment(\.mapControls) private var controls

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(projection.x, AnimatablePair(projection.y, log2(projection.scale))) }
    set {
      projection = MapProjection(
        x: newValue.first, y: newValue.second.first, scale: exp2(newValue.second.second), size: projection.size)
    }
  }

  var body: some View {
    // East is at the right, whatever the reading direction.
    ZStack(alignment: .topLeading) {
      MapGround(projection: projection, shapes: shapes, style: style)
        .onTapGesture(if: setup.selection) { $0.select(nil) }
      MapPlacing {
        ForEach(standing) { item in
          MapItemView(item: item, selection: setup.selection)
            .environment(\.layoutDirection, direction)
            .mapSpot(point(of: item), anchor: anchor(of: item))
        }
      }
      if let controls { corner(controls) }
    }
    .environment(\.layoutDirection, .leftToRight)
    .clipped()
  }

  private func corner(_ controls: AnyView) -> some View {
    VStack(alignment: .trailing, spacing: 8) { controls }
      .environment(\.mapLinks, [link])
      .environment(\.ownMapProjection, projection)
      .padding(12)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      .environment(\.layoutDirection, direction)
  }

  private var userPlace: CLLocationCoordinate2D? { LocationService.shared.location?.coordinate }

  private var standing: [MapItem] {
    var items = setup.items
    if setup.showsUser { items.append(MapItem(id: ["user"], kind: .user(nil, anchor: .center))) }
    return items.filter { item in
      switch item.kind {
      case .shape: false
      case .user: userPlace != nil
      default: true
      }
    }
  }

  private func point(of item: MapItem) -> CGPoint {
    projection.point(item.coordinate ?? userPlace ?? CLLocationCoordinate2D())
  }

  private func anchor(of item: MapItem) -> UnitPoint {
    switch item.kind {
    case .marker, .pin: .bottom
    case .annotation(_, _, _, let anchor), .user(_, let anchor): anchor
    case .shape: .center
    }
  }

  private var shapes: [MapGround.DrawnShape] {
    setup.items.compactMap { item in
      guard case .shape(let shape) = item.kind else { return nil }
      var drawn = MapGround.DrawnShape(shape: shape, fill: item.fill, stroke: item.stroke)
      if item.stroke == nil, !shape.isArea {
        drawn.stroke = (item.fill ?? AnyShapeStyle(.tint), StrokeStyle(lineWidth: 3, lineCap: .round))
      }
      if item.stroke == nil, item.fill == nil { drawn.fill = AnyShapeStyle(Color.accentColor.opacity(0.3)) }
      return drawn
    }
  }
}

/// What stands at one place.
struct MapItemView: View {
  let item: MapItem
  let selection: MapSelecting?

  var body: some View {
    switch item.kind {
    case .marker(let face, _):
      let isSelected = item.tag.map { selection?.isSelected($0) ?? false } ?? false
      choosable(
        Balloon(glyph: face.glyph, tint: item.tint ?? .red, isSelected: isSelected)
          .titled(shownTitle(face.label ?? face.title.map { AnyView($0) })), face.title)
    case .pin: choosable(PinView(tint: item.tint ?? .red), nil)
    case .annotation(let view, let title, _, _):
      if selection != nil, item.tag != nil {
        choosable(view.titled(shownTitle(title.map { AnyView($0) })), title)
      } else {
        view.titled(shownTitle(title.map { AnyView($0) }))
      }
    case .user(let view, _): if let view { view } else { UserDot() }
    case .shape: EmptyView()
    }
  }

  private func shownTitle(_ title: AnyView?) -> AnyView? { item.titleVisibility == .hidden ? nil : title }

  /// A button where the map has a selection, else an image with the title as its name.
  @ViewBuilder private func choosable(_ view: some View, _ title: Text?) -> some View {
    if let selection, let tag = item.tag {
      Button {
        selection.select(tag)
      } label: {
        view
      }
      .buttonStyle(.plain)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(title ?? Text(verbatim: "Marker"))
      .accessibilityAddTraits(selection.isSelected(tag) ? [.isButton, .isSelected] : .isButton)
      .accessibilityAction { selection.select(tag) }
    } else {
      view
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title ?? Text(verbatim: "Marker"))
        .accessibilityAddTraits(.isImage)
        .allowsHitTesting(false)
    }
  }
}

extension View {
  /// A tap that counts only where there is a selection, so that the app's own taps on the map reach it.
  @ViewBuilder fileprivate func onTapGesture(
    if selection: MapSelecting?, _ action: @escaping (MapSelecting) -> Void
  ) -> some View {
    if let selection {
      simultaneousGesture(TapGesture().onEnded { action(selection) })
    } else {
      self
    }
  }
}
