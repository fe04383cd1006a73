import Foundation
import MartletDisplay
import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct AsyncImageTests {
  /// 8 by 4 pixels.
  static let png = UIImage(
    cgImage: CGImage(
      _reference: ImageReference(pixelWidth: 8, pixelHeight: 4, pixels: Data(repeating: 255, count: 8 * 4 * 4)))
  ).pngData()!

  static func server() throws -> LoopbackServer {
    let png = png
    return try LoopbackServer { path in
      switch path {
      case "/text": .init(body: Data("no picture".utf8))
      case "/held": .init(isHeld: true)
      default: .init(headers: ["Content-Type": "image/png", "Cache-Control": "max-age=600"], body: png)
      }
    }
  }

  /// Gives the network's threads their time until it holds: they answer when they answer, and turning the main actor
  /// round meanwhile would hold up every other test. The limit of 10 s only ends a broken run.
  private func wait(_ screen: Screen, until holds: () -> Bool) async {
    for _ in 0..<2000 where !holds() {
      try? await Task.sleep(for: .milliseconds(5))
      screen.update()
    }
  }

  private func view(_ url: URL?) -> some View {
    AsyncImage(url: url, scale: 2) {
      $0.accessibilityLabel("picture")
    } placeholder: {
      Text("placeholder")
    }
  }

  @Test func thePictureTakesThePlaceholdersPlaceAtItsScale() async throws {
    let server = try Self.server()
    let screen = Screen { view(server.url("/a.png")) }
    #expect(screen.shows("placeholder"))
    await wait(screen) { screen.shows("picture") }
    // 8 by 4 pixels at 2 a point.
    #expect(screen.frame(of: "picture")?.size == CGSize(width: 4, height: 2))
    #expect(!screen.shows("placeholder"))
  }

  @Test func bytesThatAreNoPictureFail() async throws {
    let server = try Self.server()
    var code: URLError.Code?
    let screen = Screen {
      AsyncImage(url: server.url("/text")) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success: Text("success")
        case .failure(let error): Text("failed").onAppear { code = (error as? URLError)?.code }
        }
      }
    }
    #expect(screen.shows("empty"))
    await wait(screen) { screen.shows("failed") }
    #expect(code == .cannotDecodeContentData)
  }

  @Test func withoutAnAddressNothingIsLoaded() async {
    let screen = Screen { view(nil) }
    await screen.settleTasks()
    #expect(screen.shows("placeholder"))
  }

  @Test func aFileIsReadFromDisk() async throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID()).png")
    try Self.png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = Screen { view(file) }
    await wait(screen) { screen.shows("picture") }
    #expect(screen.shows("picture"))
  }

  @Test func theFetchEndsWithTheView() async throws {
    struct Content: View {
      let url: URL
      @State private var isThere = true
      var body: some View {
        Button("remove") { isThere = false }
        if isThere { AsyncImage(url: url) }
      }
    }
    let server = try Self.server()
    let screen = Screen { Content(url: server.url("/held")) }
    await wait(screen) { !server.requests.isEmpty }
    try screen.tap("remove")
    await wait(screen) { server.givenUp > 0 }
    #expect(server.givenUp == 1)
  }

  @Test func anotherAddressBeginsWithThePlaceholder() async throws {
    struct Content: View {
      let urls: [URL]
      @State private var index = 0
      var body: some View {
        Button("next") { index += 1 }
        AsyncImage(url: urls[index]) {
          $0.accessibilityLabel("picture \(index)")
        } placeholder: {
          Text("placeholder")
        }
      }
    }
    let server = try Self.server()
    let screen = Screen { Content(urls: [server.url("/0.png"), server.url("/held")]) }
    await wait(screen) { screen.shows("picture 0") }
    #expect(screen.shows("picture 0"))
    try screen.tap("next")
    #expect(screen.shows("placeholder"))
  }

  @Test func thePlainFormFillsTheRoomUntilThePictureIsThere() async throws {
    let server = try Self.server()
    let screen = Screen { AsyncImage(url: server.url("/b.png")).accessibilityLabel("picture") }
    #expect(screen.frame(of: "picture")?.size == CGSize(width: 390, height: 844))
    await wait(screen) { screen.frame(of: "picture")?.width != 390 }
    #expect(screen.frame(of: "picture")?.size == CGSize(width: 8, height: 4))
  }
}
