import Foundation
import Testing
import UIKit

@testable import CoreImage
@testable import MartletVips

/// Files that cameras, editors and accidents make: each is read, or a message says what is wrong with it and which it is.
@Suite struct UnusualFileTests {
  private let context = CIContext()
  private let space = CGColorSpace(name: CGColorSpace.sRGB)!
  private let photo = TestPicture.photo.image
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unusual-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func file(_ name: String, _ data: Data) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url
  }

  private func png() throws -> Data {
    try #require(context.pngRepresentation(of: photo, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
  }

  private func jpeg(_ image: CIImage? = nil) throws -> Data {
    try #require(
      context.jpegRepresentation(
        of: image ?? photo, colorSpace: CGColorSpaceCreateDeviceRGB(), options: [.quality: 1.0]))
  }

  /// One colour below another.
  private func stack(_ colors: [[UInt8]], width: Int = 40, height: Int = 24, _ layout: Picture.Layout) -> Picture? {
    let bytes = colors.flatMap { color in (0..<width * height).flatMap { _ in color } }
    return Picture(pixels: Data(bytes), width: width, height: height * colors.count, layout: layout)
  }

  private func middle(_ image: CIImage) -> [Int] {
    rendered(image, CGRect(x: image.extent.midX, y: image.extent.midY, width: 1, height: 1)).map(Int.init)
  }

  private func isNear(_ a: [Int], _ b: [Int], _ distance: Int) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= distance }
  }

  // MARK: What is read

  @Test(arguments: [".png", ".tif[compression=none]", ".tif[compression=deflate,tile]"])
  func sixteenBits(ending: String) throws {
    let numbers: [UInt16] = [40_000, 20_001, 3, 65_535, 0, 257]
    let bytes = numbers.withUnsafeBytes { Data($0) }
    let stored = try #require(Picture(pixels: bytes, width: 2, height: 1, layout: .rgb16))
    let image = try #require(CIImage(contentsOf: file("deep", stored.encoded(ending: ending))))
    #expect(image.properties["Depth"] as? Int == 16 && image.extent.size == CGSize(width: 2, height: 1))
    let written = try #require(context.pngRepresentation(of: image, format: .RGBA16, colorSpace: space))
    let pixels = try PictureFile(.data(written)).picture().pixels()
    let back = pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }
    #expect(back.enumerated().filter { $0.offset % 4 != 3 }.map(\.element).elementsEqual(numbers))
  }

  /// Inks as printers have them, with libvips's profile for files that hold none: cyan, and black of all four.
  @Test func inks() throws {
    let stored = try #require(stack([[255, 0, 0, 0], [255, 255, 255, 255]], .rgba8))
    let image = try #require(CIImage(data: stored.encoded(ending: ".jpg[Q=100]", .inks)))
    let cyan = Array(rendered(image, CGRect(x: 5, y: 40, width: 1, height: 1)).map(Int.init))
    #expect(cyan[0] < 60 && cyan[2] > 170 && cyan[3] == 255, "\(cyan)")
    let black = Array(rendered(image, CGRect(x: 5, y: 5, width: 1, height: 1)).map(Int.init))
    #expect(black[0] < 40 && black[1] < 40 && black[2] < 60, "\(black)")
  }

  /// Of several pictures the first is shown, whatever the others are.
  @Test(arguments: [".gif", ".webp[lossless]"]) func animations(ending: String) throws {
    let stored = try #require(stack([[200, 40, 40, 255], [40, 200, 40, 255], [40, 40, 200, 255]], .rgba8))
    let image = try #require(CIImage(data: stored.encoded(ending: ending, frames: 3)))
    #expect(image.extent.size == CGSize(width: 40, height: 24))
    #expect(isNear(middle(image), [200, 40, 40, 255], 8), "\(middle(image))")
  }

  /// HEIC and AVIF are read where the system's libheif has their decoders; without an encoder there is nothing to read.
  @Test(arguments: [".heic[Q=90]", ".avif[Q=90,speed=8]"]) func highEfficiency(ending: String) throws {
    let stored = try #require(stack([[30, 140, 220]], width: 64, height: 64, .rgb8))
    let data: Data
    do throws(PictureFailure) { data = try stored.encoded(ending: ending) } catch {
      try #require(
        ["Unsupported", "no encoder", "not a known", "compression"].contains { error.message.contains($0) },
        "\(error.message)")
      withKnownIssue("this system has no encoder for \(ending): \(error.message)") { Issue.record("not tried") }
      return
    }
    let image = try #require(CIImage(contentsOf: file("picture.bin", data)))
    #expect(image.extent.size == CGSize(width: 64, height: 64))
    #expect(isNear(middle(image), [30, 140, 220, 255], 6), "\(middle(image))")
  }

  @Test func namesThatLie() throws {
    #expect(try CIImage(contentsOf: file("picture.jpg", png()))?.extent == photo.extent)
    #expect(try CIImage(contentsOf: file("picture.png", jpeg()))?.extent == photo.extent)
    #expect(try CIImage(contentsOf: file("no ending", png()))?.extent == photo.extent)
  }

  // MARK: What is not

  private func reason(_ url: URL) -> String? {
    let lines = notes { #expect(CIImage(contentsOf: url) == nil) }
    let start = "martlet: \(url.path) is no picture that can be read: "
    guard lines.count == 1, lines[0].hasPrefix(start) else { return "\(lines)" }
    return String(lines[0].dropFirst(start.count))
  }

  @Test func filesWithoutAPicture() throws {
    #expect(
      try reason(file("letter.png", Data("Dear all, this is a letter.".utf8)))
        == "what it holds is no picture in a format that is known here")
    #expect(try reason(file("empty.jpg", Data())) == "it is empty")
    #expect(reason(folder) == "it is a folder")
    #expect(reason(folder.appendingPathComponent("gone.jpg")) == "there is no such file")
    let pipe = folder.appendingPathComponent("pipe.jpg")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(reason(pipe) == "it is no file, but a pipe or a device")
    let lines = notes { #expect(CIImage(data: Data("no picture".utf8)) == nil) }
    #expect(
      lines == [
        "martlet: 10 bytes of data are no picture that can be read: what it holds is no picture in a format that is "
          + "known here"
      ])
  }

  /// An administrator may read everything; another user may not.
  @Test func filesThatMayNotBeRead() throws {
    let url = try file("private.png", png())
    #expect(chmod(url.path, 0) == 0)
    if geteuid() == 0 {
      #expect(CIImage(contentsOf: url) != nil)
    } else {
      #expect(reason(url) == "you have no permission to read it")
    }
  }

  /// 33 bytes that announce 50,000 by 50,000 pixels: ten gigabytes, of which none is taken.
  @Test func picturesThatAreTooLarge() throws {
    var data = try png()
    for offset in [16, 20] { data.replaceSubrange(offset..<offset + 4, with: [0, 0, 0xC3, 0x50]) }
    data.replaceSubrange(29..<33, with: withUnsafeBytes(of: Self.checksum(data[12..<29]).bigEndian) { Data($0) })
    #expect(
      try reason(file("bomb.png", data))
        == "it says that it has 50000 by 50000 pixels; more than 268435456 are not read")
  }

  /// Of a chunk of PNG (ISO/IEC 15948, annex D).
  private static func checksum(_ bytes: Data) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
  }

  // MARK: What goes wrong later

  /// Chosen, and gone before its pixels were needed.
  @Test func filesThatGo() throws {
    let url = try file("photo.png", png())
    let image = try #require(CIImage(contentsOf: url)).applyingFilter("CISepiaTone")
    try FileManager.default.removeItem(at: url)
    let lines = notes { #expect(context.createCGImage(image, from: image.extent) == nil) }
    #expect(
      lines == ["martlet: an image cannot be computed: \(url.path) can no longer be read: there is no such file"])
    // Written over what is there: nothing is changed, and nothing is left.
    let target = try file("result.jpg", Data("what was there".utf8))
    #expect(throws: PictureFailure(message: "\(url.path) can no longer be read: there is no such file")) {
      try context.writeJPEGRepresentation(of: image, to: target, colorSpace: space)
    }
    #expect(try Data(contentsOf: target) == Data("what was there".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["result.jpg"])
  }

  /// The part that is there is shown and can be saved, and one note says which file it is. The file stays as it is.
  @Test(arguments: ["photo.jpg", "photo.png"]) func filesThatAreCutOff(name: String) throws {
    let large = photo.transformed(by: CGAffineTransform(scaleX: 5, y: 5))
    let whole =
      try name.hasSuffix("jpg")
      ? jpeg(large)
      : #require(context.pngRepresentation(of: large, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
    let data = whole.prefix(whole.count * 6 / 10)
    let url = try file(name, data)
    let image = try #require(CIImage(contentsOf: url))
    var (picture, again, saved): (CGImage?, CGImage?, Data?)
    let output = image.applyingFilter("CIColorInvert").applyingFilter("CIColorInvert")
    let lines = notes {
      picture = context.createCGImage(output, from: image.extent)
      again = context.createCGImage(output, from: image.extent)
      saved = context.jpegRepresentation(of: output, colorSpace: space)
    }
    #expect(lines.count == 1, "\(lines)")
    #expect(
      lines.first?.hasPrefix(
        "martlet: \(url.path) is cut off or damaged, and the part that can be read is shown (") == true)
    #expect(lines.first?.hasSuffix("): copy it from where it came from again") == true)
    let original = try #require(CIImage(data: whole))
    let part = try #require(picture)._reference.pixels
    let all = try #require(context.createCGImage(original, from: image.extent))._reference.pixels
    // A fourth of the rows, at least, is that of the whole picture.
    let top = part.count / 4
    #expect(zip(part.prefix(top), all.prefix(top)).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(part != all && again?._reference.pixels == part)
    #expect(CIImage(data: try #require(saved))?.extent.size == image.extent.size)
    #expect(try Data(contentsOf: url) == data)
  }

  /// A blur needs all pixels at once, and a file is read in another way then.
  @Test func cutOffFilesUnderWindows() throws {
    let large = photo.transformed(by: CGAffineTransform(scaleX: 5, y: 5))
    let whole = try jpeg(large)
    let image = try #require(CIImage(data: whole.prefix(whole.count / 2)))
    let lines = notes {
      #expect(context.createCGImage(image.applyingFilter("CIGaussianBlur"), from: image.extent) != nil)
    }
    #expect(lines.count == 1 && lines[0].contains("a picture of \(whole.count / 2) bytes is cut off or damaged"))
  }

  // MARK: Writing

  /// The draft of the file lies on a disk that is full: what was there stays, and nothing is left beside it.
  @Test func fullDisks() throws {
    let target = try file("result.jpg", Data("what was there".utf8))
    for write in [
      { try context.writeJPEGRepresentation(of: photo, to: target, colorSpace: space) },
      { try context.writePNGRepresentation(of: photo, to: target, format: .RGBA8, colorSpace: space) },
      { try context.writeTIFFRepresentation(of: photo, to: target, format: .RGBA8, colorSpace: space) },
      { try context.writeHEIFRepresentation(of: photo, to: target, format: .RGBA8, colorSpace: space) },
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: target.path + ".\(getpid()).part", withDestinationPath: "/dev/full")
      #expect(
        throws: PictureFailure(
          message: "\(target.path) was not written: the disk that holds \(folder.path) is full; make room there, or "
            + "choose another folder")
      ) { try write() }
      #expect(try Data(contentsOf: target) == Data("what was there".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["result.jpg"])
    }
  }

  @Test func placesThatTakeNoFile() throws {
    func message(_ url: URL) -> String? {
      do {
        try context.writeJPEGRepresentation(of: photo, to: url, colorSpace: space)
        return nil
      } catch { return (error as? PictureFailure)?.message }
    }
    let missing = folder.appendingPathComponent("none/photo.jpg")
    #expect(
      message(missing) == "\(missing.path) was not written: there is no folder \(folder.path)/none")
    #expect(message(folder) == "\(folder.path) was not written: a folder has that name; choose another one")
    let device = URL(fileURLWithPath: "/dev/null")
    #expect(message(device) == "/dev/null was not written: it is no file, but a pipe or a device")
    // Nobody writes there, not even an administrator.
    let process = URL(fileURLWithPath: "/proc/photo.jpg")
    #expect(message(process) == "/proc/photo.jpg was not written: files cannot be made in /proc")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  /// A link stays a link, and what it leads to is written anew.
  @Test func linksToPictures() throws {
    let real = try file("real.jpg", Data("old".utf8))
    let link = folder.appendingPathComponent("link.jpg")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    try context.writeJPEGRepresentation(of: photo, to: link, colorSpace: space)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == real.path)
    #expect(CIImage(contentsOf: real)?.extent == photo.extent)
  }
}
