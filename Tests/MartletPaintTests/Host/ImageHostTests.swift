import Foundation
import MartletDisplay
import MartletHostImage
import Testing

@MainActor @Suite struct ImageHostTests {
  private func scene() -> DisplayGroup {
    let text = TextBlock(
      runs: [TextRun(content: .text("Determinism 漢字 😀"), font: FontDescription(size: 9), color: .black)],
      paragraph: ParagraphStyle())
    return DisplayGroup([
      .effect(.shadow(.black, radius: 5, offset: .zero), [filled(Path(roundedRect: box, cornerRadius: 6))]),
      .text(text, CGRect(x: 0, y: 0, width: 120, height: 12)),
    ])
  }

  private func png(_ group: DisplayGroup) throws -> Data {
    try ImageHost.render(
      group, size: CGSize(width: 100, height: 40), scale: 2, background: .white, engine: engine)
  }

  @Test func theSameListGivesTheSameBytes() throws {
    let group = scene()
    let first = try png(group)
    #expect(try png(group) == first)
    #expect(try png(scene()) == first)
    #expect(Array(first.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test func aPictureIsWrittenWholeAndLeavesNothingBeside() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("out.png").path
    let data = try png(scene())
    try ImageFile.write(data, to: path)
    try ImageFile.write(data, to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == data)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.png"])
  }

  @Test func aFileThatCannotBeWrittenIsNamed() {
    let error = #expect(throws: ImageHostError.self) { try ImageFile.write(Data(), to: "/nonexistent/out.png") }
    #expect(
      error?.description == "The picture could not be written to '/nonexistent/out.png': No such file or directory.")
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.nan, height: 1),
  ])
  func impossibleSizesAreRefused(size: CGSize) {
    #expect(throws: ImageHostError.self) {
      try ImageHost.pixels(.empty, size: size, scale: 1, background: .white, engine: engine)
    }
  }

  @Test func theBackgroundFillsThePicture() throws {
    #expect(try draw([], on: blue).pixel(39, 39) == blue)
    #expect(try draw([], on: .clear).pixel(0, 0) == .clear)
  }
}
