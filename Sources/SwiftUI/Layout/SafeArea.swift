import Foundation
import MartletLayout
import MartletTree

/// Which insets count: those of bars and the device's edges, or the keyboard's.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets a view reach into the safe area on the edges that it touches. Spec: B42, B46.
struct SafeAreaModifier: ElementModifier {
  let edges: Edge.Set
  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> SafeAreaIgnoringNode {
    SafeAreaIgnoringNode(context: context.layout, child: child, edges: edges)
  }
  func update(_ wrapper: SafeAreaIgnoringNode, in context: ElementContext) { wrapper.edges = edges }
}

extension View {
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }
  /// The older form of `ignoresSafeArea`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(SafeAreaModifier(edges: edges))
  }
}
