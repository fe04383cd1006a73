import MartletControls
import SwiftUI

/// DEVIATION: charts do not scroll. All data is shown at once, and a note says so.
extension View {
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    if !axes.isEmpty { Notes.once("charts do not scroll yet: all data is shown at once") }
    return self
  }
  nonisolated public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  nonisolated public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }
}
