import Foundation
import SwiftUI
import Testing
import WebKit

/// What the tutorial says of its parts, of the forms in `Seed`. Its screens are used by `Tests/Drive/SeedReader.drive`.
@MainActor @Suite struct SeedTests {
  private func model(_ json: String, _ messages: Messages = Messages()) throws -> Seed.DataModel {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return Seed.DataModel(url: file) { messages.all.append($0) }
  }

  private final class Messages { var all: [String] = [] }

  @Test func theMakerPrintsWhatTheModelLoads() throws {
    let json = Seed.JSONMaker().createJSON()
    let data = try model(json)
    #expect(data.chapters.map(\.title) == ["Welcome"])
    #expect(data.chapters[0].html.contains(#"<p id="3d1f" class="ah bp">"#))
  }

  @Test(arguments: [
    (#"{"chapters": [{"title": "a"}]}"#, "no html at chapters/0"),
    (#"{"chapters": [{"title": 1, "html": ""}]}"#, "no String at chapters/0/title"),
    (#"{"chapters": [{"title": null, "html": ""}]}"#, "null in place of String at chapters/0/title"),
    (#"{"chapters": [{"title": "a" "html": ""}]}"#, "Chapters.json is no JSON"),
  ])
  func eachMistakeHasItsMessage(json: String, message: String) throws {
    let messages = Messages()
    #expect(try model(json, messages).chapters.isEmpty)
    #expect(messages.all == [message])
  }

  @Test func aMissingFileIsSaid() {
    let messages = Messages()
    _ = Seed.DataModel(url: nil) { messages.all.append($0) }
    _ = Seed.DataModel(url: URL(fileURLWithPath: "/nowhere/Chapters.json")) { messages.all.append($0) }
    #expect(messages.all.first == "Chapters.json is not in the bundle")
    #expect(messages.all.last?.hasPrefix("Chapters.json cannot be read") == true)
  }

  @Test func websitesOpenInTheBrowserAndNeverInside() throws {
    let delegate = Seed.NavigationDelegate()
    var opened: [String] = []
    delegate.open = { opened.append($0.absoluteString) }
    delegate.imageHosts = ["images.example.org"]
    func policy(_ address: String) throws -> WKNavigationActionPolicy {
      delegate.policy(for: try #require(URL(string: address)))
    }
    #expect(try policy("https://example.org/raw") == .cancel)
    #expect(try policy("http://example.org/") == .cancel)
    #expect(try policy("file:///app/Chapters") == .allow)
    #expect(try policy("https://images.example.org/a.png") == .allow)
    #expect(opened == ["https://example.org/raw", "http://example.org/"])
  }

  @Test func theDelegateIsOne() {
    #expect(Seed.NavigationDelegate.shared === Seed.NavigationDelegate.shared)
  }

  @Test func theStyleInvertsTheChildrenOfTheBodyInTheDarkAndNoPictures() {
    let light = Seed.WebView.css(fontSize: 17, colorScheme: .light)
    let dark = Seed.WebView.css(fontSize: 30, colorScheme: .dark)
    #expect(light.contains("font-size: 17.0px") && dark.contains("font-size: 30.0px"))
    #expect(light.contains("body > * { filter: invert(0%); }") && dark.contains("body > * { filter: invert(100%); }"))
    #expect(dark.contains("body > img { filter: none; width: 60%; height: auto; }"))
    #expect(dark.contains("p, h1, h2 { padding"))
  }
}
