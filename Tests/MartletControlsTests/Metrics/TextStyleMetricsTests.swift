import MartletControls
import Testing

// Numbers: Apple's Human Interface Guidelines, Typography, Specifications (M-TEXT).
@Suite struct TextStyleMetricsTests {
  @Test func standardSizesAndLeadingsAreTheGuidelines() {
    let expected: [(TextStyleMetrics, Double, Double)] = [
      (.largeTitle, 34, 41), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
      (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16),
      (.caption2, 11, 13),
    ]
    #expect(expected.map(\.0) == TextStyleMetrics.allCases)
    for (style, size, leading) in expected {
      #expect(Double(style.size(at: .large)) == size)
      #expect(Double(style.leading(at: .large)) == leading)
    }
  }

  @Test func everyStyleHasTwelveSizesThatNeverShrink() {
    for style in TextStyleMetrics.allCases {
      for (smaller, larger) in zip(TextSize.allCases, TextSize.allCases.dropFirst()) {
        #expect(style.size(at: smaller) <= style.size(at: larger))
        #expect(style.leading(at: smaller) <= style.leading(at: larger))
      }
      #expect(TextSize.allCases.allSatisfy { style.leading(at: $0) > style.size(at: $0) })
    }
  }

  @Test func largestSizesAreTheGuidelines() {
    #expect(TextStyleMetrics.body.size(at: .accessibility5) == 53)
    #expect(TextStyleMetrics.largeTitle.leading(at: .accessibility5) == 70)
    #expect(TextStyleMetrics.caption2.size(at: .xSmall) == 11)
  }

  @Test func onlyTheHeadlineIsSemiboldByDefault() {
    #expect(TextStyleMetrics.allCases.filter { $0.weight != 400 } == [.headline])
    #expect(TextStyleMetrics.title2.emphasizedWeight == 700)
    #expect(TextStyleMetrics.title3.emphasizedWeight == 600)
  }

  // Measured by J. Sinclair, 2024-03-02: 17 relative to body at medium is 16⅓ at three pixels a point.
  @Test func lengthsScaleByTheRatioOfLeadings() {
    let scaled = TextStyleMetrics.scaledValue(17, relativeTo: .body, at: .medium, pixelsPerPoint: 3)
    #expect(abs(scaled - 49.0 / 3) < 1e-9)
    #expect(TextStyleMetrics.scaledValue(17, relativeTo: .body, at: .large) == 17)
    #expect(TextStyleMetrics.scaledValue(.infinity, relativeTo: .body, at: .small) == .infinity)
    #expect(TextStyleMetrics.scaledValue(10, relativeTo: .body, at: .xSmall, pixelsPerPoint: 0) == 190.0 / 22)
  }

  @Test func accessibilitySizesBeginAfterTheLargestRegularOne() {
    #expect(TextSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(!TextSize.xxxLarge.isAccessibilitySize)
    #expect(TextSize.small < .large)
  }
}
