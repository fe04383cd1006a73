import Foundation

/// Where someone is in a book: the chapter, and the place in each chapter.
struct ReadingRecord: Codable, Equatable, Sendable {
  var chapter = 0
  var places: [Int: ReadingPlace] = [:]
  var lastRead: Date?

  /// How much of a book has been read, 0 … 1, by the lengths of its chapters.
  func progress(lengths: [Int]) -> Double {
    let total = lengths.reduce(0, +)
    guard total > 0, lengths.indices.contains(chapter) else { return 0 }
    let before = lengths[..<chapter].reduce(0, +)
    let inside = Double(lengths[chapter]) * (places[chapter]?.progress ?? 0)
    return min(1, (Double(before) + inside) / Double(total))
  }

  /// Goes along with an edit of the chapters: what was read stays with its text.
  mutating func follow(_ edit: ChapterEdit, from old: Int, to new: Int) {
    let kept = places
    places = [:]
    for (index, place) in kept.sorted(by: { $0.key < $1.key }) {
      // Of chapters that become one, the first place counts.
      if let index = edit.index(of: index, from: old, to: new), places[index] == nil { places[index] = place }
    }
    chapter = edit.index(of: chapter, from: old, to: new) ?? min(chapter, max(0, new - 1))
  }
}
