import CoreData
import Foundation
import Testing

@MainActor @Suite struct ManagedObjectTests {
  @Test func objectsHaveTheirDefaultsAndWhatTheyAreGiven() throws {
    let context = try Library.container().viewContext
    let book = Book(context: context)
    #expect(book.pages == 7 && !book.isRead && book.title == nil && book.id != nil)
    (book.title, book.pages, book.isRead, book.tags) = ("Emma", 300, true, ["a", "b"])
    book.date = Date(timeIntervalSinceReferenceDate: 5.5)
    #expect(book.title == "Emma" && book.pages == 300 && book.isRead && book.tags == ["a", "b"])
    #expect(book.value(forKey: "pages") as? Int == 300 && book.value(forKey: "title") as? String == "Emma")
    book.setValue(12, forKey: "pages")
    #expect(book.pages == 12 && book.isInserted && context.insertedObjects == [book])
  }

  @Test func everythingComesBackInAnotherContext() throws {
    let container = try Library.container()
    let author = Author(context: container.viewContext)
    author.name = "Austen"
    let book = Book(context: container.viewContext)
    (book.title, book.tags, book.author, book.pages) = ("Emma", ["x"], author, 300)
    book.date = Date(timeIntervalSinceReferenceDate: 5.5)
    try container.viewContext.save()
    #expect(!container.viewContext.hasChanges)
    let other = container.newBackgroundContext()
    try other.performAndWait {
      let found = try #require(try other.fetch(Book.fetchRequest()).first)
      #expect(found !== book && found.objectID == book.objectID && found.title == "Emma" && found.pages == 300)
      #expect(found.tags == ["x"] && found.date == book.date && found.id == book.id)
      #expect(found.author?.name == "Austen" && found.author?.books?.count == 1)
      #expect((found.author?.books as? Set<Book>) == [found])
    }
  }

  @Test func relationsChangeAtBothEnds() throws {
    let context = try Library.container().viewContext
    let (author, book) = (Author(context: context), Book(context: context))
    author.addToBooks(book)
    #expect(book.author === author)
    author.removeFromBooks(book)
    #expect(book.author == nil)
    author.books = NSSet(array: [book])
    #expect(book.author === author)
    book.title = "Emma"
    try context.save()
    context.delete(author)
    #expect(book.isDeleted)
    try context.save()
    #expect(try context.count(for: Book.fetchRequest()) == 0)
  }

  @Test func requestsFilterSortAndCut() throws {
    let context = try Library.container().viewContext
    let author = Author(context: context)
    author.name = "Austen"
    for (title, pages) in [("Emma", 300), ("Persuasion", 200), ("emma 2", 400)] {
      let book = Book(context: context)
      (book.title, book.pages) = (title, Int16(pages))
      if pages < 350 { book.author = author }
    }
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
    #expect(try context.fetch(request).map(\.pages) == [400, 300, 200])
    request.predicate = NSPredicate(format: "title BEGINSWITH[c] %@", "emma")
    #expect(try context.fetch(request).map(\.pages) == [400, 300])
    request.predicate = NSPredicate(format: "author.name == %@ AND pages >= %d", "Austen", 250)
    #expect(try context.fetch(request).map(\.title) == ["Emma"])
    request.predicate = NSPredicate(format: "author == %@", author)
    (request.fetchLimit, request.fetchOffset) = (1, 1)
    #expect(try context.fetch(request).map(\.title) == ["Persuasion"])
    let authors = NSFetchRequest<Author>(entityName: "Author")
    authors.predicate = NSPredicate(format: "ANY books.title == %@", "Emma")
    #expect(try context.fetch(authors) == [author])
    let id = try #require(author.books?.allObjects.first as? Book).id!
    request.predicate = NSPredicate(format: "id == %@", id as CVarArg)
    (request.fetchLimit, request.fetchOffset) = (0, 0)
    #expect(try context.fetch(request).map(\.id) == [id])
  }

  @Test func aMissingValueIsRefused() throws {
    let context = try Library.container().viewContext
    let book = Book(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.localizedDescription.contains("Book.title") == true)
    book.title = "Emma"
    try context.save()
  }

