import Foundation
import MartletTesting
import SwiftUI
import Testing

/// F36-F42, M-CTL-36, M-CTL-37.
@MainActor @Suite struct AlertTests {
  let probe = Probe()

  private func screen<A: View, M: View>(
    textSize: DynamicTypeSize = .large, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> Screen {
    let screen = Screen(size: CGSize(width: 390, height: 844), textSize: textSize) {
      Presenting(probe: probe) { page, isOn in
        page.alert("Title", isPresented: isOn, actions: actions, message: message)
      }
    }
    probe.run("on", in: screen)
    screen.settle()
    return screen
  }
  private func screen<A: View>(@ViewBuilder actions: @escaping () -> A) -> Screen {
    screen(actions: actions) { Text("Message") }
  }

  /// F36; 270 wide and in the middle. Source: M-CTL-36.
  @Test func anAlertWithoutActionsHasAnOK() throws {
    let screen = screen {}
    #expect(screen.buttons == ["OK"])
    #expect(screen.labels == ["Title", "Message", "OK"])
    #expect(screen.cardFrame!.width == 270 && screen.cardFrame!.midX == 195 && screen.cardFrame!.midY == 422)
    #expect(screen.frame(of: "OK")!.height == 44)
    try screen.tap("OK")
    #expect(screen.shows("is off"))
    screen.settle()
    #expect(screen.root.screen.children.count == 1)
  }

  /// F38: cancel is the first of two.
  @Test func twoButtonsStandSideBySideCancelFirst() throws {
    let screen = screen {
      Button("Save") { probe.note("save") }
      Button("Cancel", role: .cancel) { probe.note("cancel") }
    }
    #expect(screen.buttons == ["Cancel", "Save"])
    let (cancel, save) = (screen.frame(of: "Cancel")!, screen.frame(of: "Save")!)
    #expect(cancel.minY == save.minY && cancel.maxX < save.minX)
    // Half of 270 without the line of half a point.
    #expect(cancel.width == 134.75)
    try screen.tap("Save")
    #expect(probe.events == ["save"] && screen.shows("is off"))
  }

  /// F38: of three, cancel is at the bottom.
  @Test func threeButtonsStandBelowEachOther() {
    let screen = screen {
      Button("Cancel", role: .cancel) {}
      Button("One") {}
      Button("Two") {}
    }
    #expect(screen.buttons == ["One", "Two", "Cancel"])
    let tops = screen.buttons.map { screen.frame(of: $0)!.minY }
    #expect(tops == tops.sorted() && tops[1] - tops[0] == 44.5)
  }

  @Test func longButtonsStandBelowEachOther() {
    let screen = screen {
      Button("Cancel", role: .cancel) {}
      Button("Replace the existing file") {}
    }
    #expect(screen.buttons == ["Replace the existing file", "Cancel"])
  }

  /// F37.
  @Test func aDestructiveActionBringsACancelButton() {
    #expect(screen { Button("Delete", role: .destructive) {} }.buttons == ["Cancel", "Delete"])
    let three = screen {
      Button("Keep") {}
      Button("Delete", role: .destructive) {}
    }
    #expect(three.buttons == ["Keep", "Delete", "Cancel"])
  }

  /// F38, F40.
  @Test func onlyOneCancelAndOnlyButtonsShow() {
    let screen = screen {
      Text("lost")
      Button("No", role: .cancel) {}
      Button("Never", role: .cancel) {}
    }
    #expect(screen.buttons == ["Never"] && !screen.shows("lost"))
  }

  @Test func returnIsTheMainActionAndEscapeIsCancel() {
    func press(_ key: Character) -> [String] {
      let probe = Probe()
      let screen = Screen {
        Presenting(probe: probe) { page, isOn in
          page.alert("Title", isPresented: isOn) {
            Button("Save") { probe.note("save") }
            Button("Cancel", role: .cancel) { probe.note("cancel") }
          }
        }
      }
      probe.run("on", in: screen)
      screen.settle()
      screen.key(key)
      #expect(screen.shows("is off"))
      return probe.events
    }
    #expect(press("\r") == ["save"] && press("\u{1B}") == ["cancel"])
  }

  @Test func aTapBesideAnAlertDoesNothing() {
    let screen = screen {}
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(screen.buttons == ["OK"])
  }

  /// The action may read what the binding is made of; the button runs once.
  @Test func theActionRunsBeforeTheBindingIsWritten() throws {
    let probe = probe
    struct Page: View {
      let probe: Probe
      @State private var name: String? = "Ann"
      var body: some View {
        Text("page")
          .alert("Delete?", isPresented: Binding(get: { name != nil }, set: { if !$0 { name = nil } })) {
            Button("Delete", role: .destructive) { probe.note("deletes \(name ?? "nobody")") }
          }
      }
    }
    let screen = Screen { Page(probe: probe) }
    try screen.tap("Delete")
    screen.settle()
    #expect(probe.events == ["deletes Ann"] && screen.shows("page"))
  }

  // MARK: Fields

  /// M-CTL-37: 26 high.
  @Test func aFieldIsEditedInTheAlert() throws {
    struct Page: View {
      @State private var name = ""
      @State private var isOn = true
      @State private var saved = "nothing"
      var body: some View {
        Text(verbatim: saved).alert("Name", isPresented: $isOn) {
          TextField("Your name", text: $name)
          Button("Save") { saved = name }
        }
      }
    }
    let screen = Screen { Page() }
    let field = screen.frame(of: "Your name")!
    #expect(screen.cardFrame!.contains(field))
    screen.tap(at: CGPoint(x: field.midX, y: field.midY))
    screen.type("Ann")
    try screen.tap("Save")
    #expect(screen.shows("Ann"))
  }

  /// As on a phone: an alert that asks for words is typed into at once; the second field needs a tap.
  @Test func theFirstFieldHasTheKeyboard() throws {
    struct Page: View {
      @State private var name = ""
      @State private var place = ""
      @State private var isOn = false
      var body: some View {
        Button("\(name) in \(place)") { isOn = true }.alert("Who", isPresented: $isOn) {
          TextField("Name", text: $name)
          TextField("Place", text: $place)
          Button("Save") {}
        }
      }
    }
    let screen = Screen { Page() }
    try screen.tap(" in ")
    screen.type("Ann")
    try screen.tap("Place")
    screen.type("Rome")
    try screen.tap("Save")
    #expect(screen.shows("Ann in Rome"))
  }

  // MARK: Data and errors

  /// F41.
  @Test func dataStaysAsItWasWhenTheAlertOpened() {
    struct Page: View {
      let probe: Probe
      @State private var isOn = false
      @State private var name: String?
      var body: some View {
        let _ = probe.offer("flag") { isOn = true }
        let _ = probe.offer("Ann") { name = "Ann" }
        let _ = probe.offer("Bob") { name = "Bob" }
        Text("page").alert("Hello", isPresented: $isOn, presenting: name) {
          Button("Greet \($0)") {}
        } message: {
          Text("for \($0)")
        }
      }
    }
    let screen = Screen { Page(probe: probe) }
    probe.run("flag", in: screen)
    #expect(screen.shows("page"))
    probe.run("Ann", in: screen)
    screen.settle()
    #expect(screen.buttons == ["Greet Ann"] && screen.shows("for Ann"))
    probe.run("Bob", in: screen)
    #expect(screen.buttons == ["Greet Ann"])
  }

  /// F42.
  @Test func anErrorGivesTheTitleAndTheMessage() {
    struct Failure: LocalizedError {
      var errorDescription: String? { "No network" }
      var failureReason: String? { "The cable is out." }
    }
    let screen = Screen {
      Text("page").alert(isPresented: .constant(true), error: Failure()) { Button("Retry") {} }
    }
    #expect(screen.labels == ["No network", "The cable is out.", "Retry"])
  }

  // MARK: The older forms

  @Test func theOlderFormShowsItsButtons() throws {
    let probe = probe
    let screen = Screen {
      Presenting(probe: probe) { page, isOn in
        page.alert(isPresented: isOn) {
          Alert(
            title: Text("Sure?"), message: Text("It is gone then."),
            primaryButton: .destructive(Text("Delete")) { probe.note("delete") }, secondaryButton: .cancel())
        }
      }
    }
    probe.run("on", in: screen)
    screen.settle()
    #expect(screen.labels == ["Sure?", "It is gone then.", "Cancel", "Delete"])
    try screen.tap("Delete")
    #expect(probe.events == ["delete"] && screen.shows("is off"))
  }

  @Test func anOlderAlertForAnItemSaysOK() throws {
    struct Item: Identifiable { let id: String }
    struct Page: View {
      @State private var item: Item? = Item(id: "A")
      var body: some View {
        Text(item == nil ? "none" : "some").alert(item: $item) { Alert(title: Text("About \($0.id)")) }
      }
    }
    let screen = Screen { Page() }
    #expect(screen.labels == ["About A", "OK"])
    try screen.tap("OK")
    screen.settle()
    #expect(screen.shows("none"))
  }

  /// Words scroll where the window is too low; the buttons stay.
  @Test func longWordsLeaveRoomForTheButtons() {
    let long = String(repeating: "many words ", count: 300)
    let screen = screen(textSize: .accessibility3) {
      Button("Save") {}
    } message: {
      Text(verbatim: long)
    }
    #expect(screen.cardFrame!.width == 310)
    #expect(screen.cardFrame!.minY >= 24 && screen.cardFrame!.maxY <= 820)
    #expect(screen.cardFrame!.contains(screen.frame(of: "Save")!))
  }
}
