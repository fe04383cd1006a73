import Foundation
import MartletFoundation
import Testing

/// What is short: folders, names, sequences, collections.
@Suite struct PresenceTests {
  @Test func theAppsFoldersAreThere() {
    for folder in [URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory] {
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue)
    }
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
  }

  @Test func coreFoundationNamesConvert() {
    let text = "abc"
    #expect((text as CFString).length == 3)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(autoreleasepool { 7 } == 7)
  }

  @Test func notificationsComeAsASequence() async {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var numbers: [Int] = []
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 2])
    for _ in 0..<2 { numbers.append(await iterator.next()?.userInfo?["number"] as? Int ?? 0) }
    #expect(numbers == [1, 2])
  }

  @Test func elementsAreRemovedAndMovedByTheirOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [1, 3])
    #expect(letters == ["a", "c"])
    letters.move(fromOffsets: [0], toOffset: 2)
    #expect(letters == ["c", "a"])
  }
}

/// What Foundation brings itself, checked against Apple's documentation of it.
@Suite struct FoundationTests {
  @Test func bytesAreCountedInThousands() {
    func text(_ count: Int64, _ style: ByteCountFormatter.CountStyle) -> String {
      ByteCountFormatter.string(fromByteCount: count, countStyle: style)
    }
    #expect(text(0, .file) == "Zero KB")
    #expect(text(1_500_000, .file) == "1.5 MB")
    #expect(text(1_048_576, .memory) == "1 MB")
  }

  @Test func internetTimesAreReadAndWritten() throws {
    let formatter = ISO8601DateFormatter()
    let date = try #require(formatter.date(from: "2024-02-29T12:30:00Z"))
    #expect(formatter.string(from: date) == "2024-02-29T12:30:00Z")
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    #expect(formatter.date(from: "2024-02-29T12:30:00.250Z") == date + 0.25)
  }

  @Test func aCacheKeepsByKeyAndForgets() {
    let cache = NSCache<NSString, NSNumber>()
    cache.setObject(1, forKey: "a")
    #expect(cache.object(forKey: "a") == 1)
    cache.removeAllObjects()
    #expect(cache.object(forKey: "a") == nil)
  }

  @Test func propertyListsGoThereAndBack() throws {
    let data = try PropertyListSerialization.data(fromPropertyList: ["a": [1, 2]], format: .xml, options: 0)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [Int]]
    #expect(list == ["a": [1, 2]])
  }

  @Test func expressionsFindTheirMatches() throws {
    let expression = try NSRegularExpression(pattern: "(\\d+)-(\\d+)")
    let match = try #require(expression.firstMatch(in: "x 12-34", range: NSRange(location: 0, length: 7)))
    #expect(match.range(at: 2) == NSRange(location: 5, length: 2))
  }

  @Test func sortingByKeyPathsAndDescriptors() {
    #expect(["ccc", "a", "bb"].sorted(using: SortDescriptor(\.count, order: .reverse)) == ["ccc", "bb", "a"])
    #expect([3, 1].sorted(using: KeyPathComparator(\.self)) == [1, 3])
  }

  @Test func measurementsConvertAndAdd() {
    let sum = Measurement(value: 1, unit: UnitLength.kilometers) + Measurement(value: 500, unit: UnitLength.meters)
    #expect(sum.converted(to: .meters).value == 1500)
  }

  @Test func xmlIsParsed() {
    final class Reader: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) { names.append(name) }
    }
    let reader = Reader()
    let parser = XMLParser(data: Data("<a><b/></a>".utf8))
    parser.delegate = reader
    #expect(parser.parse() && reader.names == ["a", "b"])
  }

  @Test func objectsAreArchivedByTheirCoder() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: ArchivedNote(title: "x", size: 3), requiringSecureCoding: true)
    let note = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: data))
    #expect(note.title == "x" && note.size == 3)
  }

  @Test func arraysAreSortedAndFilteredByDescription() {
    let notes = [ArchivedNote(title: "b", size: 1), ArchivedNote(title: "a", size: 2)]
    let bySize = (notes as NSArray).sortedArray(using: [NSSortDescriptor(keyPath: \ArchivedNote.size, ascending: false)]
    )
    #expect(bySize.compactMap { ($0 as? ArchivedNote)?.size } == [2, 1])
    let byTitle = (notes as NSArray).sortedArray(using: [NSSortDescriptor(key: "title", ascending: true)])
    #expect(byTitle.compactMap { ($0 as? ArchivedNote)?.title } == ["a", "b"])
    #expect((notes as NSArray).filtered(using: NSPredicate(format: "title == %@", "a")).count == 1)
  }

  @Test func defaultsKeepListsAndFallBackToWhatIsRegistered() throws {
    let defaults = try #require(UserDefaults(suiteName: "martlet-presence"))
    defer { defaults.removePersistentDomain(forName: "martlet-presence") }
    defaults.set([1, 2], forKey: "list")
    defaults.register(defaults: ["list": [9], "size": 9])
    #expect(defaults.array(forKey: "list") as? [Int] == [1, 2] && defaults.integer(forKey: "size") == 9)
  }

  @Test func valuesOfObjectiveCConvert() {
    let error = NSError(domain: "d", code: 4, userInfo: [NSLocalizedDescriptionKey: "bad"])
    #expect((error as Error).localizedDescription == "bad" && (error as Error as NSError).code == 4)
    #expect((URL(fileURLWithPath: "/a") as CFURL as URL).path == "/a")
    #expect(("/a/b.txt" as NSString).deletingPathExtension == "/a/b" && NSNumber(value: 3.5).intValue == 3)
    #expect(NSDictionary(dictionary: ["a": 1])["a"] as? Int == 1 && NSAttributedString(string: "abc").length == 3)
    #expect(NSURL(string: "https://a.org/b")?.path == "/b" && Locale(identifier: "de_DE").language.region == "DE")
    #expect(Mirror(reflecting: ArchivedNote(title: "", size: 0)).children.map(\.label) == ["title", "size"])
  }
}

final class ArchivedNote: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let title: String
  let size: Int

  init(title: String, size: Int) { (self.title, self.size) = (title, size) }

  required init?(coder: NSCoder) {
    guard let title = coder.decodeObject(of: NSString.self, forKey: "title") as String? else { return nil }
    (self.title, size) = (title, coder.decodeInteger(forKey: "size"))
  }

  func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "title")
    coder.encode(size, forKey: "size")
  }
}
