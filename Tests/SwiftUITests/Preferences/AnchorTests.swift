import MartletTesting
import SwiftUI
import Testing

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor @Suite struct AnchorTests {
  let probe = Probe()

  private func outlined(_ content: some View) -> some View {
    content.overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let frame = proxy[anchors[index]]
          Color.blue.box("outline \(index)", frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }

  private func source(_ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
  }

  @Test func anAnchorIsReadInTheReadersSpace() {  // D19
    let screen = Screen(size: CGSize(width: 300, height: 300)) {
      outlined(
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(width: 100, height: 40)
          source().padding(.leading, 30)
        }
      )
      .accessibilityElement(children: .contain).accessibilityIdentifier("whole")
    }
    let whole = screen.frame(of: "whole")!
    let outline = screen.frame(of: "outline 0")!
    #expect(outline == CGRect(x: whole.minX + 30, y: whole.minY + 40, width: 20, height: 10))
  }

  @Test func severalAnchorsAreCombinedInTreeOrder() {  // D13, D19
    let screen = Screen(size: CGSize(width: 300, height: 300)) {
      outlined(
        HStack(spacing: 0) {
          source(20, 10)
          source(30, 10)
        })
    }
    #expect(screen.frame(of: "outline 0")!.width == 20)
    #expect(screen.frame(of: "outline 1")!.minX == screen.frame(of: "outline 0")!.maxX)
  }

  @Test func anAnchorFollowsItsSourceWhenOnlyThatMoves() {  // D19
    let screen = Screen(size: CGSize(width: 300, height: 300)) {
      Changing(probe, Alignment.leading) { alignment in
        outlined(source().frame(width: 200, alignment: alignment))
      }
    }
    #expect(screen.frame(of: "outline 0")!.minX == 50)
    probe.change(to: Alignment.trailing, in: screen)
    #expect(screen.frame(of: "outline 0")!.maxX == 250)
  }

  @Test func anAnchorSeesAnOffsetBetweenItAndItsReader() {  // D19, B34
    let screen = Screen(size: CGSize(width: 300, height: 300)) {
      outlined(source().offset(x: 7, y: 5).frame(width: 200, height: 100))
    }
    #expect(screen.frame(of: "outline 0")!.origin == CGPoint(x: 50 + 90 + 7, y: 100 + 45 + 5))
  }

  @Test func pointsAreReadLikeRectangles() {  // D19
    struct PointKey: PreferenceKey {
      static let defaultValue: Anchor<CGPoint>? = nil
      static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
      }
    }
    let screen = Screen(size: CGSize(width: 300, height: 300)) {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: PointKey.self, value: .bottomTrailing) { $0 }
        .padding(10)
        .overlayPreferenceValue(PointKey.self) { anchor in
          GeometryReader { proxy in
            let point = anchor.map { proxy[$0] } ?? .zero
            Text(verbatim: "\(point.x) \(point.y)")
          }
        }
    }
    #expect(screen.labels == ["30.0 20.0"])
  }
}
