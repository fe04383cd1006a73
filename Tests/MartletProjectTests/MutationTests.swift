import Foundation
import Testing

@testable import MartletProject

/// Files that are cut off or damaged end with a value or an error that names them; nothing is written, and nothing
/// hangs. Seeded, so that a failure can be repeated: 500 changes of each file, 10,000 with MARTLET_LONG=1.
@Suite struct MutationTests {
  private static let rounds = ProcessInfo.processInfo.environment["MARTLET_LONG"] == "1" ? 10_000 : 500

  /// SplitMix64, of the public domain.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Cut off, bytes replaced, a part removed, doubled or moved.
  private static func mutate(_ bytes: [UInt8], _ random: inout Generator) -> [UInt8] {
    var result = bytes
    guard !bytes.isEmpty else { return bytes }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: result = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
    case 1:
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        result[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
    case 2:
      let marks = Array("{}()[]<>=;,:\"'\\/*&$#-\n\0 ".utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        result.insert(marks.randomElement(using: &random)!, at: Int.random(in: 0...result.count, using: &random))
      }
    case 3: result.removeSubrange(part(bytes, &random))
    case 4: result.insert(contentsOf: bytes[part(bytes, &random)], at: Int.random(in: 0...bytes.count, using: &random))
    default:
      let moved = part(bytes, &random)
      result.removeSubrange(moved)
      result.insert(contentsOf: bytes[moved], at: Int.random(in: 0...result.count, using: &random))
    }
    return result
  }

