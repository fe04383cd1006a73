import Testing

@testable import MartletProject
@testable import martlet

@Suite struct TestDiscoveryTests {
  private let discovery = TestDiscovery(texts: [
    """
    import XCTest
    class BaseTests: XCTestCase {
      func testBase() {}
      func helper() {}
      func testWithArgument(_ x: Int) {}
      private func testHidden() {}
      static func testStatic() {}
    }
    final class DerivedTests: BaseTests {
      override func testBase() {}
      func testLater() async throws {}
      @MainActor func testOnMain() {}
      func testThatAnswers() -> Int { 1 }
      #if os(Linux)
      func testOfLinux() {}
      #elseif !DEBUG
      func testOfReleases() {}
      #endif
    }
    struct Namespace { class InnerTests: XCTest.XCTestCase { func testInner() {} } }
    class Empty: XCTestCase {}
    class NotATest: Base { func testNothing() {} }
    class Ring: Ring { func testRing() {} }
    """,
    "extension BaseTests { func testInExtension() {} }",
  ])

  @Test func findsClassesThatDescendFromTestCases() {
    #expect(discovery.cases.map(\.name) == ["BaseTests", "DerivedTests", "Namespace.InnerTests"])
  }

  @Test func findsMethodsOfExtensionsAndOfClassesAbove() {
    #expect(discovery.cases[0].methods.map(\.name) == ["testBase", "testInExtension"])
    #expect(
      discovery.cases[1].methods.map(\.name) == [
        "testLater", "testOnMain", "testOfReleases", "testBase", "testInExtension",
      ])
  }

  @Test func knowsWhatRunsLaterAndWhere() {
    #expect(discovery.cases[1].methods[0] == TestDiscovery.Method(name: "testLater", isAsync: true))
    #expect(discovery.cases[1].methods[1] == TestDiscovery.Method(name: "testOnMain", isOnMainActor: true))
  }

  @Test func writesTheProgramThatRunsThem() {
    let text = TestEntry.text(importing: "AppTests", cases: discovery.cases)
    #expect(text.contains("@testable import AppTests\n"))
    #expect(text.contains("(\"testLater\", asyncTest(DerivedTests.testLater)),"))
    #expect(text.contains("(\"testInner\", Namespace.InnerTests.testInner),"))
  }
}

@Suite struct ResourceAccessorTests {
  @Test func onlyModulesOfPackagesWithResourcesHaveABundle() {
    var module = SwiftModule(productName: "Kit")
    module.resources = [SwiftModule.Resource(path: "/a", destination: "a")]
    #expect(ResourceAccessor.text(for: module) == nil)
    module.package = "My"
    #expect(ResourceAccessor.text(for: module)?.contains("My_Kit.bundle") == true)
    module.resources = []
    #expect(ResourceAccessor.text(for: module) == nil)
  }
}
