import Foundation

/// Reads Safari's web archives: a page with the files and frames that it showed.
enum WebArchive {
  private static let deepestFrame = 4

  static func page(_ bytes: [UInt8], file: String) throws(ImportError) -> SourcePage {
    guard bytes.starts(with: Array("bplist".utf8)) else { throw ImportError(file, Wording.notPropertyList) }
    guard let archive = BinaryPropertyList.read(bytes) else { throw ImportError(file, Wording.brokenPropertyList) }
    guard let main = archive["WebMainResource"] else {
      throw ImportError(file, Wording.missingKey("WebMainResource"))
    }
    guard let data = main["WebResourceData"]?.data else {
      throw ImportError(file, place: "WebMainResource", Wording.missingKey("WebResourceData"))
    }
    guard data.count <= InputFile.largestPage else {
      throw ImportError(file, place: "WebMainResource", Wording.tooLarge(data.count, limit: InputFile.largestPage))
    }
    var page = SourcePage(file: file, kind: .html, bytes: Array(data))
    page.charset = main["WebResourceTextEncodingName"]?.text
    page.url = main["WebResourceURL"]?.text.flatMap { URL(string: $0) }.flatMap { SafeAddress.isWeb($0) ? $0 : nil }
    collect(archive, into: &page.resources, depth: 0)
    return page
  }

  private static func collect(_ archive: PropertyValue, into resources: inout [String: ArraySlice<UInt8>], depth: Int) {
    for resource in archive["WebSubresources"]?.list ?? [] { add(resource, to: &resources) }
    guard depth < deepestFrame else { return }
    for frame in archive["WebSubframeArchives"]?.list ?? [] {
      if let main = frame["WebMainResource"] { add(main, to: &resources) }
      collect(frame, into: &resources, depth: depth + 1)
    }
  }

  private static func add(_ resource: PropertyValue, to resources: inout [String: ArraySlice<UInt8>]) {
    guard let address = resource["WebResourceURL"]?.text, let data = resource["WebResourceData"]?.data else { return }
    resources[address] = data
  }
}
