import Foundation
import Testing

@testable import MartletRewrite

@Suite struct ObservingTests {
  private func observed(_ member: String) -> String? {
    var rewriter = SourceRewriter()
    rewriter.observesProperties = true
    let (head, tail) = ("class A: NSObject { ", " }")
    return rewritten(head + member + tail, rewriter).map { String($0.dropFirst(head.count).dropLast(tail.count)) }
  }

  @Test(arguments: [
    ("@objc dynamic var a = 1", "@_KeyValueObserved var a = 1"),
    ("@objc dynamic private(set) var a: Int", "@_KeyValueObserved private(set) var a: Int"),
    ("@objc dynamic var a: Int?", "@_KeyValueObserved var a: Int? = nil"),
    ("@objc dynamic var a = 1 { didSet {} }", "@_KeyValueObserved var a = 1 { didSet {} }"),
    ("@objc dynamic var a: Int { 1 }", "var a: Int { 1 }"),
    ("@objc dynamic weak var a: A?", "weak var a: A?"),
    ("@objc dynamic let a = 1", "let a = 1"),
    ("@objc dynamic func a() {}", "func a() {}"),
  ])
  func storedPropertiesTellOfTheirChanges(_ member: String, _ expected: String) {
    #expect(observed(member) == expected)
  }

  @Test func nothingIsAddedWhereNobodyObserves() {
    #expect(rewritten("class A: NSObject { @objc dynamic var a = 1 }") == "class A: NSObject { var a = 1 }")
  }

  @Test func oneFileThatObservesIsEnough() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("observe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "A.swift": "class A: NSObject { @objc dynamic var a = 1 }", "B.swift": "let t = observe(\\.a) { _ in }",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    let source = folder.appendingPathComponent("A.swift").path
    var sources = RewrittenSources(
      sources: [source, folder.appendingPathComponent("B.swift").path], folder: folder.appendingPathComponent("build"))
    func copy() throws -> String { try String(contentsOf: #require(sources.write().copies[source]), encoding: .utf8) }
    #expect(try copy().contains("@_KeyValueObserved"))
    sources.sources = [source]
    #expect(try !copy().contains("@_KeyValueObserved"))
  }
}
