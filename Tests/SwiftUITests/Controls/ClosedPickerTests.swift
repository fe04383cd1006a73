import MartletTesting
import SwiftUI
import Testing

/// M-CTL-13.
@MainActor @Suite struct ClosedPickerTests {
  private enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, plum
    var id: Self { self }
  }

  private struct Fruits<Style: PickerStyle>: View {
    let style: Style
    @State var fruit = Fruit.pear
    @State var other: Fruit?
    var body: some View {
      Text("chosen \(fruit.rawValue)")
      Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }.pickerStyle(style)
    }
  }

  private func checked(_ screen: Screen) -> [String] {
    screen.buttons.filter { screen.elements($0).first?.traits.contains(.selected) == true }
  }

  @Test func aTapOpensAMenuWithTheChosenOptionChecked() throws {
    let screen = Screen { VStack { Fruits(style: .menu) } }
    #expect(screen.elements("Fruit, pear").first?.role == .picker)
    try screen.tap("Fruit, pear")
    screen.settle()
    #expect(screen.buttons == ["apple", "pear", "plum"] && checked(screen) == ["pear"])
    // Rows with a checkmark's column have their words 32 points from the left.
    try screen.tap("plum")
    screen.settle()
    #expect(screen.shows("chosen plum") && screen.buttons == [])
    try screen.tap("Fruit, plum")
    screen.settle()
    #expect(checked(screen) == ["plum"])
  }

  @Test func theKeyboardOpensAndChooses() throws {
    let screen = Screen { VStack { Fruits(style: .menu) } }
    screen.key(KeyEquivalent.tab.character)
    screen.key(KeyEquivalent.space.character)
    screen.settle()
    #expect(screen.buttons.count == 3)
    screen.type("pl\n")
    screen.settle()
    #expect(screen.shows("chosen plum") && screen.buttons == [])
  }

  /// The menu stands at the value, not at the row's label.
  @Test func aRowOfAFormOpensItAtItsValue() throws {
    let screen = Screen { Form { Fruits(style: .automatic) } }
    try screen.tap("Fruit, pear")
    screen.settle()
    #expect(screen.buttons == ["apple", "pear", "plum"])
    #expect(screen.cardFrame!.minX > 100)
    try screen.tap("apple")
    screen.settle()
    #expect(screen.shows("Fruit, apple"))
  }

  @Test func optionsHaveIconsSectionsAndTagsThatAreNil() throws {
    struct Options: View {
      @State var number: Int?
      var body: some View {
        Text("number \(number ?? 0)")
        Picker("Number", selection: $number) {
          Text("None").tag(Int?.none)
          Section("Some") {
            Label("One", systemImage: "1.circle").tag(Int?.some(1))
            Label("Two", systemImage: "2.circle").tag(Int?.some(2))
          }
        }
        .pickerStyle(.menu)
      }
    }
    let screen = Screen { VStack { Options() } }
    try screen.tap("Number, None")
    screen.settle()
    #expect(screen.buttons == ["None", "One", "Two"] && checked(screen) == ["None"] && screen.shows("Some"))
    try screen.tap("Two")
    screen.settle()
    #expect(screen.shows("number 2") && screen.shows("Number, Two"))
  }

  @Test func aMenuPickerInAMenuIsAMenuInside() throws {
    struct Inside: View {
      @State var size = 1
      var body: some View {
        Text("size \(size)")
        Menu("Open") {
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.menu)
        }
      }
    }
    let screen = Screen { VStack { Inside() } }
    try screen.tap("Open")
    screen.settle()
    #expect(screen.buttons == ["Size"])
    try screen.tap("Size")
    screen.settle()
    #expect(screen.buttons == ["Size", "Small", "Large"])
    try screen.tap("Large")
    screen.settle()
    #expect(screen.shows("size 2") && screen.buttons == [])
  }

  @Test func anInlinePickerInAFormIsARowForEachOption() throws {
    let screen = Screen { Form { Fruits(style: .inline) } }
    #expect(checked(screen) == ["pear"])
    #expect(screen.frame(of: "pear")!.minY - screen.frame(of: "apple")!.minY == 44)
    // The whole row is the button.
    screen.tap(at: CGPoint(x: 340, y: screen.frame(of: "plum")!.midY))
    #expect(screen.shows("chosen plum") && checked(screen) == ["plum"])
  }

  @Test func aLinkPickerLeadsToAPageAndBack() throws {
    let screen = Screen { NavigationStack { Form { Fruits(style: .navigationLink) } } }
    try screen.tap("Fruit, pear")
    screen.settle()
    #expect(checked(screen) == ["pear"])
    try screen.tap("apple")
    screen.settle()
    #expect(screen.shows("Fruit, apple") && screen.shows("chosen apple"))
  }
}
