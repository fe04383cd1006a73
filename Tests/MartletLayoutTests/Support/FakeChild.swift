import Foundation
import MartletLayout

/// A child that answers by a rule and records what it was asked and where it was put.
class FakeChild: LayoutElement {
  /// Every proposal asked, in order; a repeated one counts each time.
  private(set) var probes: [ProposedViewSize] = []
  private(set) var frame: CGRect?
  private(set) var placedProposal: ProposedViewSize?

  var guides: [AlignmentKey: CGFloat] = [:]
  var ownSpacing = ViewSpacing()
  var ownPriority = 0.0
  var traits: [ObjectIdentifier: Any] = [:]

  /// The rule; subclasses override it. Depends on the proposal only (A4).
  func answer(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    probes.append(proposal)
    return answer(proposal)
  }

  override func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let answer = answer(proposal)
    let size = CGSize(width: Self.length(answer.width), height: Self.length(answer.height))
    func start(_ position: CGFloat, _ part: CGFloat, _ length: CGFloat) -> CGFloat {
      part == 0 ? position : position - part * length  // an infinite length has no middle
    }
    frame = CGRect(
      origin: CGPoint(x: start(position.x, anchor.x, size.width), y: start(position.y, anchor.y, size.height)),
      size: size)
    placedProposal = proposal
  }

  /// What a container makes of an answer: NaN and negative numbers are no lengths.
  private static func length(_ answer: CGFloat) -> CGFloat { answer > 0 ? answer : 0 }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { guides[key] }
  override var spacing: ViewSpacing { ownSpacing }
  override var layoutPriority: Double { ownPriority }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { traits[key] }

  func forget() {
    probes = []
    frame = nil
    placedProposal = nil
  }
}

extension FakeChild {
  func with(priority: Double) -> Self {
    ownPriority = priority
    return self
  }
  func with(spacing: ViewSpacing) -> Self {
    ownSpacing = spacing
    return self
  }
  func with(_ guide: HorizontalAlignment, _ value: CGFloat) -> Self {
    guides[guide.key] = value
    return self
  }
  func with(_ guide: VerticalAlignment, _ value: CGFloat) -> Self {
    guides[guide.key] = value
    return self
  }
}

/// Always answers the same size.
final class Fixed: FakeChild {
  let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }
  override func answer(_ proposal: ProposedViewSize) -> CGSize { size }
}

/// Takes any proposal inside its limits; 10 where nothing is proposed (A27).
final class Flexible: FakeChild {
  let width: ClosedRange<CGFloat>
  let height: ClosedRange<CGFloat>

  init(width: ClosedRange<CGFloat> = 0...(.infinity), height: ClosedRange<CGFloat> = 0...(.infinity)) {
    self.width = width
    self.height = height
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: min(width.upperBound, max(width.lowerBound, proposal.width ?? 10)),
      height: min(height.upperBound, max(height.lowerBound, proposal.height ?? 10)))
  }
}

/// The rules' Color: a flexible child without limits.
func color() -> Flexible { Flexible() }

/// Takes a part of each proposed length; 10 where nothing is proposed (B5).
final class Proportional: FakeChild {
  let part: CGFloat
  init(_ part: CGFloat) { self.part = part }
  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width.map { $0 * part } ?? 10, height: proposal.height.map { $0 * part } ?? 10)
  }
}

/// A Spacer in a stack along `axis` (A30).
final class FakeSpacer: FakeChild {
  let axis: Axis
  let minLength: CGFloat?
  init(_ axis: Axis = .horizontal, minLength: CGFloat? = nil) {
    self.axis = axis
    self.minLength = minLength
  }
  override var isSpacer: Bool { true }
  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    LeafAnswers.spacer(proposal, minLength: minLength, stackOrientation: axis)
  }
}

/// Answers impossible sizes, as an app's own layout might.
final class Impossible: FakeChild {
  let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }
  override func answer(_ proposal: ProposedViewSize) -> CGSize { size }
}
