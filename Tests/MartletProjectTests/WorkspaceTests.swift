import Foundation
import Testing

@testable import MartletProject

@Suite struct WorkspaceTests {
  private let app = SampleProject.text(
    SampleProject.root(["App"])
      + SampleProject.target("App", more: "buildPhases = (link);")
        + """
        link = { isa = PBXFrameworksBuildPhase; files = (l); };
        l = { isa = PBXBuildFile; fileRef = product; };
        product = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        """)
  private let kit = SampleProject.text(
    SampleProject.root(["Kit"]) + SampleProject.target("Kit", type: "framework"))

  private func workspace(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- note -->\n<Workspace version = \"1.0\">\n\(content)\n</Workspace>\n"
  }

  private func folder(_ content: String, more: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [
        "W.xcworkspace/contents.xcworkspacedata": workspace(content), "Apps/My App/App/A.swift": "",
        "Apps/My App/App.xcodeproj/project.pbxproj": app, "Kits/Kit/K.swift": "",
        "Kits/Kit.xcodeproj/project.pbxproj": kit,
      ].merging(more) { $1 })
  }

  @Test func joinsTheProjectsThatItNames() throws {
    let folder = try folder(
      """
      <Group location = "group:Apps" name="A"><FileRef location = "group:My App/App.xcodeproj"></FileRef></Group>
      <FileRef location="container:Kits/Kit.xcodeproj"/>
      """)
    for path in ["", "W.xcworkspace"] {
      let project = try AppProject.read(ProjectRequest(path: folder.path(path)))
      #expect(project.app.sources.map(folder.relative) == ["Apps/My App/App/A.swift"])
      #expect(project.modules.map(\.name) == ["Kit"])
      #expect(project.app.dependencies == ["Kit"])
      #expect(project.warnings == [])
    }
  }

  @Test func theWorkspaceInsideAProjectMeansTheProject() throws {
    let inside = "Apps/My App/App.xcodeproj/project.xcworkspace"
    let folder = try folder(
      "", more: ["\(inside)/contents.xcworkspacedata": workspace("<FileRef location = \"self:\"></FileRef>")])
    #expect(try AppProject.read(ProjectRequest(path: folder.path(inside))).name == "App")
  }

  @Test func aProjectMayHoldOthers() throws {
    let inner = SampleProject.text(
      SampleProject.root(
        ["Kit", "Demo"], more: "projectReferences = ({ ProjectRef = up; }); mainGroup = m;")
        + SampleProject.target("Kit", type: "framework") + SampleProject.target("Demo")
        + "up = { isa = PBXFileReference; path = ../App.xcodeproj; sourceTree = SOURCE_ROOT; };")
    let outer = SampleProject.text(
      SampleProject.root(["Other"], more: "projectReferences = ({ ProductGroup = g; ProjectRef = ref; }, x);")
        + SampleProject.target("Other", more: "buildPhases = (link);")
          + """
          ref = { isa = PBXFileReference; path = In/Demo.xcodeproj; sourceTree = SOURCE_ROOT; };
          link = { isa = PBXFrameworksBuildPhase; files = (l); }; l = { isa = PBXBuildFile; fileRef = proxy; };
          proxy = { isa = PBXReferenceProxy; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
          """)
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": outer, "Other/A.swift": "", "In/Demo.xcodeproj/project.pbxproj": inner,
      "In/Kit/K.swift": "",
    ])
    let project = try AppProject.read(ProjectRequest(path: folder.url.path))
    #expect(project.name == "Other")
    #expect(project.modules.map(\.name) == ["Kit"])
    #expect(project.warnings == [])
  }

  @Test func notesProjectsThatAreMissingOrDamaged() throws {
    let folder = try folder(
      """
      <FileRef location="group:Pods/Pods.xcodeproj"/><FileRef location="group:Bad.xcodeproj"/>
      <FileRef location="group:Apps/My App/App.xcodeproj"/>
      """, more: ["Bad.xcodeproj/project.pbxproj": "{ objects"])
    let project = try AppProject.read(ProjectRequest(path: folder.url.path))
    #expect(project.name == "App")
    #expect(project.warnings.map(\.remedy) == [Wording.installPods, Wording.repairProjectFile])
    #expect(project.warnings.first?.place == SourcePlace(line: 4, column: 1))
  }

  @Test func aWorkspaceWithoutAProjectIsAnError() throws {
    let folder = try folder("")
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.problem == Wording.workspaceEmpty)
  }

  @Test(arguments: [
    ("", "the file ends where a value should stand", 1, 1),
    ("<A", "expected '>' after 'A'", 1, 3),
    ("<A>\n <B>\n</A>", "'<B>' is never closed", 2, 2),
    ("<A x>", "expected '=' after 'x'", 1, 5),
    ("<A x=\"1>", "'\"' is never closed", 1, 6),
    ("<A x=1/>", "expected '\"' or '''", 1, 6),
    ("<>", "expected a name", 1, 2),
    ("<!-- x", "'<' is never closed", 1, 1),
    ("<A/>", "this is not a workspace: the outermost element is not 'Workspace'", 1, 1),
  ])
  func namesThePlaceOfAMistake(_ text: String, _ problem: String, _ line: Int, _ column: Int) throws {
    let folder = try TemporaryFolder(["W.xcworkspace/contents.xcworkspacedata": text])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(ProjectRequest(path: folder.url.path)) }
    #expect(error?.problem == problem)
    #expect(error?.place == SourcePlace(line: line, column: column))
  }

  @Test func elementsMayNotBeNestedWithoutEnd() {
    let text = String(repeating: "<Group>", count: 100_000)
    let error = #expect(throws: ProjectError.self) { try MarkupParser.parse(text, file: "w") }
    #expect(error?.problem == Wording.nestedTooDeeply)
  }

  @Test func decodesEntities() throws {
    let element = try MarkupParser.parse("<A x='a &amp;lt; &lt;&quot;&apos;&gt;'/>", file: "w")
    #expect(element.attributes["x"] == "a &lt; <\"'>")
  }
}
