import CVips

/// Steps for each pixel, over any number of pictures, made in one pass. Leaves one pixel on the stack.
public struct PointProgram: Sendable {
  public private(set) var sources: [PlacedPicture] = []
  private(set) var steps: [PointStep] = []
  /// The highest that the stack becomes.
  private(set) var depth = 0
  private var height = 0

  public init() {}

  /// The picture itself.
  public init(_ picture: PlacedPicture) {
    sources = [picture]
    append(.load(0))
  }

  /// How many steps there are, after neighbours that are one were joined.
  public var count: Int { steps.count }

  /// Whether all of the programs can be put on one stack, one after another.
  public static func haveRoom(_ programs: [PointProgram]) -> Bool {
    let sources = programs.reduce(0) { $0 + $1.sources.count }
    let height = programs.enumerated().map { $0.offset + $0.element.depth }.max() ?? 0
    return sources <= Int(MV_SOURCES) && height <= Int(MV_STACK) && programs.allSatisfy { $0.count <= longest }
  }

  /// Steps that one pass may have; what is longer is divided.
  private static let longest = 64

  public mutating func append(_ step: PointStep) {
    height += step.balance
    depth = max(depth, height)
    // Two linear maps on the same numbers are one.
    if step.kind == MV_MATRIX, let last = steps.last, last.kind == MV_MATRIX, last.meaning == step.meaning {
      let both = ColorMatrix(parameters: last.parameters).concatenating(ColorMatrix(parameters: step.parameters))
      steps[steps.count - 1] = .matrix(both, step.meaning)
    } else {
      steps.append(step)
    }
  }

  /// Puts the result of `other` on the stack.
  public mutating func push(_ other: PointProgram) {
    let shift = Int32(sources.count)
    sources += other.sources
    for var step in other.steps {
      if step.kind == MV_LOAD { step.index += shift }
      append(step)
    }
  }

  /// Makes everything outside of `area` transparent.
  public mutating func clip(to area: PixelArea) { append(.clip(area)) }

  /// The pixels of `area`, to be computed when they are needed.
  public func picture(
    _ area: PixelArea, layout: Picture.Layout = .float, in space: WorkingSpace = .linear
  ) throws(PictureFailure) -> Picture {
    guard VipsRuntime.isReady, !area.isEmpty, area.width < 10_000_000, area.height < 10_000_000 else {
      throw PictureFailure(message: "an area of \(area.width) by \(area.height) pixels cannot be computed")
    }
    let program = g_malloc0(gsize(MemoryLayout<MVProgram>.size))!.assumingMemoryBound(to: MVProgram.self)
    program.pointee.tables = UnsafePointer(space.tables)
    (program.pointee.left, program.pointee.top) = (Int32(area.left), Int32(area.top))
    (program.pointee.width, program.pointee.height) = (Int32(area.width), Int32(area.height))
    program.pointee.layout = layout.rawValue
    fillSteps(program)
    fillSources(program)
    // Rows from the top down where everything comes from pictures that are read so; else small tiles, for which windows
    // compute less around them.
    let isStored = sources.allSatisfy(\.picture.isStored)
    let style = isStored ? VIPS_DEMAND_STYLE_THINSTRIP : VIPS_DEMAND_STYLE_SMALLTILE
    guard let image = mv_image_of_program(program, style) else {
      throw PictureFailure(message: VipsRuntime.takeError())
    }
    if let owner = space.owner { image.keep(owner) }
    return Picture(image, layout: layout, isStored: isStored)
  }

  private func fillSources(_ program: UnsafeMutablePointer<MVProgram>) {
    program.pointee.sources = Int32(sources.count)
    withUnsafeMutableBytes(of: &program.pointee.source) { bytes in
      let places = bytes.bindMemory(to: MVSource.self)
      for (index, source) in sources.enumerated() { places[index] = source.retainedSource() }
    }
  }

  private func fillSteps(_ program: UnsafeMutablePointer<MVProgram>) {
    let tables = steps.reduce(0) { $0 + $1.table.count }
    let memory = g_malloc0(gsize(max(1, tables) * MemoryLayout<Float>.stride))!.assumingMemoryBound(to: Float.self)
    let places = g_malloc0(gsize(max(1, steps.count) * MemoryLayout<MVStep>.stride))!
      .assumingMemoryBound(to: MVStep.self)
    var free = memory
    for (index, step) in steps.enumerated() {
      places[index].kind = step.kind
      places[index].index = step.index
      places[index].state = step.meaning.rawValue
      withUnsafeMutableBytes(of: &places[index].p) { bytes in
        let numbers = bytes.bindMemory(to: Float.self)
        for (place, value) in step.parameters.enumerated() { numbers[place] = value }
      }
      guard !step.table.isEmpty else { continue }
      places[index].table = UnsafePointer(free)
      for value in step.table {
        free.pointee = value
        free += 1
      }
    }
    (program.pointee.step, program.pointee.memory, program.pointee.steps) = (places, memory, Int32(steps.count))
  }
}
