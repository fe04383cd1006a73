import Foundation
import MartletHost
import Testing

@testable import MartletHostGTK

@Suite struct WindowMemoryTests {
  private let app = AppIdentity(name: "App", bundleIdentifier: "org.example.App")
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  private var environment: [String: String] { ["XDG_STATE_HOME": folder] }

  @Test func remembersAcrossStarts() {
    let memory = WindowMemory(app: app, environment: environment)
    #expect(memory.size == nil)
    memory.remember(CGSize(width: 500, height: 300))
    memory.write()
    #expect(WindowMemory(app: app, environment: environment).size == CGSize(width: 500, height: 300))
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func aBrokenFileIsNoSize() throws {
    let file = WindowMemory.file(app: app, environment: environment)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    for text in ["", "{}", #"{"width":1e9,"height":5}"#, #"{"width":"a"}"#] {
      try Data(text.utf8).write(to: file)
      #expect(WindowMemory(app: app, environment: environment).size == nil, "\(text)")
    }
    try FileManager.default.removeItem(atPath: folder)
  }

  /// The XDG base directory specification: relative paths are to be ignored.
  @Test(arguments: [
    (["XDG_STATE_HOME": "/s"], "/s/martlet/org.example.App.json"),
    (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/martlet/org.example.App.json"),
    (["HOME": "/h"], "/h/.local/state/martlet/org.example.App.json"),
  ])
  func theFileIsWhereTheSpecificationSays(environment: [String: String], path: String) {
    #expect(WindowMemory.file(app: app, environment: environment).path == path)
  }

  @Test func anIdentifierStaysInsideTheFolder() {
    let odd = AppIdentity(name: "App", bundleIdentifier: "../../x")
    #expect(WindowMemory.file(app: odd, environment: ["XDG_STATE_HOME": "/s"]).path == "/s/martlet/.._.._x.json")
  }
}
