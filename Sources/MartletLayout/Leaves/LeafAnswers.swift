import Foundation

/// How the primitive views answer a proposal, in points.
public enum LeafAnswers {
  /// The length of a view without an ideal of its own where nothing is proposed. Spec: A5.
  public static let idealLength: CGFloat = 10

  /// A colour, gradient, material, canvas or most shapes. Spec: A27.
  public static func flexible(_ proposal: ProposedViewSize) -> CGSize {
    proposal.repaired.replacingUnspecifiedDimensions()
  }

  /// A circle: the largest square in the proposal; one infinite or missing axis follows the other. Spec: A28.
  public static func circle(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.repaired
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let answer = proposal == .unspecified ? idealLength : side
    return CGSize(width: answer, height: answer)
  }

  /// A resizable image of `natural` size: each proposed axis as it is, independently. Spec: A25.
  public static func resizableImage(_ proposal: ProposedViewSize, natural: CGSize) -> CGSize {
    proposal.repaired.replacingUnspecifiedDimensions(by: natural)
  }

  /// A dividing line of `thickness` across its stack's axis; horizontal outside stacks. Spec: A33.
  public static func divider(_ proposal: ProposedViewSize, thickness: CGFloat, stackOrientation: Axis?) -> CGSize {
    let stackAxis = stackOrientation ?? .vertical
    let length = proposal.repaired[stackAxis.crossAxis] ?? idealLength
    return CGSize(stackAxis, along: thickness, across: length)
  }

  /// Free room, which stretches along its stack's axis, outside stacks on both. Spec: A30.
  ///
  /// A nil `minLength` is the system's default spacing, on the axes on which it stretches.
  public static func spacer(_ proposal: ProposedViewSize, minLength: CGFloat?, stackOrientation: Axis?) -> CGSize {
    let minimum = (minLength ?? ViewSpacing.defaultSpacing).asLength
    let proposal = proposal.repaired
    func length(_ axis: Axis) -> CGFloat { max(minimum, proposal[axis] ?? minimum) }
    guard let axis = stackOrientation else {
      return CGSize(width: length(.horizontal), height: length(.vertical))
    }
    return CGSize(axis, along: length(axis), across: 0)
  }
}
