import AVKit
import SwiftUI
import WebKit

/// Asks a host that a script answers for in three ways: as data, as a film, as a page. A second host is asked as well.
@main struct ServedApp: App {
  var body: some Scene { WindowGroup { ServedView() } }
}

struct ServedView: View {
  @State private var words = "nothing yet"
  @State private var player = AVPlayer()
  private let other = ProcessInfo.processInfo.environment["OTHER_HOST"] ?? "127.0.0.1:1"

  var body: some View {
    VStack {
      Text(words)
      Button("Data") { load("https://api.example.org/api/contents?filter=1") }
      Button("Part") { load("https://api.example.org/api/contents?filter=1", part: "bytes=2-5") }
      Button("Items") { load("https://api.example.org/api/contents?size=5&filter=1&page=2") }
      Button("Other host") { load("http://\(other)/said.txt") }
      Button("Film") {
        player.replaceCurrentItem(with: AVPlayerItem(url: URL(string: "https://api.example.org/media/film.webm")!))
        player.play()
      }
      Button("Time") {
        let status = player.currentItem?.status == .readyToPlay ? "plays" : "fails"
        let movement = player.currentTime().seconds > 0.4 ? "moved" : "still"
        words = "\(status), \(player.currentItem?.duration.seconds ?? 0) s, \(movement)"
      }
      VideoPlayer(player: player).frame(height: 200)
      ServedPage().frame(height: 200)
    }
  }

  private func load(_ address: String, part: String? = nil) {
    var request = URLRequest(url: URL(string: address)!)
    request.setValue(part, forHTTPHeaderField: "Range")
    Task {
      do {
        words = String(decoding: try await URLSession.shared.data(for: request).0, as: UTF8.self)
      } catch {
        words = error.localizedDescription
      }
    }
  }
}

struct ServedPage: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.load(URLRequest(url: URL(string: "https://api.example.org/page")!))
    return view
  }
  func updateUIView(_ view: WKWebView, context: Context) {}
}
