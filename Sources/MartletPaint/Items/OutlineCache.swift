import MartletDisplay

/// The nodes of outlines that Cairo draws in one colour, by what they show.
///
/// The toolkit compares such nodes by identity alone. Without this every outline in a group that is made again would
/// be painted again, changed or not.
final class OutlineCache {
  struct Key: Hashable {
    let path: Path
    let color: RGBA
    let style: Style
  }
  enum Style: Hashable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  /// So many are kept at least, and twice as many at most.
  static let capacity = 256
  private var recent: [Key: RenderNode] = [:]
  private var older: [Key: RenderNode] = [:]

  /// The node for an outline, made when there is none. Paints other than a colour depend on the resolution and are
  /// made each time.
  func node(_ path: Path, _ paint: Paint, _ style: Style, _ make: () -> RenderNode?) -> RenderNode? {
    guard case .color(let color) = paint else { return make() }
    let key = Key(path: path, color: color, style: style)
    if let node = recent[key] { return node }
    guard let node = older[key] ?? make() else { return nil }
    if recent.count == Self.capacity { (older, recent) = (recent, [:]) }
    recent[key] = node
    return node
  }
}
