import Foundation
import MartletDisplay
import MartletLayout
import MartletText
import MartletTree

extension GraphicsContext {
  // MARK: Paths

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add([.fill(path, shading.paint(in: path.boundingRect, self), style)])
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add([.stroke(path, shading.paint(in: path.boundingRect, self), style)])
  }
  /// A line along the path; `lineWidth` in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Text

  /// A text in the canvas's surroundings, measured and ready to be drawn several times.
  public struct ResolvedText {
    let block: TextBlock
    let engine: TextEngine
    /// What the text is painted with in the place of its own colours; nil keeps them.
    var replacement: Shading?
    /// Painting the text anew replaces the colours of all its parts.
    public var shading: Shading {
      get { replacement ?? .foreground }
      set { replacement = newValue }
    }
    /// The size in points when the lines break at `size`'s width.
    public func measure(in size: CGSize) -> CGSize {
      engine.measure(block, width: size.width, height: size.height).size
    }
    /// From the top to the first line's baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      engine.measure(block, width: size.width, height: size.height).firstBaseline
    }
    public func lastBaseline(in size: CGSize) -> CGFloat {
      engine.measure(block, width: size.width, height: size.height).lastBaseline
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(block: text.block(in: environment), engine: layout.textEngine)
  }

  /// The text with its lines broken at the rectangle's width, from the top; what does not fit is cut off.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    var block = text.block
    if let shading = text.replacement { block = block.painted(shading.paint(in: rect, self).firstColor) }
    let used = text.engine.measure(block, width: rect.width, height: rect.height).size
    add([.text(block, CGRect(origin: rect.origin, size: CGSize(width: rect.width, height: used.height)))])
  }
  /// The text on one line per paragraph, its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let used = text.engine.measure(text.block, width: nil, height: nil).size
    draw(text, in: CGRect(at: point, anchor: anchor, size: used))
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Images

  /// A picture or symbol in the canvas's surroundings.
  public struct ResolvedImage {
    let items: [DisplayItem]
    /// Points.
    public let size: CGSize
    /// From the top to the line that text beside the image stands on.
    public let baseline: CGFloat
    public var shading: Shading?
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let element = image.element(in: environment, layout, reusing: nil)
    element.place(at: .zero, anchor: .topLeading, proposal: .unspecified)
    let baseline = element.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline]
    return ResolvedImage(items: element.drawnItems, size: element.size, baseline: baseline, shading: nil)
  }

  /// The image stretched to fill the rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var items = image.items
    if let shading = image.shading {
      let area = CGRect(origin: .zero, size: image.size)
      items = [.effect(.mask(items), [.fill(Path(area), shading.paint(in: area, self), style)])]
    }
    add(items.stretched(from: image.size, to: rect))
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(at: point, anchor: anchor, size: image.size))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// One of the canvas's symbol views at its ideal size.
  public struct ResolvedSymbol {
    let items: [DisplayItem]
    public let size: CGSize
  }

  /// The symbol view with this tag; nil when there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbol(AnyHashable(id)).map { ResolvedSymbol(items: $0.drawnItems, size: $0.size) }
  }
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(symbol.items.stretched(from: symbol.size, to: rect))
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(at: point, anchor: anchor, size: symbol.size))
  }
}

extension CGRect {
  fileprivate init(at point: CGPoint, anchor: UnitPoint, size: CGSize) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}

extension Array where Element == DisplayItem {
  /// Items drawn at the origin in `size`, moved and stretched to `rect`.
  fileprivate func stretched(from size: CGSize, to rect: CGRect) -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let map = CGAffineTransform(
      rect.width / size.width, 0, 0, rect.height / size.height, rect.minX, rect.minY)
    return [.effect(.transform(map), self)]
  }
}

extension TextBlock {
  fileprivate func painted(_ color: RGBA) -> TextBlock {
    TextBlock(
      runs: runs.map { run in
        var run = run
        run.color = color
        return run
      }, paragraph: paragraph)
  }
}
