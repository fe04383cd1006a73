import Foundation
import MartletDisplay

/// How many lines there is room for: at least one, as many as the limit says, and no more than the height holds.
/// Lines are added from the top until it is known. Spec: A15, A21.
struct LineRoom {
  private let limit: Int
  private let height: CGFloat?
  private let spacing: CGFloat
  private var used: CGFloat = 0
  private var count = 0
  /// How many lines the height holds, once one does not fit.
  private var held: Int?

  /// A nil height holds everything.
  init(_ paragraph: ParagraphStyle, height: CGFloat?) {
    limit = max(paragraph.lineLimit ?? .max, 1)
    self.height = height
    spacing = paragraph.lineSpacing.usableDistance
  }

  var allowed: Int { min(limit, held ?? .max) }

  mutating func add(_ box: LineBox) {
    used += box.height + (count > 0 ? spacing : 0)
    // Half a point of grace: layout may have rounded the height to whole pixels.
    if held == nil, let height, used > height + 0.5 { held = max(count, 1) }
    count += 1
  }
}
