import Foundation
import Testing

@testable import Reader

@Suite struct ReadingRecordTests {
  @Test func progressGoesByTheLengthOfChapters() {
    var record = ReadingRecord(chapter: 1, places: [1: ReadingPlace(block: 3, part: 0, progress: 0.5)])
    #expect(record.progress(lengths: [100, 200, 100]) == 0.5)
    record.chapter = 2
    #expect(record.progress(lengths: [100, 200, 100]) == 0.75)
    #expect(record.progress(lengths: []) == 0)
    #expect(ReadingRecord(chapter: 9).progress(lengths: [1]) == 0)
  }

  private func record(_ chapter: Int) -> ReadingRecord {
    ReadingRecord(chapter: chapter, places: [0: place(0), 1: place(1), 2: place(2), 3: place(3)])
  }
  private func place(_ block: Int) -> ReadingPlace { ReadingPlace(block: block, part: 0, progress: 0) }
  private func blocks(_ record: ReadingRecord) -> [Int: Int] { record.places.mapValues(\.block) }

  @Test(arguments: [
    (ChapterEdit.rename(1, "x"), 4, [0: 0, 1: 1, 2: 2, 3: 3], 2),
    (.move(0, 2), 4, [2: 0, 0: 1, 1: 2, 3: 3], 1),
    (.move(3, 1), 4, [0: 0, 2: 1, 3: 2, 1: 3], 3),
    (.move(2, 0), 4, [1: 0, 2: 1, 0: 2, 3: 3], 0),
    (.merge(1..<3), 3, [0: 0, 1: 1, 2: 3], 1),
    (.split(1, beforeBlock: 2), 5, [0: 0, 1: 1, 3: 2, 4: 3], 3),
    (.splitByHeadings(0), 6, [0: 0, 3: 1, 4: 2, 5: 3], 4),
    (.delete(1), 3, [0: 0, 1: 2, 2: 3], 1),
    (.delete(2), 3, [0: 0, 1: 1, 2: 3], 2),
  ])
  func placesStayWithTheirText(edit: ChapterEdit, count: Int, expected: [Int: Int], chapter: Int) {
    var record = record(2)
    record.follow(edit, from: 4, to: count)
    #expect(blocks(record) == expected)
    #expect(record.chapter == chapter)
  }

  @Test func theLastChapterThatIsDeletedLeavesTheOneBefore() {
    var record = record(3)
    record.follow(.delete(3), from: 4, to: 3)
    #expect(record.chapter == 2)
  }
}
