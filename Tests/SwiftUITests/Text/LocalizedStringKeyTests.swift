import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct LocalizedStringKeyTests {
  private func string(_ key: LocalizedStringKey, locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return key.string(in: environment)
  }

  private func pieces(_ key: LocalizedStringKey, bundle: Bundle? = nil, locale: String = "en_US") -> [LocalizedStringKey
    .Piece]
  {
    key.pieces(table: nil, bundle: bundle, locale: Locale(identifier: locale))
  }

  /// Spec: I3.
  @Test func interpolationLeavesPlaceHoldersInTheKey() {
    let (name, count, ratio, bytes) = ("Ada", 3, 0.5, UInt(7))
    let key: LocalizedStringKey = "\(name) has \(count), \(ratio), \(bytes) and \(Int32(1)) at 100%"
    #expect(key.key == "%@ has %lld, %lf, %llu and %d at 100%%")
  }

  /// Spec: I3.
  @Test func aSpecifierBecomesPartOfTheKey() {
    let key: LocalizedStringKey = "\(1.5, specifier: "%.2f") km"
    #expect(key.key == "%.2f km")
    #expect(string(key) == "1.50 km")
  }

  @Test func keysOfOneShapeWithOtherArgumentsDiffer() {
    func key(_ count: Int) -> LocalizedStringKey { "\(count) items" }
    #expect(key(1) == key(1))
    #expect(key(1) != key(2))
    #expect(key(1) != LocalizedStringKey("%lld items"))
  }

  /// Spec: I2.
  @Test func aMissingKeyShowsItselfWithItsArguments() {
    #expect(string("Hello \("Ada"), \(2) of \(3)") == "Hello Ada, 2 of 3")
    #expect(string("100% sure") == "100% sure")
    #expect(string("\(5)% of 100%") == "5% of 100%")
    #expect(string(LocalizedStringKey("50%d")) == "50%d")
  }

  /// Spec: I3, I5.
  @Test func numbersPrintAsInC() {
    #expect(string("\(12345)") == "12,345")
    #expect(string("\(-3)") == "-3")
    #expect(string("\(1.5)") == "1.500000")
    #expect(string("\(CGFloat(2))") == "2.000000")
    #expect(string("\(Float(0.25))") == "0.250000")
    #expect(string("\(UInt64.max)") == "18446744073709551615")
    #expect(string("\(7, specifier: "%03d")") == "007")
    #expect(string("\(255, specifier: "%x")") == "ff")
  }

  /// Spec: I6.
  @Test func theDecimalSeparatorIsTheLocales() {
    #expect(string("\(1.5, specifier: "%.1f")", locale: "de_DE") == "1,5")
  }

  /// Spec: I4.
  @Test func foundationValuesDescribeThemselvesOrUseAFormatter() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    #expect(string("\(NSNumber(value: 1234))") == "1234")
    #expect(string("\(NSNumber(value: 1234), formatter: formatter)") == "1,234")
    #expect(string("\(URL(string: "https://a.b")!)") == "https://a.b")
    #expect(string("\(0.5, format: .percent)") == "50%")
  }

  /// Spec: I7: literals are Markdown, strings put into them are not.
  @Test func argumentsAreNotMarkdown() {
    #expect(pieces("a **b**") == [.markdown("a **b**")])
    #expect(pieces("a \("*b*")") == [.text(Text(verbatim: "a ")), .text(Text(verbatim: "*b*"))])
  }

  /// Spec: I7.
  @Test func emphasisMayEncloseAnArgument() {
    #expect(
      pieces("**Hi \("Ada")** \(1)") == [
        .text(Text(verbatim: "Hi ").bold()), .text(Text(verbatim: "Ada").bold()), .text(Text(verbatim: " ")),
        .text(Text(verbatim: "1")),
      ])
  }

  @Test func anAddressMayHoldAnArgument() {
    var link = AttributedString("page")
    link.link = URL(string: "https://a.b/7")
    #expect(pieces("[page](https://a.b/\(7))") == [.text(Text(link))])
  }

  @Test func textsAndPicturesStayThemselves() {
    let (text, image) = (Text(verbatim: "x").italic(), Image(systemName: "star"))
    #expect(pieces("\(text)\(image)") == [.text(text), .text(Text(image))])
    #expect(pieces("\(image)") == [.text(Text(image))])
  }
}
