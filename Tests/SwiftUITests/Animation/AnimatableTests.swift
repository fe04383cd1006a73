import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct AnimatableTests {
  let probe = Probe()
  private let size = CGSize(width: 400, height: 100)

  @Test func anAnimatableViewMakesItsBodyForEachFrame() {  // E14
    struct Meter: View, Animatable {
      var value: Double
      let probe: Probe
      var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View {
        let _ = probe.count("Meter")
        Text(verbatim: String(Int(value.rounded())))
      }
    }
    struct Plain: View {
      let value: Double
      let probe: Probe
      var body: some View {
        let _ = probe.count("Plain")
        Text(verbatim: "p").opacity(value / 100)
      }
    }
    let screen = Screen(size: size) {
      Changing(probe, 0.0) { value in
        Meter(value: value, probe: probe)
        Plain(value: value, probe: probe)
      }
    }
    let first = probe.counts(in: screen) { withAnimation(.linear(duration: 1)) { probe.set(100.0) } }
    #expect(first == ["Changing": 1, "Meter": 1, "Plain": 1])
    #expect(screen.labels.contains("0"))
    let counts = probe.counts(in: screen) { screen.advance(by: 0.5) }
    #expect(counts == ["Meter": 30])
    #expect(screen.labels.contains("50"))
    screen.settle()
    #expect(screen.labels.contains("100") && screen.isAtRest)
    #expect(probe.counts(in: screen) { screen.advance(by: 1) } == [:])
  }

  @Test func shapesModifiersAndEffectsOfAnAppAnimate() {  // E14
    struct Bar: Shape {
      var part: CGFloat
      var animatableData: CGFloat {
        get { part }
        set { part = newValue }
      }
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height)) }
    }
    struct Shift: GeometryEffect {
      var x: CGFloat
      var animatableData: CGFloat {
        get { x }
        set { x = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
      }
    }
    struct Tall: AnimatableModifier {
      var height: CGFloat
      var animatableData: CGFloat {
        get { height }
        set { height = newValue }
      }
      func body(content: Content) -> some View { content.frame(height: height) }
    }
    let screen = Screen(size: size) {
      Changing(probe, 0.0) { value in
        Bar(part: CGFloat(value)).frame(width: 200, height: 10)
        Color.red.frame(width: 10, height: 10).modifier(Shift(x: CGFloat(value) * 80))
        Color.blue.frame(width: 10).accessibilityIdentifier("tall").modifier(Tall(height: 10 + CGFloat(value) * 10))
      }
    }
    probe.animate(to: 1, in: screen)
    screen.advance(by: 0.5)
    let list = screen.displayList
    #expect(list.contains("transform (1,0,0,1,40,0)"))
    #expect(screen.frame(of: "tall")?.height == 15)
    #expect(list.contains("100 0 l"))
    screen.settle()
    #expect(screen.frame(of: "tall")?.height == 20 && screen.isAtRest)
  }

  @Test func trimScaleAndRotationAnimate() {  // E14
    let screen = Screen(size: size) {
      Changing(probe, 0.0) { value in
        Rectangle().trim(from: 0, to: value).stroke(.red, lineWidth: 1).frame(width: 40, height: 40)
        Color.red.frame(width: 10, height: 10).scaleEffect(1 + value)
        Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(180 * value))
      }
    }
    probe.animate(to: 1, in: screen)
    screen.advance(by: 0.5)
    let list = screen.displayList
    #expect(list.contains("transform (1.5,0,0,1.5"))
    #expect(list.contains("transform (0,1,-1,0"))
    screen.settle()
    #expect(screen.isAtRest)
  }
}
