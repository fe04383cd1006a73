import CoreData
import Foundation
import MartletTesting
import SwiftUI
import Testing

@MainActor @Suite struct FetchRequestTests {
  private func fill(_ titles: [String]) throws -> NSPersistentContainer {
    let container = try Library.container()
    for title in titles {
      let book = Book(context: container.viewContext)
      book.title = title
    }
    return container
  }

  @Test func rowsComeAndGoWithTheirObjects() throws {
    let container = try fill(["b", "a"])
    let screen = Screen { Shelf().environment(\.managedObjectContext, container.viewContext) }
    #expect(screen.labels.prefix(2) == ["a", "b"])
    try screen.tap("Add")
    #expect(screen.labels.prefix(3) == ["a", "b", "new"])
    try screen.tap("Remove")
    #expect(screen.labels.prefix(2) == ["b", "new"])
  }

  @Test func aRowFollowsItsObject() throws {
    let container = try fill(["a"])
    let screen = Screen { Shelf().environment(\.managedObjectContext, container.viewContext) }
    try container.viewContext.fetch(Book.fetchRequest())[0].title = "z"
    screen.update()
    #expect(screen.shows("z") && !screen.shows("a"))
  }

  @Test func orderAndConditionCanBeSet() throws {
    let container = try fill(["a", "b", "c"])
    let screen = Screen { Shelf().environment(\.managedObjectContext, container.viewContext) }
    try screen.tap("Turn")
    #expect(screen.labels.prefix(3) == ["c", "b", "a"])
    try screen.tap("Filter")
    #expect(screen.labels.prefix(1) == ["b"] && !screen.shows("a"))
  }

  @Test func sectionsFollowAProperty() throws {
    let container = try fill(["a", "b"])
    for book in try container.viewContext.fetch(Book.fetchRequest()) { book.isRead = book.title == "b" }
    let screen = Screen { Sections().environment(\.managedObjectContext, container.viewContext) }
    #expect(screen.labels == ["new", "a", "read", "b"])
  }
}

private struct Shelf: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var books: FetchedResults<Book>

  var body: some View {
    VStack {
      ForEach(books) { BookRow(book: $0) }
      Button("Add") { Book(context: context).title = "new" }
      Button("Remove") { context.delete(books[0]) }
      Button("Turn") { books.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
      Button("Filter") { books.nsPredicate = NSPredicate(format: "title == %@", "b") }
    }
  }
}

private struct BookRow: View {
  @ObservedObject var book: Book
  var body: some View { Text(book.title ?? "") }
}

private struct Sections: View {
  @SectionedFetchRequest<Bool, Book>(
    sectionIdentifier: \.isRead, sortDescriptors: [SortDescriptor(\.title)]
  ) private var books

  var body: some View {
    VStack {
      ForEach(books) { section in
        Text(section.id ? "read" : "new")
        ForEach(section) { Text($0.title ?? "") }
      }
    }
  }
}
