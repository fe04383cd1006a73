import Foundation
import MartletDisplay
import MartletLayout
import MartletTree

/// The way of one element in or out, as effects on its drawing. Spec: E33.
final class TransitionMotion {
  private struct Running {
    let kind: TransitionPart.Kind
    /// 0 there, 1 away.
    var distance: Double
    var interpolation: ClockedInterpolation<Double>
  }
  private let isInsertion: Bool
  private let isRightToLeft: Bool
  private var running: [Int: Running] = [:]
  var didStep: () -> Void = {}
  var didEnd: () -> Void = {}

  init(isInsertion: Bool, isRightToLeft: Bool) { (self.isInsertion, self.isRightToLeft) = (isInsertion, isRightToLeft) }

  var isRunning: Bool { !running.isEmpty }

  /// Begins the parts that the engine draws. Those without an animation do not run.
  func begin(_ parts: [TransitionPart], _ transaction: Transaction, _ root: ViewRoot) {
    for (index, part) in parts.enumerated() {
      if case .custom = part.kind { continue }
      var own = transaction
      own.animation = part.animation ?? transaction.animation
      guard own.animation != nil else { continue }
      let interpolation = ClockedInterpolation<Double>(root: root) { [weak self] in self?.show($0, of: index) }
      guard let offset = interpolation.add(isInsertion ? -1 : 1, own) else { continue }
      running[index] = Running(kind: part.kind, distance: distance(offset), interpolation: interpolation)
    }
  }

  func cancel() { running.removeAll() }

  private func distance(_ offset: Double) -> Double { isInsertion ? offset : 1 + offset }

  private func show(_ offset: Double?, of index: Int) {
    if let offset {
      running[index]?.distance = distance(offset)
      return didStep()
    }
    // What has left stays away while another part is still on its way.
    if isInsertion || running.values.allSatisfy({ !$0.interpolation.isRunning }) {
      running[index] = nil
    } else {
      running[index]?.distance = 1
    }
    if !isInsertion, running.values.allSatisfy({ !$0.interpolation.isRunning }) { running.removeAll() }
    didStep()
    if running.isEmpty { didEnd() }
  }

  /// The effects of all parts for an area.
  func effects(in rect: CGRect, _ context: LayoutContext) -> [DisplayEffect] {
    running.sorted { $0.key < $1.key }.compactMap { effect($0.value.kind, $0.value.distance, rect) }
  }

  /// How far the blur of a replaced view goes, in points: own, no public figure.
  private static let blurRadius = 8.0

  private func effect(_ kind: TransitionPart.Kind, _ distance: Double, _ rect: CGRect) -> DisplayEffect? {
    let mirror: CGFloat = isRightToLeft ? -1 : 1
    func shift(_ x: CGFloat, _ y: CGFloat) -> DisplayEffect {
      .transform(CGAffineTransform(translationX: x * CGFloat(distance), y: y * CGFloat(distance)))
    }
    switch kind {
    case .opacity: return .opacity(min(max(1 - distance, 0), 1))
    case .blur: return distance > 0 ? .blur(radius: Self.blurRadius * distance, opaqueIn: nil) : nil
    case .move(.top): return shift(0, -rect.height)
    case .move(.bottom): return shift(0, rect.height)
    case .move(.leading): return shift(-rect.width * mirror, 0)
    case .move(.trailing): return shift(rect.width * mirror, 0)
    case .offset(let offset): return shift(offset.width * mirror, offset.height)
    case .scale(let scale, let anchor):
      let x = 1 + (scale.width - 1) * CGFloat(distance)
      let y = 1 + (scale.height - 1) * CGFloat(distance)
      return .transform(.around(anchor.point(in: rect, isRightToLeft), CGAffineTransform(scaleX: x, y: y)))
    case .custom: return nil
    }
  }
}
