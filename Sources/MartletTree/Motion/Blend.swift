import Foundation
import MartletDisplay

extension NodeMotion.Blend {
  /// The drawing between the old and the new one. Old items have their corner at the origin, new ones at `offset`.
  func applied(to new: [DisplayItem], at offset: CGPoint) -> [DisplayItem] {
    switch kind {
    case .colors: new.blendingColors(from: old, progress)
    case .crossfade:
      [
        .effect(.opacity(1 - progress), [.group(DisplayGroup(old), offset: offset)]),
        .effect(.opacity(progress), new),
      ].filter { if case .effect(let effect, _) = $0 { effect.isDrawable } else { true } }
    }
  }
}

extension [DisplayItem] {
  /// The items with colours between those of `old` and their own; as they are where the two lists do not match.
  func blendingColors(from old: [DisplayItem], _ progress: Double) -> [DisplayItem] {
    guard count == old.count else { return self }
    return zip(old, self).map { $1.blendingColors(from: $0, progress) }
  }

  /// Whether the colours differ, and nothing that can't go over.
  public func differsInColors(from old: [DisplayItem]) -> Bool {
    count == old.count && zip(old, self).contains { $1.paints != $0.paints }
  }
}

extension DisplayItem {
  /// Everything the item is painted with.
  fileprivate var paints: [Paint] {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): [paint]
    case .rect(_, let color), .template(_, _, let color): [.color(color)]
    case .text(let block, _): block.runs.map { .color($0.color) }
    case .group(let group, _): group.items.flatMap(\.paints)
    case .effect(_, let items): items.flatMap(\.paints)
    case .image, .foreign: []
    }
  }

  fileprivate func blendingColors(from old: DisplayItem, _ t: Double) -> DisplayItem {
    switch (old, self) {
    case (.fill(_, let a, _), .fill(let path, let b, let style)): .fill(path, a.blended(with: b, t), style)
    case (.rect(_, let a), .rect(let rect, let b)): .rect(rect, a.blended(with: b, t))
    case (.stroke(_, let a, _), .stroke(let path, let b, let style)): .stroke(path, a.blended(with: b, t), style)
    case (.template(_, _, let a), .template(let image, let rect, let b)): .template(image, rect, a.blended(with: b, t))
    case (.text(let a, _), .text(let b, let rect)): .text(b.blendingColors(from: a, t), rect)
    case (.group(let a, _), .group(let b, let offset)):
      .group(DisplayGroup(b.items.blendingColors(from: a.items, t)), offset: offset)
    case (.effect(_, let a), .effect(let effect, let b)): .effect(effect, b.blendingColors(from: a, t))
    default: self
    }
  }
}

extension Paint {
  fileprivate func blended(with other: Paint, _ t: Double) -> Paint {
    switch (self, other) {
    case (.color(let a), .color(let b)): .color(a.blended(with: b, t))
    case (.linearGradient(let a, let s, let e), .linearGradient(let b, let start, let end)):
      .linearGradient(stops: a.blended(with: b, t), start: s.blended(with: start, t), end: e.blended(with: end, t))
    case (.radialGradient(let a, let c, let r1, let r2), .radialGradient(let b, let center, let inner, let outer)):
      .radialGradient(
        stops: a.blended(with: b, t), center: c.blended(with: center, t), startRadius: r1.blended(with: inner, t),
        endRadius: r2.blended(with: outer, t))
    case (.conicGradient(let a, let c, let s, let e), .conicGradient(let b, let center, let start, let end)):
      .conicGradient(
        stops: a.blended(with: b, t), center: c.blended(with: center, t),
        start: .radians(s.radians.blended(with: start.radians, t)),
        end: .radians(e.radians.blended(with: end.radians, t)))
    case (.ellipticalGradient(let a, _, _, _, _), .ellipticalGradient(let b, let center, let radii, let start, let end)):
      .ellipticalGradient(
        stops: a.blended(with: b, t), center: center, radii: radii, startFraction: start, endFraction: end)
    default: other
    }
  }
}

extension [ColorStop] {
  fileprivate func blended(with other: [ColorStop], _ t: Double) -> [ColorStop] {
    guard count == other.count else { return other }
    return zip(self, other).map {
      ColorStop(color: $0.color.blended(with: $1.color, t), location: $0.location.blended(with: $1.location, t))
    }
  }
}

extension TextBlock {
  fileprivate func blendingColors(from old: TextBlock, _ t: Double) -> TextBlock {
    guard runs.count == old.runs.count else { return self }
    let blended = zip(old.runs, runs).map { old, new in
      var run = new
      run.color = old.color.blended(with: new.color, t)
      return run
    }
    return TextBlock(runs: blended, paragraph: paragraph)
  }
}

extension RGBA {
  /// Between two colours; invisible ones have no colour of their own to go over to. Springs may go beyond 1.
  fileprivate func blended(with other: RGBA, _ t: Double) -> RGBA {
    var (a, b) = (self, other)
    if a.alpha == 0 { a = RGBA(red: b.red, green: b.green, blue: b.blue, alpha: 0) }
    if b.alpha == 0 { b = RGBA(red: a.red, green: a.green, blue: a.blue, alpha: 0) }
    func part(_ a: Float, _ b: Float) -> Float { a + (b - a) * Float(t) }
    return RGBA(
      red: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue),
      alpha: Swift.min(Swift.max(part(a.alpha, b.alpha), 0), 1))
  }
}

extension BinaryFloatingPoint {
  fileprivate func blended(with other: Self, _ t: Double) -> Self { self + (other - self) * Self(t) }
}

extension CGPoint {
  fileprivate func blended(with other: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: x.blended(with: other.x, t), y: y.blended(with: other.y, t))
  }
}
