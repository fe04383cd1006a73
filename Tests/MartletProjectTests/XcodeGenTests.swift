import Foundation
import Testing

@testable import MartletProject

@Suite struct XcodeGenTests {
  private func read(
    _ files: [String: String], change: (inout ProjectRequest) -> Void = { _ in }
  ) throws -> (app: AppProject, folder: TemporaryFolder) {
    let folder = try TemporaryFolder(files)
    var request = ProjectRequest(path: folder.url.path)
    change(&request)
    return (try AppProject.read(request), folder)
  }

  private let specification = """
    name: Sample
    options:
      bundleIdPrefix: org.example
      deploymentTarget: {iOS: 16.4, macOS: "13.0"}
    settings:
      base: {SWIFT_VERSION: "5.9", FROM_PROJECT: YES}
      groups: [common]
    settingGroups:
      common:
        SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) COMMON
    packages:
      Remote: {url: https://example.org/Remote.git, from: 1.0.0}
    targetTemplates:
      Kits:
        type: framework
        platform: iOS
        sources: ["Kits/${target_name}"]
    targets:
      App:
        type: application
        platform: iOS
        settings:
          configs:
            debug: {PRODUCT_NAME: "Sample App"}
            release: {PRODUCT_NAME: Wrong}
        sources:
          - App
          - path: Shared
            excludes: ["**/*Mac.swift", Old, "*.md"]
          - {path: data, type: folder}
          - {path: Gone, optional: true}
          - {path: Scripts, buildPhase: none}
        info:
          path: App/Info.plist
          properties: {UIAppFonts: [a.ttf], Flag: true, Count: 3}
        dependencies:
          - target: Kit
          - package: Remote
            product: Other
          - sdk: MapKit.framework
      Kit: {templates: [Kits]}
      Watch: {type: application, platform: watchOS, sources: Watch}
      AppTests: {type: bundle.unit-test, platform: iOS, sources: Tests, dependencies: [{target: App}]}
    """

  private let files = [
    "App/A.swift": "", "App/Info.plist": "<plist><dict><key>FromFile</key><true/></dict></plist>",
    "App/Assets.xcassets/x": "", "Shared/S.swift": "", "Shared/Old/O.swift": "", "Shared/Sub/SMac.swift": "",
    "Shared/README.md": "", "data/x/y.json": "", "Scripts/s.swift": "", "Kits/Kit/K.swift": "", "Tests/T.swift": "",
  ]

  @Test func readsTargetsWithTheirSourcesSettingsAndNeeds() throws {
    let (app, folder) = try read(files.merging(["project.yml": specification]) { $1 })
    #expect(app.name == "Sample App")
    #expect(app.app.sources.map(folder.relative) == ["App/A.swift", "Shared/S.swift"])
    #expect(app.app.resources.map(\.destination) == ["data"])
    #expect(app.app.assetCatalogs.map(folder.relative) == ["App/Assets.xcassets"])
    #expect(app.app.language.version == "5.9")
    #expect(app.app.language.conditions == ["DEBUG", "COMMON"])
    #expect(app.deploymentTarget == "16.4")
    #expect(app.modules.map(\.name) == ["Kit"])
    #expect(app.modules.first?.sources.map(folder.relative) == ["Kits/Kit/K.swift"])
    #expect(app.app.dependencies == ["Kit"])
    #expect(app.tests.map(\.name) == ["AppTests"])
    #expect(app.missingPackages.map(\.url) == ["https://example.org/Remote.git"])
    #expect(app.missingPackages.first?.place == SourcePlace(line: 12, column: 11))
    #expect(app.warnings.map(\.problem) == ["left out: Watch (a watch app)"])
    let plist = app.infoPlist.values
    #expect(plist["CFBundleIdentifier"] == .string("org.example.App"))
    #expect(plist["UIAppFonts"] == .array([.string("a.ttf")]))
    #expect(plist["Count"] == .integer(3) && plist["FromFile"] == .bool(true) && plist["Flag"] == .bool(true))
  }

  @Test func anXcodeProjectGoesBeforeTheSpecificationThatItWasMadeOf() throws {
    let project = SampleProject.text(SampleProject.root(["X"]) + SampleProject.target("X"))
    let (app, _) = try read(["project.yml": "name: Y", "X.xcodeproj/project.pbxproj": project, "X/X.swift": ""])
    #expect(app.name == "X")
  }

  @Test func includedFilesHaveTheirOwnFolders() throws {
    let (app, folder) = try read([
      "project.yml":
        "include:\n  - sub/base.yml\n  - {path: off.yml, enable: false}\ntargets:\n  App:\n    sources: [Own]",
      "sub/base.yml":
        "name: N\ninclude: ../project.yml\ntargets:\n  App: {type: application, platform: iOS, sources: [In]}",
      "sub/In/A.swift": "", "Own/B.swift": "",
    ])
    #expect(app.app.sources.map(folder.relative) == ["Own/B.swift", "sub/In/A.swift"])
  }

