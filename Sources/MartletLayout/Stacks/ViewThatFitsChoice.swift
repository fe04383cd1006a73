import Foundation

/// Which of several alternatives is shown in the room there is. Spec: B60.
@frozen public struct ViewThatFitsChoice: Equatable, Sendable {
  /// The axes on which an alternative must fit. Default: both.
  public var axes: Axis.Set

  public init(axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

  /// The first alternative whose ideal size fits `proposal`, or the last; nil if there is none.
  ///
  /// A nil length always fits. Alternatives behind the chosen one are not asked, nor is the last.
  public func index(among alternatives: [LayoutElement], proposal: ProposedViewSize) -> Int? {
    let proposal = proposal.repaired
    let fitting = alternatives.dropLast().firstIndex { fits($0.sizeThatFits(.unspecified), proposal) }
    return fitting ?? alternatives.indices.last
  }

  private func fits(_ ideal: CGSize, _ proposal: ProposedViewSize) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis == .horizontal ? .horizontal : .vertical), let room = proposal[axis] else { return true }
      return ideal[axis] <= room
    }
  }
}

/// Lengths as fractions of the nearest container. Spec: B68.
public enum ContainerRelative {
  /// The length of `span` of `count` equal cells with `spacing` between them, in points; never below 0.
  ///
  /// A count or span below 1 counts as 1.
  public static func length(of container: CGFloat, count: Int, span: Int = 1, spacing: CGFloat) -> CGFloat {
    let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
    let cell = max(0, (container - spacing * (count - 1)) / count)
    return max(0, cell * span + spacing * (span - 1))
  }
}
