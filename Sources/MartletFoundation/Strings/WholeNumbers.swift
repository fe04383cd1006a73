import Foundation

/// Whole numbers in a locale's digits and groups, as `String(format: "%lld", locale:)` writes them.
///
/// OPTIMIZATION: that sets up a formatter each time, 50 µs, which was a quarter of the time in which a row of a list
/// changes. Here it writes a few samples once for each locale, and numbers are put together like these.
package enum WholeNumbers {
  /// How a locale writes numbers.
  private struct Look {
    let digits: [String]
    /// Before and behind a negative number.
    let minus: (before: String, behind: String)
    let separator: String
    /// The number of digits in the group on the right, and in all others.
    let groups: (first: Int, other: Int)
    /// The smallest number that is grouped: some locales write 1000 but 10 000.
    let smallestGrouped: UInt64

    init(_ locale: Locale) {
      func sample(_ number: Int64) -> String { String(format: "%lld", locale: locale, number) }
      let digits = (0...9).map { sample($0) }
      let ones = sample(1_111_111_111_111_111_111)
      let separator = ones.components(separatedBy: digits[1]).first { !$0.isEmpty } ?? ""
      let lengths = separator.isEmpty ? [] : ones.components(separatedBy: separator).map(\.count)
      let minus = sample(-1).components(separatedBy: digits[1])
      (self.digits, self.separator, self.minus) = (digits, separator, (minus[0], minus.last!))
      groups = (lengths.last ?? 0, lengths.dropLast().last ?? 0)
      let grouped = [1000, 10_000].first { !separator.isEmpty && sample($0).contains(separator) }
      smallestGrouped = grouped.map { UInt64($0) } ?? .max
    }

    func text(_ number: Int64) -> String {
      let text = text(magnitude: number.magnitude)
      return number < 0 ? minus.before + text + minus.behind : text
    }

    private func text(magnitude: UInt64) -> String {
      let plain = String(magnitude).utf8
      var (text, rest) = ("", plain.count)
      for digit in plain {
        let left = rest - groups.first
        if magnitude >= smallestGrouped, rest < plain.count, left >= 0, left % groups.other == 0 { text += separator }
        text += digits[Int(digit - 48)]
        rest -= 1
      }
      return text
    }
  }

  nonisolated(unsafe) private static var looks: [String: Look] = [:]
  private static let lock = NSLock()

  package static func text(of number: Int64, in locale: Locale) -> String {
    lock.lock()
    defer { lock.unlock() }
    let look = looks[locale.identifier] ?? Look(locale)
    looks[locale.identifier] = look
    return look.text(number)
  }
}
