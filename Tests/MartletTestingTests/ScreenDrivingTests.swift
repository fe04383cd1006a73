import Foundation
import MartletFoundation
import MartletTesting
import SwiftUI
import Testing

private struct Controls: View {
  @State private var name = ""
  @State private var isOn = false
  @State private var level = 0.25
  @State private var fruit = "Pear"
  @State private var offset = CGSize.zero

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("name: \(name)")
      Toggle("Sound", isOn: $isOn)
      Text(isOn ? "loud" : "silent")
      Slider(value: $level).accessibilityLabel("Level")
      Text("level: \(level)")
      Picker("Fruit", selection: $fruit) {
        Text("Pear").tag("Pear")
        Text("Plum").tag("Plum")
      }
      .pickerStyle(.segmented)
      Text("fruit: \(fruit)")
      Text("Card").offset(offset)
        .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
      Text("moved by \(Int(offset.width))")
    }
  }
}

@MainActor @Suite struct ScreenDrivingTests {
  /// Another test of the process may be reading a photo.
  @Test func aScreenDoesNotWaitForWorkOfOthers() {
    let work = UnfinishedWork("reading sea.jpg")
    defer { work.end() }
    let screen = Screen { Controls() }
    #expect(screen.driver.source.outsideWork == .uncounted)
  }

  @Test func setsEachControlByWhatItSays() throws {
    let screen = Screen { Controls() }
    try screen.set("Name", to: "Ada")
    #expect(screen.shows("name: Ada"))
    try screen.set("Name", to: "Bo")
    #expect(screen.shows("name: Bo"))
    try screen.set("Sound", to: "on")
    #expect(screen.shows("loud"))
    try screen.set("Sound", to: "on")
    #expect(screen.shows("loud"))
    try screen.set("Level", to: "0.5")
    #expect(screen.shows("level: 0.500000"))
    try screen.tap(ElementQuery("Plum", role: .button))
    #expect(screen.shows("fruit: Plum"))
    #expect(throws: (any Error).self) { try screen.set("Card", to: "3") }
  }

  @Test func dragsByPoints() throws {
    let screen = Screen { Controls() }
    try screen.drag("Card", by: CGSize(width: 30, height: 0))
    #expect(screen.shows("moved by 30"))
  }

  @Test func rotatingChangesSizeAndClasses() {
    struct Classes: View {
      @Environment(\.verticalSizeClass) private var vertical
      var body: some View { Text(vertical == .compact ? "low" : "high") }
    }
    let screen = Screen { Classes() }
    #expect(screen.shows("high"))
    screen.rotate()
    #expect(screen.size == CGSize(width: 844, height: 390) && screen.shows("low"))
  }

  @Test func timeGoesOnFromTheScreensOwn() throws {
    let screen = Screen { Controls() }
    screen.advance(by: 2)
    try screen.tap(ElementQuery("Sound"))
    #expect(screen.time >= 2)
  }

  @Test func silentControlsAreFound() throws {
    let screen = Screen {
      VStack {
        Button("Fine") {}
        Button(action: {}) { Color.red.frame(width: 20, height: 20) }
      }
    }
    #expect(throws: (any Error).self) { try screen.expectLabels() }
    try Screen { Button("Fine") {} }.expectLabels()
  }

  @Test func dumpsSayTypesIdentitiesAndPlaces() {
    let screen = Screen(size: CGSize(width: 100, height: 50)) {
      HStack(spacing: 0) {
        ForEach(["a", "b"], id: \.self) { _ in Color.red.frame(width: 20, height: 10) }
      }
    }
    #expect(screen.viewDump.contains("id: a") && screen.viewDump.contains("HStack"))
    // Two frames of 20x10 in the middle of 100x50: 40 wide, from x = 30, y = 20.
    #expect(screen.layoutDump.contains("(30, 20) 40x10"), "\(screen.layoutDump)")
    #expect(screen.layoutNodeCount == screen.layoutDump.split(separator: "\n").count)
    #expect(screen.viewCount == screen.viewDump.split(separator: "\n").count)
  }
}
