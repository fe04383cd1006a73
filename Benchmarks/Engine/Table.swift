import Foundation

/// Runs measurements and prints what they cost: one line each.
@MainActor
final class Table {
  private let wanted: [String]
  let runs: Int

  init(wanted: [String], runs: Int) {
    (self.wanted, self.runs) = (wanted, runs)
  }

  func wants(_ name: String) -> Bool { wanted.isEmpty || wanted.contains { name.hasPrefix($0) || $0.hasPrefix(name) } }

  func printHead() {
    print(pad("measurement", 44) + lead("median", 12) + lead("minimum", 12) + lead("bodies", 8) + lead("drawn", 8))
  }

  /// Measures `body` as often as asked but at most `mostRuns` times, after `warmUps` runs that do not count. `prepare`
  /// makes what the body consumes; its time does not count.
  func measure<Input>(
    _ name: String, warmUps: Int = 3, mostRuns: Int = .max, prepare: () -> Input, _ body: (inout Input) -> Counts
  ) {
    guard wants(name) else { return }
    var times: [Double] = []
    var counts = Counts()
    for run in 0..<warmUps + min(runs, mostRuns) {
      var input = prepare()
      let start = ThreadTime.now
      counts = body(&input)
      let time = ThreadTime.now - start
      if run >= warmUps { times.append(time) }
    }
    times.sort()
    print(
      pad(name, 44) + lead(microseconds(times[times.count / 2]), 12) + lead(microseconds(times[0]), 12)
        + lead("\(counts.bodies)", 8) + lead("\(counts.groups)", 8))
    fflush(stdout)
  }

  /// Frames that followed one another: median and minimum as elsewhere, then the 95th percentile and the longest.
  func series(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    guard let last = sorted.last else { return note(name, "no frames") }
    let late = sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
    print(
      pad(name, 44) + lead(microseconds(sorted[sorted.count / 2]), 12) + lead(microseconds(sorted[0]), 12)
        + "  95 %: \(microseconds(late)), most: \(microseconds(last)), \(times.count) frames")
    fflush(stdout)
  }

  func note(_ name: String, _ value: String) { print(pad(name, 44) + lead(value, 12)) }

  private func microseconds(_ seconds: Double) -> String { String(format: "%.1f µs", seconds * 1e6) }
  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
  private func lead(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}

/// What one run of a measurement made: numbers that are the same on every machine.
struct Counts {
  /// Bodies of views that ran.
  var bodies = 0
  /// Display groups that were made anew.
  var groups = 0
}

/// The processor time of the running thread, in seconds: what other processes do does not count.
enum ThreadTime {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
