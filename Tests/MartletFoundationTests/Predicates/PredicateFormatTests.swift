import Foundation
import MartletFoundation
import Testing

@testable import MartletFoundation

@Suite struct PredicateFormatTests {
  private class Person: NSObject {
    let name: String
    let age: Int
    var nickname: String?
    init(_ name: String, _ age: Int, _ nickname: String? = nil) {
      (self.name, self.age, self.nickname) = (name, age, nickname)
    }
  }
  private final class Pupil: Person { let marks = [1, 2, 5] }

  private let ann = Person("Ann", 30, "annie")

  @Test(arguments: [
    ("name == 'Ann'", true), ("name = \"ann\"", false), ("name ==[c] 'ANN'", true), ("age > 29 AND age <= 30", true),
    ("age != 30 OR name BEGINSWITH 'A'", true), ("NOT (age < 40)", false), ("age BETWEEN {20, 30}", true),
    ("age IN {1, 2}", false), ("name CONTAINS[cd] 'ÄN'", true), ("name ENDSWITH 'n' && nickname LIKE '*n?e'", true),
    ("name MATCHES '[A-Z][a-z]+'", true), ("name MATCHES 'An'", false), ("nickname == nil", false),
    ("TRUEPREDICATE", true),
    ("FALSEPREDICATE || age == 30", true), ("! age == 31", true), ("nickname.length == 5", true),
    ("missing == nil", true),
  ]) func conditionsHold(format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: ann) == expected)
  }

  @Test func argumentsFillThePlaces() {
    #expect(NSPredicate(format: "%K == %@ AND age == %d", "name", "Ann", 30).evaluate(with: ann))
    #expect(NSPredicate(format: "name IN %@", ["Bob", "Ann"]).evaluate(with: ann))
    #expect(NSPredicate(format: "age > %ld", argumentArray: [29]).evaluate(with: ann))
    let email = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(email.evaluate(with: "a.b@c.org") && !email.evaluate(with: "a.b@c"))
    let nothing: String? = nil
    #expect(!NSPredicate(format: "nickname == %@", nothing).evaluate(with: ann))
  }

  @Test func dictionariesListsAndSuperclassesAreRead() {
    #expect(NSPredicate(format: "a.b == 2").evaluate(with: ["a": ["b": 2]]))
    let pupil = Pupil("Bob", 12)
    #expect(NSPredicate(format: "name == 'Bob' AND ANY marks > 4").evaluate(with: pupil))
    #expect(!NSPredicate(format: "ALL marks > 1").evaluate(with: pupil))
    #expect(NSPredicate(format: "NONE marks == 3 AND marks.@count == 3").evaluate(with: pupil))
  }

  @Test func timesHaveAnOrder() {
    let date = Date(timeIntervalSinceReferenceDate: 5)
    #expect(NSPredicate(format: "at >= %@", date as NSDate).evaluate(with: ["at": date]))
    #expect(!NSPredicate(format: "at < %@", date).evaluate(with: ["at": date]))
  }

  @Test func arraysAreFilteredAndSorted() {
    let people = [Person("Cy", 9), Person("Ann", 30), Person("Bo", 20)]
    let adults = (people as NSArray).filtered(using: NSPredicate(format: "age >= 18")).compactMap { $0 as? Person }
    #expect(adults.map(\.name) == ["Ann", "Bo"])
    let sorted = (people as NSArray).sortedArray(using: [NSSortDescriptor(key: "name", ascending: false)])
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["Cy", "Bo", "Ann"])
  }

  @Test(arguments: ["age >", "name ~ 'a'", "(age == 1", "age == 1 2", "name == 'a", "age == %d"])
  func formatsThatCannotBeReadAreRefused(format: String) {
    #expect(throws: PredicateParser.Failure.self) { try PredicateParser.parse(format, []) }
  }
}
