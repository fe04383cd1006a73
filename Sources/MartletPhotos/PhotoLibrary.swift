import Foundation

/// The pictures in a folder and the folders in it. It keeps nothing: each listing reads the disk anew.
///
/// Symbolic links are not followed, so nothing outside of the folder is read. Hidden files and folders are left out.
public struct PhotoLibrary: Sendable {
  /// Files beyond are left out, and said to be.
  public static let countLimit = 20_000
  /// Folders deeper than this are left out.
  static let depthLimit = 16

  public let folder: URL

  public init(folder: URL = PhotoFolder.current) { self.folder = folder }

  /// What a folder holds.
  public struct Listing: Equatable, Sendable {
    /// The newest first; of one date, by name.
    public var photos: [PhotoFile] = []
    /// Files that claim to be pictures and are not, with the reason, as a sentence each.
    public var remarks: [String] = []
    public init() {}
  }

  /// Costs a look at each file.
  public func listing() -> Listing {
    var listing = Listing()
    let root = folder.resolvingSymlinksInPath()
    list(root.path, below: "", depth: 0, into: &listing)
    listing.photos.sort { $0.date == $1.date ? $0.id < $1.id : $0.date > $1.date }
    return listing
  }

  private func list(_ path: String, below parent: String, depth: Int, into listing: inout Listing) {
    guard depth < Self.depthLimit, let directory = opendir(path) else { return }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(directory)
    for name in names.sorted() {
      guard listing.photos.count < Self.countLimit else {
        let remark = "\(folder.path) has more than \(Self.countLimit) pictures; the rest is left out"
        if listing.remarks.last != remark { listing.remarks.append(remark) }
        return
      }
      look(at: path + "/" + name, id: parent + name, depth, into: &listing)
    }
  }

  private func look(at path: String, id: String, _ depth: Int, into listing: inout Listing) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: list(path, below: id + "/", depth: depth + 1, into: &listing)
    case S_IFREG: take(path, id: id, into: &listing)
    default: break
    }
  }

  private func take(_ path: String, id: String, into listing: inout Listing) {
    let url = URL(fileURLWithPath: path)
    let claimsToBePicture = PhotoFormat.endings.contains(url.pathExtension.lowercased())
    guard let (descriptor, status) = RegularFile.open(path) else {
      if claimsToBePicture { listing.remarks.append("\(path) is left out: it may not be read") }
      return
    }
    defer { close(descriptor) }
    let start = RegularFile.firstBytes(of: descriptor, count: PhotoFormat.prefixLength)
    guard let format = PhotoFormat(firstBytes: start) else {
      guard claimsToBePicture else { return }
      let reason = start.isEmpty ? "it is empty" : "its contents are no picture"
      listing.remarks.append("\(path) is left out: \(reason)")
      return
    }
    listing.photos.append(PhotoFile(id: id, url: url, format: format, status: status))
  }

  /// The picture of an identifier that a listing gave; nil when it is gone, or does not lie in the folder.
  public func photo(id: String) -> PhotoFile? {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    guard !id.isEmpty, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
    var path = folder.resolvingSymlinksInPath().path
    // No folder on the way may be a link.
    for part in parts.dropLast() {
      path += "/" + part
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    }
    var listing = Listing()
    take(path + "/" + parts.last!, id: id, into: &listing)
    return listing.photos.first
  }
}

extension PhotoLibrary.Listing {
  /// The photos with all words of `text` in their names, whatever the case and the accents; all for a blank text.
  public func photos(named text: String) -> [PhotoFile] {
    let words = text.split(whereSeparator: \.isWhitespace)
    return photos.filter { photo in
      words.allSatisfy {
        photo.name.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }
  }
}
