import CoreData
import Foundation

/// As the rewriter of sources leaves a class with `@NSManaged` properties.
final class Author: NSManagedObject {
  var name: String? {
    get { _managedValue(forKey: "name") }
    set { _setManagedValue(newValue, forKey: "name") }
  }
  var books: NSSet? {
    get { _managedValue(forKey: "books") }
    set { _setManagedValue(newValue, forKey: "books") }
  }
  func addToBooks(_ value: Book) { _changeManagedSet("addToBooks", value) }
  func removeFromBooks(_ value: Book) { _changeManagedSet("removeFromBooks", value) }
}

final class Book: NSManagedObject, Identifiable {
  var title: String? {
    get { _managedValue(forKey: "title") }
    set { _setManagedValue(newValue, forKey: "title") }
  }
  var pages: Int16 {
    get { _managedValue(forKey: "pages") }
    set { _setManagedValue(newValue, forKey: "pages") }
  }
  var isRead: Bool {
    get { _managedValue(forKey: "isRead") }
    set { _setManagedValue(newValue, forKey: "isRead") }
  }
  var date: Date? {
    get { _managedValue(forKey: "date") }
    set { _setManagedValue(newValue, forKey: "date") }
  }
  var id: UUID? {
    get { _managedValue(forKey: "id") }
    set { _setManagedValue(newValue, forKey: "id") }
  }
  var tags: [String]? {
    get { _managedValue(forKey: "tags") }
    set { _setManagedValue(newValue, forKey: "tags") }
  }
  var author: Author? {
    get { _managedValue(forKey: "author") }
    set { _setManagedValue(newValue, forKey: "author") }
  }
  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    id = UUID()
  }
}

enum Library {
  private static func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, _ value: Any? = nil
  ) -> NSAttributeDescription {
    let result = NSAttributeDescription()
    (result.name, result.attributeType, result.isOptional, result.defaultValue) = (name, type, isOptional, value)
    return result
  }

  /// Authors with books, as code would put the model together.
  static func model(extra: [NSAttributeDescription] = []) -> NSManagedObjectModel {
    let (author, book) = (NSEntityDescription(), NSEntityDescription())
    (author.name, author.managedObjectClassName) = ("Author", NSStringFromClass(Author.self))
    (book.name, book.managedObjectClassName) = ("Book", NSStringFromClass(Book.self))
    let (books, writer) = (NSRelationshipDescription(), NSRelationshipDescription())
    (books.name, books.destinationEntity, books.maxCount, books.deleteRule) = ("books", book, 0, .cascadeDeleteRule)
    (writer.name, writer.destinationEntity, writer.maxCount) = ("author", author, 1)
    (books.inverseRelationship, writer.inverseRelationship) = (writer, books)
    author.properties = [attribute("name", .stringAttributeType), books]
    author.uniquenessConstraints = [["name"]]
    book.properties =
      [
        attribute("title", .stringAttributeType, isOptional: false), attribute("pages", .integer16AttributeType, 7),
        attribute("isRead", .booleanAttributeType, false), attribute("date", .dateAttributeType),
        attribute("id", .UUIDAttributeType), attribute("tags", .transformableAttributeType), writer,
      ] + extra
    let model = NSManagedObjectModel()
    model.entities = [author, book]
    return model
  }

  static let sharedModel = model()

  /// A container in memory, or of a file.
  static func container(_ url: URL? = nil, model: NSManagedObjectModel = sharedModel) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
    ]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  static func withFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.appendingPathComponent("Library.sqlite"))
  }
}
