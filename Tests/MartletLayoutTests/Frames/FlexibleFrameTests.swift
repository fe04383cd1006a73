import Foundation
import MartletLayout
import Testing

@Suite struct FlexibleFrameTests {
  struct Example: Sendable {
    var limits: [CGFloat?]
    var answers: [(room: CGFloat?, width: CGFloat)]
  }

  static func frame(_ limits: [CGFloat?], _ child: FakeChild) -> Wrapped<FlexibleFrame> {
    Wrapped(FlexibleFrame(minWidth: limits[0], idealWidth: limits[1], maxWidth: limits[2]), child)
  }

  static let aroundFixed50: [Example] = [
    Example(limits: [nil, nil, .infinity], answers: [(200, 200), (30, 50), (nil, 50)]),
    Example(limits: [100, nil, nil], answers: [(200, 100), (30, 100), (nil, 100)]),
    Example(limits: [0, nil, .infinity], answers: [(200, 200), (30, 30), (nil, 50)]),
    Example(limits: [40, nil, 80], answers: [(200, 80), (60, 60), (10, 40), (nil, 50)]),
    Example(limits: [nil, nil, 80], answers: [(200, 80), (60, 60), (30, 50)]),
    Example(limits: [nil, nil, 40], answers: [(200, 40)]),  // B28
  ]

  @Test(arguments: aroundFixed50) func answersAroundAFixedChild(example: Example) {
    // B27, B28.
    for (room, width) in example.answers {
      #expect(Self.frame(example.limits, Fixed(50, 10)).run(room, nil) == CGSize(width, 10))
    }
  }

  static let aroundColor: [Example] = [
    Example(limits: [100, nil, nil], answers: [(200, 200), (30, 100), (nil, 100)]),
    Example(limits: [nil, nil, 80], answers: [(200, 80), (nil, 10)]),
  ]

  @Test(arguments: aroundColor) func answersAroundAStretchyChild(example: Example) {
    // B27.
    for (room, width) in example.answers {
      #expect(Self.frame(example.limits, color()).run(room, nil) == CGSize(width, 10))
    }
  }

  @Test func childIsOfferedTheProposalInsideTheLimits() {
    // B26.
    func offer(_ limits: [CGFloat?], _ room: CGFloat?) -> CGFloat? {
      let child = color()
      Self.frame(limits, child).run(room, nil)
      return child.placedProposal?.width
    }
    #expect(offer([20, 30, 40], 100) == 40)
    #expect(offer([20, 30, 40], 10) == 20)
    #expect(offer([20, 30, 40], nil) == 30)
    #expect(offer([20, nil, 40], nil) == nil)
    #expect(offer([nil, nil, nil], .infinity) == .infinity)
  }

  @Test func idealCountsOnlyWithoutAProposal() {
    // B29.
    let frame = FlexibleFrame(idealWidth: 70)
    #expect(Wrapped(FixedSizeAxes(), Wrapped(frame, color())).run(300, 300) == CGSize(70, 10))
    #expect(Wrapped(frame, color()).run(300, 20) == CGSize(300, 20))
  }

  @Test func infiniteMaximumTakesAllAndAlignsTheChild() {
    // B31.
    let child = Fixed(50, 20)
    let frame = FlexibleFrame(maxWidth: .infinity, alignment: .leading)
    #expect(Wrapped(frame, child).run(200, nil) == CGSize(200, 20))
    #expect(child.frame == CGRect(0, 0, 50, 20))
  }
}
