import Foundation
import MartletControls
import MartletDisplay
import MartletLayout
import MartletText
import MartletTree
import UIKit

/// A picture or a symbol. Spec: A24-A26.
public struct Image: Equatable {
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  enum Source: Equatable {
    case named(String, bundle: Bundle?)
    case symbol(String, variableValue: Double?)
    case uiImage(UIImage)
  }
  struct Resizing: Equatable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  var label: Text?
  var isDecorative = false
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation: Interpolation = .medium
  var symbolMode: SymbolRenderingMode?
  /// The source line that made the image, for notes about missing names.
  let place: Notes.Place?

  init(source: Source, label: Text? = nil, isDecorative: Bool = false, place: Notes.Place? = nil) {
    (self.source, self.label, self.isDecorative, self.place) = (source, label, isDecorative, place)
  }

  /// The symbol of that name. An unknown name draws a marked placeholder and is logged once.
  public init(systemName: String, file: String = #fileID, line: UInt = #line) {
    self.init(source: .symbol(systemName, variableValue: nil), place: .init(file: file, line: line))
  }
  public init(systemName: String, variableValue: Double?, file: String = #fileID, line: UInt = #line) {
    self.init(source: .symbol(systemName, variableValue: variableValue), place: .init(file: file, line: line))
  }
  /// The picture of that name in the asset catalogue or among the bundle's files. A missing one draws a marked
  /// placeholder and is logged once.
  public init(_ name: String, bundle: Bundle? = nil, file: String = #fileID, line: UInt = #line) {
    self.init(source: .named(name, bundle: bundle), place: .init(file: file, line: line))
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text, file: String = #fileID, line: UInt = #line) {
    self.init(source: .named(name, bundle: bundle), label: label, place: .init(file: file, line: line))
  }
  public init(decorative name: String, bundle: Bundle? = nil, file: String = #fileID, line: UInt = #line) {
    self.init(source: .named(name, bundle: bundle), isDecorative: true, place: .init(file: file, line: line))
  }
  public init(uiImage: UIImage, file: String = #fileID, line: UInt = #line) {
    self.init(source: .uiImage(uiImage), place: .init(file: file, line: line))
  }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    let turned = UIImage.Orientation(image: orientation)
    self.init(source: .uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: turned)), label: label)
  }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let turned = UIImage.Orientation(image: orientation)
    self.init(
      source: .uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: turned)), isDecorative: true)
  }

  // The place where an image was made does not make it another one.
  public static func == (a: Image, b: Image) -> Bool {
    a.source == b.source && a.label == b.label && a.isDecorative == b.isDecorative && a.resizing == b.resizing
      && a.renderingMode == b.renderingMode && a.interpolation == b.interpolation && a.symbolMode == b.symbolMode
  }

  func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lets the picture take the size that is offered. Spec: A25.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { with { $0.renderingMode = mode } }
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }
  /// Edges are always smoothed; the flag is kept for source compatibility with a picture's own pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { isAntialiased ? self : interpolation(.none) }
}

extension UIImage.Orientation {
  fileprivate init(image: Image.Orientation) {
    self =
      switch image {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
  }
}

extension Image: _PrimitiveView {
  nonisolated public static func _makeNode(_ view: Image, _ context: _NodeContext) -> _ViewNode<Image> {
    ImageViewNode(view, context)
  }
}

/// An image shows a picture or a symbol by kinds of elements that differ; which one may change with the view.
final class ImageViewNode: _ViewNode<Image> {
  private var leaf: LayoutNode!

  override init(_ view: Image, _ context: NodeContext) {
    super.init(view, context)
    leaf = track { view.element(in: environment, context.layout, reusing: nil) }
  }
  override func update(to new: Image) {
    guard new != view else { return }
    view = new
    update()
  }
  override func update() {
    let new = track { view.element(in: environment, context.layout, reusing: leaf) }
    guard new !== leaf else { return }
    leaf.detach()
    leaf = new
    elementsDidChange()
  }
  override var elementCount: Int { 1 }
  override var isElementCountCheap: Bool { true }
  override func element(at index: Int) -> LayoutNode { leaf }
  override func appendElements(to list: inout [LayoutNode]) { list.append(leaf) }
  override func dispose() {
    leaf.detach()
    super.dispose()
  }
}
