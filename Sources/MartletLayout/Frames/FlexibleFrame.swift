import Foundation

/// A box with a smallest, an ideal and a largest length per axis around one child. Spec: B26-B31.
///
/// Per axis: with both limits the box takes the proposal inside them, whatever the child answers; with a
/// minimum only it never grows beyond the child; with a maximum only it never shrinks below the child, but
/// for the maximum itself. Without a proposal the ideal takes its place, and without that the child's answer.
/// Contradictory limits are repaired with one note: the minimum wins over the maximum, both over the ideal.
public struct FlexibleFrame: UnaryLayout, Equatable, Sendable {
  /// The limits along one axis, in points; nil where not given.
  public struct Limits: Equatable, Sendable {
    public let minimum: CGFloat?
    public let ideal: CGFloat?
    public let maximum: CGFloat?
  }

  public let horizontal: Limits
  public let vertical: Limits
  public let alignment: Alignment

  public init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) {
    horizontal = Limits(minWidth, idealWidth, maxWidth, name: "Width")
    vertical = Limits(minHeight, idealHeight, maxHeight, name: "Height")
    self.alignment = alignment
  }

  public func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize {
    let proposal = proposal.repaired
    // OPTIMIZATION: with both limits on both axes the child is not asked; the general way gives the same.
    if let width = horizontal.lengthWithoutChild(proposal.width),
      let height = vertical.lengthWithoutChild(proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let answer = child.sizeThatFits(childProposal(proposal, child: child)).asLengths
    return CGSize(
      width: horizontal.length(proposal.width, answer.width), height: vertical.length(proposal.height, answer.height))
  }

  public func placement(
    in size: CGSize, proposal: ProposedViewSize, child: LayoutElement
  ) -> (proposal: ProposedViewSize, origin: CGPoint) {
    let offered = childProposal(proposal, child: child)
    return (offered, alignment.origin(of: child, proposal: offered, in: size))
  }

  public func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    let proposal = proposal.repaired
    return ProposedViewSize(
      width: horizontal.childOffer(proposal.width), height: vertical.childOffer(proposal.height))
  }
}

extension FlexibleFrame.Limits {
  /// Spec: B26.
  func childOffer(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map { $0.clamped(minimum ?? 0, maximum ?? .infinity) }
  }

  /// The length if the child has no say in it. Spec: B27.
  func lengthWithoutChild(_ proposed: CGFloat?) -> CGFloat? {
    guard let minimum, let maximum, let length = proposed ?? ideal else { return nil }
    return length.clamped(minimum, maximum)
  }

  /// Spec: B27-B29.
  func length(_ proposed: CGFloat?, _ answer: CGFloat) -> CGFloat {
    guard let length = proposed ?? ideal else { return answer.clamped(minimum ?? 0, maximum ?? .infinity) }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return length.clamped(minimum, maximum)
    case (let minimum?, nil): return max(minimum, min(length, answer))
    case (nil, let maximum?): return min(maximum, max(length, answer))
    case (nil, nil): return answer
    }
  }
}

extension FlexibleFrame.Limits {
  /// Limits that hold minimum ≤ ideal ≤ maximum and no NaN, from ones that may not. Spec: B30.
  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, name: String) {
    let low = Self.repair(minimum, "min" + name, mayBeInfinite: false)
    var middle = Self.repair(ideal, "ideal" + name, mayBeInfinite: false)
    var high = Self.repair(maximum, "max" + name, mayBeInfinite: true)
    var isContradictory = false
    if let low, let limit = high, limit < low { (high, isContradictory) = (low, true) }
    if let wanted = middle {
      middle = wanted.clamped(low ?? 0, high ?? .infinity)
      isContradictory = isContradictory || middle != wanted
    }
    self.init(minimum: low, ideal: middle, maximum: high)
    guard isContradictory else { return }
    func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
    LayoutNotes.report(
      "frame(min\(name): \(text(minimum)), ideal\(name): \(text(ideal)), max\(name): \(text(maximum))): "
        + "contradictory frame constraints; \(text(low)), \(text(middle)), \(text(high)) are used. "
        + "Pass lengths from small to large.")
  }

  private static func repair(_ length: CGFloat?, _ name: String, mayBeInfinite: Bool) -> CGFloat? {
    guard let length else { return nil }
    if length.isNaN || (length == .infinity && !mayBeInfinite) {
      LayoutNotes.report("frame(\(name): \(length)): not a length, so it is ignored; pass a finite number.")
      return nil
    }
    if length < 0 {
      LayoutNotes.report("frame(\(name): \(length)): a length cannot be negative, so 0 is used; pass 0 or more.")
    }
    return max(0, length)
  }
}
