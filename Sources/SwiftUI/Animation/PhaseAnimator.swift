import Foundation
import MartletTree

/// Shows phases one after the other, each change animated: for ever, or once round when a trigger changes. Spec: E40-E42.
///
/// No phases show nothing; a single one stands still.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: Trigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0

  /// Goes through all phases without an end. `animation` is asked for the way to a phase.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation) }

  /// Goes through all phases and back to the first when `trigger` changes.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger, self.content, self.animation) = (Array(phases), Trigger(trigger), content, animation)
  }

  public var body: some View {
    if !phases.isEmpty {
      content(phases[min(index, phases.count - 1)])
        .modifier(
          ClockModifier<PhaseRun>(
            input: PhaseRun.Input(
              count: phases.count, trigger: trigger, animation: { animation(phases[$0]) }, show: { index = $0 })))
    }
  }
}

/// Goes from phase to phase, the next when the animations of the last are complete.
final class PhaseRun: ClockWork {
  struct Input {
    let count: Int
    let trigger: Trigger?
    let animation: (Int) -> Animation?
    let show: (Int) -> Void
  }
  private var input: Input
  private unowned(unsafe) let root: ViewRoot
  private var index = 0
  /// The number of the round that is running; completions of earlier ones have nothing to say.
  private var round = 0
  private var alarm: FrameClock.Alarm?

  init(_ input: Input, root: ViewRoot) { (self.input, self.root) = (input, root) }

  func start() {
    if input.trigger == nil { begin() }
  }

  func update(to new: Input) {
    let old = input
    input = new
    if new.trigger != old.trigger, new.trigger != nil {
      root.onAppearance { [weak self] in self?.begin() }
    } else if new.trigger == nil, new.count != old.count {
      root.onAppearance { [weak self] in self?.restart() }
    }
  }

  /// Other phases: the rounds begin anew with the first.
  private func restart() {
    end()
    index = 0
    input.show(0)
    begin()
  }

  func end() {
    round += 1
    alarm = nil
  }

  private func begin() {
    guard input.count > 1 else { return }
    round += 1
    index = 0
    goOn()
  }

  private func goOn() {
    index = (index + 1) % input.count
    let number = round
    let start = root.layoutContext.clock.now
    var transaction = Transaction(animation: input.animation(index))
    transaction.isEndless = input.trigger == nil
    transaction.addAnimationCompletion { [weak self] in self?.phaseDidEnd(number, begunAt: start) }
    withTransaction(transaction) { input.show(index) }
  }

  private func phaseDidEnd(_ number: Int, begunAt start: Double) {
    guard number == round, input.trigger == nil || index != 0 else { return }
    let clock = root.layoutContext.clock
    guard clock.now == start, input.trigger == nil else { return goOn() }
    // Nothing was animated: the next phase of an endless round comes with the next frame.
    alarm = clock.alarm(at: start + 1.0 / 60) { [weak self] in self?.goOn() }
  }
}

extension View {
  /// Changes this view through phases without an end. Spec: E40.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) {
      content(PlaceholderContentView(content: AnyView(self)), $0)
    } animation: {
      animation($0)
    }
  }

  /// Changes this view once through phases and back to the first when `trigger` changes. Spec: E40.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) {
      content(PlaceholderContentView(content: AnyView(self)), $0)
    } animation: {
      animation($0)
    }
  }
}
