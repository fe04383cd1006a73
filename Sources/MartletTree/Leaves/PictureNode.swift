import Foundation
import MartletDisplay
import MartletLayout

/// A leaf that shows a picture. Spec: A24, A25.
public final class PictureNode: LeafNode {
  public struct Content: Equatable {
    public var image: ImageReference
    /// Points.
    public var naturalSize: CGSize
    public var isResizable: Bool
    public var options: ImageOptions
    /// The colour of a template, seen only through its alpha; nil for the picture's own colours.
    public var templateColor: RGBA?
    public init(
      image: ImageReference, naturalSize: CGSize, isResizable: Bool, options: ImageOptions, templateColor: RGBA?
    ) {
      (self.image, self.naturalSize, self.isResizable) = (image, naturalSize, isResizable)
      (self.options, self.templateColor) = (options, templateColor)
    }
  }
  public var content: Content? { didSet { if content != oldValue { contentDidChange() } } }
  /// What stands in for a picture that is missing or can't be read: its label, in this colour.
  public var spokenLabel: String?

  public init(context: LayoutContext, content: Content?) {
    self.content = content
    super.init(context: context)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    return content.isResizable
      ? LeafAnswers.resizableImage(proposal, natural: content.naturalSize) : content.naturalSize
  }

  public override var keepsGroup: Bool { false }
  public override var shownContent: AnyHashable? { content?.image }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard let content, size.width > 0, size.height > 0 else { return }
    let rect = snappedBounds(at: offset)
    if let veil { return drawVeil(veil, over: [rect], into: &items) }
    if let color = content.templateColor {
      items.append(.template(content.image, rect, color))
    } else {
      items.append(.image(content.image, rect, content.options))
    }
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    guard let spokenLabel else { return }
    nodes.append(
      SemanticsNode(id: id, role: .image, label: spokenLabel, frame: CGRect(origin: offset, size: size)))
  }

  public override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

/// A leaf that shows a symbol: sized by a font, or stretched when resizable. Spec: A26.
public final class SymbolNode: LeafNode {
  public struct Content: Equatable {
    public var drawing: SymbolDrawing
    /// The font's size in points.
    public var fontSize: CGFloat
    public var isResizable: Bool
    /// By level: primary, secondary, tertiary.
    public var colors: [RGBA]
    public var isMirrored: Bool
    public init(drawing: SymbolDrawing, fontSize: CGFloat, isResizable: Bool, colors: [RGBA], isMirrored: Bool) {
      (self.drawing, self.fontSize, self.isResizable) = (drawing, fontSize, isResizable)
      (self.colors, self.isMirrored) = (colors, isMirrored)
    }
    var naturalSize: CGSize {
      CGSize(width: drawing.size.width * fontSize, height: drawing.size.height * fontSize)
    }
  }
  public var content: Content { didSet { if content != oldValue { contentDidChange() } } }
  public var spokenLabel: String?

  public init(context: LayoutContext, content: Content) {
    self.content = content
    super.init(context: context)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.isResizable ? LeafAnswers.resizableImage(proposal, natural: content.naturalSize) : content.naturalSize
  }

  /// A symbol stands on the baseline like the capital letters beside it.
  public override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else {
      return nil
    }
    guard !content.isResizable else { return nil }
    return sizeThatFits(proposal).height - content.drawing.descent * content.fontSize
  }

  public override var keepsGroup: Bool { false }
  public override var shownContent: AnyHashable? { content.drawing.name }

  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) {
    guard size.width > 0, size.height > 0 else { return }
    if let veil { return drawVeil(veil, over: [snappedBounds(at: offset)], into: &items) }
    let place = snapped(offset)
    var transform = CGAffineTransform(size.width, 0, 0, size.height, place.x, place.y)
    if content.isMirrored {
      transform = CGAffineTransform(-size.width, 0, 0, size.height, place.x + size.width, place.y)
    }
    for layer in content.drawing.layers {
      let color = content.colors[min(layer.level, content.colors.count - 1)]
      items.append(
        .fill(layer.path.applying(transform), .color(color), FillStyle(eoFill: layer.usesEvenOddFill)))
    }
  }

  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    guard let spokenLabel else { return }
    nodes.append(
      SemanticsNode(id: id, role: .image, label: spokenLabel, frame: CGRect(origin: offset, size: size)))
  }

  public override func containsOwnContent(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
