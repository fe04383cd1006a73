import SwiftUI

/// What a row shows.
struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
  var detail: String
  var amount: Int

  static func items(_ count: Int) -> [Item] {
    (0..<count).map { Item(id: $0, title: "Row \($0)", detail: "Something about it", amount: $0 % 100) }
  }
}

/// The row of all measurements: a colour, two lines of text, a number at the end.
struct Row: View {
  let item: Item
  var body: some View {
    HStack {
      Color.blue.frame(width: 32, height: 32)
      VStack(alignment: .leading) {
        Text(item.title)
        Text(item.detail).font(.caption)
      }
      Spacer()
      Text("\(item.amount)")
    }
  }
}

struct ListOfRows: View {
  @State var items: [Item]
  var handle: Handle<[Item]>?
  var body: some View {
    handle?.binding = $items
    return List(items) { Row(item: $0) }
  }
}

struct ColumnOfRows: View {
  @State var items: [Item]
  var handle: Handle<[Item]>?
  var body: some View {
    handle?.binding = $items
    return ScrollView { VStack { ForEach(items) { Row(item: $0) } } }
  }
}

/// Nothing but lines, all of which exist.
struct ColumnOfTexts: View {
  let count: Int
  var body: some View {
    ScrollView { VStack { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") } } }
  }
}

/// One line with a state of its own.
struct Leaf: View {
  let number: Int
  let handle: Handle<String>
  @State private var text = "aaaa"
  var body: some View {
    if number == handle.number { handle.binding = $text }
    return Text(text)
  }
}

struct ColumnOfLeaves: View {
  let count: Int
  let handle: Handle<String>
  var body: some View {
    ScrollView { VStack { ForEach(0..<count, id: \.self) { Leaf(number: $0, handle: handle) } } }
  }
}

/// Reaches a state from outside: the view of that number leaves its binding here.
final class Handle<Value> {
  let number: Int
  var binding: Binding<Value>?
  init(number: Int = 0) { self.number = number }
}
