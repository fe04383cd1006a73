import Foundation
import MartletVips

/// Turns a recipe into a picture of an area, from the top of the tree down: each node is asked for the area that its
/// parent needs. Pixels are computed by libvips when the picture is read.
struct Evaluator {
  var space = WorkingSpace.linear
  /// Whether files are read once, from the top down.
  var inSequence = false
  private let memo = EvaluationMemo()

  init(space: WorkingSpace = .linear, inSequence: Bool = false) {
    (self.space, self.inSequence) = (space, inSequence)
  }

  /// The pixels of `area`, transparent where the recipe has none.
  func picture(_ recipe: Recipe, _ area: PixelArea, layout: Picture.Layout) throws(PictureFailure) -> Picture {
    var program = try program(recipe, area) ?? .transparent
    // A picture that could be handed over as it is still takes the wanted layout and area.
    if program.count == 0 { program = .transparent }
    return try program.picture(area, layout: layout, in: space)
  }

  /// What makes the pixels of `area`, transparent outside of the recipe's extent; nil when all of them are.
  func program(_ recipe: Recipe, _ area: PixelArea) throws(PictureFailure) -> PointProgram? {
    let part = area.intersection(recipe.area)
    guard !part.isEmpty else { return nil }
    switch recipe.operation {
    case .points(let children, let steps):
      var program = try points(children, steps, part)
      if part != area { program.clip(to: part) }
      return program
    case .colorMap(let child, let gradient):
      var program = try program(child, part)
      program?.append(try gradientMap(gradient))
      return program
    case .cropped(let child):
      if let source = try source(child, part) { return PointProgram(source.cropped(to: recipe.area)) }
      var program = try program(child, part)
      if part != area { program?.clip(to: part) }
      return program
    default: return try placed(recipe, part).map { PointProgram($0) }
    }
  }

  private func points(
    _ children: [Recipe], _ steps: [PointStep], _ area: PixelArea
  ) throws(PictureFailure) -> PointProgram {
    var parts: [PointProgram] = []
    for child in children { parts.append(try self.program(child, area) ?? .transparent) }
    // The greatest becomes a picture of its own until the others have room: at the end, each is one picture.
    while !PointProgram.haveRoom(parts), let greatest = parts.indices.max(by: { parts[$0].count < parts[$1].count }) {
      let picture = try parts[greatest].picture(area, in: space)
      parts[greatest] = PointProgram(PlacedPicture(picture, left: area.left, top: area.top))
    }
    var program = PointProgram()
    for part in parts { program.push(part) }
    for step in steps { program.append(step) }
    return program
  }

  /// The recipe's pixels of `area` as a picture; nil when all are transparent.
  func placed(_ recipe: Recipe, _ area: PixelArea) throws(PictureFailure) -> PlacedPicture? {
    let part = area.intersection(recipe.area)
    guard !part.isEmpty else { return nil }
    if let known = memo[recipe, part] { return known }
    let result = try makePlaced(recipe, part)
    memo[recipe, part] = result
    return result
  }

  /// The picture that the recipe is without any step, if it is one.
  private func source(_ recipe: Recipe, _ area: PixelArea) throws(PictureFailure) -> PlacedPicture? {
    switch recipe.operation {
    case .points, .colorMap: return nil
    case .cropped(let child): return try source(child, area)?.cropped(to: recipe.area)
    default: return try placed(recipe, area)
    }
  }

  /// The colours of the middle row, from left to right.
  private func gradientMap(_ gradient: Recipe) throws(PictureFailure) -> PointStep {
    let whole = gradient.area
    guard whole != .everything, !whole.isEmpty, let program = try program(gradient, whole) else {
      throw PictureFailure(message: "the gradient has no pixels")
    }
    let row = PixelArea(left: whole.left, top: whole.top + whole.height / 2, width: whole.width, height: 1)
    let bytes = try program.picture(row, layout: .linearFloat, in: space).pixels()
    let colors = bytes.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
    return .gradientMap(colors, .linear)
  }

  private func makePlaced(_ recipe: Recipe, _ area: PixelArea) throws(PictureFailure) -> PlacedPicture? {
    switch recipe.operation {
    case .stored(let stored): return try stored.placed(inSequence: inSequence, isManaged: space.isManaged)
    case .clamped(let child): return try clamped(child, area)
    case .transformed(let child, let map, let isSmooth): return try transformed(child, map, isSmooth, area)
    case .mapped(let child, let map, let parameters, let reading, let reach):
      return try mapped(child, map, parameters, reading, reach, area)
    case .windowed(let child, let kind, let x, let y, let weights):
      return try placed(child, area.outset(x: x, y: y))?
        .windowed(kind, x: x, y: y, weights: weights, area: area, in: space)
    case .blurred(let child, let x, let y): return try blurred(child, x, y, area)
    case .boxed(let child, let radius): return try boxed(child, radius, area)
    case .disc(let child, let radius): return try disc(child, radius, area)
    case .squares(let child, let side, let origin): return try squares(child, side, origin, area)
    case .reduced(let child, let kind, let region): return try reduced(child, kind, region)
    case .resized(let child, let x, let y, let kernel): return try resized(child, x, y, kernel, area)
    case .points, .cropped, .colorMap:
      if case .cropped(let child) = recipe.operation, let source = try source(child, area) {
        return source.cropped(to: recipe.area)
      }
      guard let program = try program(recipe, area) else { return nil }
      return try PlacedPicture(program.picture(area, in: space), left: area.left, top: area.top)
    }
  }
}

extension PointProgram {
  /// Leaves a transparent pixel.
  static var transparent: PointProgram {
    var program = PointProgram()
    program.append(.constant(.zero, .premultiplied))
    return program
  }
}

/// Pictures of recipes that are needed at several places of one tree.
private final class EvaluationMemo {
  private struct Key: Hashable {
    var recipe: ObjectIdentifier
    var area: PixelArea
  }
  private var known: [Key: PlacedPicture?] = [:]

  subscript(recipe: Recipe, area: PixelArea) -> PlacedPicture?? {
    get { known[Key(recipe: ObjectIdentifier(recipe), area: area)] }
    set { known[Key(recipe: ObjectIdentifier(recipe), area: area)] = newValue }
  }
}
