import Foundation
import MartletTree

/// Puts a gesture on a view. Spec: H1-H5, H18.
struct GestureModifier<G: Gesture>: ElementModifier {
  let gesture: G
  let precedence: GestureNode.Precedence
  var mask = GestureMask.all
  var isEnabled = true

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> GestureNode {
    GestureNode(
      context: context.layout, child: child, recognizers: [GestureHost(gesture)], precedence: precedence)
  }

  func update(_ wrapper: GestureNode, in context: ElementContext) {
    wrapper.precedence = precedence
    wrapper.mask = []
    if mask.contains(.gesture) { wrapper.mask.insert(.own) }
    if mask.contains(.subviews) { wrapper.mask.insert(.inside) }
    guard let host = wrapper.recognizers.first as? GestureHost else { return }
    host.update(gesture)
    host.isEnabled = isEnabled && context.environment.isEnabled
  }
}

extension View {
  /// A gesture that those inside come before. Spec: H1.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .normal, isEnabled: isEnabled))
  }

  /// A gesture that comes before those inside. Spec: H2.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask)) }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, isEnabled: isEnabled))
  }

  /// A gesture that succeeds together with those inside. Spec: H3.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask)) }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, isEnabled: isEnabled))
  }
}

extension View {
  /// Runs an action on `count` taps on what this view draws; assistive tools run that of a single tap. Spec: H1, H8, H18.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action)).spokenTap(count == 1 ? action : nil)
  }

  /// The same, with the place of the tap in points of `coordinateSpace`. Assistive tools tap the corner.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
      .spokenTap(count == 1 ? { action(.zero) } : nil)
  }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
      .spokenTap(count == 1 ? { action(.zero) } : nil)
  }

  /// Runs an action when a finger has stayed for `minimumDuration` seconds, still pressed. `onPressingChanged` gets true
  /// at the touch and false at the end or failure. Spec: H9.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
        pressingChanged: onPressingChanged))
  }
  /// The older order of the same arguments.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// What assistive tools do in place of a tap.
  nonisolated fileprivate func spokenTap(_ action: (() -> Void)?) -> some View {
    modifier(
      MeaningModifier(write: { _, _ in }, tapAction: { $0.isEnabled ? action : nil }, press: { _ in .none }))
  }
}

/// A long press with its press. Spec: H9.
struct LongPressModifier: ElementModifier {
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: () -> Void
  let pressingChanged: ((Bool) -> Void)?

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> GestureNode {
    GestureNode(context: context.layout, child: child, recognizers: [LongPressRecognizer()])
  }

  func update(_ wrapper: GestureNode, in context: ElementContext) {
    guard let recognizer = wrapper.recognizers.first as? LongPressRecognizer else { return }
    (recognizer.minimumDuration, recognizer.maximumDistance) = (minimumDuration, maximumDistance)
    recognizer.isEnabled = context.environment.isEnabled
    recognizer.action = { [action] _ in action() }
    recognizer.pressingChanged = pressingChanged ?? { _ in }
  }
}
