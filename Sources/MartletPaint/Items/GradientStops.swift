import Foundation
import MartletDisplay

/// Stops as Cairo and GSK need them: at least two, from 0 to 1, in rising order.
enum GradientStops {
  /// Cairo mixes straight colours; a gradient to transparent black would turn grey on the way. Between stops of
  /// different alpha, colours are mixed premultiplied at this many places.
  private static let steps = 8

  static func prepared(_ stops: [ColorStop]) -> [ColorStop] {
    var rising: [ColorStop] = []
    for stop in stops where !stop.location.isNaN {
      let location = max(min(max(stop.location, 0), 1), rising.last?.location ?? 0)
      rising.append(ColorStop(color: stop.color, location: location))
    }
    guard let first = rising.first else { return [] }
    if rising.count == 1 { return [first, ColorStop(color: first.color, location: 1)] }
    var result = [first]
    for (before, after) in zip(rising, rising.dropFirst()) { result += mixed(before, after) }
    return result
  }

  /// What follows `before` up to and including `after`.
  private static func mixed(_ before: ColorStop, _ after: ColorStop) -> [ColorStop] {
    let (from, to) = (before.color, after.color)
    guard from.alpha != to.alpha, after.location > before.location else { return [after] }
    // A colour without alpha has no hue of its own: it takes the neighbour's.
    if from.alpha == 0 || to.alpha == 0 {
      let visible = from.alpha == 0 ? to : from
      func faded(_ stop: ColorStop) -> ColorStop {
        let color = RGBA(red: visible.red, green: visible.green, blue: visible.blue, alpha: stop.color.alpha)
        return ColorStop(color: color, location: stop.location)
      }
      return [faded(before), faded(after)] + (to.alpha == 0 ? [after] : [])
    }
    return (1...steps).map { step in
      let share = Float(step) / Float(steps)
      let location = before.location + (after.location - before.location) * Double(share)
      return ColorStop(color: premultipliedMix(from, to, share), location: location)
    }
  }

  private static func premultipliedMix(_ from: RGBA, _ to: RGBA, _ share: Float) -> RGBA {
    let alpha = from.alpha + (to.alpha - from.alpha) * share
    guard alpha > 0 else { return .clear }
    func channel(_ a: Float, _ b: Float) -> Float { (a * from.alpha * (1 - share) + b * to.alpha * share) / alpha }
    return RGBA(
      red: channel(from.red, to.red), green: channel(from.green, to.green), blue: channel(from.blue, to.blue),
      alpha: alpha)
  }
}
