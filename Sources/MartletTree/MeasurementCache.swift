import Foundation
import MartletLayout

/// The last few questions to a node and its answers. Parents ask for at most a minimum, a maximum, an ideal
/// and a concrete size in one pass; more is rare and only costs a new measurement.
struct MeasurementCache {
  static let capacity = 8
  private(set) var entries: [(ProposedViewSize, CGSize)] = []
  private var next = 0

  var isEmpty: Bool { entries.isEmpty }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      for entry in entries where entry.0 == proposal { return entry.1 }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count < Self.capacity {
        entries.append((proposal, newValue))
      } else {
        entries[next] = (proposal, newValue)
        next = (next + 1) % Self.capacity
      }
    }
  }

  mutating func removeAll() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    next = 0
  }
}
