import Foundation
import MartletDisplay
import MartletText
import Testing

@testable import UIKit

@MainActor @Suite struct AppFontsTests {
  private static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"

  private func bundle(_ fonts: [String: Data], listing names: [String]) throws -> TemporaryBundle {
    let list = ["UIAppFonts": names, "CFBundleIdentifier": "org.example.fonts"] as [String: Any]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    return try TemporaryBundle(fonts.merging(["Info.plist": data]) { a, _ in a })
  }

  @Test func whatIsMissingOrNoFontIsNoted() throws {
    let folder = try bundle(["bad.ttf": Data("no font".utf8)], listing: ["bad.ttf", "gone.ttf"])
    let lines = notes { AppFonts.register(folder.bundle, in: TextEngine()) }
    #expect(lines.count == 2)
    #expect(lines.contains { $0.contains("bad.ttf") && $0.contains("no font that can be read") })
    #expect(lines.contains { $0.contains("lists \"gone.ttf\", which is not in the app") })
  }

  @Test func aListedFontIsAdded() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Self.dejaVu))
    let folder = try bundle(["a.ttf": data], listing: ["a.ttf"])
    let engine = TextEngine()
    #expect(notes { AppFonts.register(folder.bundle, in: engine) } == [])
    #expect(engine.face(named: "DejaVuSerif-Bold") == FontFace(family: "DejaVu Serif", weight: 700))
  }

  /// Of the package fonts-dejavu-core, which GTK's packages bring.
  @Test func postScriptAndFullNamesAreFaces() {
    #expect(UIFont(name: "DejaVuSerif-Bold", size: 10)?._description.family == .named("DejaVu Serif"))
    #expect(UIFont(name: "DejaVuSerif-Bold", size: 10)?._description.weight == 700)
    #expect(UIFont(name: "DejaVu Sans Bold", size: 10)?._description.weight == 700)
    #expect(
      UIFont(name: "DejaVuSans", size: 10)?._description == FontDescription(family: .named("DejaVu Sans"), size: 10))
    #expect(UIFont(name: "DejaVuSans", size: 20)?._description.size == 20)
  }
}
