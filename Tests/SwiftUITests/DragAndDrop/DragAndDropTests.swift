import Foundation
import MartletHost
import MartletScript
import MartletTesting
@testable import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Things that are carried over the window, of its own and of other programs.
@MainActor @Suite struct DragAndDropTests {
  private struct Basket: View {
    let probe: Probe
    var types: [UTType] = [.text]
    @State private var isTargeted = false
    var body: some View {
      Color.gray.frame(width: 100, height: 100)
        .overlay { Text(verbatim: isTargeted ? "over" : "empty") }
        .onDrop(of: types, isTargeted: $isTargeted) { providers, location in
          probe.note("took \(providers.count) at \(Int(location.x)),\(Int(location.y))")
          return true
        }
    }
  }

  /// The source fills the upper 100 points of the left half, the basket those of the right one.
  private func table(_ probe: Probe, types: [UTType] = [.text]) -> Screen {
    Screen(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).onDrag { NSItemProvider(object: "words" as NSString) }
        Basket(probe: probe, types: types)
      }
    }
  }

  @Test func aMouseCarriesAtOnce() throws {
    let probe = Probe()
    let screen = table(probe)
    screen.pointer(.began, 50, 50, kind: .mouse)
    screen.pointer(.moved, 60, 50, kind: .mouse)
    #expect(screen.root.screen.carried != nil && screen.shows("empty"))
    screen.pointer(.moved, 150, 40, kind: .mouse)
    #expect(screen.shows("over"))
    screen.pointer(.ended, 150, 40, kind: .mouse)
    #expect(probe.events == ["took 1 at 50,40"] && screen.shows("empty"))
    #expect(screen.root.screen.carried == nil)
  }

  @Test func aFingerCarriesAfterAWhile() {
    let probe = Probe()
    let screen = table(probe)
    screen.pointer(.began, 50, 50)
    screen.pointer(.moved, 90, 50)
    screen.pointer(.moved, 150, 50)
    screen.pointer(.ended, 150, 50)
    #expect(probe.events.isEmpty)
    screen.pointer(.began, 50, 50)
    screen.wait(0.6)
    screen.pointer(.moved, 150, 50)
    #expect(screen.shows("over"))
    screen.pointer(.ended, 150, 50)
    #expect(probe.events == ["took 1 at 50,50"])
  }

  @Test func whatNobodyTakesGoesBack() {
    let probe = Probe()
    let screen = table(probe, types: [.image])
    screen.pointer(.began, 50, 50, kind: .mouse)
    screen.pointer(.moved, 150, 50, kind: .mouse)
    #expect(!screen.shows("over"))
    screen.pointer(.ended, 150, 50, kind: .mouse)
    #expect(screen.root.screen.carried?.origin == CGPoint(x: 100, y: 0))
    screen.wait(1)
    #expect(screen.root.screen.carried == nil && probe.events.isEmpty)
  }

  @Test func filesOfOtherProgramsAreTaken() throws {
    let probe = Probe()
    let screen = table(probe, types: [.png, .fileURL])
    let file = DropEvent.Item.file(URL(fileURLWithPath: "/tmp/a.png"))
    screen.drop(.moved, 150, 50, [file])
    #expect(screen.shows("over"))
    screen.drop(.left, 0, 0, [])
    #expect(screen.shows("empty"))
    #expect(try screen.driver.drop([file], on: ElementQuery("empty")))
    #expect(probe.events.count == 1)
    #expect(try !screen.driver.drop([.text("no file")], on: ElementQuery("empty")))
  }

  private func letters(_ probe: Probe) -> Screen {
    Screen(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).draggable("words")
        Color.gray.frame(width: 100, height: 100)
          .overlay { Text(verbatim: "basket") }
          .dropDestination(for: String.self) { words, location in
            probe.note("\(words) at \(Int(location.x))")
            return true
          } isTargeted: {
            probe.note($0 ? "over" : "gone")
          }
      }
    }
  }

  @Test func valuesOfTheAppArriveAtOnce() {
    let probe = Probe()
    let screen = letters(probe)
    screen.pointer(.began, 50, 50, kind: .mouse)
    screen.pointer(.moved, 150, 50, kind: .mouse)
    screen.pointer(.ended, 150, 50, kind: .mouse)
    #expect(probe.events == ["over", "gone", "[\"words\"] at 50"])
  }

  @Test func valuesOfOtherProgramsAreRead() async throws {
    let probe = Probe()
    let screen = letters(probe)
    #expect(try screen.driver.drop([.text("far"), .text("away")], on: ElementQuery("basket")))
    while probe.events.count < 3 { await Task.yield() }
    #expect(probe.events.last == "[\"far\", \"away\"] at 50")
    #expect(try !screen.driver.drop([.data(Data(), mediaType: "image/png")], on: ElementQuery("basket")))
  }

  private final class Delegate: DropDelegate {
    let probe: Probe
    init(_ probe: Probe) { self.probe = probe }
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.plainText]) }
    func dropEntered(info: DropInfo) { probe.note("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      DropProposal(operation: info.location.x < 50 ? .move : .forbidden)
    }
    func dropExited(info: DropInfo) { probe.note("exited") }
    func performDrop(info: DropInfo) -> Bool {
      probe.note("dropped \(info.itemProviders(for: [UTType.text]).count)")
      return true
    }
  }

  @Test func aDelegateDecides() {
    let probe = Probe()
    let delegate = Delegate(probe)
    let screen = Screen(size: CGSize(width: 100, height: 100)) { Color.red.onDrop(of: [.text], delegate: delegate) }
    #expect(screen.drop(.moved, 20, 50, [.text("a")]))
    #expect(!screen.drop(.moved, 80, 50, [.text("a")]))
    #expect(!screen.drop(.dropped, 80, 50, [.text("a")]))
    #expect(screen.drop(.dropped, 20, 50, [.text("a")]))
    #expect(probe.events == ["entered", "exited", "entered", "dropped 1"])
  }
}

extension Screen {
  fileprivate func pointer(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, kind: PointerEvent.Kind = .touch
  ) {
    _ = root.handle(
      .pointer(PointerEvent(id: 1, kind: kind, phase: phase, location: CGPoint(x: x, y: y), time: time)))
    update()
  }

  @discardableResult
  fileprivate func drop(_ phase: DropEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ items: [DropEvent.Item]) -> Bool {
    let isTaken = root.handle(.drop(DropEvent(phase, at: CGPoint(x: x, y: y), items: items)))
    update()
    return isTaken
  }
}
