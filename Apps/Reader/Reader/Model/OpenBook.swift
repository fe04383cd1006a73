import Combine
import Foundation
import ReaderImport

/// The book that is being read: its chapters, and the place in them.
@MainActor final class OpenBook: ObservableObject, Identifiable {
  nonisolated let id: String
  let folder: BookFolder
  let search: SearchModel
  @Published private(set) var book: Book
  @Published private(set) var record: ReadingRecord
  /// What the page is to show. Each request has a number of its own, so that the same place can be asked for twice.
  @Published private(set) var request: Request

  struct Request: Equatable {
    var number: Int
    var chapter: Int
    var target: PageTarget
  }

  // What is shown beside or over the page.
  @Published var isShowingContents = false
  @Published var isShowingAppearance = false
  /// The contents' search field is to have the keyboard.
  @Published var isFinding = false

  private let save: (ReadingRecord) -> Void
  /// Places that `goBack` leads to.
  @Published private(set) var history: [Visit] = []

  struct Visit: Equatable {
    var chapter: Int
    var place: ReadingPlace
  }

  init(id: String, folder: BookFolder, book: Book, record: ReadingRecord, save: @escaping (ReadingRecord) -> Void) {
    self.id = id
    self.folder = folder
    self.book = book
    self.save = save
    search = SearchModel(book: book)
    var record = record
    record.chapter = min(max(0, record.chapter), max(0, book.chapters.count - 1))
    self.record = record
    let target = record.places[record.chapter].map(PageTarget.place) ?? .top
    request = Request(number: 0, chapter: record.chapter, target: target)
  }

  var chapter: Int { record.chapter }
  var hasNext: Bool { chapter + 1 < book.chapters.count }
  var hasPrevious: Bool { chapter > 0 }

  /// Shows the chapters; what was found before is shown by `find`.
  func showContents() {
    search.query = ""
    isFinding = false
    isShowingContents = true
  }

  func find() {
    isFinding = true
    isShowingContents = true
  }

  // MARK: Going

  func next() { if hasNext { leave(for: chapter + 1, .top) } }
  func previous() { if hasPrevious { leave(for: chapter - 1, .top) } }

  /// Opens a chapter where it was left.
  func open(_ chapter: Int) {
    leave(for: chapter, record.places[chapter].map(PageTarget.place) ?? .top)
  }

  /// Goes on from here: places before are no longer of interest.
  private func leave(for chapter: Int, _ target: PageTarget) {
    history = []
    go(to: chapter, target)
  }

  /// Follows a link or a search: there is a way back.
  func jump(to chapter: Int, _ target: PageTarget) {
    history.append(Visit(chapter: self.chapter, place: record.places[self.chapter] ?? ReadingPlace()))
    go(to: chapter, target)
  }

  func goBack() {
    guard let visit = history.popLast() else { return }
    go(to: visit.chapter, .place(visit.place))
  }

  private func go(to chapter: Int, _ target: PageTarget) {
    guard book.chapters.indices.contains(chapter) else { return }
    record.chapter = chapter
    request = Request(number: request.number + 1, chapter: chapter, target: target)
    keep()
  }

  /// The page tells where it stands. A page that has been left has nothing to tell.
  func isAt(_ place: ReadingPlace, in number: Int) {
    guard number == request.number, record.places[chapter] != place else { return }
    record.places[chapter] = place
    keep()
  }

  private func keep() {
    record.lastRead = Date()
    save(record)
  }

  // MARK: Chapters

  /// Takes over what was edited or fetched. `edit` says how chapters moved; nil where they came from elsewhere.
  func use(_ new: Book, after edit: ChapterEdit? = nil) {
    if let edit { record.follow(edit, from: book.chapters.count, to: new.chapters.count) }
    record.chapter = min(record.chapter, max(0, new.chapters.count - 1))
    book = new
    history = []
    search.use(new)
    request = Request(
      number: request.number + 1, chapter: chapter, target: record.places[chapter].map(PageTarget.place) ?? .top)
    keep()
  }

  /// Minutes to the end of the chapter, at 220 words a minute and 7 bytes of HTML a word.
  var minutesLeft: Int {
    guard book.chapters.indices.contains(chapter) else { return 0 }
    let rest = 1 - (record.places[chapter]?.progress ?? 0)
    return Int((Double(book.chapters[chapter].html.utf8.count) * rest / (7 * 220)).rounded(.up))
  }
}
