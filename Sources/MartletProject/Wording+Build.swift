extension Wording {
  // MARK: Martlet's own libraries

  public static func buildingLibraries(_ count: Int) -> String {
    "martlet: building \(count) of Martlet's libraries"
      + (count > 10 ? ", for the first time here: this takes some minutes" : "")
  }
  public static func buildingLibrary(_ name: String, number: Int, total: Int) -> String {
    "martlet:   [\(number)/\(total)] \(name)"
  }
  public static func libraryFailed(_ name: String) -> String {
    "martlet: building the library \(name) failed; see above."
  }

  // MARK: Options of projects

  public static func unknownPlatform(_ name: String) -> String {
    "martlet: there is no platform '\(name)'. The names: "
      + ProjectRequest.Platform.allCases.map(\.rawValue).joined(separator: ", ") + "."
  }

  public static func packageNotHere(_ package: AppProject.MissingPackage) -> String {
    diagnostic(
      "warning",
      ProjectError(
        file: package.file, place: package.place, problem: missingPackageTitle(package.name),
        remedy: missingPackage(package.name, package.url)))
  }
  public static func outsideOfTheApp(_ name: String) -> String {
    "martlet: the resource '\(name)' would lie outside of the app. Rename it in the project."
  }
  public static func noPhotosFolder(_ path: String) -> String {
    "martlet: there is no folder \(path) with photos. Name one by --photos."
  }
  public static func noPackagesFolder(_ path: String) -> String {
    "martlet: there is no folder \(path) with packages. Name the folder that holds their checkouts by --packages."
  }

  // MARK: Pictures

  public static func notWhole(_ placeholders: [String]) -> String {
    let count = placeholders.count == 1 ? "a placeholder stands" : "\(placeholders.count) placeholders stand"
    return (["martlet: the picture is not whole; \(count) in it:"] + placeholders.map { "  " + $0 }).joined(
      separator: "\n")
  }

  // MARK: Tests of an app

  public static func noTests(_ name: String) -> String {
    "martlet: \(name) has no unit tests. Add a unit test target, or a folder whose name ends in Tests."
  }
  public static func emptyTests(_ name: String) -> String {
    "martlet: \(name) holds no test: no @Test function and no XCTestCase with a method whose name begins with test."
  }
  public static func testsEndedEarly(_ name: String) -> String {
    "martlet: \(name) ended before all of its tests had run: one of them ended the program."
  }
  public static func testsOverdue(_ name: String, seconds: Int) -> String {
    "martlet: \(name) did not end within \(seconds) s and was ended. More time: --timeout."
  }
  public static func testing(_ name: String, tests: Int) -> String {
    "martlet: running \(name)" + (tests == 0 ? "" : " (\(tests) \(tests == 1 ? "test" : "tests") of XCTest)")
  }

  // MARK: Doctor

  public static func compilerOverdue(_ module: String, seconds: Int) -> String {
    "the compiler read \(module) for \(seconds) s of processor time without an end; what it found until then is listed"
  }
  public static func healthy(_ name: String) -> String { "\(name): Martlet has all that it uses" }
  public static func missingFramework(_ name: String, uses: Int) -> String {
    "framework \(name): Martlet does not have it (\(times(uses)))"
  }
  /// `url` is a path for a package of the project's own.
  public static func missingPackage(_ name: String, _ url: String) -> String {
    url.hasPrefix("/") ? "Restore the folder \(url)." : "Check out \(url) as DIR/\(name) and add --packages DIR."
  }
  public static func missingPackageTitle(_ name: String) -> String { "package \(name): not here" }
  public static func morePlaces(_ count: Int) -> String { "  … and \(count) more" }
  public static func missingName(_ name: String, uses: Int) -> String { "\(name): missing (\(times(uses)))" }
  public static func otherError(_ message: String, uses: Int) -> String { "\(message) (\(times(uses)))" }
  public static func doctorSummary(_ name: String, missing: Int, uses: Int) -> String {
    "\(name): \(missing) \(missing == 1 ? "thing is" : "things are") missing, used at \(times(uses, "place"))"
  }
  public static func nothingLacksButErrors(_ name: String) -> String {
    "\(name): no name is missing, but the compiler finds errors"
  }
  public static let moduleOfNobody =
    "No framework of Apple's has this name: it is of a package, a pod or another target."
  public static let otherErrorsTitle = "Other errors; Martlet may lack what is wanted there:"
  public static let mistakesTitle = "Errors of the app's own, for all that can be told:"
  public static let followUpsTitle = "Errors in files that lack something above; they may follow from that:"
  private static func times(_ count: Int, _ word: String = "use") -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
