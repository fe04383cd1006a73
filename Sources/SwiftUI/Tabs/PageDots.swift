import Foundation
import MartletControls
import UIKit

/// A dot for each page, the current one stronger. A tap beside it goes one page on or back. Spec: M-CTL-46, F48.
struct PageDots: View {
  private typealias Metrics = ControlMetrics.PageControl
  let count: Int
  let current: Int
  /// Of the current dot and the others, where somebody says them.
  var colors: (current: Color?, other: Color?) = (nil, nil)
  let choose: (Int) -> Void
  @Environment(\.pageIndexBackground) private var background

  var body: some View {
    HStack(spacing: Metrics.pitch - Metrics.dotSize) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(index == current ? currentColor : otherColor)
          .frame(width: Metrics.dotSize, height: Metrics.dotSize)
      }
    }
    .frame(height: Metrics.height)
    .padding(.horizontal, Metrics.pitch)
    .background { if background.mode == .always { Capsule().fill(Material.thin) } }
    .controlMeaning(
      .slider, value: { [current, count] in Self.place(current + 1, of: count, in: $0.locale) }, children: .ignored,
      actions: [("increment", { turn(1) }), ("decrement", { turn(-1) })], tap: { turn(current + 1 < count ? 1 : 0) })
  }

  private static func place(_ page: Int, of count: Int, in locale: Locale) -> String {
    Word.page.text(in: locale, [page.formatted(.number.locale(locale)), count.formatted(.number.locale(locale))])
  }

  private func turn(_ way: Int) {
    let target = min(max(0, current + way), count - 1)
    if target != current { choose(target) }
  }

  private var currentColor: Color {
    if let color = colors.current { return color }
    if let color = UIPageControl.appearance().currentPageIndicatorTintColor { return Color(uiColor: color) }
    return background.mode == .always ? Color(system: .label) : .white
  }
  private var otherColor: Color {
    if let color = colors.other { return color }
    if let color = UIPageControl.appearance().pageIndicatorTintColor { return Color(uiColor: color) }
    return currentColor.opacity(Metrics.otherOpacity)
  }
}