  @Test func aTargetForSeveralPlatformsBecomesOneForEach() throws {
    let text = """
      targets:
        App:
          type: application
          platform: [iOS, macOS]
          sources: App_${platform}
          dependencies: [{target: Kit}, {target: Other, platforms: [macOS]}]
        Kit: {type: framework, platform: [iOS, macOS], sources: Kit}
        Other: {type: framework, platform: macOS, sources: Other}
      """
    let files = [
      "project.yml": text, "App_iOS/A.swift": "", "App_macOS/B.swift": "", "Kit/K.swift": "", "Other/O.swift": "",
    ]
    let (app, folder) = try read(files)
    #expect(app.app.sources.map(folder.relative) == ["App_iOS/A.swift"])
    #expect(app.modules.map(\.name) == ["Kit_iOS"])
    let (mac, macFolder) = try read(files) { $0.platform = .macOS }
    #expect(mac.app.sources.map(macFolder.relative) == ["App_macOS/B.swift"])
    #expect(mac.modules.map(\.name) == ["Kit_macOS", "Other"])
  }

  @Test func templatesOfTemplatesAndGroupsOfGroupsEnd() throws {
    let text = """
      settings: {groups: [g, g, g]}
      settingGroups: {g: {groups: [g, g, g], base: {A: b}}}
      targetTemplates: {T: {templates: [T, T, T]}}
      targets: {A: {templates: [T], type: application, platform: iOS}}
      """
    let folder = try TemporaryFolder(["project.yml": text])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.problem == Wording.tooManyTemplates)
    try folder.write(text.replacingOccurrences(of: "templates: [T], ", with: ""), to: "project.yml")
    let other = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(other?.problem == "the app 'A' has no Swift file")
  }

  @Test(arguments: [
    ("targets: [", "did not find expected node content", 2, 1),
    ("a: b: c", "mapping values are not allowed in this context", 1, 5),
    ("- a", "expected keys and values", 1, 1),
    ("targets:\n  A:\n    templates: [None]", "there is no target template 'None'", 3, 5),
    ("a: *none", "there is no anchor '&none' above", 1, 4),
    ("? [a]\n: b", "a key is not a text", 1, 3),
    ("include: none.yml", "the included file is missing: FOLDER/none.yml", 1, 10),
    ("targets: {A: {type: application, platform: iOS, sources: [{name: x}]}}", "a source has no path", 1, 59),
  ])
  func namesThePlaceOfAMistake(_ text: String, _ problem: String, _ line: Int, _ column: Int) throws {
    let folder = try TemporaryFolder(["project.yml": text])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.file == folder.path("project.yml"))
    #expect(error?.problem == problem.replacingOccurrences(of: "FOLDER", with: folder.url.path))
    #expect(error?.place == SourcePlace(line: line, column: column))
  }
}

@Suite struct YAMLParserTests {
  private func parse(_ text: String) throws -> JSONValue { try YAMLParser.parse(text, file: "y") }

  @Test func numbersStayTextAndPlainWordsAreBooleans() throws {
    let value = try parse("a: 5.0\nb: yes\nc: \"yes\"\nd: ~\ne: [1, Off]\nf:\n")
    #expect(value["a"]?.string == "5.0")
    #expect(value["b"]?.bool == true)
    #expect(value["c"]?.string == "yes")
    #expect(value["d"]?.content == .null)
    #expect(value["e"]?.texts == ["1", "NO"])
    #expect(value["f"]?.content == .null)
  }

  @Test func aliasesAndMergedMappingsAreCopied() throws {
    let value = try parse("base: &b {x: 1, y: 2}\nown:\n  <<: *b\n  y: 3\nboth:\n  <<: [*b, {z: 4}]\n")
    #expect(value["own"]?["x"]?.string == "1" && value["own"]?["y"]?.string == "3")
    #expect(value["both"]?["z"]?.string == "4")
  }

  @Test func anEmptyFileIsAnEmptyObject() throws {
    #expect(try parse("").isObject)
    #expect(try parse("# only a note").isObject)
  }

  /// Each line is ten copies of the one before.
  @Test func copiesOfCopiesEnd() {
    let lines = (1...12).map {
      "l\($0): &l\($0) [\(Array(repeating: "*l\($0 - 1)", count: 10).joined(separator: ", "))]"
    }
    let error = #expect(throws: ProjectError.self) { try parse((["l0: &l0 x"] + lines).joined(separator: "\n")) }
    #expect(error?.problem == Wording.tooManyValues)
  }

  @Test func deepNestingEnds() {
    let error = #expect(throws: ProjectError.self) { try parse(String(repeating: "[", count: 5000)) }
    #expect(error?.problem == Wording.nestedTooDeeply)
  }
}
