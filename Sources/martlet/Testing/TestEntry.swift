/// The text of the program that runs a bundle of tests: with `--testing-library swift-testing` those of Swift Testing,
/// else those of XCTest.
enum TestEntry {
  /// The module of the generated program.
  static let moduleName = "MartletTestEntry"
  /// The variable with the file that is written when the tests came to their end.
  static let reportKey = "MARTLET_TEST_REPORT"

  static func text(importing module: String, cases: [(name: String, methods: [TestDiscovery.Method])]) -> String {
    """
    import Foundation
    import Testing
    import XCTest

    @testable import \(module)

    @main struct Entry {
      static func main() {
        if CommandLine.arguments.contains("swift-testing") {
          Task {
            let status = await Testing.__swiftPMEntryPoint() as CInt
            EndOfTests.report()
            exit(status)
          }
          RunLoop.main.run()
        }
        let cases: [XCTestCaseEntry] = [
    \(cases.map(entry).joined(separator: "\n"))
        ]
        XCTestObservationCenter.shared.addTestObserver(EndOfTests())
        XCTMain(cases)
      }
    }

    /// Says that the tests came to their end: one that ends the program itself would pass for all of them.
    final class EndOfTests: NSObject, XCTestObservation {
      func testBundleDidFinish(_ testBundle: Bundle) { Self.report() }

      static func report() {
        guard let path = ProcessInfo.processInfo.environment["\(reportKey)"] else { return }
        try? Data("done".utf8).write(to: URL(fileURLWithPath: path))
      }
    }

    """
  }

  private static func entry(_ test: (name: String, methods: [TestDiscovery.Method])) -> String {
    let methods = test.methods.map { method in
      let reference = "\(test.name).\(method.name)"
      return "        (\"\(method.name)\", \(method.isAsync ? "asyncTest(\(reference))" : reference)),"
    }
    return (["      testCase(["] + methods + ["      ]),"]).joined(separator: "\n")
  }
}
