import Foundation
import SwiftUI

extension MapContent {
  /// The value that stands for the content in the map's selection, of exactly the selection's type.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    _ChangedMapContent(self) { $0.tag = AnyHashable(tag) }
  }

  /// The colour of markers; nil leaves it.
  nonisolated public func tint(_ tint: Color?) -> some MapContent {
    _ChangedMapContent(self) { if let tint { $0.tint = $0.tint ?? tint } }
  }

  /// Whether titles stand below markers and annotations.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    _ChangedMapContent(self) { $0.titleVisibility = visibility }
  }

  /// Subtitles are not shown here, whatever is asked for.
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
    _ChangedMapContent(self) { _ in }
  }

  /// What fills areas.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    _ChangedMapContent(self) { if $0.fill == nil { $0.fill = AnyShapeStyle(style) } }
  }

  /// What draws lines and the edges of areas, in points.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    _ChangedMapContent(self) { if $0.stroke == nil { $0.stroke = (AnyShapeStyle(content), style) } }
  }
  nonisolated public func strokeStyle(style: StrokeStyle) -> some MapContent {
    _ChangedMapContent(self) { $0.stroke = ($0.stroke?.style ?? $0.fill ?? AnyShapeStyle(.tint), style) }
  }

  /// Lines and areas lie below markers here, on both levels.
  nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
    _ChangedMapContent(self) { _ in }
  }
}