  private static func part(_ bytes: [UInt8], _ random: inout Generator) -> Range<Int> {
    let start = Int.random(in: 0..<bytes.count, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 1...60, using: &random))
  }

  private static let objects =
    SampleProject.root(["Sample", "Kit", "Tests", "Widget"], more: "mainGroup = main; buildConfigurationList = rl;")
    + SampleProject.target(
      "Sample", settings: "INFOPLIST_FILE = Sample/Info.plist; A = \"$(B)$(A)\"; B = \"$(A:default=$(C))\";",
      needs: ["Kit"], more: "buildPhases = (s, r);"
    )
    .replacingOccurrences(of: "path = Sample;", with: "path = Sample; exceptions = (set); explicitFolders = (Tree);")
    + SampleProject.target("Kit", type: "framework")
    + SampleProject.target("Tests", type: "bundle.unit-test", needs: ["Sample"])
    + SampleProject.target("Widget", type: "app-extension")
      + """
      rl = { isa = XCConfigurationList; buildConfigurations = (rd); };
      rd = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = config; buildSettings = { B = 1; }; };
      main = { isa = PBXGroup; children = (config, one, group); sourceTree = "<group>"; };
      group = { isa = PBXGroup; path = Code; children = (one, strings); sourceTree = "<group>"; };
      config = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      one = { isa = PBXFileReference; path = One.swift; sourceTree = "<group>"; };
      strings = { isa = PBXVariantGroup; name = L.strings; children = (german); sourceTree = "<group>"; };
      german = { isa = PBXFileReference; name = de; path = de.lproj/L.strings; sourceTree = "<group>"; };
      s = { isa = PBXSourcesBuildPhase; files = (b1); }; r = { isa = PBXResourcesBuildPhase; files = (b2); };
      b1 = { isa = PBXBuildFile; fileRef = one; }; b2 = { isa = PBXBuildFile; fileRef = strings; };
      set = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Sample; membershipExceptions = (Old.swift); };
      """

  private static let specification = """
    name: App
    include: [base.yml]
    options: {bundleIdPrefix: org.x, deploymentTarget: {iOS: 16.0}}
    x: &anchor {SWIFT_VERSION: 5.9, LIST: [a, "b c"]}
    settings: {base: *anchor, groups: [g]}
    settingGroups: {g: {A: $(inherited) b}}
    targetTemplates: {T: {type: application, platform: iOS, sources: [Sample]}}
    targets:
      App:
        templates: [T]
        <<: *anchor
        sources:
          - path: Kit
            excludes: ["**/*.md", Old]
        info: {path: none.plist, properties: {A: true, B: [1, 2]}}
        dependencies: [{target: Lib}, {package: P, product: Q}]
      Lib: {type: framework, platform: [iOS, macOS], sources: Kit}
    packages: {P: {url: "https://example.org/P.git"}}
    """

  private static let files = [
    "Sample.xcodeproj/project.pbxproj": SampleProject.text(objects), "Sample/A.swift": "", "Sample/Old.swift": "",
    "Sample/Tree/x": "", "Kit/K.swift": "", "Tests/T.swift": "", "Code/One.swift": "", "One.swift": "",
    "App.xcconfig":
      "A = 1 // x\n#include? \"none\"\n#include \"Other.xcconfig\"\nB[sdk=iphone*][config=Debug] = $(A)\n",
    "Other.xcconfig": "C = \"a b\" $(inherited)", "Code/de.lproj/L.strings": "\"a\" = \"b\";\n/* x */ c = d;\n",
    "Sample/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>A</key><true/><key>B</key><array><string>$(TARGET_NAME)</string>
    <integer>3</integer><real>1.5</real></array><key>C</key><dict><key>D</key><string>&lt;x</string></dict></dict></plist>
    """,
    "W.xcworkspace/contents.xcworkspacedata": """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version = "1.0"><Group location = "container:" name = "x">
    <FileRef location = "group:Sample.xcodeproj"></FileRef></Group><FileRef location="group:.."/></Workspace>
    """,
    "Sample/Assets.xcassets/C.colorset/Contents.json": """
    { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb",
      "components" : { "red" : "0x10", "green" : "0.5", "blue" : "128", "alpha" : "1.000" } } } ],
      "info" : { "author" : "xcode", "version" : 1 } }
    """,
    "Sample/Assets.xcassets/I.imageset/Contents.json": """
    { "images" : [ { "idiom" : "universal", "scale" : "2x", "filename" : "a.png", "language-direction" : "left-to-right",
      "resizing" : { "mode" : "9-part", "cap-insets" : { "top" : 1, "left" : 2, "bottom" : 3, "right" : 4 } } },
      { "idiom" : "universal", "filename" : "b.pdf", "display-gamut" : "sRGB",
        "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] } ],
      "properties" : { "template-rendering-intent" : "template", "preserves-vector-representation" : true } }
    """, "Sample/Assets.xcassets/I.imageset/a.png": "", "Sample/Assets.xcassets/I.imageset/b.pdf": "",
    "Sample/M.xcstrings": """
    { "sourceLanguage" : "en", "strings" : { "Hello" : { "localizations" : { "de" : { "stringUnit" :
      { "state" : "translated", "value" : "Hallo \\n" } } } }, "%lld of %@" : { "extractionState" : "stale",
      "localizations" : { "de" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "value" : "%lld von %@" } },
      "other" : { "stringUnit" : { "value" : "%arg von %2$@" } } } } }, "fr" : { "stringUnit" : { "value" : "%#@a@" },
      "substitutions" : { "a" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" :
      { "other" : { "stringUnit" : { "value" : "%arg" } } } } } } } } } }, "version" : "1.0" }
    """,
    "Sample/de.lproj/P.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%d files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d file</string>
    <key>other</key><string>%d files</string></dict></dict></dict></plist>
    """,
    "Sample/D.xcdatamodeld/D.xcdatamodel/contents": """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0"><entity name="A" representedClassName="A"
    codeGenerationType="class"><attribute name="b" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
    <relationship name="c" toMany="YES" destinationEntity="A" inverseName="c"/></entity></model>
    """,
    "yml/project.yml": specification, "yml/base.yml": "targets: {App: {scheme: {}}}", "yml/Sample/A.swift": "",
    "yml/Kit/K.swift": "",
  ]

  /// The file that is damaged, and what is read to see it.
  @Test(arguments: [
    ("Sample.xcodeproj/project.pbxproj", "Sample.xcodeproj"), ("App.xcconfig", "Sample.xcodeproj"),
    ("Sample/Info.plist", "Sample.xcodeproj"), ("W.xcworkspace/contents.xcworkspacedata", "W.xcworkspace"),
    ("yml/project.yml", "yml"), ("Code/de.lproj/L.strings", "Sample.xcodeproj"),
    ("Sample/Assets.xcassets/C.colorset/Contents.json", "Sample.xcodeproj"),
    ("Sample/Assets.xcassets/I.imageset/Contents.json", "Sample.xcodeproj"), ("Sample/M.xcstrings", "Sample.xcodeproj"),
    ("Sample/de.lproj/P.stringsdict", "Sample.xcodeproj"),
    ("Sample/D.xcdatamodeld/D.xcdatamodel/contents", "Sample.xcodeproj"),
  ])
  func damagedFilesEndWithAValueOrAnError(_ damaged: String, _ path: String) throws {
    let folder = try TemporaryFolder()
    // One folder deeper, so that a path with `..` in it still ends in a folder that we watch.
    for (name, text) in Self.files { try folder.write(text, to: "in/\(name)") }
    let file = folder.url.appendingPathComponent("in/\(damaged)")
    let original = Array(try Data(contentsOf: file))
    var random = Generator(state: damaged.utf8.reduce(7 as UInt64) { $0 &* 31 &+ UInt64($1) })
    #expect(throws: Never.self) { try Self.readAll(folder.path("in/\(path)")) }
    for round in 0..<Self.rounds {
      try Data(Self.mutate(original, &random)).write(to: file)
      do {
        try Self.readAll(folder.path("in/\(path)"))
      } catch let error as ProjectError {
        #expect(!error.problem.isEmpty && !error.file.isEmpty, "round \(round)")
      } catch {
        Issue.record("round \(round): \(error)")
      }
    }
    try Data(original).write(to: file)
    #expect(try Self.list(folder.url) == Self.files.keys.map { "in/\($0)" }.sorted())
  }

  private static func readAll(_ path: String) throws {
    let app = try AppProject.read(ProjectRequest(path: path))
    _ = app.stringTableWarnings()
    _ = app.infoPlist.xml()
    _ = try BundleLayout(app)
    _ = try DataModelSource(app.app).text
  }

  private static func list(_ folder: URL) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { FileKind(at: folder.path + "/" + $0) == .file }.sorted()
  }
}
