import MartletTesting
@testable import SwiftUI
import Testing

@MainActor @Suite struct AnimatorTests {
  let probe = Probe()
  private let size = CGSize(width: 400, height: 100)

  private func moved(_ x: Double) -> some View {
    Color.red.box("a", 10, 10).offset(x: CGFloat(x)).position(x: 5, y: 5)
  }

  @Test func phasesGoRoundForEver() {  // E40
    let screen = Screen(size: size) {
      PhaseAnimator([0.0, 100, 200]) {
        moved($0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(isClose(screen.x("a"), 0))
    screen.settle()
    #expect(screen.time == 0)
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
    screen.advance(by: 1.1)
    #expect(screen.x("a") > 140 && screen.x("a") < 160)
    screen.advance(by: 1)
    #expect(screen.x("a") > 60 && screen.x("a") < 120)  // on the way back to the first
  }

  @Test func aTriggerRunsOneRound() {  // E40, E41
    let screen = Screen(size: size) {
      Changing(probe, 0) { count in
        PhaseAnimator([0.0, 100, 100], trigger: count) {
          moved($0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    screen.advance(by: 1)
    #expect(screen.x("a") == 0 && screen.isAtRest)
    probe.change(to: 1, in: screen)
    screen.update()
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
    screen.settle()
    #expect(screen.x("a") == 0 && screen.isAtRest)
    #expect(screen.time < 3.2)
  }

  @Test func theModifierChangesTheView() {  // E40
    let screen = Screen(size: size) {
      Color.red.box("a", 10, 10).phaseAnimator([0.0, 100]) { view, x in
        view.offset(x: CGFloat(x))
      } animation: { _ in
        .linear(duration: 1)
      }
      .position(x: 5, y: 5)
    }
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
  }

  struct Pose {
    var x = 0.0
    var y = 0.0
  }

  @Test func tracksRunSideBySide() {  // E43
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(100, duration: 1)
        MoveKeyframe(10)
        LinearKeyframe(20, duration: 1)
      }
      KeyframeTrack(\.y) {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(20, duration: 1)
        CubicKeyframe(30, duration: 1)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).x == 50)
    #expect(timeline.value(time: 1.5).x == 15)
    #expect(timeline.value(time: 9).x == 20)
    #expect(isClose(timeline.value(time: 1).y, 10) && isClose(timeline.value(time: 2).y, 20))
    #expect(isClose(timeline.value(time: 1.5).y, 15))  // a straight stretch of the curve
    #expect(timeline.value(progress: 1).y == 30)
  }

  @Test func aSpringKeyframeTakesItsSettlingTime() {  // E43
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: spring) }
    #expect(timeline.duration == spring.settlingDuration)
    #expect(isClose(timeline.value(time: 0.2), spring.value(target: 10.0, time: 0.2), 1e-9))
  }

  @Test func theAnimatorMakesItsContentForEachFrame() {  // E43
    let screen = Screen(size: size) {
      Changing(probe, 0) { count in
        KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
          let _ = probe.count("content")
          moved(value)
        } keyframes: { _ in
          LinearKeyframe(100, duration: 1)
          LinearKeyframe(0, duration: 0.5)
        }
      }
    }
    #expect(screen.isAtRest)
    probe.change(to: 1, in: screen)
    let counts = probe.counts(in: screen) { screen.advance(by: 0.5) }
    #expect(counts == ["content": 30] && isClose(screen.x("a"), 50))
    screen.settle()
    #expect(screen.x("a") == 0 && screen.isAtRest)
  }

  @Test func repeatingKeyframesDoNotEnd() {  // E43
    let screen = Screen(size: size) {
      Color.red.box("a", 10, 10).keyframeAnimator(initialValue: Pose()) { view, pose in
        view.offset(x: CGFloat(pose.x))
      } keyframes: { _ in
        KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
      }
      .position(x: 5, y: 5)
    }
    screen.settle()
    #expect(screen.time == 0)
    screen.advance(by: 3.25)
    #expect(isClose(screen.x("a"), 25))
  }

  @Test func timelinesTickByTheClock() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    func seconds(_ date: Date) -> String { "\((date.timeIntervalSince(start) * 100).rounded() / 100)" }
    let screen = Screen(size: size) {
      VStack {
        TimelineView(.periodic(from: start, by: 1)) { context in
          let _ = probe.count("periodic")
          Text(verbatim: "p \(seconds(context.date))")
        }
        TimelineView(.animation) { Text(verbatim: "a \(seconds($0.date))") }
        TimelineView(.animation(paused: true)) { Text(verbatim: "s \(seconds($0.date))") }
      }
      .environment(\.now, start)
    }
    #expect(screen.labels == ["p 0.0", "a 0.0", "s 0.0"])
    screen.settle()
    #expect(screen.time == 0)
    let counts = probe.counts(in: screen) { screen.advance(by: 2.5) }
    #expect(screen.labels == ["p 2.0", "a 2.5", "s 0.0"])
    #expect(counts["periodic"] == 2)
  }

  @Test func theSpinnerTurns() {  // M-CTL-30
    let screen = Screen(size: size) { Changing(probe, true) { if $0 { ProgressView() } } }
    let first = screen.displayList
    screen.advance(by: 0.125)
    #expect(screen.displayList != first)
    screen.advance(by: 0.875)
    #expect(screen.displayList == first)
    probe.change(to: false, in: screen)
    screen.advance(by: 0.1)
    #expect(screen.isAtRest)
  }

  @Test func aMatchedNewcomerBeginsAtTheLeaversFrame() {  // E45
    struct Card: View {
      let isRight: Bool
      @Namespace var space
      var body: some View {
        HStack(spacing: 0) {
          if !isRight { Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 20) }
          Spacer(minLength: 0)
          if isRight { Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 80, height: 40) }
        }
      }
    }
    let screen = Screen(size: size) { Changing(probe, false) { Card(isRight: $0) } }
    probe.animate(toValue: true, in: screen)
    func frame(_ color: String) -> String? {
      var (x, y) = (0.0, 0.0)
      for line in screen.displayList.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        let numbers = line.drop { $0 != "(" }.prefix { $0 != ")" }.dropFirst().split(separator: ",").compactMap {
          Double($0)
        }
        if line.hasPrefix("group"), numbers.count == 2 { (x, y) = (x + numbers[0], y + numbers[1]) }
        if line.hasPrefix("rect"), line.hasSuffix(color), numbers.count == 4 {
          return "\(x + numbers[0]) \(y + numbers[1]) \(numbers[2]) \(numbers[3])"
        }
      }
      return nil
    }
    #expect(frame("#007aff") == "0.0 40.0 40.0 20.0", "\(screen.displayList)")
    screen.advance(by: 0.5)
    #expect(frame("#007aff") == "160.0 35.0 60.0 30.0", "\(screen.displayList)")
    #expect(frame("#ff3b30") == "160.0 35.0 60.0 30.0")
    screen.settle()
    #expect(frame("#007aff") == "320.0 30.0 80.0 40.0" && frame("#ff3b30") == nil && screen.isAtRest)
  }
}
