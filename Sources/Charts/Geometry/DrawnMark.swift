import SwiftUI

/// A mark, or a part of one, at its place in the plot.
struct DrawnMark: Identifiable {
  enum Face {
    case fill(MarkOutline)
    case stroke(MarkOutline, StrokeStyle)
    case view(AnyView)
    /// Only something to be told.
    case nothing
  }
  struct Meaning {
    var label: String
    var value: String
    /// What the value is called, for a mark that stands at no place.
    var name: Text?

    var title: Text { label.isEmpty ? name ?? Text(verbatim: "") : Text(verbatim: label) }
  }

  let id: [AnyHashable]
  /// Points in the plot, from its upper left corner.
  var rect: CGRect
  let face: Face
  let style: AnyShapeStyle
  let look: MarkLook
  /// nil where other parts tell it.
  var meaning: Meaning?
  /// Whether this part carries the mark's annotations.
  var isAnnotated = true
  /// What annotations stand beside; nil is `rect`.
  var annotated: CGRect?
}
