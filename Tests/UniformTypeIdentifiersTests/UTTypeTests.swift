import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test func kindsAreSpecialCasesOfOthers() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
    #expect(UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png) && UTType.image.isSupertype(of: .png))
    #expect(UTType.heic.conforms(to: .image) && !UTType.heic.conforms(to: .text))
    #expect(UTType.fileURL.conforms(to: .url) && !UTType.folder.conforms(to: .data))
    #expect(UTType.mpeg4Audio.supertypes.isSuperset(of: [.audio, .mpeg4Movie, .data]))
  }

  @Test func endingsAndMediaTypesAreKnown() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/png") == .png)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpg" && UTType.html.preferredMIMEType == "text/html")
    #expect(UTType.yaml.tags[.filenameExtension] == ["yaml", "yml"])
    #expect(UTType("public.json") == .json && UTType("nobody.knows") == nil)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "png") == nil)
  }

  @Test func unknownEndingsAreDynamicData() throws {
    let type = try #require(UTType(filenameExtension: "Sketchy"))
    #expect(type.isDynamic && !type.isDeclared && type.preferredFilenameExtension == "sketchy")
    #expect(type.conforms(to: .data) && !type.conforms(to: .image))
    #expect(UTType(filenameExtension: "sketchy") == type)
  }

  @Test func theAppsOwnKindsHaveTheirNames() {
    let type = UTType(exportedAs: "org.example.note")
    #expect(type.identifier == "org.example.note" && !type.isDeclared && type == UTType(importedAs: "org.example.note"))
  }

  @Test func filesGetTheEndingOnce() {
    let file = URL(fileURLWithPath: "/a/photo")
    #expect(file.appendingPathExtension(for: .jpeg).lastPathComponent == "photo.jpg")
    #expect(URL(fileURLWithPath: "/a/photo.JPEG").appendingPathExtension(for: .jpeg).lastPathComponent == "photo.JPEG")
    #expect(file.appendingPathComponent("note", conformingTo: .plainText).path == "/a/photo/note.txt")
  }

  /// Every name is in the table, and every kind's parents are.
  @Test(arguments: [UTType.png, .text, .usdz, .epub, .package, .pkcs12, .threeDContent])
  func namedKindsAreDeclared(_ type: UTType) {
    #expect(type.isDeclared)
    for parent in type.supertypes { #expect(parent.isDeclared, "\(parent)") }
  }

  @Test func providersSayWhatTheyHold() {
    let provider = NSItemProvider(object: "words" as NSString)
    #expect(provider.hasItemConformingTo(.text) && !provider.hasItemConformingTo(.image))
    #expect(provider.registeredContentTypes(conformingTo: .plainText) == [.utf8PlainText])
  }
}
