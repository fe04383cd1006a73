import Foundation
import MartletDisplay
import MartletText
import SwiftUI

/// From a view to its first display list: a list costs what shows, not what it holds.
@MainActor
func measureLists(_ table: Table) {
  for count in [100, 10_000, 1_000_000] where table.wants("list \(count)") {
    let items = Item.items(count)
    measureFirstFrame("list \(count) first frame", table) { ListOfRows(items: items) }
  }
  for count in [1000, 10_000] where table.wants("column \(count)") {
    let items = Item.items(count)
    measureFirstFrame("column \(count) first frame", table, mostRuns: 21) { ColumnOfRows(items: items) }
  }
  for count in [1000, 10_000, 20_000] where table.wants("texts \(count)") {
    measureFirstFrame("texts \(count) first frame", table, mostRuns: 21) { ColumnOfTexts(count: count) }
  }
}

@MainActor
private func measureFirstFrame<Content: View>(
  _ name: String, _ table: Table, mostRuns: Int = .max, _ content: () -> Content
) {
  var stage: Stage?  // freed before the next run, outside of the measurement
  table.measure(name, mostRuns: mostRuns, prepare: { stage = nil }) { _ in
    stage = Stage(content())
    return stage!.firstFrame()
  }
}

/// One text of many changes: its length stays, or not; where it is the longest, all others move with the column's
/// middle.
@MainActor
func measureLeaves(_ table: Table) {
  for (name, texts) in [
    ("same width", ["abab", "aabb"]), ("narrower", ["a", "ab"]), ("widest", ["aaaab", "aaaabb"]),
  ] {
    for count in [100, 1000, 10_000] where table.wants("leaf of \(count)") {
      let handle = Handle<String>(number: count / 2)
      let stage = Stage(ColumnOfLeaves(count: count, handle: handle))
      stage.frame()
      measureChanges("leaf of \(count), \(name)", table, stage) { run in
        handle.binding!.wrappedValue = texts[run % 2]
      }
    }
  }
}

/// A text that is far longer than what shows, for the first time: cut to a window, and all of it.
@MainActor
func measureTexts(_ table: Table) {
  let texts = [
    ("1 MB in one line", String(repeating: "A million characters. ", count: 1_000_000 / 22)),
    ("20000 lines", String(repeating: "One of very many lines of text, not short.\n", count: 20_000)),
  ]
  let run = TextRun(content: .text(""), font: FontDescription(size: 17), color: .black)
  for (name, text) in texts {
    for (part, height) in [("a window of it", 844 as CGFloat?), ("all of it", nil)] {
      var number = 0
      table.measure("text of \(name), \(part)", warmUps: 1, mostRuns: height == nil ? 5 : 41) {
        number += 1
        var run = run
        run.content = .text("\(number) " + text)
        return TextBlock(runs: [run], paragraph: ParagraphStyle())
      } _: { block in
        _ = TextEngine.standard.measure(block, width: 390, height: height)
        return Counts()
      }
    }
  }
}

/// One element of an array in a state changes, to a number that was not shown before.
@MainActor
func measureRows(_ table: Table) {
  for count in [1000, 100_000] where table.wants("row of list \(count)") {
    let handle = Handle<[Item]>()
    let stage = Stage(ListOfRows(items: Item.items(count), handle: handle))
    stage.frame()
    measureChanges("row of list \(count)", table, stage) { handle.binding!.wrappedValue[5].amount = 1000 + $0 }
  }
  guard table.wants("row of column 1000") else { return }
  let handle = Handle<[Item]>()
  let stage = Stage(ColumnOfRows(items: Item.items(1000), handle: handle))
  stage.frame()
  measureChanges("row of column 1000", table, stage) { handle.binding!.wrappedValue[5].amount = 1000 + $0 }
}

@MainActor
private func measureChanges(_ name: String, _ table: Table, _ stage: Stage, change: (Int) -> Void) {
  // What is counted is found by one more change outside of the measurement.
  change(2)
  stage.frame()
  let kept = stage.group!  // not freed: new groups would lie at the same addresses
  let old = kept.allGroups
  change(1)
  stage.frame()
  let groups = withExtendedLifetime(kept) { stage.newGroups(since: old) }
  var run = 0
  table.measure(name, warmUps: 10, prepare: { run += 1 }) { _ in
    change(run)
    var counts = stage.frame()
    counts.groups = groups
    return counts
  }
}

/// Resident bytes that each further row of a column costs, and each row of a list that does not show. Measured
/// first: later the heap has free room that new rows would take without the process growing.
@MainActor
func measureMemory(_ table: Table) {
  guard table.wants("memory") else { return }
  Stage(ColumnOfRows(items: Item.items(100))).frame()
  table.note("memory of a row in a list", "\(growth(rows: 400_000) { ListOfRows(items: $0) }) bytes")
  table.note("memory of a row in a column", "\(growth(rows: 4000) { ColumnOfRows(items: $0) }) bytes")
}

@MainActor
private func growth<Content: View>(rows: Int, _ content: ([Item]) -> Content) -> Int {
  let items = Item.items(rows)
  let before = residentBytes
  let stage = Stage(content(items))
  stage.frame()
  return withExtendedLifetime(stage) { (residentBytes - before) / rows }
}

var residentBytes: Int {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")[1]
  return (pages.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}
