import Testing

@testable import MartletProject

@Suite struct DependencyOrderTests {
  private func order(_ needs: [Int: [Int]], of roots: [Int]) throws -> [Int] {
    try DependencyOrder.order(of: roots) { needs[$0] ?? [] }
  }

  @Test func putsEachBehindWhatItNeeds() throws {
    #expect(try order([1: [2, 3], 2: [3, 4], 4: [3]], of: [1, 4]) == [3, 4, 2, 1])
    #expect(try order([:], of: []) == [])
  }

  @Test func namesTheCircleAlone() {
    let cycle = #expect(throws: DependencyOrder.Cycle<Int>.self) { try order([1: [2], 2: [3], 3: [2]], of: [1]) }
    #expect(cycle?.members == [2, 3])
  }

  @Test func aChainMayBeOfAnyLength() throws {
    let needs = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ($0, [$0 + 1]) })
    #expect(try order(needs, of: [0]).count == 100_001)
  }
}

@Suite struct DependencyFilesTests {
  @Test func namesPodsAndCarthagesRepositories() throws {
    let folder = try TemporaryFolder([
      "Podfile": """
      platform :ios, '15.0'
      # pod 'Not'
      target 'App' do
        use_frameworks!
        pod 'Alamofire', '~> 5.0'
        pod "Firebase/Core"
      end
      target 'Other' do
        pod 'Else'
      end
      """,
      "Cartfile": "github \"owner/Kit\" ~> 1.0\ngit \"https://example.org/a/Own.git\"\n# github \"x/y\"\n",
    ])
    let products = DependencyFiles(in: folder.url).products(for: "App")
    #expect(products.map(\.name) == ["Alamofire", "Firebase", "Kit", "Own"])
    #expect(products[0].package?.place == SourcePlace(line: 5, column: 3))
    #expect(products[2].package?.location == .remote("https://github.com/owner/Kit"))
  }

  @Test func podsThatAreInstalledAreAProjectOfTheirOwn() throws {
    let folder = try TemporaryFolder(["Podfile": "pod 'A'", "Pods/Pods.xcodeproj/project.pbxproj": ""])
    #expect(DependencyFiles(in: folder.url).products(for: "App").isEmpty)
  }
}
