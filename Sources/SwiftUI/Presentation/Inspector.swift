import Foundation
import MartletControls

extension View {
  /// Shows details of what is chosen beside this view while `isPresented` is true: a column at the trailing edge where
  /// there is room, else a sheet, which writes false when it is dismissed. The view fills what is left.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content())) }

  /// The width in points of the inspector's column that this view is in. Nil leaves a bound to the system; the ideal
  /// width is kept within the bounds, between which the person drags the column's edge.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { preference(key: InspectorWidthKey.self, value: InspectorWidth(min: min, ideal: ideal, max: max)) }

  /// A width in points that cannot be changed.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }
}

/// How wide the column may be.
struct InspectorWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat
  var max: CGFloat?

  /// The nearest width that is allowed; impossible lengths count as not said.
  func nearest(to width: CGFloat) -> CGFloat {
    func usable(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
    let lower = usable(min) ?? Swift.min(ColumnMetrics.inspectorMinimumWidth, usable(ideal) ?? .infinity)
    let upper = usable(max) ?? Swift.max(ColumnMetrics.inspectorMaximumWidth, usable(ideal) ?? 0)
    return Swift.min(Swift.max(width.isFinite ? width : ColumnMetrics.inspectorWidth, lower), Swift.max(lower, upper))
  }
  static let standard = InspectorWidth(ideal: ColumnMetrics.inspectorWidth)
}

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }
  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
}

private struct InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.layoutDirection) private var direction
  @State private var allowed = InspectorWidth.standard
  /// What the person dragged the column to.
  @State private var chosenWidth: CGFloat?
  @State private var widthAtStart: CGFloat?

  private var isColumn: Bool { sizeClass == .regular }
  private var width: CGFloat { allowed.nearest(to: chosenWidth ?? allowed.ideal) }

  func body(content: Content) -> some View {
    let (isColumn, isPresented) = (isColumn, $isPresented)
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isColumn, self.isPresented {
        HStack(spacing: 0) {
          Divider().ignoresSafeArea().overlay { handle }
          inspector.frame(width: width)
            .onPreferenceChange(InspectorWidthKey.self) { allowed = $0 ?? .standard }
        }
        .frame(maxHeight: .infinity)
        .transition(.move(edge: .trailing))
        .accessibilityElement(children: .contain)
      }
    }
    .animation(.default, value: self.isPresented)
    .sheet(isPresented: Binding(get: { !isColumn && isPresented.wrappedValue }) { isPresented.wrappedValue = $0 }) {
      inspector
    }
  }

  /// Wider than the line, so that it can be taken hold of.
  private var handle: some View {
    Color.clear.frame(width: ColumnMetrics.inspectorHandleWidth).contentShape(Rectangle()).ignoresSafeArea()
      .gesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
          .onChanged { value in
            let start = widthAtStart ?? width
            widthAtStart = start
            let distance = value.location.x - value.startLocation.x
            chosenWidth = allowed.nearest(to: direction == .rightToLeft ? start + distance : start - distance)
          }
          .onEnded { _ in widthAtStart = nil }
      )
      .accessibilityHidden(true)
  }
}
