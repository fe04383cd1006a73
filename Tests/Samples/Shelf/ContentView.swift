import SwiftUI

struct ContentView: View {
  @Environment(\.managedObjectContext) private var viewContext
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Author.name, ascending: true)], animation: .default)
  private var authors: FetchedResults<Author>
  @FetchRequest(entity: Reader.entity(), sortDescriptors: []) private var readers: FetchedResults<Reader>
  @State private var showsHighOnly = false

  var body: some View {
    NavigationView {
      List {
        ForEach(authors) { author in
          Section(author.name ?? "Unknown") {
            ForEach(author.bookList) { BookRow(book: $0) }
          }
        }
        .onDelete(perform: deleteAuthors)
        Section("Rated high") { FilteredBooks(least: 4) }
        Text("\(readers.count) readers")
      }
      .navigationTitle("Shelf")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Button("Add", action: addBook) }
        ToolbarItem(placement: .navigationBarLeading) { Button("Clear", action: clear) }
      }
    }
  }

  private func addBook() {
    let author = Author(context: viewContext)
    author.name = "Austen"
    let book = Book(context: viewContext)
    book.title = "Book \((authors.first?.books?.count ?? 0) + 1)"
    author.addToBooks(book)
    Reader(context: viewContext).name = "Me"
    save()
  }

  private func deleteAuthors(offsets: IndexSet) {
    withAnimation {
      offsets.map { authors[$0] }.forEach(viewContext.delete)
      save()
    }
  }

  private func clear() {
    let request: NSFetchRequest<NSFetchRequestResult> = Author.fetchRequest()
    for author in (try? viewContext.fetch(request)) as? [Author] ?? [] { viewContext.delete(author) }
    save()
  }

  private func save() {
    do {
      try viewContext.save()
    } catch {
      print(error.localizedDescription)
    }
  }
}

struct BookRow: View {
  @Environment(\.managedObjectContext) private var viewContext
  @ObservedObject var book: Book

  var body: some View {
    HStack {
      Text(book.title ?? "")
      Spacer()
      Text(book.stars).foregroundColor(.orange)
      Button("More") {
        book.rating += 1
        try? viewContext.save()
      }
    }
  }
}

struct FilteredBooks: View {
  @FetchRequest private var books: FetchedResults<Book>

  init(least: Int) {
    _books = FetchRequest<Book>(
      sortDescriptors: [SortDescriptor(\.title)], predicate: NSPredicate(format: "rating >= %d", least))
  }

  var body: some View {
    ForEach(books) { Text("\($0.title ?? "") by \($0.author?.name ?? "")") }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView().environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
  }
}
