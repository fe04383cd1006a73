import Foundation
import MartletDisplay
import Testing
import UIKit

@MainActor @Suite struct UIFontTests {
  @Test func systemFontsHaveSizeAndWeight() {
    #expect(UIFont.systemFont(ofSize: 20, weight: .semibold)._description.weight == 600)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
    #expect(UIFont.monospacedSystemFont(ofSize: 10, weight: .black)._description.family == .monospaced)
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
  }

  // Sizes and leadings: M-TEXT.
  @Test func preferredFontsFollowTheTextSize() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: large)
    #expect(font.pointSize == 43 && font._description.lineHeight == 51)
    #expect(UIFont.preferredFont(forTextStyle: .headline)._description.weight == 600)
  }

  @Test func lineMetricsAddUp() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-6)
    // 1.193 sizes: M-TEXT.
    #expect(abs(font.lineHeight - 20 * 1.193) < 0.1)
    #expect(font.descender < 0)
  }

  @Test func descriptorsChangeOneThingAtATime() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    let rounded = try #require(body.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 0)._description.family == .rounded)
    #expect(UIFontDescriptor(name: "Georgia", size: 10).pointSize == 10)
  }

  @Test func anUnknownFontIsNilAndOneOfIOSIsReplaced() {
    let lines = notes {
      #expect(UIFont(name: "No Such Face At All", size: 10) == nil)
      let font = UIFont(name: "HelveticaNeue-Bold", size: 10)
      #expect(font?._description.weight == 700)
    }
    #expect(lines.contains("martlet: no font named \"No Such Face At All\" is installed or was added by the app"))
  }

  @Test func fontMetricsScaleByTheStyle() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge), UITraitCollection(displayScale: 2),
    ])
    // 10 · 29 / 22 = 13.18, to half points: M-TEXT.
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits) == 13)
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 100), maximumPointSize: 120, compatibleWith: traits)
    #expect(font.pointSize == 120)
  }

  @Test func paragraphStylesCopyTheirValues() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = style.copy() as! NSParagraphStyle
    style.lineSpacing = 9
    #expect(copy.alignment == .center && copy.lineSpacing == 4)
    #expect((copy.mutableCopy() as! NSMutableParagraphStyle).lineSpacing == 4)
    let text = NSAttributedString(
      string: "x", attributes: [.font: UIFont.systemFont(ofSize: 3), .paragraphStyle: copy])
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 3)
  }
}
