import MartletTesting
import SwiftUI
import Testing

/// F43, F44, M-CTL-40.
@MainActor @Suite struct DialogTests {
  let probe = Probe()

  private func screen<A: View>(
    regular: Bool = false, title: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> Screen {
    let screen = Screen(
      size: regular ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844),
      horizontalSizeClass: regular ? .regular : .compact
    ) {
      Presenting(probe: probe) { page, isOn in
        page.confirmationDialog("Title", isPresented: isOn, titleVisibility: title, actions: actions) {
          Text("Message")
        }
      }
    }
    probe.run("on", in: screen)
    screen.settle()
    return screen
  }

  private struct AlertThenDialog: View {
    @State private var isAlerting = false
    @State private var isAsking = false
    var body: some View {
      Button("Begin") { isAlerting = true }
        .alert("Alert", isPresented: $isAlerting) { Button("Go on") { isAsking = true } }
        .confirmationDialog("Dialog", isPresented: $isAsking) { Button("Choose") {} }
    }
  }

  /// The alert closes by the press of its button: nothing stands in the dialog's way.
  @Test func anAlertsButtonMayOpenADialogWithoutANote() throws {
    var notes: [String] = []
    try Note.collect(into: &notes) {
      let screen = Screen { AlertThenDialog() }
      try screen.tap("Begin")
      screen.settle()
      try screen.tap("Go on")
      screen.settle()
      #expect(screen.buttons == ["Choose", "Cancel"])
    }
    #expect(notes == [])
  }

  /// 8 points from the edges, buttons of 57, cancel apart by 8.
  @Test func actionsStandAtTheBottomWithACancelButtonApart() throws {
    let screen = screen {
      Button("Copy") { probe.note("copy") }
      Button("Delete", role: .destructive) {}
    }
    #expect(screen.buttons == ["Copy", "Delete", "Cancel"])
    #expect(screen.labels.first == "Message" && !screen.shows("Title"))
    let card = screen.cardFrame!
    #expect(card.minX == 8 && card.width == 374 && card.maxY == 836)
    let (delete, cancel) = (screen.frame(of: "Delete")!, screen.frame(of: "Cancel")!)
    #expect(cancel.minY - delete.maxY == 8 && cancel.height == 57 && delete.height == 57)
    try screen.tap("Copy")
    #expect(probe.events == ["copy"] && screen.shows("is off"))
  }

  @Test func theTitleShowsWhenItIsAskedFor() {
    #expect(screen(title: .visible) { Button("Copy") {} }.labels == ["Title", "Message", "Copy", "Cancel"])
  }

  @Test func aCancelActionOfItsOwnTakesThePlace() throws {
    let screen = screen {
      Button("Keep", role: .cancel) { probe.note("keep") }
      Button("Copy") {}
    }
    #expect(screen.buttons == ["Copy", "Keep"])
    screen.tap(at: CGPoint(x: 195, y: 100))
    #expect(probe.events == ["keep"] && screen.shows("is off"))
  }

  @Test func escapeCancels() {
    let screen = screen { Button("Copy") {} }
    #expect(screen.key("\u{1B}") && screen.shows("is off"))
  }

  /// In wide windows a popover at the presenter without a cancel row.
  @Test func actionsStandInAPopoverInAWideWindow() {
    let screen = screen(regular: true) {
      Button("Copy") {}
      Button("Keep", role: .cancel) { probe.note("keep") }
    }
    #expect(screen.buttons == ["Copy"])
    #expect(screen.cardFrame!.width == 300)
    screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(probe.events == ["keep"] && screen.shows("is off"))
  }

  @Test func theOlderFormShowsItsButtons() throws {
    let probe = probe
    let screen = Screen {
      Presenting(probe: probe) { page, isOn in
        page.actionSheet(isPresented: isOn) {
          ActionSheet(
            title: Text("Sort by"), buttons: [.default(Text("Name")) { probe.note("name") }, .cancel()])
        }
      }
    }
    probe.run("on", in: screen)
    screen.settle()
    #expect(screen.labels == ["Sort by", "Name", "Cancel"])
    try screen.tap("Name")
    #expect(probe.events == ["name"] && screen.shows("is off"))
  }
}
