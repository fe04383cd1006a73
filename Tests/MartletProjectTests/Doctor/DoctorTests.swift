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
      missingModules: [error(2, "no such module 'MapKit.Overlays'"), error(1, "no such module 'MapKit'")])
  }

  @Test func whatExplainsMostComesFirstThenWhatIsUsedMost() {
    #expect(findings.map(\.kind) == [.framework, .name, .name, .error])
    #expect(findings.map(\.name) == ["MapKit", "B", "A", "missing return"])
    #expect(findings.map(\.uses) == [2, 2, 1, 1])
    // All is in the file that imports MapKit.
    #expect(findings.map(\.isFollowUp) == [false, true, true, true])
    #expect(findings[0].places.map(\.line) == [1, 2])
  }

  @Test func theReportNamesPlacesRelativeToTheWorkingFolder() {
    let report = DoctorReport(app: "App", findings: Array(findings.prefix(2)), workingFolder: "/w")
    #expect(
      report.text == """
        App: 1 thing is missing, used at 2 places

        framework MapKit: Martlet does not have it (2 uses)
          A.swift:1:2
          A.swift:2:2
          Show a picture in place of the map, behind #if canImport(MapKit).

        Errors in files that lack something above; they may follow from that:

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

  @Test func errorsOfTheAppsOwnAreNoLacks() {
    let all = Finding.findings(
      of: [error(9, "missing return"), error(9, "missing return"), error(3, "expected ')' in expression list")],
      missingModules: [])
    let report = DoctorReport(app: "App", findings: all, workingFolder: "/w")
    #expect(
      report.text == """
        App: no name is missing, but the compiler finds errors

        Other errors; Martlet may lack what is wanted there:

        missing return (1 use)
          A.swift:9:2

        Errors of the app's own, for all that can be told:

        expected ')' in expression list (1 use)
          A.swift:3:2
        """)
  }

  @Test func namesOfAMissingFrameworkFollowFromIt() {
    let names = ["SKScene", "SKScene.size", "SpriteView", "SKYLINE", "UIGlow"]
    let elsewhere = names.map {
      Diagnostic(file: "/w/B.swift", line: 1, column: 1, message: "cannot find '\($0)' in scope")
    }
    let member = Diagnostic(
      file: "/w/B.swift", line: 2, column: 1, message: "value of type 'Game' has no member 'size'")
    var declarations = OwnDeclarations()
    declarations.add(text: "class Stage: SKScene {}\nclass Game: Stage {}")
    let found = Finding.findings(
      of: elsewhere + [member], missingModules: [error(1, "no such module 'SpriteKit'")], declarations: declarations)
    #expect(found.filter(\.isLack).map(\.name) == ["SpriteKit", "SKYLINE", "UIGlow"])
    #expect(found.contains { $0.name == "Game.size" && $0.isFollowUp })
  }

  @Test func modulesOfMissingPackagesFollowFromThem() {
    let found = Finding.findings(of: [], missingModules: [error(1, "no such module 'Kit'")])
    #expect(found.map(\.kind) == [.package])
    #expect(Finding.joined(packages: [], found).map(\.isLack) == [true])
    let package = Finding(kind: .package, name: "kit-swift", places: [])
    #expect(Finding.joined(packages: [package], found).map(\.isLack) == [true, false])
  }

  @Test func healthIsSaidToo() {
    #expect(DoctorReport(app: "App", findings: [], workingFolder: "/").text == "App: Martlet has all that it uses")
  }
}

/// Whose mistake a missing name is.
@Suite struct OwnDeclarationsTests {
  private var declarations: OwnDeclarations {
    var declarations = OwnDeclarations()
    declarations.add(
      text: """
        struct Model: Codable, Identifiable { var title = "" }
        enum Kind: String { case a }
        struct Row: View { var body: some View { Text("") } }
        final class Box<Value>: Base { }
        class Base {}
        extension Color { static let brand = Color.red }
        """)
    return declarations
  }

  @Test(arguments: [
    ("value of type 'Model' has no member 'titel'", true), ("type 'Kind' has no member 'b'", true),
    ("type 'Kind.Type' has no member 'b'", true), ("value of type 'Box<Int>' has no member 'x'", true),
    // A modifier that Martlet lacks, tried on the app's own view.
    ("value of type 'Row' has no member 'glow'", false), ("type 'Color' has no member 'brandy'", false),
    ("cannot find 'counter' in scope", true), ("cannot find 'Mode' in scope; did you mean 'Model'?", true),
    ("cannot find type 'Model' in scope", true), ("cannot find type 'UIGlowView' in scope", false),
    ("cannot find 'kCGLensDepth' in scope", false), ("cannot find 'os_unfair_lock_lock' in scope", false),
    ("unknown attribute 'Model'", false),
  ])
  func aNameIsTheAppsOwn(_ message: String, _ expected: Bool) {
    #expect(declarations.explains(Diagnostic(file: "/f", line: 1, column: 1, message: message)) == expected)
  }

  @Test func classesOfAppleHaveMembersInScope() {
    var declarations = declarations
    declarations.add(text: "class Screen: UIViewController { }")
    #expect(
      !declarations.explains(
        Diagnostic(file: "/f", line: 1, column: 1, message: "cannot find 'navigationItem' in scope")))
  }
}

@Suite struct DoctorFailureTests {
  @Test func programsGetAnObject() throws {
    let error = ProjectError(
      file: "/a/p.pbxproj", place: SourcePlace(line: 3, column: 4), problem: "broken", remedy: "Repair it.")
    #expect(
      try DoctorFailure(error).json() == """
        {
          "error" : {
            "column" : 4,
            "file" : "/a/p.pbxproj",
            "line" : 3,
            "message" : "broken",
            "remedy" : "Repair it."
          }
        }
        """)
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
