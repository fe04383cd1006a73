import Foundation
import Testing

@testable import martlet

@Suite struct SnapshotCommandTests {
  @Test func onlyAPictureOrNothingIsReplaced() throws {
    let folder = try TemporaryFolder(["empty.png": "", "App.swift": "import SwiftUI", "folder/kept": "x"])
    let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    try signature.write(to: folder.url.appendingPathComponent("old.png"))
    #expect(SnapshotCommand.mayReplace(folder.path("new.png")))
    #expect(SnapshotCommand.mayReplace(folder.path("empty.png")))
    #expect(SnapshotCommand.mayReplace(folder.path("old.png")))
    #expect(!SnapshotCommand.mayReplace(folder.path("App.swift")))
    #expect(!SnapshotCommand.mayReplace(folder.path("folder")))
    #expect(!SnapshotCommand.mayReplace("/dev/null"))
  }
}
