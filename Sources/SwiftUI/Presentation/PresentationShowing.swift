import MartletGraph
import MartletTree

/// One showing of a presentation, until its picture has left the screen.
final class Showing<Item, Presented: View> {
  var item: Item
  let content: _ViewNode<Presented>
  let surface: _ViewNode<PresentationSurface>
  var layer: PresentationLayer
  var form: PresentationForm
  var colorScheme: ColorScheme?
  /// Called at the end when the presenter is gone.
  var onEnd: () -> Void = {}

  init(
    item: Item, content: _ViewNode<Presented>, surface: _ViewNode<PresentationSurface>, layer: PresentationLayer,
    form: PresentationForm
  ) {
    (self.item, self.content, self.surface, self.layer, self.form) = (item, content, surface, layer, form)
  }

  var nodes: [_AnyViewNode] { [content, surface] }

  func end() {
    nodes.forEach { $0.dispose() }
    onEnd()
  }
}
