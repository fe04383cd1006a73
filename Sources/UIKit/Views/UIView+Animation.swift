import Foundation
import MartletTree

extension UIView {
  /// Runs `animations` and lets what they change of frames, transforms, alphas and background colours show over
  /// `duration` seconds of the window's clock. `completion` is called with true when they have ended, and with false
  /// when others took their place. Outside of a window changes show at once. Spec: U10.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(ViewAnimation(duration: duration, delay: delay, curve: .curve(options), options), animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion) }

  /// With a spring: a damping of 1 does not swing over. `velocity` is in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = AnimationTiming.spring(damping: min(max(dampingRatio, 0.05), 1), velocity: velocity)
    run(ViewAnimation(duration: duration, delay: delay, curve: curve, options), animations, completion)
  }

  /// Changes the content of `view` while it fades over. Other transitions than fading change at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
  }

  /// Runs `actions` so that what they change shows at once, also inside of an animation.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let outer = AnimationBlock.current
    AnimationBlock.current = nil
    actions()
    AnimationBlock.current = outer
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  private class func run(
    _ animation: ViewAnimation, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard ViewAnimation.isEnabled, animation.duration + animation.delay > 0 else {
      animations()
      completion?(true)
      return
    }
    let outer = AnimationBlock.current
    let block = AnimationBlock()
    AnimationBlock.current = block
    animations()
    AnimationBlock.current = outer
    animation.start(block.motions(), completion)
  }
}

/// How far a change has come after a share of its time.
enum AnimationTiming {
  case curve(UIView.AnimationOptions)
  case spring(damping: CGFloat, velocity: CGFloat)

  func fraction(at time: Double) -> CGFloat {
    switch self {
    case .curve(let options): return Self.curve(options, time)
    case .spring(let damping, let velocity): return Self.spring(time, damping, velocity)
    }
  }

  /// The curves are cubic: smooth at both ends, at the beginning, at the end. Source: M-DEF, curves.
  private static func curve(_ options: UIView.AnimationOptions, _ time: Double) -> CGFloat {
    let curve = options.rawValue >> 16 & 3
    let (x1, x2): (Double, Double) =
      switch curve {
      case 1: (0.42, 1)
      case 2: (0, 0.58)
      case 3: (-1, -1)
      default: (0.42, 0.58)
      }
    guard x1 >= 0 else { return CGFloat(time) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let t = (low + high) / 2
      let x = 3 * (1 - t) * (1 - t) * t * x1 + 3 * (1 - t) * t * t * x2 + t * t * t
      if x < time { low = t } else { high = t }
    }
    let t = (low + high) / 2
    return CGFloat(3 * (1 - t) * t * t + t * t * t)
  }

  /// A spring that has come to rest, within a thousandth, when the time is over.
  private static func spring(_ time: Double, _ damping: CGFloat, _ velocity: CGFloat) -> CGFloat {
    let rate = -log(0.001) / Double(damping)
    let decay = exp(-Double(damping) * rate * time)
    guard damping < 1 else {
      return CGFloat(1 - decay * (1 + (rate - Double(velocity)) * time))
    }
    let frequency = rate * sqrt(1 - Double(damping * damping))
    let swing = (Double(damping) * rate - Double(velocity)) / frequency
    return CGFloat(1 - decay * (cos(frequency * time) + swing * sin(frequency * time)))
  }
}

/// One call of `animate`, on the clock of the window.
@MainActor @preconcurrency final class ViewAnimation {
  nonisolated(unsafe) static var isEnabled = true
  let duration: Double
  let delay: Double
  private let curve: AnimationTiming
  private let options: UIView.AnimationOptions

  init(duration: Double, delay: Double, curve: AnimationTiming, _ options: UIView.AnimationOptions) {
    (self.duration, self.delay) = (max(0, duration), max(0, delay))
    (self.curve, self.options) = (curve, options)
  }

  /// A picture does not wait for one that repeats for ever.
  private var isEndless: Bool { options.contains(.repeat) }

  func start(_ motions: [(view: UIView, motion: ViewMotion)], _ completion: ((Bool) -> Void)?) {
    guard let clock = motions.first?.view._node?.context.clock else {
      completion?(true)
      return
    }
    for (view, motion) in motions {
      view._motion = motion
      view._motionDidStep()
    }
    let begin = clock.now + delay
    clock.addMovement(isEndless: self.isEndless) { [self] now in
      let running = motions.filter { $0.view._motion === $0.motion }
      guard !running.isEmpty else {
        completion?(false)
        return false
      }
      let time = duration > 0 ? (now - begin) / duration : 1
      let isOver = time >= 1 && !isEndless
      for (view, motion) in running {
        if isOver { view._motion = nil } else if time >= 0 { motion.move(to: fraction(time)) }
        view._motionDidStep()
      }
      if isOver { completion?(true) }
      return !isOver
    }
  }

  private func fraction(_ time: Double) -> CGFloat {
    guard isEndless else { return curve.fraction(at: time) }
    let round = time.rounded(.down)
    let rest = time - round
    let isBack = options.contains(.autoreverse) && Int(round) % 2 == 1
    return curve.fraction(at: isBack ? 1 - rest : rest)
  }
}

/// Changes a view's properties over time, when started.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  open private(set) var duration: TimeInterval
  open private(set) var isRunning = false
  private let options: UIView.AnimationOptions
  private let damping: CGFloat?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    options =
      switch curve {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    damping = nil
    if let animations { self.animations = [animations] }
  }
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    (self.duration, options, damping) = (duration, [], ratio)
    if let animations { self.animations = [animations] }
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    isRunning = true
    let run = animations
    let end: (Bool) -> Void = { [self] _ in
      isRunning = false
      completions.forEach { $0(.end) }
    }
    if let damping {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        animations: { run.forEach { $0() } }, completion: end)
    } else {
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: { run.forEach { $0() } }, completion: end)
    }
  }
}

public enum UIViewAnimatingPosition: Int, Hashable, Sendable { case end, start, current }
