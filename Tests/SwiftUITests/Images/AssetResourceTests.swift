import Foundation
import MartletDisplay
import MartletTesting
import Testing

@testable import SwiftUI

/// Colours and pictures by the names that the build gives them.
@MainActor @Suite struct AssetResourceTests {
  private static let symbol = """
    <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides"><line id="Baseline-M" y1="100" y2="100"/>
    <line id="Capline-M" y1="0" y2="0"/></g><g id="Regular-M"><path d="M0 0H100V100H0Z"/></g></svg>
    """

  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Assets-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let list = """
      {"version": 1, "colors": {"Brand": [{"appearance": "any", "idiom": "universal", "rgba": [1, 0, 0, 1]},
        {"appearance": "dark", "idiom": "universal", "rgba": [0, 0, 1, 1]}]},
       "symbols": {"rocket": [{"appearance": "any", "idiom": "universal", "file": "rocket.svg", "scale": 0}]}}
      """
    try Data(list.utf8).write(to: folder.appendingPathComponent("Assets.json"))
    try Data(Self.symbol.utf8).write(to: folder.appendingPathComponent("rocket.svg"))
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test func aColorResourceFollowsTheAppearance() throws {
    try withBundle { bundle in
      let color = Color(ColorResource(name: "Brand", bundle: bundle))
      var environment = EnvironmentValues()
      #expect(color.rgba(in: environment) == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
      environment.colorScheme = .dark
      #expect(color.rgba(in: environment) == RGBA(red: 0, green: 0, blue: 1, alpha: 1))
    }
  }

  /// The symbol fills the space between baseline and capital letters, 0.704 of the font's size.
  @Test func aSymbolOfTheAppsOwnGrowsWithItsFont() throws {
    try withBundle { bundle in
      let image = Image(ImageResource(name: "rocket", bundle: bundle))
      for size in [10.0, 100.0] {
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
          image.font(.system(size: size))
        }
        let frame = try #require(screen.frame(of: "rocket"))
        #expect(abs(frame.height - size * 0.704) < 1)
      }
    }
  }
}