  @Test func uniqueValuesFollowTheMergePolicy() throws {
    let container = try Library.container()
    let context = container.viewContext
    for index in 0..<2 {
      let author = Author(context: context)
      author.name = "Austen"
      let book = Book(context: context)
      (book.title, book.author) = ("\(index)", author)
      if index == 0 { try context.save() }
    }
    #expect((#expect(throws: NSError.self) { try context.save() })?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    let authors = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
    #expect(authors.count == 1 && authors[0].books?.count == 2)
    #expect(try context.count(for: Book.fetchRequest()) == 2)
  }

  @Test func savesOfOthersConflictOrMerge() async throws {
    let container = try Library.container()
    let context = container.viewContext
    let book = Book(context: context)
    book.title = "Emma"
    try context.save()
    let other = container.newBackgroundContext()
    func change(_ title: String) throws {
      try other.performAndWait {
        (try other.existingObject(with: book.objectID) as? Book)?.title = title
        try other.save()
      }
    }
    try change("A")
    #expect(book.title == "Emma")
    book.pages = 1
    #expect((#expect(throws: NSError.self) { try context.save() })?.code == NSManagedObjectMergeError)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    #expect(book.title == "A" && book.pages == 1)
    context.automaticallyMergesChangesFromParent = true
    try change("B")
    await context.perform {}  // what others saved comes as the context's next work
    #expect(book.title == "B")
  }

  @Test func rollbackAndRefreshTakeBack() throws {
    let context = try Library.container().viewContext
    let book = Book(context: context)
    book.title = "Emma"
    try context.save()
    book.title = "x"
    #expect(book.changedValues().keys.sorted() == ["title"] && book.isUpdated)
    #expect(book.committedValues(forKeys: ["title"])["title"] as? String == "Emma")
    context.rollback()
    #expect(book.title == "Emma" && !context.hasChanges)
    book.title = "y"
    context.refresh(book, mergeChanges: false)
    #expect(book.title == "Emma" && !context.hasChanges)
  }

  @Test func batchesWorkInTheStore() throws {
    let context = try Library.container().viewContext
    let insert = NSBatchInsertRequest(entityName: "Book", objects: (0..<5).map { ["title": "\($0)", "pages": $0] })
    try context.execute(insert)
    #expect(try context.count(for: Book.fetchRequest()) == 5)
    let update = NSBatchUpdateRequest(entityName: "Book")
    (update.predicate, update.propertiesToUpdate) = (NSPredicate(format: "pages > 2"), ["isRead": true])
    update.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
    let doomed: NSFetchRequest<any NSFetchRequestResult> = NSFetchRequest(entityName: "Book")
    doomed.predicate = NSPredicate(format: "isRead == YES")
    try context.execute(NSBatchDeleteRequest(fetchRequest: doomed))
    #expect(try context.fetch(Book.fetchRequest()).map(\.title) == ["0", "1", "2"])
  }

  @Test func storesOutliveTheirContainers() throws {
    try Library.withFile { url in
      do {
        let context = try Library.container(url).viewContext
        let book = Book(context: context)
        book.title = "Emma"
        try context.save()
      }
      let extra = NSAttributeDescription()
      (extra.name, extra.attributeType, extra.defaultValue, extra.isOptional) = (
        "stars", .integer32AttributeType, 3, false
      )
      let container = try Library.container(url, model: Library.model(extra: [extra]))
      let book = try #require(try container.viewContext.fetch(Book.fetchRequest()).first)
      #expect(book.title == "Emma" && book.value(forKey: "stars") as? Int == 3)
      let address = book.objectID.uriRepresentation()
      #expect(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address) == book.objectID)
    }
  }

  @Test func aFileOfSomethingElseStays() throws {
    try Library.withFile { url in
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("something else".utf8).write(to: url)
      let error = #expect(throws: NSError.self) { try Library.container(url) }
      #expect(error?.localizedDescription.contains(url.path) == true)
      #expect(try Data(contentsOf: url) == Data("something else".utf8))
    }
  }
}
