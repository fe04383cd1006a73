import Foundation
import MartletDisplay
import MartletTesting
import SwiftUI
import Testing
import WebKit

@MainActor @Suite(.serialized) struct PictureTests {
  /// A page that fills a screen of 200 by 100 points, over blue.
  private func screen(
    _ page: Page, colorScheme: ColorScheme = .light, @ViewBuilder over: () -> some View = { EmptyView() }
  ) -> Screen {
    let over = over()
    return Screen(size: CGSize(width: 200, height: 100), colorScheme: colorScheme) {
      ZStack {
        Color(red: 0, green: 0, blue: 1)
        Shown(view: page.view).clipShape(RoundedRectangle(cornerRadius: 40))
        over
      }.ignoresSafeArea()
    }
  }

  private func isNear(_ a: RGBA, _ b: RGBA) -> Bool {
    [a.red - b.red, a.green - b.green, a.blue - b.blue].allSatisfy { abs($0) < 0.02 }
  }
  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let blue = RGBA(red: 0, green: 0, blue: 1)

  @Test func aPageShowsWithItsClip() async throws {
    let page = Page()
    let screen = screen(page)
    await page.show("<body style='margin:0;background:#f00'>")
    #expect(await screen.settleAll())
    let pixels = try screen.pixels()
    #expect(isNear(pixels.pixel(200, 100), red))
    #expect(isNear(pixels.pixel(1, 1), blue))  // the corner is cut off
  }

  @Test func aTransparentPageLetsThroughWhatIsBehind() async throws {
    let page = Page()
    page.view.isOpaque = false
    page.view.backgroundColor = .clear
    let screen = screen(page)
    await page.show("<body style='margin:0'><div style='width:100px;height:100px;background:rgba(255,0,0,.5)'>")
    #expect(await screen.settleAll())
    let pixels = try screen.pixels()
    #expect(isNear(pixels.pixel(150, 100), RGBA(red: 0.5, green: 0, blue: 0.5)))
    #expect(isNear(pixels.pixel(300, 100), blue))
  }

  @Test func anOpaquePageIsWhite() async throws {
    let page = Page()
    let screen = screen(page)
    await page.show("<p></p>")
    #expect(await screen.settleAll())
    #expect(isNear(try screen.pixels().pixel(200, 100), .white))
  }

  @Test func whatLiesOverThePageIsOverIt() async throws {
    let page = Page()
    var taps = 0
    let screen = screen(page) {
      Button(action: { taps += 1 }) { Color(red: 0, green: 1, blue: 0).frame(width: 40, height: 40) }
    }
    await page.show("<body style='margin:0;background:#f00' onclick='document.title=\"tapped\"'>")
    #expect(await screen.settleAll())
    let pixels = try screen.pixels()
    #expect(isNear(pixels.pixel(200, 100), RGBA(red: 0, green: 1, blue: 0)))
    #expect(isNear(pixels.pixel(120, 100), red))
    screen.tap(at: CGPoint(x: 100, y: 50))
    #expect(taps == 1)
    screen.tap(at: CGPoint(x: 60, y: 50))
    #expect(await waits { page.view.title == "tapped" })
    #expect(taps == 1)
  }

  @Test func darkColoursAreAskedFor() async throws {
    let page = Page()
    let screen = screen(page, colorScheme: .dark)
    await page.show(
      "<style>body { background: #f00 } @media (prefers-color-scheme: dark) { body { background: #0f0 } }</style>")
    #expect(await screen.settleAll())
    #expect(isNear(try screen.pixels().pixel(200, 100), RGBA(red: 0, green: 1, blue: 0)))
  }

  @Test func thePageSaysWhatItShows() async throws {
    let page = Page()
    let screen = screen(page)
    await page.show("<h1>Birds</h1><p>A <b>small</b> wren</p><a href='#x' id=link>More</a><input placeholder=Name>")
    #expect(await screen.settleAll())
    let said = screen.semantics.flattened.filter { $0.label != nil }.map { "\($0.role) \($0.label ?? "")" }
    #expect(said == ["heading Birds", "text A small wren", "link More", "textField Name"])
  }

  @Test func aTapFollowsALinkAndTypingFillsAField() async throws {
    let page = Page()
    let screen = screen(page)
    await page.show(
      "<body style='margin:0'><a href='#there' style='display:block;height:40px'>Go</a><input style='height:40px'>")
    #expect(await screen.settleAll())
    screen.tap(at: CGPoint(x: 50, y: 20))
    #expect(await waits { page.view.url?.fragment == "there" })
    screen.tap(at: CGPoint(x: 50, y: 60))
    #expect(await screen.settleAll())
    try screen.driver.type("Wren")
    #expect(await screen.settleAll())
    #expect(try await page.text("document.querySelector('input').value") == "Wren")
  }

  @Test func scrollingIsToldToTheScrollView() async throws {
    let page = Page()
    let screen = screen(page)
    await page.show("<body style='margin:0'><div style='height:900px'>")
    #expect(await screen.settleAll())
    #expect(page.view.scrollView.contentSize == CGSize(width: 200, height: 900))
    screen.scroll(by: CGSize(width: 0, height: 120), at: CGPoint(x: 100, y: 50))
    #expect(await waits { page.view.scrollView.contentOffset.y == 120 })
    page.view.scrollView.contentOffset.y = 300
    #expect(await waits { page.view.scrollView.contentOffset.y == 300 })
    #expect(try await page.script("scrollY") as? Int == 300)
  }

  @Test func aSnapshotHasTheViewsSize() async throws {
    let page = Page()
    let screen = screen(page)
    await page.show("<body style='margin:0;background:#f00'>")
    #expect(await screen.settleAll())
    let image = try await page.view.takeSnapshot(configuration: nil)
    #expect(image.size == CGSize(width: 200, height: 100))
    let part = WKSnapshotConfiguration()
    part.rect = CGRect(x: 10, y: 10, width: 50, height: 20)
    #expect(try await page.view.takeSnapshot(configuration: part).size == CGSize(width: 50, height: 20))
  }

  @Test func aPageBecomesAPDF() async throws {
    let page = Page()
    await page.show("<h1>On paper</h1>")
    let data = try await page.view.pdf()
    #expect(data.starts(with: Data("%PDF-".utf8)))
  }
}
