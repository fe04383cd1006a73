import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct GeometryMotionTests {
  let probe = Probe()
  private let size = CGSize(width: 400, height: 200)

  @Test func placesAndSizesGoFromOldToNew() {  // E16
    let screen = Screen(size: size) {
      Changing(probe, false) { isLarge in
        HStack(spacing: 0) {
          Color.red.box("a", isLarge ? 200 : 100, 40)
          Color.blue.box("b", 20, 40)
          Spacer(minLength: 0)
        }
      }
    }
    #expect(screen.frame(of: "a")?.width == 100 && screen.x("b") == 100)
    probe.animate(toValue: true, in: screen)
    #expect(screen.frame(of: "a")?.width == 100 && screen.x("b") == 100)
    screen.advance(by: 0.5)
    #expect(isClose(Double(screen.frame(of: "a")!.width), 150) && isClose(screen.x("b"), 150))
    #expect(screen.displayList.contains("rect (0,0,150,40) #ff3b30"))
    screen.advance(by: 0.5)
    #expect(screen.frame(of: "a")?.width == 200 && screen.x("b") == 200 && screen.isAtRest)
  }

  @Test func anInterruptedWayGoesOnWithItsVelocity() {  // E16, E19
    let screen = Screen(size: size) {
      Changing(probe, false) { isLast in
        HStack(spacing: 0) {
          if isLast { Spacer(minLength: 0).id("left") }
          Color.blue.box("b", 20, 40)
          if !isLast { Spacer(minLength: 0).id("right") }
        }
      }
    }
    probe.animate(toValue: true, .spring(duration: 0.5), in: screen)
    while screen.x("b") < 190 { screen.advance(by: 1.0 / 60) }
    let place = screen.x("b")
    probe.animate(toValue: false, .spring(duration: 0.5), in: screen)
    #expect(isClose(screen.x("b"), place))
    screen.advance(by: 1.0 / 60)
    #expect(screen.x("b") > place)
    screen.settle()
    #expect(screen.x("b") == 0)
  }

  @Test func layoutRunsOnceAndNodesThatAreNewDoNotMove() {  // E16
    let screen = Screen(size: size) {
      Changing(probe, 1) { count in
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<count, id: \.self) { Color.red.box("row \($0)", 50, 20) }
          Spacer(minLength: 0)
        }
      }
    }
    probe.animate(toValue: 3, in: screen)
    #expect(screen.y("row 2") == 40)
    screen.advance(by: 0.5)
    #expect(screen.y("row 2") == 40)
  }

  @Test func aPartOfTheViewMovesWithItsOwnAnimation() {  // E3, E16
    let screen = Screen(size: size) {
      Changing(probe, false) { isLast in
        HStack(spacing: 0) {
          Spacer(minLength: 0).frame(width: isLast ? 200 : 0)
          Color.red.box("a", 20, 20)
          Color.blue.box("b", 20, 20).animation(.linear(duration: 1), value: isLast)
          Spacer(minLength: 0)
        }
      }
    }
    probe.change(to: true, in: screen)
    #expect(screen.x("a") == 200 && isClose(screen.x("b"), 20))
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("b"), 120))
    screen.settle()
    #expect(screen.x("b") == 220)
  }

  @Test func aChangeWithoutAnimationStopsTheWay() {  // E20
    let screen = Screen(size: size) {
      Changing(probe, 0.0) { place in
        HStack(spacing: 0) {
          Color.clear.frame(width: CGFloat(place), height: 1)
          Color.red.box("a", 20, 20)
          Spacer(minLength: 0)
        }
      }
    }
    probe.animate(to: 100, in: screen)
    screen.advance(by: 0.5)
    #expect(isClose(screen.x("a"), 50))
    probe.change(to: 10.0, in: screen)
    #expect(screen.x("a") == 10)
    screen.advance(by: 0.1)
    #expect(screen.isAtRest)
  }

  @Test func colorsGoOverIntoEachOther() {  // E13
    let screen = Screen(size: size) {
      Changing(probe, false) { isWhite in
        VStack {
          (isWhite ? Color.white : Color.black).frame(width: 10, height: 10)
          Circle().fill(isWhite ? Color.white : Color.black).frame(width: 10, height: 10)
          Text(verbatim: "t").foregroundStyle(isWhite ? Color.white : Color.black)
        }
      }
    }
    probe.animate(toValue: true, in: screen)
    #expect(screen.displayList.components(separatedBy: "#000000").count == 4)
    screen.advance(by: 0.5)
    #expect(screen.displayList.components(separatedBy: "#808080").count == 4)
    screen.settle()
    #expect(!screen.displayList.contains("#808080") && screen.isAtRest)
  }

  @Test func textChangesAtOnceUnlessItHasATransition() {  // E15
    let screen = Screen(size: size) {
      Changing(probe, 1) { number in
        Text(verbatim: "\(number)")
        Text(verbatim: "n\(number)").contentTransition(.numericText())
      }
    }
    probe.animate(toValue: 2, in: screen)
    screen.advance(by: 0.25)
    let list = screen.displayList
    #expect(!list.contains("\"1\"") && list.contains("\"2\""))
    #expect(list.contains("\"n1\"") && list.contains("\"n2\"") && screen.drawn("opacity") == [0.75, 0.25])
    screen.settle()
    #expect(!screen.displayList.contains("n1"))
  }
}
