import Foundation

/// Puts pictures into a folder: whole or not at all, and never in the place of another file.
public struct PhotoSaver {
  public let folder: URL
  /// The system's `write`; tests put a full disk in its place.
  var write: (Int32, UnsafeRawPointer, Int) -> Int = Foundation.write

  public init(folder: URL = PhotoFolder.current) { self.folder = folder }

  /// Saves the bytes as they are, with all that they hold beside the pixels. `name` is without an ending; where a file
  /// has it already, the new one is called `name-2` and so on. The folder is made if it is missing. Returns the file.
  @discardableResult
  public func save(_ data: Data, named name: String, fileExtension: String) throws(PhotoError) -> URL {
    try makeFolder()
    let draft = folder.appendingPathComponent(".\(UUID().uuidString).part").path
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw PhotoError(code: errno, folder: folder.path) }
    defer { unlink(draft) }
    var code = writeAll(data, to: descriptor)
    if code == 0, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw PhotoError(code: code, folder: folder.path) }
    return try giveName(to: draft, Self.clean(name), fileExtension)
  }

  private func makeFolder() throws(PhotoError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code ?? Int(EACCES)
      throw PhotoError(code: Int32(truncatingIfNeeded: code), folder: folder.path)
    }
  }

  /// Answers the system's number of an error, or 0.
  private func writeAll(_ data: Data, to descriptor: Int32) -> Int32 {
    data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return errno }
        written += count
      }
      return 0
    }
  }

  /// A second name for the file is made only where there is none yet: nobody's file is lost to a race.
  private func giveName(to draft: String, _ name: String, _ fileExtension: String) throws(PhotoError) -> URL {
    for number in 1...10_000 {
      let candidate = number == 1 ? name : "\(name)-\(number)"
      let url = folder.appendingPathComponent(candidate).appendingPathExtension(fileExtension)
      if link(draft, url.path) == 0 { return url }
      guard errno == EEXIST else {
        // Some disks (FAT) have no second names.
        if [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno), copyName(draft, url) { return url }
        if errno == EEXIST { continue }
        throw PhotoError(code: errno, folder: folder.path)
      }
    }
    throw .notSaved(folder: folder.path, reason: "there are 10,000 files named \(name)")
  }

  /// Takes the name by an empty file, then puts the whole one in its place.
  private func copyName(_ draft: String, _ url: URL) -> Bool {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    if rename(draft, url.path) == 0 { return true }
    let code = errno
    unlink(url.path)
    errno = code
    return false
  }

  /// No folders, no hidden files, and short enough for every disk.
  package static func clean(_ name: String) -> String {
    let text = name.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "-" : $0 }.drop { $0 == "." || $0 == " " }
    var result = String(text)
    while result.utf8.count > 200 { result.removeLast() }
    return result.isEmpty ? "Picture" : result
  }

  /// A name by the moment, as cameras give it.
  public static func name(at date: Date, timeZone: TimeZone = .current) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func digits(_ value: Int?, _ count: Int = 2) -> String {
      let text = String(value ?? 0)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    return "IMG_" + digits(parts.year, 4) + digits(parts.month) + digits(parts.day) + "_" + digits(parts.hour)
      + digits(parts.minute) + digits(parts.second)
  }
}
