import Foundation

// The folders of an app's own, which are made when they are asked for and missing, as they are always there elsewhere.
extension URL {
  /// Where a person finds what they made.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// What can be made again. Swept away by whoever needs the room.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// What the app keeps for itself.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    let files = FileManager.default
    if let made = try? files.url(for: folder, in: .userDomainMask, appropriateFor: nil, create: true) { return made }
    return files.urls(for: folder, in: .userDomainMask).first ?? homeDirectory
  }
}

extension FileManager {
  /// The folder that apps of the group share, below the user's application data; made when missing.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    guard !group.isEmpty, !group.contains("/"), group != ".", group != ".." else { return nil }
    let folder = URL.applicationSupportDirectory.appending(path: "Groups").appending(path: group)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Nil: there is no such store here, as for a user who has not signed in.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
