import Foundation
import MartletPhotos

/// A thing that is shared, as the share screen knows it.
package struct ShareItem: Sendable {
  /// What the file of an item holds.
  package struct File: Sendable {
    package var data: Data
    /// With an ending.
    package var name: String
    package init(data: Data, name: String) { (self.data, self.name) = (data, name) }
  }

  package var title: String
  package var picture: UIImage?
  /// Gives the picture where it has to be made first.
  package var loadPicture: (@MainActor () async -> UIImage?)?
  /// Words to copy or to write into a mail; an address as its text.
  package var text: String?
  /// An address to open.
  package var link: URL?
  /// Whether the file is a picture.
  package var isPicture = false
  /// Makes the item's file; nil for words and addresses.
  package var file: (@Sendable () async throws -> File)?

  package init(title: String) { self.title = title }

  package init(text: String) {
    self.init(title: text)
    self.text = text
  }

  package init(url: URL) {
    guard url.isFileURL else {
      self.init(title: url.host ?? url.absoluteString)
      (link, text) = (url, url.absoluteString)
      return
    }
    self.init(title: url.lastPathComponent)
    isPicture = PhotoFile(file: url) != nil
    picture = isPicture ? UIImage(contentsOfFile: url.path) : nil
    file = { File(data: try Data(contentsOf: url), name: url.lastPathComponent) }
  }

  package init(image: UIImage, title: String) {
    self.init(title: title)
    (picture, isPicture) = (image, true)
    file = {
      guard let file = image.fileToSave else { throw CocoaError(.fileReadCorruptFile) }
      return File(data: file.data, name: title + "." + file.fileExtension)
    }
  }
}

/// What the share screen shows, and who hears how it ended.
package struct ShareRequest {
  package var items: [ShareItem]
  package var subject: String?
  package var message: String?
  package var excluded: Set<UIActivity.ActivityType> = []
  /// Activities of the app's own.
  package var activities: [UIActivity] = []
  /// Gets what was done, nil when the user left.
  package var finished: @MainActor (UIActivity.ActivityType?, (any Error)?) -> Void

  package init(items: [ShareItem], finished: @escaping @MainActor (UIActivity.ActivityType?, (any Error)?) -> Void) {
    (self.items, self.finished) = (items, finished)
  }

  /// All words and addresses, a line each.
  package var text: String? {
    let lines = ([message] + items.map(\.text)).compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
