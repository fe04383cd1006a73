import Foundation

/// Where a picture goes when nobody named a file: the app's name in the working folder. A file that is there already and
/// was not left by Martlet is the user's, and stays: then the name gets a number.
struct DefaultPicture {
  var folder: BuildFolder
  private static let file = "pictures.txt"

  func path(for app: String, in workingFolder: String) -> String {
    let ours = Set((folder.read(Self.file) ?? "").split(separator: "\n").map(String.init))
    var number = 1
    while true {
      let path = "\(workingFolder)/\(app)\(number == 1 ? "" : "-\(number)").png"
      if !FileManager.default.fileExists(atPath: path) || ours.contains(FileStamp.text(of: path)) { return path }
      number += 1
    }
  }

  /// Remembers the picture as one of ours.
  func remember(_ path: String) throws {
    let kept = (folder.read(Self.file) ?? "").split(separator: "\n").filter { !$0.hasPrefix(path + " ") }
    try folder.write((kept.map(String.init) + [FileStamp.text(of: path)]).joined(separator: "\n"), to: Self.file)
  }
}
