import Foundation
import ReaderImport
import SwiftUI
import Testing

@testable import Reader

@MainActor @Suite struct PageTests {
  private func style(_ change: (inout ReadingSettings) -> Void = { _ in }, isWide: Bool = false) -> PageStyle {
    var settings = ReadingSettings()
    change(&settings)
    return PageStyle(settings: settings, scheme: .light, isWide: isWide)
  }

  private func document(_ title: String = "Title", hosts: [String] = [], language: String? = "en") -> PageDocument {
    PageDocument(
      chapter: Chapter(title: title, html: "<p>Text</p>", byline: "Ada", date: "2020-05-17T10:00:00Z"), index: 3,
      nextTitle: "Next & Last", language: language, imageHosts: hosts)
  }

  private func html(_ document: PageDocument, _ target: PageTarget = .top) -> String {
    document.html(style: style(), request: OpenBook.Request(number: 7, chapter: 3, target: target))
  }

  @Test func theSettingsAreInTheStyle() {
    let css = style {
      $0.theme = .sepia
      $0.font = .mono
      $0.lineHeight = 1.75
      $0.width = 80
      $0.isJustified = true
    }.css
    #expect(css.contains("background: #f8f1e3") && css.contains("color: #3d2e1d"))
    #expect(css.contains("line-height: 1.75") && css.contains("max-width: 40.0em"))
    #expect(css.contains("font-family: \(ReadingFont.monospaced)") && css.contains("text-align: justify"))
  }

  @Test func textIsLargerWhereThereIsMoreRoom() {
    #expect(style(isWide: true).fontSize > style().fontSize)
    #expect(style { $0.scale = 2 }.fontSize == style().fontSize * 2)
  }

  @Test func themesFollowTheSystemOrNot() {
    #expect(ReadingTheme.automatic.colors(in: .dark) == .dark && ReadingTheme.automatic.colors(in: .light) == .light)
    #expect(ReadingTheme.sepia.colors(in: .dark) == .sepia && ReadingTheme.black.colors(in: .light) == .black)
  }

  @Test(arguments: ReadingTheme.allCases)
  func textCanBeRead(theme: ReadingTheme) {
    for scheme in [ColorScheme.light, .dark] {
      let colors = theme.colors(in: scheme)
      #expect(contrast(colors.text, colors.page) >= 7)
      #expect(contrast(colors.lesser, colors.page) >= 4.5)
      #expect(contrast(colors.link, colors.page) >= 4.5)
      #expect(contrast(colors.text, colors.panel) >= 7)
      #expect(contrast(colors.text, colors.mark) >= 4.5)
    }
  }

  @Test func namesInThePageAreText() {
    let page = html(document("<b>\"A\" & B"))
    #expect(page.contains("<title>&lt;b&gt;&quot;A&quot; &amp; B</title>") && !page.contains("<b>"))
    #expect(page.contains("Next &amp; Last") && page.contains("href=\"reader-book://book/chapter/4\""))
    #expect(page.contains("Ada · "))
  }

  @Test func picturesComeFromTheListedHostsAlone() {
    #expect(html(document()).contains("img-src reader-book: data:\""))
    let page = html(document(hosts: ["images.example.org", "evil.example; script-src *", "\"><script>"]))
    #expect(page.contains("img-src reader-book: data: https://images.example.org\""))
    #expect(page.contains("default-src 'none'"))
  }

  @Test func theLanguageGivesTheDirection() {
    #expect(html(document(language: "ar")).contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(html(document(language: nil)).contains("<html lang=\"en\" dir=\"ltr\">"))
  }

  @Test func thePageKnowsWhereToOpen() {
    #expect(html(document(), .anchor("a\"b")).contains("&quot;id&quot;:&quot;a\\&quot;b&quot;"))
    #expect(PageTarget.hit(query: "  Über X ", index: 2).json(number: 5)
      == #"{"index":2,"kind":"hit","number":5,"query":"uber x"}"#)
  }

  @Test func sizesStayWithinTheirLimits() {
    var settings = ReadingSettings()
    settings.grow(by: 3)
    #expect(settings.scale == 1.3)
    settings.grow(by: 100)
    #expect(settings.scale == 2)
    settings.grow(by: -100)
    #expect(settings.scale == 0.7)
  }

  @Test func settingsOfAnotherVersionAreRead() throws {
    let json = Data(#"{"theme": "sepia", "scale": "large", "unknown": 1}"#.utf8)
    let settings = try JSONDecoder().decode(ReadingSettings.self, from: json)
    #expect(settings == ReadingSettings(theme: .sepia))
    #expect(try JSONDecoder().decode(ReadingSettings.self, from: JSONEncoder().encode(settings)) == settings)
  }

  /// By the formula of WCAG 2.1.
  private func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    func luminance(_ color: UInt32) -> Double {
      let parts = [16, 8, 0].map { shift -> Double in
        let value = Double(color >> UInt32(shift) & 0xFF) / 255
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let values = [luminance(first), luminance(second)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }
}
