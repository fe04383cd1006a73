import Foundation
import MartletControls
import MartletDisplay
import MartletTree

/// The spinner that turns while something is under way, one turn a second in eight steps. Spec: M-CTL-30.
struct TurningSpinner: View {
  let tint: Color?
  @State private var step = 0
  var body: some View {
    Spinner(tint: tint, step: step).modifier(ClockModifier<SpinnerRun>(input: { step = $0 }))
  }
}

/// Counts the spinner's steps.
private final class SpinnerRun: ClockWork {
  private var show: (Int) -> Void
  private unowned(unsafe) let root: ViewRoot
  private var isRunning = true

  init(_ input: @escaping (Int) -> Void, root: ViewRoot) { (show, self.root) = (input, root) }

  func start() {
    let clock = root.layoutContext.clock
    let start = clock.now
    clock.addMovement(isEndless: true) { [weak self] time in
      guard let self, isRunning else { return false }
      let steps = Double(ControlMetrics.Progress.spokes)
      show(Int((time - start) * steps + 1e-6) % ControlMetrics.Progress.spokes)
      return true
    }
  }
  func update(to new: @escaping (Int) -> Void) { show = new }
  func end() { isRunning = false }
}

/// The eight spokes of a spinner at one step.
struct Spinner: LeafView {
  private typealias Metrics = ControlMetrics.Progress
  let tint: Color?
  /// How many spokes the strongest one has gone on from the top.
  var step = 0

  func makeElement(in context: ElementContext) -> ShapeNode {
    let node = ShapeNode(context: context.layout) { _, _ in [] }
    update(node, in: context)
    return node
  }

  func update(_ node: ShapeNode, in context: ElementContext) {
    let environment = context.environment
    let color = (tint ?? environment.tintColor ?? Color(system: .systemGray)).rgba(in: environment)
    let isLarge = environment.controlSize == .large || environment.controlSize == .extraLarge
    let side = isLarge ? Metrics.largeSpinnerSize : Metrics.spinnerSize
    let step = step
    node.answer = { _ in CGSize(width: side, height: side) }
    node.drawing = { rect, _ in Self.spokes(in: rect, color, step) }
  }

  /// Spokes fade behind the strongest one. Their shape and shades are own, no public figure.
  private static func spokes(in rect: CGRect, _ color: RGBA, _ step: Int) -> [DisplayItem] {
    let radius = rect.width / 2
    let width = radius * 0.22
    return (0..<Metrics.spokes).map { index in
      let behind = (step - index + Metrics.spokes * 2) % Metrics.spokes
      let opacity = max(0.25, 1 - Double(behind) * 0.11)
      let angle = CGFloat(index) / CGFloat(Metrics.spokes) * 2 * .pi
      let direction = CGPoint(x: sin(angle), y: -cos(angle))
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: rect.midX + direction.x * distance, y: rect.midY + direction.y * distance)
      }
      var line = Path()
      line.move(to: point(radius * 0.5))
      line.addLine(to: point(radius - width / 2))
      return .stroke(line, .color(color.opacity(opacity)), StrokeStyle(lineWidth: width, lineCap: .round))
    }
  }
}
