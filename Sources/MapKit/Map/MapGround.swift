import CoreLocation
import Foundation
import MartletControls
import SwiftUI

/// The ground of a map, its lines and areas. There is no picture of the ground: meridians and parallels stand in for
/// it, and the map says so.
struct MapGround: View {
  let projection: MapProjection
  let shapes: [DrawnShape]
  let style: MapStyle
  @Environment(\.colorScheme) private var colorScheme

  /// A line or an area with its colours.
  struct DrawnShape {
    let shape: MapShape
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, form: StrokeStyle)?
    var opacity = 1.0
    /// The part of a line that is drawn, in shares of its length.
    var trim: ClosedRange<CGFloat> = 0...1
  }

  static let note = "no map tiles"

  var body: some View {
    let _ = Notes.placeholder("the picture of a map's ground (there are no map tiles)")
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(look.ground))
      drawGraticule(&context, size)
      for shape in shapes { draw(shape, &context) }
      drawNote(&context, size)
    }
    .accessibilityElement()
    .accessibilityLabel("Map")
    .accessibilityValue(Self.note)
  }

  private func drawGraticule(_ context: inout GraphicsContext, _ size: CGSize) {
    let graticule = Graticule(projection)
    var lines = Path()
    for meridian in graticule.meridians {
      lines.move(to: CGPoint(x: meridian.x, y: 0))
      lines.addLine(to: CGPoint(x: meridian.x, y: size.height))
    }
    for parallel in graticule.parallels {
      lines.move(to: CGPoint(x: 0, y: parallel.y))
      lines.addLine(to: CGPoint(x: size.width, y: parallel.y))
    }
    context.stroke(lines, with: .color(look.line), lineWidth: 0.5)
  }

  private func draw(_ drawn: DrawnShape, _ context: inout GraphicsContext) {
    var layer = context
    layer.opacity = drawn.opacity
    var path = drawn.shape.path(in: projection)
    if drawn.shape.isArea, let fill = drawn.fill {
      layer.fill(path, with: .style(fill), style: FillStyle(eoFill: true))
    }
    guard let stroke = drawn.stroke else { return }
    if drawn.trim != 0...1 { path = path.trimmedPath(from: drawn.trim.lowerBound, to: drawn.trim.upperBound) }
    layer.stroke(path, with: .style(stroke.style), style: stroke.form)
  }

  /// In the corner where Apple's maps have their mark.
  private func drawNote(_ context: inout GraphicsContext, _ size: CGSize) {
    guard size.width > 90, size.height > 30 else { return }
    let text = Text(verbatim: Self.note).font(.system(size: 9)).foregroundColor(look.note)
    context.draw(text, at: CGPoint(x: 8, y: size.height - 6), anchor: .bottomLeading)
  }

  // MARK: Colours

  private struct Look { var ground, line, note: Color }

  /// Near those of iOS's maps, by eye.
  private var look: Look {
    let isDark = colorScheme == .dark
    let ground =
      switch style.ground {
      case .land: isDark ? gray(0.17, 0.18, 0.2) : gray(0.973, 0.957, 0.925)
      case .muted: isDark ? gray(0.15, 0.15, 0.16) : gray(0.957, 0.953, 0.945)
      case .imagery: gray(0.16, 0.21, 0.19)
      }
    let isLight = !isDark && style.ground != .imagery
    return Look(
      ground: ground, line: isLight ? Color.black.opacity(0.14) : Color.white.opacity(0.16),
      note: isLight ? Color.black.opacity(0.45) : Color.white.opacity(0.5))
  }

  private func gray(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red, green: green, blue: blue)
  }
}
