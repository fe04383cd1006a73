import Foundation
import MartletHost
import MartletTesting
import SwiftUI
import Testing
import UIKit

/// As apps wrap the share screen of UIKit.
private struct ActivityView: UIViewControllerRepresentable {
  let items: [Any]
  var activities: [UIActivity]?
  let done: (UIActivity.ActivityType?, Bool) -> Void

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
    controller.completionWithItemsHandler = { type, isDone, _, _ in done(type, isDone) }
    return controller
  }
  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

private struct SharingView: View {
  let items: [Any]
  var activities: [UIActivity]?
  let done: (UIActivity.ActivityType?, Bool) -> Void
  @State private var isShowing = false
  var body: some View {
    Button("Go") { isShowing = true }
      .sheet(isPresented: $isShowing) { ActivityView(items: items, activities: activities, done: done) }
  }
}

@MainActor @Suite struct ActivityControllerTests {
  private final class Memory: Clipboard {
    var text: String?
    var picture: Data?
  }
  private final class Answers { var all: [(UIActivity.ActivityType?, Bool)] = [] }

  @Test func copyingIsToldAndClosesTheScreen() async throws {
    let (answers, clipboard) = (Answers(), Memory())
    let screen = Screen(size: CGSize(width: 390, height: 800)) {
      SharingView(items: ["words", URL(string: "https://example.org")!]) { answers.all.append(($0, $1)) }
    }
    screen.root.updateEnvironment { $0.clipboard = clipboard }
    try screen.tap("Go")
    #expect(await screen.waits { screen.shows("Copy") })
    try screen.tap("Copy")
    #expect(await screen.waits { !answers.all.isEmpty && !screen.shows("Copy") })
    #expect(clipboard.text == "words\nhttps://example.org")
    #expect(answers.all.map(\.0) == [.copyToPasteboard] && answers.all.map(\.1) == [true])
  }

  @Test func leavingIsToldWithoutAType() async throws {
    let answers = Answers()
    let screen = Screen(size: CGSize(width: 390, height: 800)) {
      SharingView(items: ["words"]) { answers.all.append(($0, $1)) }
    }
    try screen.tap("Go")
    #expect(await screen.waits { screen.shows("Cancel") })
    try screen.tap("Cancel")
    #expect(await screen.waits { !answers.all.isEmpty && !screen.shows("Cancel") })
    #expect(answers.all.map(\.0) == [nil] && answers.all.map(\.1) == [false])
  }

  private final class Shout: UIActivity {
    var shouted: [String] = []
    private var prepared: [Any] = []
    override var activityType: UIActivity.ActivityType? { .init("org.example.shout") }
    override var activityTitle: String? { "Shout" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override func perform() {
      shouted = prepared.compactMap { ($0 as? String)?.uppercased() }
      activityDidFinish(true)
    }
  }

  @Test func activitiesOfTheAppArePerformed() async throws {
    let (answers, shout) = (Answers(), Shout())
    let screen = Screen(size: CGSize(width: 390, height: 800)) {
      SharingView(items: ["words"], activities: [shout]) { answers.all.append(($0, $1)) }
    }
    try screen.tap("Go")
    #expect(await screen.waits { screen.shows("Shout") })
    try screen.tap("Shout")
    #expect(await screen.waits { !answers.all.isEmpty })
    #expect(shout.shouted == ["WORDS"] && answers.all.map(\.0) == [.init("org.example.shout")])
  }
}
