/// A string catalog (`.xcstrings`): one file with the texts of a table in all languages.
struct StringCatalog {
  /// The table in one language: plain texts, and in the form of a `.stringsdict` those that numbers or devices change.
  struct Table: Equatable {
    var texts: [String: String] = [:]
    var variations: [String: InfoPlist.Value] = [:]
  }

  /// By the languages' names, the source language always among them.
  private(set) var tables: [String: Table]
  private let file: String

  init(text: String, file: String) throws {
    self.file = file
    tables = [:]
    let root = try JSONParser.parse(text, file: file, remedy: Wording.repairStringCatalog)
    guard root.isObject else { throw failure(root, Wording.expectedObject) }
    guard let source = root["sourceLanguage"], let language = source.string else {
      throw failure(root, Wording.noSourceLanguage)
    }
    tables[try checked(language, source)] = Table()
    for (key, entry) in try members(root["strings"]) { try add(key, entry, sourceLanguage: language) }
  }

  /// Texts that the sources no longer use stay, as in Xcode; those that are not to be translated have the source
  /// language's text alone.
  private mutating func add(_ key: String, _ entry: JSONValue, sourceLanguage: String) throws {
    let isTranslated = entry["shouldTranslate"]?.bool ?? true
    for (language, localization) in try members(entry["localizations"]) {
      guard isTranslated || language == sourceLanguage else { continue }
      switch try StringCatalogEntry(localization, file: file) {
      case .text(let text): tables[try checked(language, localization), default: Table()].texts[key] = text
      case .variation(let value): tables[try checked(language, localization), default: Table()].variations[key] = value
      case nil: break
      }
    }
  }

  /// Nothing for a missing object, an error for what is none.
  private func members(_ value: JSONValue?) throws -> [String: JSONValue] {
    guard let value else { return [:] }
    guard let members = value.object else { throw failure(value, Wording.expectedObject) }
    return members
  }

  /// The language becomes the name of a folder.
  private func checked(_ language: String, _ value: JSONValue) throws -> String {
    let isName = language.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" }
    guard isName, !language.isEmpty, language.count < 64 else { throw failure(value, Wording.notALanguage(language)) }
    return language
  }

  private func failure(_ value: JSONValue, _ problem: String) -> ProjectError {
    ProjectError(file: file, place: value.place, problem: problem, remedy: Wording.repairStringCatalog)
  }
}

extension StringCatalog.Table {
  /// The plain texts as a `.strings` file, in the order of keys.
  var stringsText: String {
    texts.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }.joined()
  }

  /// The others as a property list; nil where there are none.
  var pluralsText: String? {
    guard !variations.isEmpty else { return nil }
    var list = InfoPlist()
    list.values = variations
    return list.xml()
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: break  // A control character shows nothing and has no notation.
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
