import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// Pages on one another of which the topmost shows; a change of the topmost slides. Spec: F6, C41, M-DEF-28.
///
/// Pages stay where they were laid out: a slide moves their drawings only. Covered pages keep their nodes and are
/// neither drawn nor hit nor described, and keys don't reach them.
public final class NavigationStackNode: LayoutNode, PointerTaking, CoverableNode {
  /// From the root up; without those that are sliding out.
  public private(set) var pages: [NavigationPageNode] = []
  /// What shows through pages, and where none is.
  public var background = RGBA.white { didSet { if background != oldValue { setNeedsDisplay() } } }
  /// The user wants to go back: the owner takes the topmost page away, or leaves it and it comes back.
  public var goBack: () -> Void = {}
  /// The same for all pages above the root.
  public var goBackToRoot: () -> Void = {}
  /// A slide has ended: pages that slid out may end.
  public var transitionDidEnd: () -> Void = {}
  /// Whether the stack is a column that does not show.
  public internal(set) var isHidden = false
  public var isCovered: Bool { isHidden }
  var transition: PageTransition?
  private var isMoving = false
  private lazy var swipe = makeSwipe()

  // MARK: Pages

  /// Shows other pages. A new topmost one slides in, an old one that comes to the top again is uncovered by a slide;
  /// one that takes another's place at the same depth is there at once, as everything is without `animated`.
  public func show(_ new: [NavigationPageNode], animated: Bool) {
    let old = pages
    pages = new
    if let transition, transition.upper === old.last, transition.lower === new.last {
      turn(transition, to: 0)
    } else if let transition, transition.lower === old.last, transition.upper === new.last {
      turn(transition, to: 1)
    } else if old.last !== new.last {
      transition.map(clearBars)
      transition = nil
      if animated, size.width > 0 { slide(from: old, to: new) }
    }
    pagesDidChange()
    if transition == nil, old.last !== new.last { transitionDidEnd() }
  }

  private func slide(from old: [NavigationPageNode], to new: [NavigationPageNode]) {
    guard let before = old.last, let after = new.last, old.count != new.count else { return }
    let isPush = new.count > old.count
    var transition =
      isPush
      ? PageTransition(lower: before, upper: after, progress: 0) : .init(lower: after, upper: before, progress: 1)
    transition.motion = motion(from: transition.progress, to: isPush ? 1 : 0)
    self.transition = transition
    move()
  }

  /// The slide goes on from where it is, perhaps the other way.
  private func turn(_ transition: PageTransition, to target: Double) {
    guard transition.motion?.target != target else { return }
    var transition = transition
    let velocity = transition.motion?.velocity(at: context.clock.now) ?? 0
    transition.motion = motion(from: transition.progress, to: target, velocity: velocity)
    self.transition = transition
    move()
  }

  func motion(from value: Double, to target: Double, velocity: Double = 0) -> PageMotion {
    PageMotion(from: value, to: target, velocity: velocity, response: MotionMetrics.pushDuration)
  }

  /// Tells pages and bars which of them show.
  func pagesDidChange() {
    for page in pages { page.isOnTop = page === pages.last }
    transition?.upper.isOnTop = transition?.upper === pages.last
    setChildren(pages + (leavingPage.map { [$0] } ?? []))
    passBars()
    setNeedsDisplay()
  }

  /// The page that slides out, or comes back when its swipe ends early.
  private var leavingPage: NavigationPageNode? {
    guard let upper = transition?.upper, !pages.contains(where: { $0 === upper }) else { return nil }
    return upper
  }

  /// Goes back as a swipe does; false where the topmost page can't be left.
  public func leaveTopPage() -> Bool {
    guard pages.count > 1, !isHidden, !isSliding, pages.last?.allowsBackSwipe == true else { return false }
    goBack()
    return true
  }

  // MARK: Time

  func move() {
    guard !isMoving else { return }
    isMoving = true
    context.clock.addMovement { [weak self] time in self?.step(time) ?? false }
  }

  private func step(_ time: Double) -> Bool {
    guard var current = transition, var motion = current.motion else {
      isMoving = false
      return false
    }
    current.progress = motion.value(at: time)
    let isOver = motion.isOver(at: time)
    current.motion = motion
    transition = isOver ? nil : current
    isMoving = !isOver
    if isOver {
      clearBars(of: current)
      pagesDidChange()
      transitionDidEnd()
    } else {
      passBars()
      setNeedsDisplay()
    }
    return !isOver
  }

  /// Whether a slide is under way, by itself or under a finger.
  public var isSliding: Bool { transition != nil }

  // MARK: Layout and meaning

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafAnswers.flexible(proposal) }
  public override func placeChildren() {
    for page in children { page.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(size)) }
  }
  public override func draw(at offset: CGPoint, into items: inout [DisplayItem]) { drawShown(at: offset, into: &items) }
  public override func describe(at offset: CGPoint, into nodes: inout [SemanticsNode]) {
    pages.last?.addMeaning(at: offset, into: &nodes)
  }
  /// Nothing is hit while pages slide: it would be gone when the finger goes up.
  public override func contentPoint(_ point: CGPoint, isBounded: Bool) -> CGPoint? {
    isBounded && (isHidden || transition != nil) ? nil : point
  }
  public override var hittableChildren: [LayoutNode] { isHidden ? [] : pages.suffix(1) }
  public var ownRecognizers: [GestureRecognizer] { [swipe] }
}

/// Two pages of which the upper one is on its way over the lower one.
struct PageTransition {
  let lower: NavigationPageNode
  let upper: NavigationPageNode
  /// 0 while the lower one shows, 1 when the upper one covers it.
  var progress: Double
  /// Nil while a finger holds the page.
  var motion: PageMotion?
}
