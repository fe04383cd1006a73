import Foundation
import MartletControls

/// Enchant, opened when the first word is checked: apps that check none never load it.
final class SpellingLibrary: @unchecked Sendable {
  static let shared = SpellingLibrary()

  private typealias Handle = UnsafeMutableRawPointer
  private typealias MakeBroker = @convention(c) () -> Handle?
  private typealias RequestDictionary = @convention(c) (Handle, UnsafePointer<CChar>) -> Handle?
  private typealias Check = @convention(c) (Handle, UnsafePointer<CChar>, Int) -> Int32
  private typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Suggest =
    @convention(c) (
      Handle, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>
    ) -> Strings?
  private typealias FreeStrings = @convention(c) (Handle, Strings) -> Void
  private typealias DescribeDictionary =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, Handle?
    ) -> Void
  private typealias ListDictionaries = @convention(c) (Handle, DescribeDictionary, Handle?) -> Void

  /// Enchant's objects are used by one thread at a time.
  private let lock = NSLock()
  private let library: Handle?
  private let broker: Handle?
  private var dictionaries: [String: Handle?] = [:]
  /// The names of the dictionaries on this machine, such as "en_US", sorted.
  let languages: [String]

  private init() {
    library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL)
    broker = library.flatMap { Self.function("enchant_broker_init", MakeBroker.self, in: $0)?() }
    languages = Self.languages(of: broker, in: library)
  }

  private static func function<F>(_ name: String, _ type: F.Type, in library: Handle) -> F? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }

  private static func languages(of broker: Handle?, in library: Handle?) -> [String] {
    guard let broker, let library else { return [] }
    let found = NSMutableSet()
    function("enchant_broker_list_dicts", ListDictionaries.self, in: library)?(
      broker,
      { tag, _, _, _, found in
        guard let found else { return }
        Unmanaged<NSMutableSet>.fromOpaque(found).takeUnretainedValue().add(String(cString: tag))
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.allObjects.compactMap { $0 as? String }.sorted()
  }

  /// Whether the dictionary of `language` has the word; true, with one note, when there is none.
  func knows(_ word: String, language: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard let library, let dictionary = dictionary(for: language),
      let check = Self.function("enchant_dict_check", Check.self, in: library)
    else { return true }
    return check(dictionary, word, word.utf8.count) <= 0
  }

  /// Words of the dictionary near to this one, best first.
  func suggestions(for word: String, language: String) -> [String] {
    lock.lock()
    defer { lock.unlock() }
    guard let library, let dictionary = dictionary(for: language),
      let suggest = Self.function("enchant_dict_suggest", Suggest.self, in: library)
    else { return [] }
    var count = 0
    guard let strings = suggest(dictionary, word, word.utf8.count, &count) else { return [] }
    defer { Self.function("enchant_dict_free_string_list", FreeStrings.self, in: library)?(dictionary, strings) }
    return (0..<count).compactMap { strings[$0].map { String(cString: $0) } }
  }

  private func dictionary(for language: String) -> Handle? {
    if let known = dictionaries[language] { return known }
    let found = open(language)
    dictionaries[language] = .some(found)
    if found == nil { noteMissing(language) }
    return found
  }

  private func open(_ language: String) -> Handle? {
    guard let library, let broker,
      let request = Self.function("enchant_broker_request_dict", RequestDictionary.self, in: library),
      let name = Self.dictionaryName(for: language, among: languages)
    else { return nil }
    return request(broker, name)
  }

  /// The dictionary itself, else one of the same language: the user's country's first, then the United States', then
  /// any. "en" finds "en_US".
  static func dictionaryName(
    for language: String, among names: [String], region: String? = Locale.current.region?.identifier
  ) -> String? {
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    if names.contains(wanted) { return wanted }
    let base = wanted.prefix { $0 != "_" }
    let near = names.filter { $0 == base || $0.hasPrefix("\(base)_") }
    let preferred = [region.map { "\(base)_\($0)" }, "\(base)_US"].compactMap { $0 }
    return preferred.first(where: near.contains) ?? near.first
  }

  private func noteMissing(_ language: String) {
    let reason = library == nil ? "there is no libenchant-2" : "there is no dictionary for \"\(language)\""
    let package = library == nil ? "libenchant-2-2 and hunspell-en-us" : "the package hunspell-… of that language"
    Notes.once("spelling: \(reason), so every word counts as right; install \(package)")
  }
}
