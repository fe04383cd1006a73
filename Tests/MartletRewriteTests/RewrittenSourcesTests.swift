import Foundation
import Testing

@testable import MartletRewrite

@Suite struct RewrittenSourcesTests {
  /// A folder of its own with some sources.
  private final class Project {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rewrite-\(UUID().uuidString)")
    var paths: [String] = []
    var rewritten: RewrittenSources {
      RewrittenSources(sources: paths, folder: folder.appendingPathComponent("build"))
    }

    init(_ files: [String: String]) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in files { try write(text, to: name) }
      paths = files.keys.sorted().map { folder.appendingPathComponent($0).path }
    }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  }

  private func compile(_ arguments: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck"] + arguments
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  @Test func onlyWhatDiffersIsCopied() throws {
    let project = try Project(["A.swift": "class A { @objc func a() {} }", "B.swift": "class B {}"])
    let outcome = try project.rewritten.write()
    #expect(Array(outcome.copies.keys) == [project.path("A.swift")])
    #expect(outcome.compilerArguments == ["-vfsoverlay", project.path("build/overlay.json")])
    #expect(try String(contentsOfFile: project.path("A.swift"), encoding: .utf8) == "class A { @objc func a() {} }")
  }

  @Test func theSecondTimeNothingIsWritten() throws {
    let project = try Project(["A.swift": "class A { @objc func a() {} }"])
    let first = try project.rewritten.write()
    let copy = try #require(first.copies.values.first)
    let long = Date(timeIntervalSince1970: 1_000_000)
    for path in [copy.path, project.path("build/overlay.json")] {
      try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: path)
    }
    _ = try project.rewritten.write()
    for path in [copy.path, project.path("build/overlay.json")] {
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == long)
    }
  }

  @Test func whatNeedsNoCopyAnyMoreLosesIt() throws {
    let project = try Project(["A.swift": "class A { @objc func a() {} }"])
    _ = try project.rewritten.write()
    try project.write("class A { func a() {} }", to: "A.swift")
    let outcome = try project.rewritten.write()
    #expect(outcome.copies.isEmpty && outcome.compilerArguments.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.path("build")) == ["overlay.json"])
  }

  @Test func aProtocolInAnotherFileChangesACaller() throws {
    let project = try Project([
      "A.swift": "func call(_ p: P) { p.f?(1) }", "P.swift": "@objc protocol P { @objc optional func f(_ a: Int) }",
    ])
    _ = try project.rewritten.write()
    try project.write("@objc protocol P { @objc optional func f(_ a: Int, b: Int) }", to: "P.swift")
    let outcome = try project.rewritten.write()
    #expect(Array(outcome.copies.keys) == [project.path("P.swift")])
  }

  @Test func requirementsOfAnotherModuleCount() throws {
    let project = try Project([
      "A.swift": "func call(_ p: P) { p.f?(1) }",
      "P.swift": "@objc public protocol P { @objc optional func f(_ a: Int) }",
    ])
    var rewritten = project.rewritten
    rewritten.sources = [project.path("A.swift")]
    rewritten.dependencies = [project.path("P.swift")]
    let copy = try #require(rewritten.write().copies[project.path("A.swift")])
    #expect(try String(contentsOf: copy, encoding: .utf8).contains("p._optional_f_?.f"))
    #expect(try rewritten.write().copies.count == 1)
  }

  @Test func theCompilerTakesItAndNamesTheOriginalLine() throws {
    let project = try Project([
      "Odd \"näme\".swift": "@objc protocol P { @objc optional func f(_ a: Int) }\n\nlet wrong: Int = \"text\"\n",
      "Use.swift": "final class C: P { func f(_ a: Int) {} }\nfunc call(_ p: P?) -> Bool { p?.f?(1) != nil }\n",
    ])
    let outcome = try project.rewritten.write()
    let output = try compile(project.paths + outcome.compilerArguments)
    let errors = output.split(separator: "\n").filter { $0.contains("error: ") && $0.hasPrefix("/") }
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix(project.path("Odd \"näme\".swift") + ":3:18: error: ") == true)
  }

  @Test func aFileThatCannotBeReadIsLeftToTheCompiler() throws {
    let project = try Project(["A.swift": "@objc class A {}"])
    project.paths.append(project.path("Missing.swift"))
    #expect(try project.rewritten.write().copies.count == 1)
  }
}
