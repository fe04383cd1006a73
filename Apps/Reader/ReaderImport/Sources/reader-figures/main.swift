import Foundation
@_spi(Figures) import ReaderImport

// Called by Scripts/figures, which says what it measures.

let arguments = CommandLine.arguments
let lists = arguments.contains("--list")
guard arguments.count >= 3 else {
  print("reader-figures readability TEST-PAGES | zyte FOLDER | costs EMPTY-FOLDER   [--list: tuned pages that are off]")
  exit(64)
}
let folder = URL(fileURLWithPath: arguments[2])
switch arguments[1] {
case "readability": try ReadabilityFigures(folder: folder, lists: lists).run()
case "zyte": try ZyteFigures(folder: folder, lists: lists).run()
case "costs": try await CostFigures(folder: folder).run()
default: exit(64)
}
