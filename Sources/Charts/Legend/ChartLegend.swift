import SwiftUI

/// The chart with its legend on one side.
struct ChartWithLegend: View {
  let data: ChartData

  var body: some View {
    let legend = data.options.legend
    let spacing = legend.spacing ?? 8
    let surface = ChartSurface(data: data)
      .frame(minWidth: 0, idealWidth: 300, maxWidth: .infinity, minHeight: 0, idealHeight: 200, maxHeight: .infinity)
    if !shows {
      surface
    } else if legend.position == .overlay {
      surface.overlay(alignment: legend.alignment ?? .center) { content }
    } else {
      switch legend.position.edge ?? .bottom {
      case .top:
        VStack(spacing: spacing) {
          aligned
          surface
        }
      case .bottom:
        VStack(spacing: spacing) {
          surface
          aligned
        }
      case .leading:
        HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
          content
          surface
        }
      case .trailing:
        HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
          surface
          content
        }
      }
    }
  }

  private var shows: Bool {
    let legend = data.options.legend
    if legend.visibility == .hidden { return false }
    return legend.content != nil || data.book.hasStyles || data.book.hasSymbols || data.book.hasStrokes
  }

  private var isBeside: Bool {
    [.leading, .trailing].contains(data.options.legend.position.edge ?? .bottom)
  }

  private var aligned: some View {
    content.frame(maxWidth: .infinity, alignment: data.options.legend.alignment ?? .leading)
  }

  @ViewBuilder private var content: some View {
    if let own = data.options.legend.content {
      own
    } else {
      StandardLegend(book: data.book, isVertical: isBeside).dynamicTypeSize(...ChartSetting.largestText)
    }
  }
}

/// What colours and symbols stand for.
struct StandardLegend: View {
  let book: StyleBook
  let isVertical: Bool
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 8

  var body: some View {
    Group {
      if isVertical {
        VStack(alignment: .leading, spacing: 6) { entries }
      } else {
        FlowLayout(spacing: 12, lineSpacing: 4) { entries }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  @ViewBuilder private var entries: some View {
    if let amounts = book.amounts {
      amountScale(amounts)
    } else if book.hasStyles {
      ForEach(book.styles.domain, id: \.self) { value in
        entry(value, AnyView(symbol(value).fill(book.styles[value]).frame(width: side, height: side)))
      }
    }
    if book.hasSymbols, !book.joinsSymbols {
      ForEach(book.symbols.domain, id: \.self) { value in
        entry(
          value, AnyView(AnySymbol(shape: book.symbols[value]).fill(Color.secondary).frame(width: side, height: side)))
      }
    }
    if book.hasStrokes, !book.hasStyles {
      ForEach(book.strokes.domain, id: \.self) { value in
        entry(
          value,
          AnyView(
            LegendLine().stroke(Color.secondary, style: book.strokes[value]).frame(width: 2.5 * side, height: 2)))
      }
    }
  }

  private func symbol(_ value: _PlotValue) -> AnySymbol {
    AnySymbol(shape: book.joinsSymbols ? book.symbols[value] : BasicChartSymbolShape.circle)
  }

  private func entry(_ value: _PlotValue, _ sign: AnyView) -> some View {
    HStack(spacing: 5) {
      sign.accessibilityHidden(true)
      Text(verbatim: ValueText(setting: ChartSetting(), unit: .day).text(value) ?? "")
    }
  }

  private func amountScale(_ amounts: ClosedRange<Double>) -> some View {
    HStack(spacing: 5) {
      Text(amounts.lowerBound, format: .number)
      Capsule().fill(LinearGradient(colors: book.colors, startPoint: .leading, endPoint: .trailing))
        .frame(width: 80, height: side)
      Text(amounts.upperBound, format: .number)
    }
  }
}

private struct AnySymbol: Shape {
  let shape: any ChartSymbolShape
  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

private struct LegendLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// Views one after the other, in as many lines as they need.
struct FlowLayout: Layout {
  let spacing: CGFloat
  let lineSpacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
    }
  }

  private func places(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var (corner, height) = (CGPoint.zero, CGFloat(0))
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width + 0.5 {
        corner = CGPoint(x: 0, y: corner.y + height + lineSpacing)
        height = 0
      }
      let place = CGRect(origin: corner, size: size)
      corner.x += size.width + spacing
      height = max(height, size.height)
      return place
    }
  }
}
