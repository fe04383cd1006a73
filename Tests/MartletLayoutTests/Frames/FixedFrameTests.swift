import Foundation
import MartletLayout
import Testing

@Suite struct FixedFrameTests {
  @Test func childIsCentredAndMayOverflow() {
    // A1.
    let child = Fixed(200, 50)
    #expect(Wrapped(FixedFrame(width: 100), child).run(nil, nil) == CGSize(100, 50))
    #expect(child.frame == CGRect(-50, 0, 200, 50))
  }

  @Test func givenAxesAreReportedAndOthersComeFromTheChild() {
    // B24.
    let child = Fixed(50, 20)
    #expect(Wrapped(FixedFrame(width: 100), child).run(300, 300) == CGSize(100, 20))
    #expect(child.frame == CGRect(25, 0, 50, 20))
    #expect(Wrapped(FixedFrame(width: 100), color()).run(300, nil) == CGSize(100, 10))
    #expect(Wrapped(FixedFrame(), color()).run(7, 8) == CGSize(7, 8))
  }

  @Test func frameTwiceLimitsTheContentThenTheBox() {
    // J24.
    let text = Fixed(50, 20)
    let box = Wrapped(FixedFrame(width: 200), Wrapped(FixedFrame(width: 80), text))
    #expect(box.run(nil, nil) == CGSize(200, 20))
    #expect(text.frame == CGRect(75, 0, 50, 20))
  }

  @Test func alignmentUsesTheChildsGuides() {
    // B24, B16.
    let child = Fixed(50, 20).with(HorizontalAlignment.trailing, 40)
    Wrapped(FixedFrame(width: 100, height: 100, alignment: .bottomTrailing), child).run(nil, nil)
    #expect(child.frame?.origin == CGPoint(x: 60, y: 80))
  }
}
