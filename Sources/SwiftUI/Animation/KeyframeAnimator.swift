import Foundation
import MartletTree

/// Content of a value that goes through keyframes, made anew for each frame. Spec: E43.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View where Path.Value == Value {
  private let initialValue: Value
  private let trigger: Trigger?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Path
  @State private var value: Value?

  /// Goes through the keyframes again and again while `repeating`; shows `initialValue` otherwise.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    (self.initialValue, trigger, isRepeating) = (initialValue, nil, repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Goes through the keyframes once when `trigger` changes, from the value that shows, and stays at their end.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    (self.initialValue, self.trigger, isRepeating) = (initialValue, Trigger(trigger), false)
    (self.content, self.keyframes) = (content, keyframes)
  }

  public var body: some View {
    content(value ?? initialValue)
      .modifier(
        ClockModifier<KeyframeRun<Value>>(
          input: KeyframeRun.Input(
            trigger: trigger, isRepeating: isRepeating,
            timeline: { KeyframeTimeline(value ?? initialValue, keyframes(value ?? initialValue)) },
            firstTimeline: { KeyframeTimeline(initialValue, keyframes(initialValue)) }, show: { value = $0 })))
  }
}

final class KeyframeRun<Value>: ClockWork {
  struct Input {
    let trigger: Trigger?
    let isRepeating: Bool
    /// From the value that shows, and from the initial one.
    let timeline: () -> KeyframeTimeline<Value>
    let firstTimeline: () -> KeyframeTimeline<Value>
    /// Nil for the initial value.
    let show: (Value?) -> Void
  }
  private var input: Input
  private unowned(unsafe) let root: ViewRoot
  private var run = 0

  init(_ input: Input, root: ViewRoot) { (self.input, self.root) = (input, root) }

  func start() {
    if input.isRepeating { play(input.firstTimeline(), repeats: true) }
  }

  func update(to new: Input) {
    let old = input
    input = new
    if new.trigger != old.trigger, new.trigger != nil {
      root.onAppearance { [weak self] in self.map { $0.play($0.input.timeline(), repeats: false) } }
    } else if new.isRepeating != old.isRepeating {
      root.onAppearance { [weak self] in self?.repeatingDidChange() }
    }
  }

  private func repeatingDidChange() {
    run += 1
    if input.isRepeating { play(input.firstTimeline(), repeats: true) } else { input.show(nil) }
  }

  func end() { run += 1 }

  private func play(_ timeline: KeyframeTimeline<Value>, repeats: Bool) {
    run += 1
    let number = run
    let clock = root.layoutContext.clock
    let (start, duration) = (clock.now, timeline.duration)
    guard duration > 0 else { return input.show(timeline.value(time: 0)) }
    clock.addMovement(isEndless: repeats) { [weak self] time in
      guard let self, run == number else { return false }
      let passed = time - start
      let isOver = !repeats && passed >= duration - 1e-6
      let place = isOver ? duration : repeats ? passed.truncatingRemainder(dividingBy: duration) : passed
      input.show(timeline.value(time: place))
      return !isOver
    }
  }
}

extension View {
  /// Changes this view through keyframes of a value, again and again while `repeating`. Spec: E43.
  nonisolated public func keyframeAnimator<Value, V: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
  }

  /// Changes this view once through keyframes of a value when `trigger` changes. Spec: E43.
  nonisolated public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
  }
}
