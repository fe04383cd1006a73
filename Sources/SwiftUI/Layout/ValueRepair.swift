import Foundation
import MartletControls
import MartletDisplay
import MartletLayout

/// Replaces values that no view can have, and tells the developer once for each source line and parameter.
///
/// A note's text holds the first impossible value; later ones of the same line are replaced in silence, so that a
/// value that changes every frame is one note. Spec: B25, B30, J7.
struct ValueRepair {
  /// The modifier or view as the developer wrote it: "offset".
  let subject: String
  let place: Notes.Place

  init(_ subject: String, _ file: String, _ line: UInt) {
    (self.subject, place) = (subject, Notes.Place(file: file, line: line))
  }

  /// NaN and infinities count as `fallback`.
  func finite(_ value: CGFloat, _ name: String = "", or fallback: CGFloat = 0) -> CGFloat {
    value.isFinite ? value : replace(value, name, by: fallback, because: "not a finite number")
  }

  /// NaN, infinities and negative values count as `fallback`.
  func length(_ value: CGFloat, _ name: String = "", or fallback: CGFloat = 0) -> CGFloat {
    let value = finite(value, name, or: fallback)
    return value >= 0 ? value : replace(value, name, by: fallback, because: "a negative length")
  }

  /// A corner's radius: NaN and negative values count as 0; infinity is as round as can be.
  func radius(_ value: CGFloat, _ name: String = "") -> CGFloat { value == .infinity ? value : length(value, name) }

  /// A length that may be left to the system: an impossible one is as if it were not given.
  func spacing(_ value: CGFloat?, _ name: String = "spacing") -> CGFloat? {
    guard let value, !value.isFinite else { return value }
    return replace(value, name, by: nil, because: "not a finite number", "the default")
  }

  /// A share of a whole: NaN counts as `fallback`, negative values as 0, values above 1 as 1.
  ///
  /// Above 1 there is nothing to say: animations overshoot.
  func fraction(_ value: Double, _ name: String = "", or fallback: Double = 1) -> Double {
    if value.isNaN { return replace(value, name, by: fallback, because: "not a number") }
    if value < 0 { return replace(value, name, by: 0, because: "below 0") }
    return min(value, 1)
  }

  /// A rank among siblings, where infinities are the first and the last. NaN counts as 0.
  func rank(_ value: Double) -> Double {
    value.isNaN ? replace(value, "", by: 0, because: "not a number") : value
  }

  func angle(_ value: Angle, _ name: String = "") -> Angle {
    .radians(finite(value.radians, name))
  }

  /// NaN or infinities anywhere leave everything as it is.
  func transform(_ value: CGAffineTransform) -> CGAffineTransform {
    let numbers = [value.a, value.b, value.c, value.d, value.tx, value.ty]
    if numbers.allSatisfy(\.isFinite) { return value }
    return replace(numbers, "", by: CGAffineTransform.identity, because: "not all finite numbers", "the identity")
  }

  func check(ratio: CGFloat) {
    if ratio > 0, ratio.isFinite { return }
    _ = replace(ratio, "", by: CGFloat?.none, because: "not a finite ratio above 0", "the proposal as it is")
  }

  func size(_ value: CGSize, _ x: String = "x", _ y: String = "y", or fallback: CGFloat = 0) -> CGSize {
    CGSize(width: finite(value.width, x, or: fallback), height: finite(value.height, y, or: fallback))
  }

  func insets(_ value: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: finite(value.top, "top"), leading: finite(value.leading, "leading"), bottom: finite(value.bottom, "bottom"),
      trailing: finite(value.trailing, "trailing"))
  }

  /// Writes "subject(name: value): the value is reason, so replacement is used." and gives the replacement.
  func replace<Value, Replacement>(
    _ value: Value, _ name: String, by replacement: Replacement, because reason: String, _ words: String? = nil
  ) -> Replacement {
    let used = words ?? "\(replacement)"
    let call = name.isEmpty ? "\(subject)(\(value))" : "\(subject)(\(name): \(value))"
    Notes.once("\(call): the value is \(reason), so \(used) is used", at: place, topic: "\(subject) \(name)")
    return replacement
  }
}
