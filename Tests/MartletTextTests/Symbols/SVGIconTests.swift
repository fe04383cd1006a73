import Foundation
import MartletDisplay
import Testing

@testable import MartletText

@MainActor @Suite struct SVGIconTests {
  func icon(_ body: String) throws -> SVGIcon {
    try SVGIcon(text: "<svg viewBox=\"0 0 16 16\">\(body)</svg>", file: "test.svg")
  }

  @Test func pathsAndShapesAreOneArea() throws {
    let icon = try icon(
      "<!-- a > b --><path d=\"M0 0H4V4H0Z\"/><circle cx=\"10\" cy=\"10\" r=\"2\"/>"
        + "<rect x='12' y='0' width='2' height='2'/><polygon points='0,8 4,8 4,12'/>")
    for inside in [(2, 2), (10, 10), (13, 1), (3, 9)] {
      #expect(icon.area.contains(CGPoint(x: inside.0, y: inside.1)))
    }
    #expect(!icon.area.contains(CGPoint(x: 6, y: 6)))
    #expect(icon.viewBox == CGRect(x: 0, y: 0, width: 16, height: 16))
  }

  @Test func theFillRuleDecidesAboutHoles() throws {
    let squares = "M0 0H9V9H0ZM3 3H6V6H3Z"
    #expect(try icon("<path d=\"\(squares)\"/>").area.contains(CGPoint(x: 4, y: 4)))
    #expect(try !icon("<path fill-rule=\"evenodd\" d=\"\(squares)\"/>").area.contains(CGPoint(x: 4, y: 4)))
  }

  @Test func errorsNameTheFile() throws {
    let text = "<svg viewBox=\"0 0 16 16\"><path d=\"M0 0L?\"/></svg>"
    let failure = try #require(throws: SVGIcon.Failure.self) { try SVGIcon(text: text, file: "broken.svg") }
    #expect(failure.description == "The icon broken.svg cannot be read: expected a number at character 6, found \"\".")
  }

  @Test(arguments: [
    "<svg><path d=\"M0 0Z\"/></svg>", "<svg viewBox=\"0 0 16\"/>", "<svg viewBox=\"0 0 16 16\"", "<svg viewBox=1>",
    "<svg viewBox=\"0 0 1 1\"><rect width=\"a\"/></svg>",
    "<svg viewBox=\"0 0 1 1\"><path transform=\"x\" d=\"\"/></svg>",
  ])
  func malformedFilesAreErrors(text: String) {
    #expect(throws: SVGIcon.Failure.self) { try SVGIcon(text: text, file: "broken.svg") }
  }

  @Test func aMissingFileIsAnError() {
    #expect(throws: SVGIcon.Failure.self) { try SVGIcon.load(path: "/nowhere/icon.svg") }
  }
}
