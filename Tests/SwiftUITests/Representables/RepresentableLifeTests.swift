import MartletTesting
import SwiftUI
import Testing
import UIKit

/// L10-L12, L16, L18.
@MainActor @Suite struct RepresentableLifeTests {
  private final class Model: ObservableObject {
    @Published var text = "a"
    @Published var isShown = true
    @Published var isDark = false
    @Published var identity = 0
    @Published var other = 0
  }
  private struct Page: View {
    @ObservedObject var model: Model
    let record: Record
    var body: some View {
      VStack {
        Text("other \(model.other)")
        if model.isShown {
          NotedLabel(text: model.text, record: record).id(model.identity)
            .environment(\.colorScheme, model.isDark ? .dark : .light)
        }
      }
    }
  }
  private let model = Model()
  private let record = Record()

  private func screen() -> Screen { Screen { Page(model: model, record: record) } }

  @Test func coordinatorThenViewThenUpdate() {
    let screen = screen()
    #expect(record.lines == ["coordinator", "make", "update a light"] && screen.shows("a"))
  }

  @Test func anotherValueUpdatesTheSameView() {
    let screen = screen()
    model.text = "b"
    screen.update()
    #expect(record.lines == ["coordinator", "make", "update a light", "update b light"])
    #expect(screen.shows("b"))
  }

  @Test func anEqualValueUpdatesNothing() {
    let screen = screen()
    model.other = 1
    screen.update()
    #expect(record.lines.count == 3)
  }

  @Test func whatUpdateReadOfTheEnvironmentRunsItAgain() {
    let screen = screen()
    model.isDark = true
    screen.update()
    #expect(record.lines.last == "update a dark")
    #expect(record.lines.filter { $0 == "make" }.count == 1)
  }

  @Test func theViewIsDismantledOnceWhenItGoes() {
    let screen = screen()
    model.isShown = false
    screen.update()
    #expect(record.lines.filter { $0 == "dismantle" }.count == 1)
    #expect(!screen.shows("a"))
  }

  @Test func anotherIdentityMakesAnotherView() {
    let screen = screen()
    model.identity = 1
    screen.update()
    #expect(record.lines.filter { $0 == "make" }.count == 2)
    #expect(record.lines.filter { $0 == "dismantle" }.count == 1)
  }

  @Test func aControllerAppearsWithItsViewAndLeavesWithIt() {
    final class Told: UIViewController {
      var record: Record!
      override func viewDidLoad() { record.note("load") }
      override func viewWillAppear(_ animated: Bool) { record.note("willAppear") }
      override func viewDidLayoutSubviews() { record.note("layout \(Int(view.bounds.width))") }
      override func viewDidAppear(_ animated: Bool) { record.note("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { record.note("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { record.note("didDisappear") }
    }
    struct Page: View {
      @ObservedObject var model: Model
      let record: Record
      var body: some View {
        if model.isShown {
          MadeController { () -> Told in
            let told = Told()
            told.record = record
            return told
          }
        }
      }
    }
    let screen = Screen { Page(model: model, record: record) }
    #expect(record.lines.prefix(2) == ["load", "willAppear"])
    #expect(record.lines.contains("layout 390") && record.lines.last == "didAppear")
    model.isShown = false
    screen.update()
    #expect(record.lines.suffix(2) == ["willDisappear", "didDisappear"])
  }
}
