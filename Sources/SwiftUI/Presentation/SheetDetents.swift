import Foundation
import MartletControls

/// The heights of one sheet in one window, the lowest first.
struct SheetDetents: Equatable {
  /// Heights in points with the inset at the window's bottom.
  let heights: [CGFloat]
  let detents: [PresentationDetent]
  /// The height of a large sheet, whether it is one of the heights or not.
  let large: CGFloat

  /// An empty set and one without a possible height count as large.
  init(_ wanted: Set<PresentationDetent>?, large: CGFloat, bottomInset: CGFloat, environment: EnvironmentValues) {
    let context = PresentationDetent.Context(
      maxDetentValue: max(0, large - bottomInset), environment: environment)
    let pairs = (wanted ?? [.large])
      .compactMap { detent in detent.height(in: context).map { (detent, min($0 + bottomInset, large)) } }
      .sorted { ($0.1, "\($0.0)") < ($1.1, "\($1.0)") }
    (detents, heights) = pairs.isEmpty ? ([.large], [large]) : (pairs.map(\.0), pairs.map(\.1))
    self.large = large
  }

  var smallest: CGFloat { heights[0] }
  var largest: CGFloat { heights[heights.count - 1] }

  func height(of detent: PresentationDetent?) -> CGFloat { index(of: detent).map { heights[$0] } ?? smallest }
  func index(of detent: PresentationDetent?) -> Int? { detent.flatMap { detents.firstIndex(of: $0) } }

  /// The height nearest to one in points.
  func nearest(to height: CGFloat) -> Int {
    heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) } ?? 0
  }

  /// How far a sheet of this height has gone from the height before to the large one, 0…1: nothing below is pushed
  /// back by others.
  func largeness(at height: CGFloat) -> CGFloat {
    guard largest >= large - 0.5, large > 0 else { return 0 }
    let start = heights.last { $0 < large - 0.5 } ?? 0
    return min(max((height - start) / (large - start), 0), 1)
  }
}
