import Foundation

/// The desktop's dialogs that ask for files.
public protocol FileDialogs: AnyObject {
  /// Asks for files to read; `done` gets none when the person leaves. Never calls it before it returns.
  func choose(_ request: FileChoice, done: @escaping ([URL]) -> Void)
  /// Asks where a file is to be written; `done` gets nil when the person leaves. The dialog itself asks before an
  /// existing file is replaced.
  func chooseDestination(_ request: FileDestination, done: @escaping (URL?) -> Void)
}

/// What files are asked for.
public struct FileChoice: Equatable, Sendable {
  /// The dialog's title; empty for the desktop's own words.
  public var title = ""
  /// Media types such as "image/png" or "image/*"; empty for all files.
  public var mediaTypes: [String] = []
  /// Endings without their dot, for kinds that have no media type.
  public var endings: [String] = []
  public var allowsSeveral = false
  /// Whether a folder is asked for in place of files.
  public var asksForFolder = false
  /// Where the dialog begins; nil for the desktop's choice.
  public var folder: URL?
  public init() {}
}

/// Where a file is to go.
public struct FileDestination: Equatable, Sendable {
  /// The dialog's title; empty for the desktop's own words.
  public var title = ""
  /// What the file is called if the person agrees, with its ending.
  public var name: String
  /// Where the dialog begins; nil for the desktop's choice.
  public var folder: URL?
  public init(name: String) { self.name = name }
}
