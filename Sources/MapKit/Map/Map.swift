import CoreLocation
import Foundation
import SwiftUI

/// A map: what stands at places, over a grid of meridians and parallels. There are no pictures of the ground here,
/// which the map says in a corner and a note once.
///
/// It takes the room it is offered. A finger pans it; two fingers, a wheel and a double tap zoom.
/// North is up and the view straight down. Cost: every item is drawn, also outside of what shows.
public struct Map<Content: View>: View {
  let setup: MapSetup
  nonisolated init(setup: MapSetup) where Content == MapContentView { self.setup = setup }

  public var body: some View { MapSurface(setup: setup) }
}

/// The content of every map.
public struct MapContentView: View {
  public var body: some View { EmptyView() }
}

extension Map where Content == MapContentView {
  nonisolated private init<C: MapContent>(
    _ source: MapSource, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes, _ selection: MapSelecting?,
    _ content: C
  ) {
    var items = _MapItems()
    content._collect(into: &items)
    self.init(setup: MapSetup(source: source, modes: modes, bounds: bounds, items: items.list, selection: selection))
  }

  /// Shows `initialPosition` at first; then fingers alone move the map.
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(.initial(initialPosition), bounds, interactionModes, nil, EmptyMapContent()) }
  nonisolated public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(.initial(initialPosition), bounds, interactionModes, nil, content()) }
  nonisolated public init<Value: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(.initial(initialPosition), bounds, interactionModes, MapSelecting(selection), content()) }

  /// Shows `position`, which says `positionedByUser` after a gesture. A tap on content with a tag of the selection's
  /// type selects it, a tap on the ground nothing.
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(.position(position), bounds, interactionModes, nil, EmptyMapContent()) }
  nonisolated public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(.position(position), bounds, interactionModes, nil, content()) }
  nonisolated public init<Value: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Value?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) { self.init(.position(position), bounds, interactionModes, MapSelecting(selection), content()) }
}
