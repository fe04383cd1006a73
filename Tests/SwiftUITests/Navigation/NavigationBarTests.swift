import MartletControls
import MartletTesting
import MartletTree
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.serialized) struct NavigationBarTests {
  private func bar(_ screen: Screen) throws -> NavigationBarNode {
    try #require(screen.root.screen.first(NavigationBarNode.self))
  }

  @Test func barsHaveTheirHeights() throws {  // M-BAR-1, M-BAR-5: 44, and 52 for a large title
    let inline = Screen {
      NavigationView { Color.red.accessibilityIdentifier("page").navigationBarTitle("T", displayMode: .inline) }
    }
    #expect(inline.frame(of: "page")?.minY == 44)
    let large = Screen { NavigationView { Color.red.accessibilityIdentifier("page").navigationTitle("T") } }
    #expect(large.frame(of: "page")?.minY == 96)
    let pad = Screen(size: CGSize(width: 820, height: 1180), horizontalSizeClass: .regular) {
      NavigationView { Color.red.accessibilityIdentifier("page").navigationTitle("T") }.navigationViewStyle(.stack)
    }
    #expect(pad.frame(of: "page")?.minY == 102)  // M-BAR-3: 50
  }

  /// The row keeps its height; a large title grows by its leading, which is 61 in place of 41 at this size.
  @Test func onlyLargeTitlesGrowWithTheText() throws {  // M-BAR-1, M-BAR-8
    func screen(_ mode: NavigationBarItem.TitleDisplayMode) -> Screen {
      Screen(textSize: .accessibility3) {
        NavigationView { Color.red.accessibilityIdentifier("page").navigationBarTitle("T", displayMode: mode) }
      }
    }
    #expect(screen(.inline).frame(of: "page")?.minY == 44)
    let large = screen(.large)
    #expect(abs(try #require(large.frame(of: "page")).minY - 116) < 0.01)
    #expect(abs(try #require(large.frame(of: "T")).height - 61) < 0.01)
  }

  @Test func pushedPagesTakeTheModeOfThePageBefore() throws {  // F4
    let screen = Screen {
      NavigationView {
        NavigationLink("go", destination: Color.red.accessibilityIdentifier("page").navigationTitle("Page"))
          .navigationBarTitle("Root", displayMode: .inline)
      }
    }
    try screen.go("go")
    #expect(screen.frame(of: "page")?.minY == 44)
  }

  private func scrolling() -> Screen {
    Screen {
      NavigationView {
        ScrollView { Color.red.frame(height: 3000).accessibilityIdentifier("content") }.navigationTitle("Title")
      }
    }
  }

  @Test func aLargeTitleGoesUnderTheBarAsThePageScrolls() throws {  // M-BAR-9
    let screen = scrolling()
    #expect(screen.frame(of: "content")?.minY == 96)
    let expanded = try #require(screen.frame(of: "Title"))
    #expect(expanded.minY > 44)
    screen.scroll(by: CGSize(width: 0, height: 20), at: CGPoint(x: 195, y: 400))
    #expect(try bar(screen).visibleHeight == 76)
    #expect(screen.frame(of: "Title")?.minY == expanded.minY - 20)
    screen.scroll(by: CGSize(width: 0, height: 80), at: CGPoint(x: 195, y: 400))
    screen.wait(0.2)
    #expect(try bar(screen).visibleHeight == 44)
    #expect(screen.frame(of: "Title")?.midY == 22)
    #expect(try bar(screen).coverage == 1)
    screen.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 195, y: 400))
    screen.wait(0.2)
    #expect(try bar(screen).visibleHeight == 96)
    #expect(screen.frame(of: "Title") == expanded)
  }

  @Test func scrollingUnderABarRunsNoBodies() throws {
    let screen = scrolling()
    let count = screen.bodyCount
    screen.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 195, y: 400))
    screen.wait(0.2)
    #expect(screen.bodyCount == count)
  }

  @Test func aLongBackTitleGivesWay() throws {  // M-BAR-14
    func back(_ title: String, from before: String) throws -> [String] {
      let screen = Screen {
        NavigationView {
          NavigationLink("go", destination: Text("x").navigationBarTitle(Text(verbatim: title), displayMode: .inline))
            .navigationBarTitle(Text(verbatim: before), displayMode: .inline)
        }
      }
      try screen.go("go")
      let width = try #require(screen.elements(before).first?.frame.width)
      return [width > 70 ? "title" : width > 50 ? "Back" : "chevron"]
    }
    #expect(try back("Short", from: "Videos") == ["title"])
    #expect(try back("A title of some length", from: "A long title of the page before") == ["Back"])
    let wide = "A title that needs the whole width of the bar for itself"
    #expect(try back(wide, from: "The page before") == ["chevron"])
  }

  @Test func itemsStandAtTheirPlaces() throws {  // F20-F22
    let screen = Screen {
      NavigationView {
        Text("page").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .principal) { Text("Middle") }
          ToolbarItem(placement: .bottomBar) { Button("Share") {} }
          ToolbarItem(placement: .status) { Text("3 items") }
        }
        .navigationTitle("Hidden")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(screen.frame(of: "Cancel")?.minX == 16)  // M-BAR-12
    #expect(screen.frame(of: "Done")?.maxX == 374)
    #expect(screen.frame(of: "Middle")?.midX == 195)
    #expect(!screen.shows("Hidden"))
    #expect(screen.frame(of: "Share").map { $0.minY > 800 && $0.minX == 16 } == true)
    #expect(screen.frame(of: "3 items")?.midX == 195)
  }

  @Test func aPrincipalItemShowsAboveALargeTitle() throws {  // F22
    let screen = Screen {
      NavigationView {
        Text("page").toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }.navigationTitle("Large")
      }
    }
    let (middle, large) = (try #require(screen.frame(of: "Middle")), try #require(screen.frame(of: "Large")))
    #expect(middle.midX == 195 && middle.maxY < large.minY)
  }

  @Test func pushedPagesReplaceTheItems() throws {  // F19
    let screen = Screen {
      NavigationView {
        NavigationLink("go", destination: Text("page").toolbar { Button("theirs") {} }).toolbar { Button("ours") {} }
      }
    }
    try screen.go("go")
    #expect(screen.shows("theirs") && !screen.shows("ours"))
  }

  @Test func itemsAreHitInsideTheir44Points() throws {  // M-BEH-1
    let probe = Probe()
    let screen = Screen {
      NavigationView {
        Text("page").navigationBarTitle("T", displayMode: .inline)
          .toolbar { Button("x") { probe.note("tap") }.accessibilityIdentifier("item") }
      }
    }
    let item = try #require(screen.frame(of: "item"))
    screen.tap(at: CGPoint(x: item.midX - 21, y: item.midY - 21))
    #expect(probe.events == ["tap"])
    screen.tap(at: CGPoint(x: item.midX - 30, y: item.midY))
    #expect(probe.events == ["tap"])
  }

  @Test func hiddenBarsLeaveTheirRoom() throws {  // F18
    let screen = Screen(safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)) {
      NavigationView {
        Color.red.accessibilityIdentifier("page").navigationTitle("T").toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(screen.frame(of: "page")?.minY == 47)
    #expect(!screen.shows("T"))
  }

  @Test func barsAtTheScrollEdgeAreTransparentUntilTheAppSaysOtherwise() throws {  // M-BAR-15
    let screen = scrolling()
    #expect(try bar(screen).showsBackground == false)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .black
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    defer {
      UINavigationBar.appearance()._standardAppearance = nil
      UINavigationBar.appearance().scrollEdgeAppearance = nil
    }
    let black = scrolling()
    let picture = try black.pixels()
    #expect(picture.bytes[0] == 0 && picture.bytes[1] == 0)
  }

  @Test func titlesAreHeadersAndTheBarIsOneElement() throws {
    let screen = Screen { NavigationView { Text("page").navigationTitle("Title") } }
    #expect(screen.elements("Title").first?.traits.contains(.header) == true)
    #expect(screen.dump.contains("navigationBar"))
  }
}
