import Foundation
import MartletTesting
import SwiftUI
import Testing

/// The library's own words follow the locale around, wherever they stand. Spec: Strings.md.
@MainActor
@Suite struct BuiltInWordTests {
  @Test func theBackButtonWithoutATitleSaysBackInTheLanguageAround() throws {
    let screen = Screen(size: CGSize(width: 390, height: 700), locale: Locale(identifier: "fr_FR")) {
      NavigationStack { NavigationLink("Go") { Text("There") } }
    }
    try screen.tap("Go")
    #expect(screen.shows("Retour"))
  }

  @Test(arguments: [("de", "Bearbeiten", "Fertig"), ("ja", "編集", "完了"), ("ar", "تعديل", "تم")])
  func theEditButtonSpeaksTheLanguage(locale: String, edit: String, done: String) throws {
    let screen = Screen(size: CGSize(width: 390, height: 700), locale: Locale(identifier: locale)) {
      NavigationStack { Text("Page").toolbar { EditButton() } }
    }
    try screen.tap(edit)
    #expect(screen.shows(done))
  }

  @Test func alertsWithoutButtonsGetOneInTheLanguageAround() throws {
    let screen = Screen(size: CGSize(width: 390, height: 700), locale: Locale(identifier: "es_ES")) {
      Text("Page").alert("Hola", isPresented: .constant(true)) {}
    }
    #expect(screen.shows("Aceptar"))
  }

  @Test func aChangedLocaleChangesTheWords() throws {
    struct Example: View {
      @State private var locale = Locale(identifier: "en")
      var body: some View {
        VStack {
          EditButton().environment(\.editMode, .constant(.inactive))
          Button("Switch") { locale = Locale(identifier: "ko") }
        }
        .environment(\.locale, locale)
      }
    }
    let screen = Screen(size: CGSize(width: 390, height: 700)) { Example() }
    #expect(screen.shows("Edit"))
    try screen.tap("Switch")
    #expect(screen.shows("편집"))
  }
}
