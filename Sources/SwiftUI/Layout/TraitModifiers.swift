import Foundation
import MartletLayout
import MartletTree

/// Says something about a view to the container around it. Spec: B40.
struct TraitModifier: ElementModifier {
  let write: (TraitNode) -> Void
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> TraitNode {
    TraitNode(context: context.layout, child: child)
  }
  func update(_ wrapper: TraitNode, in context: ElementContext) { write(wrapper) }
}

/// A trait that the library's own containers read: list rows, tabs, tags.
protocol TraitKey {
  associatedtype Value
}

extension LayoutElement {
  func trait<K: TraitKey>(_ key: K.Type) -> K.Value? { layoutValue(ObjectIdentifier(key)) as? K.Value }
}

extension View {
  nonisolated func trait<K: TraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(TraitModifier { $0.values[ObjectIdentifier(key)] = value })
  }

  /// Served before views of lower priority when room is short. Spec: B3, B6.
  nonisolated public func layoutPriority(
    _ value: Double, file: String = #fileID, line: UInt = #line
  ) -> some View {
    let priority = ValueRepair("layoutPriority", file, line).rank(value)
    return modifier(TraitModifier { $0.priority = priority })
  }

  /// Drawn in front of siblings with a lower number. Spec: J21.
  nonisolated public func zIndex(_ value: Double, file: String = #fileID, line: UInt = #line) -> some View {
    let order = ValueRepair("zIndex", file, line).rank(value)
    return modifier(TraitModifier { $0.order = order })
  }

  /// A value for the layout directly around this view. Spec: B64.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier { $0.values[ObjectIdentifier(key)] = value })
  }

  /// Where this view's guide lies when a container aligns on it. Spec: B16.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(TraitModifier { $0.guides[guide.key] = computeValue }) }
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(TraitModifier { $0.guides[guide.key] = computeValue }) }
}
