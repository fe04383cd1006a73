import Foundation

/// A picture of the library, as its folder shows it.
public struct PhotoFile: Hashable, Identifiable, Sendable {
  /// The path below the library's folder.
  public let id: String
  public let url: URL
  public let format: PhotoFormat
  /// When its bytes last changed.
  public let date: Date
  public let byteCount: Int

  /// With the ending.
  public var name: String { url.lastPathComponent }

  public init(id: String, url: URL, format: PhotoFormat, date: Date, byteCount: Int) {
    (self.id, self.url, self.format, self.date, self.byteCount) = (id, url, format, date, byteCount)
  }

  /// A picture that the user chose anywhere, which may be behind a link; nil when it is none. Its identifier is the
  /// path.
  public init?(file: URL) {
    let place = file.resolvingSymlinksInPath()
    guard let (descriptor, status) = RegularFile.open(place.path) else { return nil }
    defer { close(descriptor) }
    let start = RegularFile.firstBytes(of: descriptor, count: PhotoFormat.prefixLength)
    guard let format = PhotoFormat(firstBytes: start) else { return nil }
    self.init(id: place.path, url: place, format: format, status: status)
  }

  init(id: String, url: URL, format: PhotoFormat, status: stat) {
    let seconds = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    self.init(
      id: id, url: url, format: format, date: Date(timeIntervalSince1970: seconds), byteCount: Int(status.st_size))
  }

  /// All of its bytes; throws when it is gone, or another file has come in its place by a symbolic link.
  public func data() throws(PhotoError) -> Data {
    guard let (descriptor, _) = RegularFile.open(url.path) else { throw .gone(path: url.path) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let data = try? handle.readToEnd() else { throw .gone(path: url.path) }
    return data
  }
}

/// Files that are neither folders, links, pipes nor devices.
enum RegularFile {
  /// A descriptor to read from, and what the system knows of the file. Never waits, and follows no link at the end.
  static func open(_ path: String) -> (descriptor: Int32, status: stat)? {
    let descriptor = Foundation.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    return (descriptor, status)
  }

  static func firstBytes(of descriptor: Int32, count: Int) -> Data {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = read(descriptor, &bytes, count)
    return Data(bytes.prefix(max(length, 0)))
  }
}
