extension Subscribers {
  /// How many more values a subscriber is ready to take: a count, or no limit.
  ///
  /// Arithmetic saturates: a sum beyond `Int.max` is `unlimited`, a difference below zero is `none`,
  /// and `unlimited` minus anything finite stays `unlimited`.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    // Invariant: 0...Int.max is a count, `unlimitedValue` is no limit, nothing lies between.
    private let value: UInt
    private static let unlimitedValue = UInt(Int.max) + 1

    private init(clamping value: UInt) {
      self.value = Swift.min(value, Self.unlimitedValue)
    }

    public static let unlimited = Demand(clamping: unlimitedValue)
    public static let none = Demand(clamping: 0)

    /// A finite demand. A negative count traps.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative, but was \(value).")
      return Demand(clamping: UInt(value))
    }

    /// The count, or nil for `unlimited`.
    public var max: Int? { self == .unlimited ? nil : Int(value) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool { left.value < right.value }
    public static func < (left: Demand, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
    public static func < (left: Int, right: Demand) -> Bool { right.max.map { left < $0 } ?? true }
    public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
    public static func <= (left: Int, right: Demand) -> Bool { !(left > right) }
    public static func > (left: Demand, right: Int) -> Bool { right < left }
    public static func > (left: Int, right: Demand) -> Bool { right < left }
    public static func >= (left: Demand, right: Int) -> Bool { !(left < right) }
    public static func >= (left: Int, right: Demand) -> Bool { !(left < right) }
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    public static func == (left: Int, right: Demand) -> Bool { right.max == left }
    public static func != (left: Demand, right: Int) -> Bool { !(left == right) }
    public static func != (left: Int, right: Demand) -> Bool { !(left == right) }

    public static func + (left: Demand, right: Demand) -> Demand {
      Demand(clamping: left.value &+ right.value)
    }
    public static func + (left: Demand, right: Int) -> Demand { left.adding(right) }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func += (left: inout Demand, right: Int) { left = left + right }

    public static func - (left: Demand, right: Demand) -> Demand {
      guard let count = right.max else { return .none }
      return left.adding(-count)
    }
    public static func - (left: Demand, right: Int) -> Demand { left.adding(-right) }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    public static func * (left: Demand, right: Int) -> Demand {
      precondition(right >= 0, "A demand cannot be multiplied by \(right).")
      guard let count = left.max else { return right == 0 ? .none : .unlimited }
      let (product, overflow) = count.multipliedReportingOverflow(by: right)
      return overflow ? .unlimited : .max(product)
    }
    public static func *= (left: inout Demand, right: Int) { left = left * right }

    private func adding(_ count: Int) -> Demand {
      guard let own = max else { return .unlimited }
      let (sum, overflow) = own.addingReportingOverflow(count)
      return overflow ? .unlimited : .max(Swift.max(sum, 0))
    }
  }
}
