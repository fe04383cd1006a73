import Foundation
import Testing

@testable import MartletProject

@Suite struct AppProjectReadingTests {
  @Test func takesALoneFile() throws {
    let folder = try TemporaryFolder(["Hello World.swift": ""])
    let app = try AppProject.read(at: folder.path("Hello World.swift"))
    #expect(app.name == "Hello World")
    #expect(app.moduleName == "Hello_World")
    #expect(app.sources == [folder.path("Hello World.swift")])
  }

  @Test func takesAFolderOfSwiftFilesWithoutItsTests() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "App/Sub/B.swift": "", "App/Tests/T.swift": "", "App/.build/C.swift": "", "App/note.txt": "",
    ])
    let app = try AppProject.read(at: folder.path("App"))
    #expect(app.sources.map(folder.relative) == ["App/A.swift", "App/Sub/B.swift"])
    #expect(app.resources.map(\.destination) == ["note.txt"])
  }

  @Test func findsAProjectOneLevelDown() throws {
    let folder = try TemporaryFolder(["Inner/X.xcodeproj/project.pbxproj": "{ }"])
    let error = #expect(throws: ProjectError.self) { try AppProject.read(at: folder.url.path) }
    #expect(error?.file == folder.path("Inner/X.xcodeproj/project.pbxproj"))
    #expect(error?.problem == Wording.notAProject)
  }

  @Test func refusesWhatIsNotAnApp() throws {
    let folder = try TemporaryFolder(["a.txt": "", "Empty/x.txt": "", "Package/Package.swift": ""])
    let problems = ["nowhere", "a.txt", "Empty", "Package"].map { name in
      #expect(throws: ProjectError.self) { try AppProject.read(at: folder.path(name)) }?.problem
    }
    #expect(
      problems == [Wording.noSuchPath, Wording.notASwiftFile, Wording.noSwiftFiles, Wording.packagesNotThereYet])
  }
}
