import CoreData

// The model generates the properties of books, and nothing of readers.
@objc(Book)
public class Book: NSManagedObject, Identifiable {
  public override func awakeFromInsert() {
    super.awakeFromInsert()
    added = Date()
  }
  var stars: String { String(repeating: "★", count: Int(rating)) }
}

@objc(Reader)
public class Reader: NSManagedObject {
  @NSManaged public var name: String?
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Reader> { NSFetchRequest<Reader>(entityName: "Reader") }
}

extension Author {
  var bookList: [Book] {
    let set = books as? Set<Book> ?? []
    return set.sorted { $0.title ?? "" < $1.title ?? "" }
  }
}
