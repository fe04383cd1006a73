import Foundation
import MartletLayout
import MartletTree

/// A box whose sides follow from the nearest container. Spec: B68.
struct ContainerRelativeModifier: ElementModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> ContainerRelativeNode {
    ContainerRelativeNode(context: context.layout, child: child, axes: axes, alignment: alignment, length: length)
  }
  func update(_ wrapper: ContainerRelativeNode, in context: ElementContext) {
    (wrapper.axes, wrapper.alignment, wrapper.length) = (axes, alignment, length)
  }
}

extension View {
  /// As long as the nearest container on these axes: the screen or page without its safe area, a scroll view.
  /// Stacks do not count. Spec: B68.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  /// As long as `span` of `count` equal parts of the container with `spacing` points between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center,
    file: String = #fileID, line: UInt = #line
  ) -> some View {
    let spacing = ValueRepair("containerRelativeFrame", file, line).finite(spacing, "spacing")
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      ContainerRelative.length(of: length, count: count, span: span, spacing: spacing)
    }
  }
  /// As long as `length` says for the container's length in points; negative and NaN count as 0.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }
}
