import Foundation
import SwiftUI

/// Fingers on a map: a drag moves it, two fingers and the wheel spread it, a double tap doubles it.
struct MapGestures: ViewModifier {
  let projection: MapProjection
  let modes: MapInteractionModes
  /// The new state, and whether the gesture is over.
  let move: (MapProjection, _ isOver: Bool) -> Void
  /// What showed when the finger, or the two, began.
  @State private var panStart: MapProjection?
  @State private var pinchStart: MapProjection?
  /// A drag that two fingers have interrupted: what is left of it does nothing.
  @State private var isPanSpoilt = false

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .gesture(drag, isEnabled: modes.contains(.pan))
      .simultaneousGesture(pinch, isEnabled: modes.contains(.zoom))
      .simultaneousGesture(doubleTap, isEnabled: modes.contains(.zoom))
      .spreadsByWheel(modes.contains(.zoom))
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { follow($0.translation, isOver: false) }
      .onEnded { follow($0.translation, isOver: true) }
  }

  private func follow(_ translation: CGSize, isOver: Bool) {
    if pinchStart != nil { isPanSpoilt = true }
    guard !isPanSpoilt else {
      if isOver { (isPanSpoilt, panStart) = (false, nil) }
      return
    }
    let base = panStart ?? projection
    panStart = isOver ? nil : base
    move(base.panned(by: translation), isOver)
  }

  private var pinch: some Gesture {
    MagnifyGesture()
      .onChanged { spread($0, isOver: false) }
      .onEnded { spread($0, isOver: true) }
  }

  private func spread(_ value: MagnifyGesture.Value, isOver: Bool) {
    let base = pinchStart ?? projection
    if panStart != nil { (isPanSpoilt, panStart) = (true, nil) }
    pinchStart = isOver ? nil : base
    move(base.zoomed(by: Double(value.magnification), around: value.startLocation), isOver)
  }

  private var doubleTap: some Gesture {
    SpatialTapGesture(count: 2).onEnded { move(projection.zoomed(by: 2, around: $0.location), true) }
  }
}
