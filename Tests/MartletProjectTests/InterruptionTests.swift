import Foundation
import Testing

@testable import martlet

/// A signal to the command ends what it started and leaves nothing behind.
@Suite struct InterruptionTests {
  /// A package whose manifest never ends, and a folder for temporary files.
  private let files: TemporaryFolder

  init() throws {
    let manifest =
      "// swift-tools-version: 5.9\nimport Foundation\nimport PackageDescription\nwhile true { sleep(1) }\n"
    files = try TemporaryFolder(["P/Package.swift": manifest, "tmp/x": ""])
  }

  private var tool: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("martlet").path
  }

  private var scratchFolders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: files.path("tmp"))) ?? []
    return names.filter { $0.hasPrefix("martlet-manifest-") }
  }

  /// The processes whose command names the folder for temporary files.
  private var programs: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { $0.allSatisfy(\.isNumber) }.filter { name in
      let command = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
      return String(decoding: command, as: UTF8.self).contains(files.path("tmp") + "/martlet-manifest-")
    }
  }

  private func wait(until isDone: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 120)
    while !isDone(), Date() < deadline { usleep(20_000) }
    return isDone()
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func programsAndFoldersGo(_ signal: Int32) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = files.path("tmp")
    environment["XDG_CACHE_HOME"] = files.path("cache")
    let child = try ChildProcess.start([tool, "build", files.path("P")], environment: environment, output: 1)
    #expect(wait { !scratchFolders.isEmpty && !programs.isEmpty })
    kill(child, signal)
    #expect(try ChildProcess.wait(for: child) == .signalled(signal))
    #expect(wait { programs.isEmpty })
    #expect(scratchFolders.isEmpty)
  }

  @Test func whatAProgramStartedIsEndedWithIt() throws {
    let file = files.path("pid")
    let script = "sleep 1000 & echo $! >'\(file)'; wait"
    let ending = try ChildProcess.run(["/bin/sh", "-c", script], environment: nil, limitInSeconds: 1)
    #expect(ending == .overdue(isComputing: false))
    let number = try #require(try pid_t(String(contentsOfFile: file, encoding: .utf8).dropLast()))
    // Init may take its time to bury it: then it is a zombie, whose command is empty.
    #expect(wait { FileManager.default.contents(atPath: "/proc/\(number)/cmdline")?.isEmpty ?? true })
  }
}
