import Testing

@testable import MartletProject

@Suite struct FormatPositionsTests {
  @Test(arguments: [
    ("%@ of %lld", "%1$@ of %2$lld"), ("%2$@ of %1$lld", "%2$@ of %1$lld"), ("100%% %d", "100%% %1$d"),
    ("%#@a@ and %@", "%1$#@a@ and %2$@"), ("%arg left", "%arg left"), ("%.1f km", "%1$.1f km"), ("100%", "100%"),
    ("", ""),
    ("%", "%"), ("%0$@", "%0$@"),
  ])
  func placeholdersTellTheirPosition(_ format: String, _ text: String) {
    #expect(FormatPositions(format).text == text)
  }

  @Test func theFirstNumberIsFound() {
    #expect(FormatPositions("%@ %lf %d").firstNumber == FormatPositions.Number(index: 1, specifier: "lf"))
    #expect(FormatPositions("%@").firstNumber == nil)
  }
}
