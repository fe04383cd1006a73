import Foundation

// `martlet-benchmarks [--runs N] [name…]`: prints one table, of all measurements or of those whose name begins so.
var names: [String] = []
var runs = 41
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  if argument == "--runs", let count = arguments.popFirst().flatMap({ Int($0) }) {
    runs = max(1, count)
  } else {
    names.append(argument)
  }
}

MainActor.assumeIsolated {
  let table = Table(wanted: names, runs: runs)
  table.printHead()
  measureMemory(table)
  measureLists(table)
  measureLeaves(table)
  measureRows(table)
  measureTexts(table)
  measureCards(table)
}
