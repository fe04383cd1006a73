extension LayoutNode {
  /// The window moved to another pixel grid: what was snapped to the old one, here and below, no longer holds.
  public final func pixelGridDidChange() {
    for child in children { child.pixelGridDidChange() }
    setNeedsLayout()
  }
}
