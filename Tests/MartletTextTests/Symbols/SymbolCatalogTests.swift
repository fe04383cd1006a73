import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct SymbolCatalogTests {
  let catalog = SymbolCatalog()

  /// The names that public SwiftUI apps use most, by number of apps.
  static let mostUsed = """
    plus xmark trash square.and.arrow.up photo.badge.plus checkmark.circle.fill star.fill star xmark.circle
    hand.raised.fill magnifyingglass waveform.path.ecg chevron.right checkmark clock gear heart.fill xmark.circle.fill
    arrow.clockwise photo circle plus.circle chevron.down list.bullet plus.circle.fill heart calendar questionmark.circle
    person.crop.circle ellipsis chevron.forward swift bookmark line.horizontal.3.decrease.circle person.3 globe airplane
    checkmark.circle play.fill info.circle pencil square.grid.2x2.fill house sun.max.fill arrow.up.arrow.down
    play.circle.fill doc.on.doc checkmark.seal.fill arrow.right gearshape.fill link exclamationmark.triangle.fill
    circle.fill forward.fill questionmark house.fill person.fill eye.slash hare.fill person rectangle.stack.fill
    filemenu.and.cursorarrow shuffle tag chevron.left infinity arrow.up pause.fill server.rack square eye highlighter
    gearshape gobackward line.3.horizontal sparkles square.and.arrow.down chart.bar.fill checkmark.seal flag
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test(arguments: mostUsed) func theMostUsedNamesAreDrawnInsideTheirRoom(name: String) throws {
    let symbol = try #require(catalog.drawing(named: name))
    #expect(!symbol.isPlaceholder)
    let bounds = try #require(symbol.layers.first).path.boundingRect
    #expect(bounds.minX > -0.05 && bounds.minY > -0.05 && bounds.maxX < 1.05 && bounds.maxY < 1.05)
    #expect(abs(bounds.midX - 0.5) < 0.1 && abs(bounds.midY - 0.5) < 0.1)
  }

  /// Every twelfth; all with MARTLET_LONG=1, which takes minutes in a debug build.
  @Test func commonNamesAreKnown() {
    let isLong = ProcessInfo.processInfo.environment["MARTLET_LONG"] == "1"
    for (index, name) in commonSymbolNames.enumerated() where isLong || index % 12 == 0 {
      #expect(catalog.hasSymbol(named: name), "\(name)")
    }
  }

  @Test func anUnknownNameIsAMarkedPlaceholder() throws {
    let symbol = try #require(catalog.drawing(named: "no.such.symbol"))
    #expect(symbol.isPlaceholder && symbol.name == "no.such.symbol" && !symbol.layers[0].path.isEmpty)
    #expect(!catalog.hasSymbol(named: "no.such.symbol"))
    #expect(catalog.drawing(named: "_0")?.isPlaceholder == true)
  }

  @Test func anEmptyNameDrawsNothing() {
    #expect(catalog.drawing(named: "") == nil)
  }

  @Test func heavierWeightsCoverMore() throws {
    func coverage(_ name: String, _ weight: Int) throws -> Int {
      let path = try #require(catalog.drawing(named: name, weight: weight)).layers[0].path
      // One row of points through the middle, one above: lines cross both.
      let points = (0..<400).map { CGPoint(x: CGFloat($0 % 200) / 200, y: $0 < 200 ? 0.5 : 0.27) }
      return points.filter { path.contains($0) }.count
    }
    for name in ["plus", "star", "gearshape", "circle"] {
      let areas = try [100, 400, 900].map { try coverage(name, $0) }
      #expect(areas[0] < areas[1] && areas[1] < areas[2], "\(name): \(areas)")
    }
  }

  @Test func symbolsAreCentredOnTheCapitals() throws {
    let symbol = try #require(catalog.drawing(named: "circle"))
    #expect(abs(symbol.size.height / 2 - symbol.descent - 0.352) < 1e-9)
    let large = symbol.scaled(.large)
    #expect(large.size.width == symbol.size.width * 1.28)
    #expect(abs(large.size.height / 2 - large.descent - 0.352) < 1e-9)
  }

  @Test func onlyNamesWithADirectionOfReadingTurnOver() throws {
    for name in ["chevron.forward", "chevron.backward", "arrow.forward.circle", "list.bullet"] {
      #expect(catalog.drawing(named: name)?.flipsForRightToLeft == true, "\(name)")
    }
    for name in ["chevron.right", "chevron.left", "arrow.left", "forward.fill", "star"] {
      #expect(catalog.drawing(named: name)?.flipsForRightToLeft == false, "\(name)")
    }
  }

  @Test func variantsTheSymbolHasAreTaken() {
    #expect(catalog.drawing(named: "star", variants: .fill)?.name == "star.fill")
    #expect(catalog.drawing(named: "star", variants: .circle.fill)?.name == "star.circle.fill")
    #expect(catalog.drawing(named: "bell", variants: .slash)?.name == "bell.slash")
    #expect(catalog.drawing(named: "plus", variants: .fill)?.name == "plus")
    #expect(catalog.drawing(named: "star.fill", variants: .fill)?.name == "star.fill")
  }

  @Test func aCatalogReadsOnlyTheIconsItNeeds() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let box = "<svg viewBox=\"0 0 16 16\"><path d=\"M1 1H15V15H1Z\"/></svg>"
    try box.write(to: folder.appendingPathComponent("trash.svg"), atomically: true, encoding: .utf8)
    let small = SymbolCatalog(iconDirectory: folder.path)
    var problems: [String] = []
    small.reportProblem = { problems.append($0) }
    #expect(small.drawing(named: "trash")?.isPlaceholder == false)
    #expect(small.drawing(named: "plus.circle")?.isPlaceholder == false)
    #expect(problems.isEmpty)
    #expect(small.drawing(named: "star")?.isPlaceholder == true)
    #expect(small.drawing(named: "star", weight: 700)?.isPlaceholder == true)
    #expect(problems.count == 1 && problems[0].contains(folder.path + "/star.svg"))
  }
}
