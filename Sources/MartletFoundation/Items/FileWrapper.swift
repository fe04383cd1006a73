import Foundation

/// A file or a folder as a value in memory: its contents, and what it wants to be called.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Through a file beside it, so that an interruption leaves the old or the new one.
    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private var contents: Data?
  private var children: [String: FileWrapper]?
  private var destination: URL?
  /// What it is called in its folder; nil until somebody says.
  open var filename: String?
  /// What it is to be called where it has no name.
  open var preferredFilename: String?
  open var fileAttributes: [String: Any] = [:]

  public init(regularFileWithContents contents: Data) { self.contents = contents }
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    self.children = children
    for (name, child) in children where child.preferredFilename == nil { child.preferredFilename = name }
  }
  public init(symbolicLinkWithDestinationURL url: URL) { destination = url }

  /// The file, folder or link at a place, with all that is in it.
  public init(url: URL, options: ReadingOptions = []) throws {
    super.init()
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeSymbolicLink?:
      destination = URL(
        fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: url.path),
        relativeTo: url.deletingLastPathComponent())
    case .typeDirectory?:
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      children = Dictionary(
        uniqueKeysWithValues: try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) })
    default: contents = try Data(contentsOf: url)
    }
  }

  open var isDirectory: Bool { children != nil }
  open var isRegularFile: Bool { contents != nil }
  open var isSymbolicLink: Bool { destination != nil }
  /// Nil for folders and links.
  open var regularFileContents: Data? { contents }
  /// Nil for files and links.
  open var fileWrappers: [String: FileWrapper]? { children }
  open var symbolicLinkDestinationURL: URL? { destination }

  /// Puts a file into the folder; a number is added to a name that is taken. Returns the name it has there.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let wanted = URL(fileURLWithPath: child.preferredFilename ?? child.filename ?? "Untitled")
    var name = wanted.lastPathComponent
    var number = 1
    while children?[name] != nil {
      number += 1
      name = "\(wanted.deletingPathExtension().lastPathComponent) \(number)"
      if !wanted.pathExtension.isEmpty { name += ".\(wanted.pathExtension)" }
    }
    child.filename = name
    children = (children ?? [:]).merging([name: child]) { _, new in new }
    return name
  }

  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = name
    return addFileWrapper(child)
  }

  open func removeFileWrapper(_ child: FileWrapper) { children = children?.filter { $0.value !== child } }

  /// Writes it to a place, below existing folders.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if let contents {
      try contents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else if let destination {
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children ?? [:] {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Whether what lies at a place is no longer what this was made of.
  open func matchesContents(of url: URL) -> Bool {
    if let contents { return (try? Data(contentsOf: url)) == contents }
    guard let children else { return false }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return Set(names) == Set(children.keys)
  }
}
