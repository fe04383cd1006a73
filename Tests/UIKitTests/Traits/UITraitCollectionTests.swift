import MartletControls
import Testing
import UIKit

@MainActor @Suite struct UITraitCollectionTests {
  @Test func aMergeTakesWhatTheLastCollectionDecides() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 2)
    #expect(merged.horizontalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(merged == UITraitCollection(traitsFrom: [merged, UITraitCollection()]))
  }

  @Test func theCurrentTraitsAreRestored() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test func categoriesStandForTextSizesInOrder() {
    let all = TextSize.allCases.map(UIContentSizeCategory.init(_textSize:))
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
    #expect(all.map(\._textSize) == TextSize.allCases)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    // Raw value: M-TEXT, printed by an app and published.
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }
}
