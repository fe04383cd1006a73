import Foundation
import MartletDisplay
import Testing

@testable import UIKit

@MainActor @Suite struct CustomSymbolTests {
  /// A square of 50 units between lines for capital letters of 100 units.
  private static let drawing = """
    <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">
    <g id="Guides"><line id="Baseline-M" x1="0" x2="300" y1="200" y2="200"/>
    <line id="Capline-M" x1="0" x2="300" y1="100" y2="100"/></g>
    <g id="Symbols"><g id="Bold-M" transform="matrix(1 0 0 1 100 100)"><path d="M0 0H80V100H0Z"/></g>
    <g id="Regular-M" transform="translate(100 125)"><path d="M0 0H50V50H0Z"/></g></g></svg>
    """

  private func bundle(_ drawing: String) throws -> TemporaryBundle {
    let list =
      #"{"version": 1, "symbols": {"rocket": [{"appearance": "any", "idiom": "universal", "file": "r.svg", "scale": 0}]}}"#
    return try TemporaryBundle(["Assets.json": Data(list.utf8), "r.svg": Data(drawing.utf8)])
  }

  /// Capital letters are 0.704 of a font's size high, so 100 units are 0.704.
  @Test func theSymbolStandsBesideTextAsItsFileSays() throws {
    let folder = try bundle(Self.drawing)
    let image = try #require(UIImage(named: "rocket", in: folder.bundle, compatibleWith: nil))
    let regular = try #require(image._customSymbol(weight: 400))
    #expect(abs(regular.size.width - 0.352) < 0.001 && abs(regular.size.height - 0.352) < 0.001)
    #expect(abs(regular.descent + 0.176) < 0.001)
    let bold = try #require(image._customSymbol(weight: 700))
    #expect(abs(bold.size.height - 0.704) < 0.001 && abs(bold.descent) < 0.001)
    #expect(image.isSymbolImage)
  }

  @Test func aFileThatCannotBeReadIsNotedOnce() throws {
    let folder = try bundle("<svg><path d='M0 0 Q?'/></svg>")
    let lines = try notes {
      let image = try #require(UIImage(named: "rocket", in: folder.bundle, compatibleWith: nil))
      #expect(image._customSymbol(weight: 400) != nil && image._customSymbol(weight: 700) != nil)
    }
    #expect(lines.count == 1 && lines[0].contains("the symbol \"rocket\" cannot be drawn"))
  }
}
