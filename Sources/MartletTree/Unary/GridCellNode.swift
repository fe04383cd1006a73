import MartletLayout

/// Says something about its child's place in a grid; inner nodes speak first. Spec: B47-B50.
public final class GridCellNode: UnaryNode {
  public var change: (inout GridCellTraits) -> Void { didSet { setNeedsLayout() } }

  public init(context: LayoutContext, child: LayoutNode, change: @escaping (inout GridCellTraits) -> Void) {
    self.change = change
    super.init(context: context, child: child)
  }

  public override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(GridCellTraitsKey.self) else { return child.layoutValue(key) }
    var traits = child.layoutValue(key) as? GridCellTraits ?? GridCellTraits()
    change(&traits)
    return traits
  }
}
