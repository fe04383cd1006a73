import Foundation
import MartletControls
import MartletDisplay
import MartletText
import MartletTree
import UIKit

/// What an image turns out to be in its surroundings.
enum ResolvedImage {
  case picture(PictureNode.Content)
  case symbol(SymbolNode.Content)
}

extension Image {
  /// The layout node that shows the image; `old` is fed again when it is of the right kind.
  func element(in environment: EnvironmentValues, _ layout: LayoutContext, reusing old: LayoutNode?) -> LayoutNode {
    let spoken = spokenLabel(in: environment)
    switch resolved(in: environment) {
    case .picture(let content):
      let node = old as? PictureNode ?? PictureNode(context: layout, content: content)
      node.content = content
      node.spokenLabel = spoken
      node.veil = environment.veil
      return node
    case .symbol(let content):
      let node = old as? SymbolNode ?? SymbolNode(context: layout, content: content)
      node.content = content
      node.spokenLabel = spoken
      node.veil = environment.veil
      return node
    }
  }

  private func spokenLabel(in environment: EnvironmentValues) -> String? {
    if isDecorative { return nil }
    if let label { return label.string(in: environment) }
    return switch source {
    case .named(let name, _): name
    case .symbol(let name, _): name.replacingOccurrences(of: ".", with: " ")
    case .uiImage: nil
    }
  }

  func resolved(in environment: EnvironmentValues) -> ResolvedImage {
    switch source {
    case .symbol(let name, _): return .symbol(symbol(name, in: environment))
    case .named(let name, let bundle):
      guard let image = UIImage(named: name, bundle: bundle ?? .main, place: place) else {
        return .symbol(placeholder(for: name, in: environment))
      }
      return content(of: image, in: environment)
    case .uiImage(let image): return content(of: image, in: environment)
    }
  }

  private func content(of image: UIImage, in environment: EnvironmentValues) -> ResolvedImage {
    if let name = image._symbolName { return .symbol(symbol(name, in: environment)) }
    let font = Font.surrounding(environment)
    if let drawing = image._customSymbol(weight: font.weight) {
      let colors = symbolColors(in: environment).colors
      return .symbol(
        symbol(drawing.enlarged(environment.imageScale.symbolScale), size: font.size, colors, in: environment))
    }
    let traits = environment.traits
    var size = CGSize.zero
    var reference: ImageReference?
    traits.performAsCurrent {
      size = image.size
      reference = image._reference(for: traits)
    }
    guard let reference else {
      let name = if case .named(let name, _) = source { "\"\(name)\"" } else { "given to Image(uiImage:)" }
      Notes.placeholder("the picture \(name) is empty or cannot be decoded", at: place)
      return .symbol(placeholder(for: "image", in: environment))
    }
    return .picture(
      PictureNode.Content(
        image: reference, naturalSize: size, isResizable: resizing != nil,
        options: options(image, pointsPerPixel: size.width / CGFloat(max(reference.pixelWidth, 1)), traits),
        templateColor: isTemplate(image) ? ForegroundStyle()._paint(in: environment).color : nil))
  }

  private func isTemplate(_ image: UIImage) -> Bool {
    renderingMode.map { $0 == .template } ?? image._isTemplate ?? false
  }

  private func options(_ image: UIImage, pointsPerPixel: CGFloat, _ traits: UITraitCollection) -> ImageOptions {
    var options = ImageOptions()
    options.interpolation =
      switch interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    options.pointsPerPixel = pointsPerPixel
    guard let resizing else { return options }
    options.isTiled = resizing.mode == .tile
    if resizing.capInsets != EdgeInsets() {
      let insets = resizing.capInsets
      options.capInsets = (insets.top, insets.leading, insets.bottom, insets.trailing)
      return options
    }
    // What the view does not say, the asset catalog may.
    traits.performAsCurrent {
      let insets = image.capInsets
      guard insets != .zero else { return }
      options.capInsets = (insets.top, insets.left, insets.bottom, insets.right)
      options.isTiled = image.resizingMode == .tile
    }
    return options
  }

  // MARK: Symbols

  private func symbol(_ name: String, in environment: EnvironmentValues) -> SymbolNode.Content {
    let font = Font.surrounding(environment)
    let (hasLayers, colors) = symbolColors(in: environment)
    let drawing = Self.drawing(named: name, weight: font.weight, hasLayers, in: environment, place: place)
    return symbol(drawing, size: font.size, colors, in: environment)
  }

  private func symbol(
    _ drawing: SymbolDrawing, size: CGFloat, _ colors: [RGBA], in environment: EnvironmentValues
  ) -> SymbolNode.Content {
    SymbolNode.Content(
      drawing: drawing, fontSize: size, isResizable: resizing != nil, colors: colors,
      isMirrored: drawing.flipsForRightToLeft && environment.layoutDirection == .rightToLeft)
  }

  static func drawing(
    named name: String, weight: Int, _ hasLayers: Bool = false, in environment: EnvironmentValues, place: Notes.Place?
  ) -> SymbolDrawing {
    let drawing = SymbolCatalog.shared.drawing(
      named: name, weight: weight, variants: environment.symbolVariants, hasLayers: hasLayers)
    guard let drawing else {
      return SymbolDrawing(name: name, layers: [], size: .zero, descent: 0)
    }
    if drawing.isPlaceholder {
      Notes.placeholder("no symbol named \"\(name)\" (see Docs/Symbols.md)", at: place)
    }
    return drawing.scaled(environment.imageScale.symbolScale)
  }

  /// The stand-in for a picture that is missing or can't be read. Spec: DESIGN, "not there yet is said aloud".
  private func placeholder(for name: String, in environment: EnvironmentValues) -> SymbolNode.Content {
    var drawing =
      SymbolCatalog.shared.drawing(named: "_missing.\(name)")
      ?? SymbolDrawing(name: name, layers: [], size: .zero, descent: 0)
    drawing.size = CGSize(width: 1.2, height: 1.2)
    return SymbolNode.Content(
      drawing: drawing, fontSize: Font.surrounding(environment).size, isResizable: resizing != nil,
      colors: [SystemColor.secondaryLabel.resolved(in: environment)], isMirrored: false)
  }

  /// The image as a picture in a line of text. Spec: I25.
  func run(look: TextLook, in environment: EnvironmentValues) -> TextRun {
    let font = look.resolvedFont(in: environment)
    if case .symbol(let name, _) = source {
      let drawing = Self.drawing(named: name, weight: font.weight, in: environment, place: place)
      let size = CGSize(width: drawing.size.width * font.size, height: drawing.size.height * font.size)
      return look.run(.symbol(drawing, size: size, descent: drawing.descent * font.size), in: environment)
    }
    switch resolved(in: environment) {
    case .picture(let content):
      return look.run(.image(content.image, size: content.naturalSize, descent: 0), in: environment)
    case .symbol(let content):
      let size = CGSize(width: content.drawing.size.width * font.size, height: content.drawing.size.height * font.size)
      return look.run(.symbol(content.drawing, size: size, descent: 0), in: environment)
    }
  }
}

extension Image.Scale {
  var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

/// Forms of a symbol: filled, in a circle, struck through.
public typealias SymbolVariants = MartletText.SymbolVariants

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  /// The same surroundings as UIKit sees them.
  var traits: UITraitCollection {
    UITraitCollection._make(
      isDark: isDark, isHighContrast: colorSchemeContrast == .increased, isElevated: isElevated,
      isRightToLeft: layoutDirection == .rightToLeft, displayScale: displayScale)
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
