import Foundation
import Testing

@testable import SwiftUI

private final class Model {}

extension EnvironmentValues {
  @Entry fileprivate var written: [String: Int] = ["a=b": 1]  // A comment with = and }
  @Entry fileprivate var told = [1, 2]
  @Entry fileprivate var missing: String?
  @Entry fileprivate var model = Model()
  @Entry fileprivate var action: (Int) -> Int = { number in
    number + 1
  }
}

extension Transaction {
  @Entry fileprivate var reason = "none"
  @Entry fileprivate var place: Int?
}

private struct Greeting: View {
  var body: some View { Text(verbatim: "Hello") }
}

#Preview { Greeting() }

#Preview("Two views", traits: .landscapeLeft, .sizeThatFitsLayout) {
  Text(verbatim: "a } \("b") {")
  Greeting()  // }
}

#Preview("Variables") {
  @Previewable @State var names = ["a", "b"]
    .map { $0 + "c" }
  @Previewable @State
  var isOn: Bool = true

  let count = names.count
  if isOn { Text(verbatim: "\(count)") } else { Greeting() }
}

#Preview("Return") {
  let text = "a"
  return Text(verbatim: text)
}

#Preview("Body", body: { Greeting() })

private struct GreetingPreviews: PreviewProvider {
  static var previews: some View {
    Greeting().previewDevice("iPhone 8").previewLayout(.fixed(width: 10, height: 10))
    Greeting().previewDisplayName("Second").previewInterfaceOrientation(.landscapeLeft)
  }
}

/// That the previews above compile is a part of the test.
@MainActor @Suite struct MacroTests {
  @Test func entriesStartWithTheirDefault() {
    let values = EnvironmentValues()
    #expect(values.written == ["a=b": 1])
    #expect(values.told == [1, 2])
    #expect(values.missing == nil)
    #expect(values.action(2) == 3)
  }

  @Test func entriesHoldWhatIsWritten() {
    var values = EnvironmentValues()
    values.told = []
    values.missing = "x"
    #expect(values.told == [])
    #expect(values.missing == "x")
  }

  @Test func transactionsCarryEntries() {  // E12
    var transaction = Transaction()
    #expect(transaction.reason == "none" && transaction.place == nil)
    transaction.place = 3
    #expect(transaction.place == 3)
    withTransaction(\.reason, "drag") { #expect(Transaction.current.reason == "drag") }
  }

  /// As with a computed default, each read makes a new value.
  @Test func defaultsAreNotShared() {
    #expect(EnvironmentValues().model !== EnvironmentValues().model)
  }
}
