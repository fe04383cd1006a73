import SwiftUI

/// The marks in a plot.
struct PlotView: View {
  let data: ChartData
  let x: AxisScale
  let y: AxisScale

  var body: some View {
    GeometryReader { geometry in
      let drawn = PlotGeometry(data, x: x, y: y, size: geometry.size).drawn()
      PlotPlacing {
        ForEach(drawn) { mark in
          masked(mark, MarkView(mark: mark)).plotPlace(.fill(mark.rect))
        }
        ForEach(drawn.filter { $0.isAnnotated && !$0.look.annotations.isEmpty }) { mark in
          ForEach(mark.look.annotations.indices, id: \.self) { index in
            AnnotationView(annotation: mark.look.annotations[index], mark: mark, setting: data.setting)
          }
        }
      }
    }
  }

  /// Cut to other marks of the same plot.
  @ViewBuilder private func masked(_ mark: DrawnMark, _ view: MarkView) -> some View {
    if let mask = mark.look.mask {
      let marks = ChartData(mask, data.options, data.setting)
      view.mask(alignment: .topLeading) {
        PlotView(data: marks, x: x, y: y)
          .frame(width: x.length, height: y.length)
          .offset(x: -mark.rect.minX, y: -mark.rect.minY)
      }
    } else {
      view
    }
  }
}

/// One mark, or what is told of it.
struct MarkView: View {
  let mark: DrawnMark

  var body: some View {
    let look = mark.look
    face
      .blur(radius: look.blur)
      .shadow(
        color: look.shadow?.color ?? .clear, radius: look.shadow?.radius ?? 0, x: look.shadow?.x ?? 0,
        y: look.shadow?.y ?? 0
      )
      .opacity(look.opacity)
      .offset(look.offset)
      .meaning(of: mark)
  }

  @ViewBuilder private var face: some View {
    switch mark.face {
    case .fill(let outline): outline.fill(mark.style)
    case .stroke(let outline, let stroke): outline.stroke(mark.style, style: stroke)
    case .view(let view): view.foregroundStyle(mark.style).fixedSize()
    case .nothing: Color.clear
    }
  }
}

extension View {
  /// An element with a name and a value, or none.
  @ViewBuilder fileprivate func meaning(of mark: DrawnMark) -> some View {
    if let meaning = mark.meaning, !mark.look.accessibility.isHidden {
      let own = mark.look.accessibility
      let told = accessibilityElement(children: .ignore)
        .accessibilityLabel(own.label ?? meaning.title)
        .accessibilityValue(own.value ?? Text(verbatim: meaning.value))
      if let identifier = own.identifier { told.accessibilityIdentifier(identifier) } else { told }
    } else {
      accessibilityHidden(true)
    }
  }
}

/// Where a view goes in a plot.
enum PlotPlace {
  /// Into a rectangle.
  case fill(CGRect)
  /// Beside a rectangle, at its own size.
  case beside(CGRect, AnnotationPosition, Alignment, spacing: CGFloat, AnnotationOverflowResolution)
}

private struct PlotPlaceKey: LayoutValueKey {
  static var defaultValue: PlotPlace { .fill(.zero) }
}

extension View {
  func plotPlace(_ place: PlotPlace) -> some View { layoutValue(key: PlotPlaceKey.self, value: place) }
}

/// Puts marks and annotations into the plot.
struct PlotPlacing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      switch subview[PlotPlaceKey.self] {
      case .fill(let rect):
        // A view at a point is centred there.
        let isPoint = rect.size == .zero
        subview.place(
          at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), anchor: isPoint ? .center : .topLeading,
          proposal: isPoint ? .unspecified : ProposedViewSize(rect.size))
      case .beside(let rect, let position, let alignment, let spacing, let overflow):
        let size = subview.sizeThatFits(.unspecified)
        var origin = position.origin(of: size, beside: rect, alignment, spacing: spacing)
        if overflow.x.fits { origin.x = max(0, min(origin.x, bounds.width - size.width)) }
        if overflow.y.fits { origin.y = max(0, min(origin.y, bounds.height - size.height)) }
        subview.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
      }
    }
  }
}

/// A view beside a mark.
struct AnnotationView: View {
  let annotation: MarkLook.Annotation
  let mark: DrawnMark
  let setting: ChartSetting

  var body: some View {
    let rect = (mark.annotated ?? mark.rect).offsetBy(dx: mark.look.offset.width, dy: mark.look.offset.height)
    annotation.content(AnnotationContext(targetSize: rect.size))
      .font(.caption)
      .environment(\.layoutDirection, setting.isRightToLeft ? .rightToLeft : .leftToRight)
      .plotPlace(
        .beside(
          rect, annotation.position.placed(setting), annotation.alignment.placed(setting),
          spacing: annotation.spacing ?? 4, annotation.overflow))
  }
}

extension AnnotationPosition {
  fileprivate func placed(_ setting: ChartSetting) -> AnnotationPosition {
    guard setting.isRightToLeft else { return self }
    return AnnotationPosition(anchor: UnitPoint(x: 1 - anchor.x, y: anchor.y), isOutside: isOutside)
  }

  /// The corner of an annotation; the alignment says which of its sides are in line with the mark's.
  func origin(of size: CGSize, beside rect: CGRect, _ alignment: Alignment, spacing: CGFloat) -> CGPoint {
    func along(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ part: CGFloat, _ align: CGFloat) -> CGFloat {
      if isOutside, part == 0 { return low - length - spacing }
      if isOutside, part == 1 { return high + spacing }
      return low + (high - low - length) * align
    }
    let horizontal: CGFloat =
      alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let vertical: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    return CGPoint(
      x: along(rect.minX, rect.maxX, size.width, anchor.x, horizontal),
      y: along(rect.minY, rect.maxY, size.height, anchor.y, vertical))
  }
}
