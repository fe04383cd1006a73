import SwiftUI

/// Lines and ticks of an axis. They lie behind the marks.
struct AxisLines: View {
  let plan: AxisPlan

  var body: some View {
    ForEach(AxisPiece.all(of: plan) { if case .label = $0.form { false } else { true } }) { piece in
      switch piece.part.form {
      case .grid:
        AxisLine(isVertical: plan.isHorizontal)
          .stroke(piece.lineStyle, style: piece.stroke(dashed: plan.isHorizontal))
          .offset(piece.part.offset)
          .chartCell(.grid(plan.isHorizontal ? .horizontal : .vertical, at: piece.place))
      case .tick(let length):
        AxisLine(isVertical: plan.isHorizontal)
          .stroke(piece.lineStyle, style: piece.stroke(dashed: plan.isHorizontal && length == .automatic))
          .offset(piece.part.offset)
          .chartCell(.tick(piece.edge, at: piece.place, reach: piece.reach(length, isHorizontal: plan.isHorizontal)))
      case .label: EmptyView()
      }
    }
    .accessibilityHidden(true)
  }
}

/// Labels and names of an axis.
struct AxisLabels: View {
  let plan: AxisPlan
  let options: ChartOptions.AxisOptions
  let setting: ChartSetting

  var body: some View {
    ForEach(AxisPiece.all(of: plan) { if case .label = $0.form { true } else { false } }) { piece in
      if case .label(let setup) = piece.part.form {
        label(piece, setup).chartCell(.label(piece.labelPlace(setup, plan, setting)))
      }
    }
    ForEach(options.titles.indices, id: \.self) { index in
      let title = options.titles[index]
      title.view
        .font(.caption2)
        .foregroundStyle(.secondary)
        .environment(\.layoutDirection, setting.isRightToLeft ? .rightToLeft : .leftToRight)
        .dynamicTypeSize(...ChartSetting.largestText)
        .chartCell(
          .title(
            (title.edge ?? (plan.isHorizontal ? .bottom : .top)).placed(setting),
            alignment: (title.alignment ?? (plan.isHorizontal ? .center : .topTrailing)).placed(setting),
            spacing: title.spacing ?? 4))
    }
  }

  @ViewBuilder private func label(_ piece: AxisPiece, _ setup: AxisLabelSetup) -> some View {
    let content = face(piece, setup)
      .font(piece.part.font ?? .caption2)
      .foregroundStyle(piece.part.style ?? AnyShapeStyle(.secondary))
      .environment(\.layoutDirection, setting.isRightToLeft ? .rightToLeft : .leftToRight)
      .dynamicTypeSize(...ChartSetting.largestText)
    let styled = options.style.map { $0(ChartAxisContent(view: AnyView(content))) } ?? AnyView(content)
    if setup.isVertical { styled.fixedSize().rotated() } else { styled }
  }

  @ViewBuilder private func face(_ piece: AxisPiece, _ setup: AxisLabelSetup) -> some View {
    switch setup.face {
    case .automatic: words(piece.tick.text ?? "")
    case .text(let write): words(write(piece.tick.value) ?? "")
    case .view(let view): view
    }
  }

  /// On two lines where there is a space to break at: words stay whole.
  private func words(_ text: String) -> some View {
    Text(verbatim: text).multilineTextAlignment(.center).lineLimit(text.contains(" ") ? 2 : 1)
  }
}

/// A part of one tick.
struct AxisPiece: Identifiable {
  let id: [Int]
  let tick: AxisPlan.Tick
  let edge: Edge
  let preset: AxisMarkPreset
  let part: _AxisPart

  static func all(of plan: AxisPlan, where isWanted: (_AxisPart) -> Bool) -> [AxisPiece] {
    plan.groups.enumerated().flatMap { number, group in
      group.ticks.enumerated().flatMap { index, tick in
        tick.parts.enumerated().filter { isWanted($0.element) }.map { place, part in
          AxisPiece(id: [number, index, place], tick: tick, edge: group.edge, preset: group.preset, part: part)
        }
      }
    }
  }

  /// In the middle to the next value, if that is asked for.
  var place: Double {
    guard part.isCentered == true, let next = tick.next else { return tick.fraction }
    return (tick.fraction + next) / 2
  }

  var lineStyle: AnyShapeStyle { part.style ?? AnyShapeStyle(Color(uiColor: .systemGray4)) }

  func stroke(dashed: Bool) -> StrokeStyle {
    part.stroke ?? StrokeStyle(lineWidth: 0.5, dash: dashed ? [2, 2] : [])
  }

  /// Points beside the plot; nil is as long as labels are.
  func reach(_ length: AxisTick.Length, isHorizontal: Bool) -> CGFloat? {
    switch length.form {
    case .automatic: isHorizontal ? nil : 4
    case .label: nil
    case .points(let points): points
    }
  }

  func labelPlace(_ setup: AxisLabelSetup, _ plan: AxisPlan, _ setting: ChartSetting) -> AxisLabelPlace {
    let room = labelRoom(plan)
    let isMiddle = room != nil || part.isCentered == true
    // Beside its line where it stands for what begins there.
    let besideLine = plan.isHorizontal && !isMiddle && preset != .aligned
    var anchor = setup.anchor ?? (besideLine ? UnitPoint.topLeading : .center)
    if preset == .aligned, setup.anchor == nil { anchor = UnitPoint(x: tick.fraction, y: 0.5) }
    if setting.isRightToLeft { anchor.x = 1 - anchor.x }
    let shift = besideLine && setup.anchor == nil ? 3 : 0
    let distance = plan.isHorizontal ? setup.verticalSpacing ?? 3 : setup.horizontalSpacing ?? 5
    let along = plan.isHorizontal ? setup.horizontalSpacing ?? CGFloat(shift) : setup.verticalSpacing ?? 0
    return AxisLabelPlace(
      edge: edge.placed(setting), fraction: place, room: room, anchor: anchor, distance: distance,
      shift: setting.isRightToLeft && plan.isHorizontal ? -along : along, isInside: preset == .inset,
      hidesOnCollision: setup.collision.hides, offset: part.offset)
  }

  /// A category's room, or that up to the next value.
  private func labelRoom(_ plan: AxisPlan) -> ClosedRange<Double>? {
    if case .categories(let names) = plan.scale.domain {
      let half = 0.5 / Double(max(names.count, 1))
      return (tick.fraction - half)...(tick.fraction + half)
    }
    guard part.isCentered == true, let next = tick.next, next > tick.fraction else { return nil }
    return tick.fraction...next
  }
}

extension Edge {
  /// Sides as they are on the screen.
  func placed(_ setting: ChartSetting) -> Edge {
    guard setting.isRightToLeft else { return self }
    return switch self {
    case .leading: .trailing
    case .trailing: .leading
    default: self
    }
  }
}

extension Alignment {
  func placed(_ setting: ChartSetting) -> Alignment {
    guard setting.isRightToLeft else { return self }
    return switch horizontal {
    case .leading: Alignment(horizontal: .trailing, vertical: vertical)
    case .trailing: Alignment(horizontal: .leading, vertical: vertical)
    default: self
    }
  }
}

/// A line along the longer side of its rectangle.
private struct AxisLine: Shape {
  let isVertical: Bool
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: isVertical ? CGPoint(x: rect.minX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

extension View {
  /// A quarter turn clockwise, with the room that it takes.
  fileprivate func rotated() -> some View { QuarterTurn { rotationEffect(.degrees(90)) } }
}

private struct QuarterTurn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
