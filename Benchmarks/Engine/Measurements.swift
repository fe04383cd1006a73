import Foundation
import SwiftUI

/// From a view to its first display list: a list costs what shows, not what it holds.
@MainActor
func measureLists(_ table: Table) {
  for count in [100, 10_000, 1_000_000] where table.wants("list \(count)") {
    let items = Item.items(count)
    table.measure("list \(count) first frame", prepare: { items }) { items in
      let stage = Stage(ListOfRows(items: items))
      var counts = stage.frame()
      counts.groups = stage.group!.allGroups.count
      return counts
    }
  }
  let items = Item.items(1000)
  table.measure("column 1000 first frame", prepare: { items }) { Stage(ColumnOfRows(items: $0)).frame() }
}

/// One text of many changes: its length stays, or not.
@MainActor
func measureLeaves(_ table: Table) {
  for (name, texts) in [("same width", ["aabb", "abab"]), ("other width", ["aabb", "aabbb"])] {
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

/// One element of an array in a state changes.
@MainActor
func measureRows(_ table: Table) {
  for count in [1000, 100_000] where table.wants("row of list \(count)") {
    let handle = Handle<[Item]>()
    let stage = Stage(ListOfRows(items: Item.items(count), handle: handle))
    stage.frame()
    measureChanges("row of list \(count)", table, stage) { handle.binding!.wrappedValue[5].amount = $0 % 100 }
  }
  guard table.wants("row of column 1000") else { return }
  let handle = Handle<[Item]>()
  let stage = Stage(ColumnOfRows(items: Item.items(1000), handle: handle))
  stage.frame()
  measureChanges("row of column 1000", table, stage) { handle.binding!.wrappedValue[5].amount = $0 % 100 }
}

@MainActor
private func measureChanges(_ name: String, _ table: Table, _ stage: Stage, change: (Int) -> Void) {
  // What is counted is found by one more change outside the measurement.
  change(-1 + 1_000_000)
  let old = stage.group!.allGroups
  let kept = stage.group  // groups of the earlier list must not be freed: their addresses would be used again
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

/// Bytes on the heap that each further row of a column costs, and each row of a list that does not show.
@MainActor
func measureMemory(_ table: Table) {
  guard table.wants("memory") else { return }
  _ = Stage(ColumnOfRows(items: Item.items(100))).frame()
  table.note("memory of a row in a column", "\((heapOfColumn(2000) - heapOfColumn(1000)) / 1000) bytes")
  table.note("memory of a row in a list", "\((heapOfList(100_000) - heapOfList(1000)) / 99_000) bytes")
}

@MainActor
private func heapOfColumn(_ count: Int) -> Int { heap(Item.items(count)) { ColumnOfRows(items: $0) } }
@MainActor
private func heapOfList(_ count: Int) -> Int { heap(Item.items(count)) { ListOfRows(items: $0) } }

@MainActor
private func heap<Content: View>(_ items: [Item], _ content: ([Item]) -> Content) -> Int {
  let before = heapInUse
  let stage = Stage(content(items))
  stage.frame()
  return withExtendedLifetime(stage) { heapInUse - before }
}

private var heapInUse: Int {
  let info = mallinfo2()
  return Int(info.uordblks) + Int(info.hblkhd)
}
