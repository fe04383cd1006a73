import MartletScript
import MartletTesting
import Observation
import SwiftUI
import Testing

/// Bindings to properties of an observable object that no body reads: who holds the binding follows it. Spec: C21.
@MainActor @Suite struct ObservableBindingTests {
  @Observable final class Model {
    var isShown = false
    var item: Item?
    var text = ""
    var path: [Int] = []
    var tab = 0
    var isOn = false
  }
  struct Item: Identifiable { var id: Int }

  private struct Host<Content: View>: View {
    @State private var model = Model()
    let change: (Model) -> Void
    @ViewBuilder let content: (Bindable<Model>) -> Content
    var body: some View { content(Bindable(wrappedValue: model)) }
  }

  private func screen<Content: View>(
    _ change: @escaping (Model) -> Void, @ViewBuilder _ content: @escaping (Bindable<Model>, AnyView) -> Content
  ) -> Screen {
    Screen {
      Host(change: change) { model in
        content(model, AnyView(Button("Change") { change(model.wrappedValue) }))
      }
    }
  }

  @Test func sheets() throws {
    let screen = screen({ $0.isShown = true }) { model, button in
      button.sheet(isPresented: model.isShown) { Text("in the sheet") }
    }
    try screen.tap("Change")
    screen.settle()
    #expect(screen.shows("in the sheet"))
  }

  @Test func sheetsOfItems() throws {
    let screen = screen({ $0.item = Item(id: 7) }) { model, button in
      button.sheet(item: model.item) { Text("item \($0.id)") }
    }
    try screen.tap("Change")
    screen.settle()
    #expect(screen.shows("item 7"))
  }

  @Test func alertsAndDialogs() throws {
    let alert = screen({ $0.isShown = true }) { model, button in
      button.alert("Careful", isPresented: model.isShown) { Button("OK") {} }
    }
    try alert.tap("Change")
    alert.settle()
    #expect(alert.shows("Careful"))
    let dialog = screen({ $0.isShown = true }) { model, button in
      button.confirmationDialog("Choose", isPresented: model.isShown, titleVisibility: .visible) { Button("One") {} }
    }
    try dialog.tap("Change")
    dialog.settle()
    #expect(dialog.shows("One"))
  }

  @Test func pages() throws {
    let flag = screen({ $0.isShown = true }) { model, button in
      NavigationStack { button.navigationDestination(isPresented: model.isShown) { Text("second page") } }
    }
    try flag.tap("Change")
    flag.settle()
    #expect(flag.shows("second page"))
    let path = screen({ $0.path = [4] }) { model, button in
      NavigationStack(path: model.path) { button.navigationDestination(for: Int.self) { Text("number \($0)") } }
    }
    try path.tap("Change")
    path.settle()
    #expect(path.shows("number 4"))
  }

  @Test func controls() throws {
    let field = screen({ $0.text = "written" }) { model, button in
      VStack {
        button
        TextField("Field", text: model.text)
      }
    }
    try field.tap("Change")
    field.settle()
    #expect(try field.element(ElementQuery("Field")).value == "written")
    let toggle = screen({ $0.isOn = true }) { model, button in
      VStack {
        button
        Toggle("Switch", isOn: model.isOn)
      }
    }
    let before = try toggle.element(ElementQuery("Switch")).value
    try toggle.tap("Change")
    toggle.settle()
    #expect(try toggle.element(ElementQuery("Switch")).value != before)
  }

  @Test func tabs() throws {
    let screen = screen({ $0.tab = 1 }) { model, button in
      TabView(selection: model.tab) {
        button.tabItem { Text("First") }.tag(0)
        Text("second tab").tabItem { Text("Second") }.tag(1)
      }
    }
    try screen.tap("Change")
    screen.settle()
    #expect(screen.shows("second tab"))
  }

  /// A condition without an else compiles among items of a bar, and follows.
  @Test func itemsOfBarsUnderAnIf() throws {
    struct Page: View {
      @State private var isEditing = false
      var body: some View {
        NavigationStack {
          Text("Page").toolbar {
            if isEditing { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isEditing = false } } }
            ToolbarItem { Button("Edit") { isEditing = true } }
          }
        }
      }
    }
    let screen = Screen { Page() }
    #expect(!screen.shows("Cancel"))
    try screen.tap("Edit")
    screen.settle()
    #expect(screen.shows("Cancel"))
  }
}
