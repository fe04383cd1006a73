import Foundation
import MartletControls
import MartletFoundation
import MartletPhotos

/// Adds the image to the user's folder of pictures, on another thread.
///
/// Pictures that were read from a file or from data are saved byte for byte, with all that was known of them; others as
/// PNG, without loss. No file is replaced. The target's method, which takes the image, an error or nil, and
/// `contextInfo`, is called on the main thread when that is done; without a target an error is noted.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  nonisolated(unsafe) let (target, context) = (completionTarget, contextInfo)
  SavedPhotos.save(image) { error in
    if let target, let selector = completionSelector {
      selector._send(to: target, image, error?.object, context)
    } else if let error {
      Notes.once(error.description)
    }
  }
}

/// Saves pictures, one after another.
enum SavedPhotos {
  private static let queue = DispatchQueue(label: "org.martlet.saved-photos", qos: .userInitiated)

  /// Pictures on their way are written before the process ends: a user who closes the window at once loses none.
  private static let endsWithAllSaved: Void = { atexit { SavedPhotos.queue.sync {} } }()

  /// Calls `completion` on the main thread.
  static func save(
    _ image: UIImage, folder: URL = PhotoFolder.current, date: Date = Date(),
    completion: @escaping @Sendable (PhotoError?) -> Void
  ) {
    endsWithAllSaved
    let work = UnfinishedWork("saving a picture")
    queue.async {
      var failure: PhotoError?
      do throws(PhotoError) {
        guard let file = image.fileToSave else { throw PhotoError.noPixels }
        try PhotoSaver(folder: folder).save(
          file.data, named: PhotoSaver.name(at: date), fileExtension: file.fileExtension)
      } catch { failure = error }
      let result = failure
      DispatchQueue.main.async {
        completion(result)
        work.end()
      }
    }
  }
}

extension UIImage {
  /// The image as a file: the bytes that it was read from, where nothing was changed since, else PNG. Nil for symbols,
  /// and when it cannot be decoded.
  package var fileToSave: (data: Data, fileExtension: String)? {
    if let bytes = encodedBytes, let format = PhotoFormat(firstBytes: bytes.prefix(PhotoFormat.prefixLength)) {
      return (bytes, format.fileExtension)
    }
    // Level 3 takes a third of the usual time and makes files little larger.
    return _reference.flatMap { ImageEncoder.png($0, compression: 3) }.map { ($0, "png") }
  }

  /// What the image was read from, unless it shows something else by now.
  private var encodedBytes: Data? {
    guard look.tint == nil, case .source(let source, _, nil) = content else { return nil }
    switch source.origin {
    case .data(let data): return data
    case .file(let url): return try? Data(contentsOf: url)
    case .pixels, .drawing: return nil
    }
  }
}
