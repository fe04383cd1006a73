import MartletTesting
import SwiftUI
import Testing
import UIKit

/// L13, L14, U1-U3.
@MainActor @Suite struct RepresentableSizeTests {
  /// A view of 40 by 20 points of its own, named for tests.
  private final class Sized: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
  }
  private func named<Kind: UIView>(_ view: Kind) -> Kind {
    view.isAccessibilityElement = true
    view.accessibilityLabel = "view"
    return view
  }
  private func size<V: View>(@ViewBuilder _ content: () -> V) -> CGSize? {
    Screen(size: CGSize(width: 200, height: 100), content: content).frame(of: "view")?.size
  }

  @Test func aViewWithoutASizeTakesWhatItIsOffered() {
    #expect(size { Made { named(UIView()) } } == CGSize(width: 200, height: 100))
  }

  @Test func lowHuggingStretchesAndHighHuggingHolds() {
    #expect(size { Made { named(Sized()) } } == CGSize(width: 200, height: 100))
    let held = size {
      Made {
        let view = named(Sized())
        view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        return view
      }
    }
    #expect(held == CGSize(width: 40, height: 100))
  }

  @Test func highResistanceHoldsAgainstSmallerRoomAndLowGivesWay() {
    let held = size { Made { named(Sized()) }.frame(width: 30, height: 10) }
    #expect(held == CGSize(width: 40, height: 20))
    let given = size {
      Made {
        let view = named(Sized())
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return view
      }.frame(width: 30, height: 10)
    }
    #expect(given == CGSize(width: 30, height: 20))
  }

  @Test func fixedSizeAsksForTheViewsOwn() {
    #expect(size { Made { named(Sized()) }.fixedSize() } == CGSize(width: 40, height: 20))
  }

  @Test func sizeThatFitsGoesBeforeAll() {
    struct Answering: UIViewRepresentable {
      let make: () -> UIView
      func makeUIView(context: Context) -> UIView { make() }
      func updateUIView(_ uiView: UIView, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: (proposal.width ?? 0) / 2, height: 7)
      }
    }
    #expect(size { Answering { named(UIView()) } } == CGSize(width: 100, height: 7))
  }

  @Test func aLabelWrapsWhereItMayBecomeNarrow() throws {
    let screen = Screen(size: CGSize(width: 120, height: 300)) {
      Made {
        let label = UILabel()
        label.text = "several words that need more than one line"
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        label.setContentHuggingPriority(.required, for: .vertical)
        return label
      }
    }
    let frame = try #require(screen.frame(of: "several words that need more than one line"))
    #expect(frame.width == 120 && frame.height > 40)
  }

  @Test func constraintsInsideGiveAViewItsSize() {
    let found = size {
      Made {
        let outer = named(UIView())
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
          inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
          inner.topAnchor.constraint(equalTo: outer.topAnchor),
          inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
          inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        return outer
      }.fixedSize()
    }
    #expect(found == CGSize(width: 70, height: 30))
  }
}
