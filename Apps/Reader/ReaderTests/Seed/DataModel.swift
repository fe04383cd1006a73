import SwiftUI

/// The tutorial that the app began with, built up again from its words; it printed hardly any of its code. The names
/// are the tutorial's own, and so stand in a space of their own.
enum Seed {}

extension Seed {
  struct Book: Codable {
    var chapters: [Chapter]
  }

  struct Chapter: Codable {
    var title: String
    var html: String
  }

  class DataModel: ObservableObject {
    static let shared = DataModel()

    @Published var chapters: [Chapter] = []
    /// What tells of mistakes; the tutorial stops there.
    let fail: (String) -> Void

    init(
      url: URL? = Bundle.main.url(forResource: "Chapters", withExtension: "json"),
      fail: @escaping (String) -> Void = { assertionFailure($0) }
    ) {
      self.fail = fail
      loadJSON(from: url)
    }

    func loadJSON(from url: URL?) {
      guard let url = url else {
        fail("Chapters.json is not in the bundle")
        return
      }
      do {
        let data = try Data(contentsOf: url)
        let book = try JSONDecoder().decode(Book.self, from: data)
        chapters = book.chapters
      } catch DecodingError.keyNotFound(let key, let context) {
        fail("no \(key.stringValue) at \(path(context))")
      } catch DecodingError.typeMismatch(let type, let context) {
        fail("no \(type) at \(path(context))")
      } catch DecodingError.valueNotFound(let type, let context) {
        fail("null in place of \(type) at \(path(context))")
      } catch DecodingError.dataCorrupted(_) {
        fail("Chapters.json is no JSON")
      } catch {
        fail("Chapters.json cannot be read: \(error.localizedDescription)")
      }
    }

    private func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
    }
  }

  /// The data model while there is no file yet: it prints the text of one.
  class FirstDataModel: ObservableObject {
    static let shared = FirstDataModel()

    init() {
      let _ = JSONMaker()
    }
  }
}
