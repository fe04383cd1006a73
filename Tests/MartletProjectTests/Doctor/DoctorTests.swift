import Foundation
import Testing

@testable import MartletProject
@testable import martlet

@Suite struct DiagnosticTests {
  @Test func readsErrorsAndNothingElse() {
    let output = """
      /a b/C.swift:3:14: error: cannot find 'Foo' in scope
      1 | import X
        |        `- error: not a line of its own
      /a b/C.swift:4:1: warning: old
      /a b/C.swift:4:1: note: see
      /a b/C.swift:3:14: error: cannot find 'Foo' in scope
      /a b/D.swift:1:8: fatal error: gone
      <unknown>:0: error: nowhere
      """
    #expect(
      Diagnostic.all(in: output) == [
        Diagnostic(file: "/a b/C.swift", line: 3, column: 14, message: "cannot find 'Foo' in scope"),
        Diagnostic(file: "/a b/D.swift", line: 1, column: 8, message: "gone"),
      ])
  }

  @Test(arguments: [
    ("cannot find 'AsyncImage' in scope", "AsyncImage"),
    ("cannot find type 'UIView' in scope", "UIView"),
    ("value of type 'Button<Text>' has no member 'glow'", ".glow"),
    ("value of type 'some View' has no member 'glow'", ".glow"),
    ("type 'Color' has no member 'teal2'", "Color.teal2"),
    ("no type named 'Map' in module 'SwiftUI'", "SwiftUI.Map"),
    ("reference to member 'sheet2' cannot be resolved without a contextual type", ".sheet2"),
    ("unknown attribute 'Model'", "@Model"),
    ("cannot find '_setManagedValue' in scope", "@NSManaged"),
    ("missing return", nil),
  ])
  func namesWhatIsMissing(_ message: String, _ expected: String?) {
    #expect(Diagnostic(file: "/f", line: 1, column: 1, message: message).missingName == expected)
  }

  @Test(arguments: [
    ("no such module 'MapKit'", "MapKit"),
    ("no such module 'CoreImage.CIFilterBuiltins'", "CoreImage.CIFilterBuiltins"),
    ("cannot find 'MapKit' in scope", nil),
  ])
  func namesAModuleThatIsMissing(_ message: String, _ expected: String?) {
    #expect(Diagnostic(file: "/f", line: 1, column: 1, message: message).missingModule == expected)
  }
}

@Suite struct FindingTests {
  private func error(_ line: Int, _ message: String) -> Diagnostic {
    Diagnostic(file: "/w/A.swift", line: line, column: 2, message: message)
  }

  private var findings: [Finding] {
    Finding.findings(
      of: [
        error(9, "missing return"), error(4, "cannot find 'B' in scope"), error(7, "cannot find 'A' in scope"),
        error(6, "cannot find 'B' in scope"),
      ],
      missingModules: [error(2, "no such module 'CoreImage.CIFilterBuiltins'"), error(1, "no such module 'CoreImage'")])
  }

  @Test func whatExplainsMostComesFirstThenWhatIsUsedMost() {
    #expect(findings.map(\.kind) == [.framework, .name, .name, .error])
    #expect(findings.map(\.name) == ["CoreImage", "B", "A", "missing return"])
    #expect(findings.map(\.uses) == [2, 2, 1, 1])
    #expect(findings[0].places.map(\.line) == [1, 2])
  }

  @Test func theReportNamesPlacesRelativeToTheWorkingFolder() {
    let report = DoctorReport(app: "App", findings: Array(findings.prefix(2)), workingFolder: "/w")
    #expect(
      report.text == """
        App: 2 things are missing, used at 4 places

        framework CoreImage: Martlet does not have it (2 uses)
          A.swift:1:2
          A.swift:2:2
          Put filters behind #if canImport(CoreImage).

        B: missing (2 uses)
          A.swift:4:2
          A.swift:6:2
        """)
  }

  @Test func aLongListOfPlacesIsCut() {
    let places = (1...8).map { Finding.Place(file: "/w/A.swift", line: $0, column: 1) }
    let report = DoctorReport(
      app: "App", findings: [Finding(kind: .name, name: "B", places: places, advice: nil)], workingFolder: "/")
    #expect(report.text.hasSuffix("  /w/A.swift:5:1\n  … and 3 more"))
  }

  @Test func theReportForProgramsHasAllPlaces() throws {
    let json = try DoctorReport(app: "App", findings: findings, workingFolder: "/w").json()
    let value = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let list = try #require(value["findings"] as? [[String: Any]])
    #expect(value["app"] as? String == "App" && list.count == 4)
    #expect((list[0]["places"] as? [[String: Any]])?.first?["line"] as? Int == 1)
  }

  @Test func healthIsSaidToo() {
    #expect(DoctorReport(app: "App", findings: [], workingFolder: "/").text == "App: Martlet has all that it uses")
  }
}

@Suite struct TypeCheckerTests {
  @Test func standInsHaveTheSubmodulesThatAreAskedFor() {
    #expect(
      TypeChecker.moduleMap(["MapKit", "CoreImage.CIFilterBuiltins", "CoreImage"]) == """
        module CoreImage {
          module CIFilterBuiltins {}
        }
        module MapKit {
        }

        """)
  }
}
