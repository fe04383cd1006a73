import Foundation
import MartletControls
import MartletTree

/// The older navigation container: a stack, or columns where there is room. Spec: F1.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  @Environment(\.navigationStyleKind) private var style
  @Environment(\.horizontalSizeClass) private var sizeClass
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if style == .automatic, sizeClass == .regular {
      NavigationColumns(content: content)
    } else {
      NavigationHost(root: AnyView(FirstView(content: content)), path: nil)
    }
  }
}

/// The sidebar beside the detail page, which is blank until something is chosen. Spec: F1.
///
/// DEVIATION: links in the sidebar push in the sidebar's own column. Row "Navigation columns" in Docs/Status.md.
struct NavigationColumns<Content: View>: View {
  let content: Content
  var body: some View {
    HStack(spacing: 0) {
      NavigationHost(root: AnyView(FirstView(content: content)), path: nil).frame(width: 320)
      Divider()
      NavigationHost(root: AnyView(SecondView(content: content)), path: nil)
    }
    .ignoresSafeArea()
  }
}

private enum StyleKey: EnvironmentKey { static var defaultValue: _NavigationStyleKind { .automatic } }

public enum _NavigationStyleKind { case automatic, stack, columns }

extension EnvironmentValues {
  var navigationStyleKind: _NavigationStyleKind {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

/// Whether a navigation view is a stack or columns.
public protocol NavigationViewStyle {
  var _kind: _NavigationStyleKind { get }
}
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _kind: _NavigationStyleKind { .automatic }
}
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _kind: _NavigationStyleKind { .stack }
}
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _kind: _NavigationStyleKind { .columns }
}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
  public var _kind: _NavigationStyleKind { .columns }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { .init() } }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { .init() } }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { .init() } }

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationStyleKind, style._kind)
  }
}

/// The first of a container's views: the page in a stack, the sidebar in columns.
struct FirstView<Content: View>: View {
  let content: Content
  var body: some View { content.modifier(ElementChoiceModifier(index: 0)) }
}

/// The second of a container's views: the detail page.
struct SecondView<Content: View>: View {
  let content: Content
  var body: some View { content.modifier(ElementChoiceModifier(index: 1)) }
}

/// Shows one of its content's elements, and hands up only that one's preferences.
struct ElementChoiceModifier: PrimitiveModifier {
  let index: Int
  nonisolated static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> _ViewNode<ModifiedContent<Base, Self>> { ElementChoiceNode(view, context) }
  nonisolated static func _arity(of base: _Arity) -> _Arity { .dynamic }
}

final class ElementChoiceNode<Base: View>: ContentModifierNode<Base, ElementChoiceModifier> {
  override init(_ view: ModifiedContent<Base, ElementChoiceModifier>, _ context: NodeContext) {
    super.init(view, context)
    makeContent()
  }
  private var chosen: [LayoutNode] {
    let elements = content.elements
    return view.modifier.index < elements.count ? [elements[view.modifier.index]] : []
  }
  override var elementCount: Int { chosen.count }
  override func element(at index: Int) -> LayoutNode { chosen[index] }
  override func appendElements(to list: inout [LayoutNode]) { list += chosen }
  override func appendPieces(to pieces: inout [ListPiece]) { pieces.append(.rows(self)) }

  /// The n-th of several siblings; a single view is the first.
  override func collectPreferences(_ collector: PreferenceCollector) {
    if let child = content.structuralChild(at: view.modifier.index) {
      child.collectPreferences(collector)
    } else if view.modifier.index == 0 {
      content.collectPreferences(collector)
    }
  }
}

extension _AnyViewNode {
  /// One of the views of a tuple; nil for a node that is no tuple.
  func structuralChild(at index: Int) -> _AnyViewNode? {
    guard self is TupleNodeMarker else { return nil }
    var children: [_AnyViewNode] = []
    forEachChild { children.append($0) }
    return index < children.count ? children[index] : nil
  }
}

/// Marks nodes whose children are views in a row.
protocol TupleNodeMarker: AnyObject {}
extension TupleNode: TupleNodeMarker {}
