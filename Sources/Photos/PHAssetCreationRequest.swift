import Foundation
import MartletControls
import MartletPhotos
import UIKit

/// A photo that is to be added, made inside of a change block.
open class PHAssetChangeRequest: NSObject {
  /// What is to be written; nil until it is known.
  fileprivate var file: (() throws -> (data: Data, name: String, fileExtension: String))?
  /// Kept with the request only: files of the folder carry the date of their last change.
  open var creationDate: Date?

  fileprivate override init() {
    super.init()
    if let pending = PendingPhotos.current {
      pending.requests.append(self)
    } else {
      Notes.once("requests for photos are made inside of PHPhotoLibrary's performChanges; this one is not carried out")
    }
  }

  /// The image, as `UIImageWriteToSavedPhotosAlbum` saves it.
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    let request = PHAssetChangeRequest()
    request.file = {
      guard let file = image.fileToSave else { throw PhotoError.noPixels }
      return (file.data, PhotoSaver.name(at: Date()), file.fileExtension)
    }
    return request
  }

  /// The picture in a file, byte for byte; nil when there is no picture.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    guard PhotoFile(file: fileURL) != nil else { return nil }
    let request = PHAssetChangeRequest()
    request.file = { try PHAssetCreationRequest.contents(of: fileURL) }
    return request
  }

  func save(in saver: PhotoSaver) throws {
    guard let file = try file?() else { throw PhotoError.noPixels }
    try saver.save(file.data, named: file.name, fileExtension: file.fileExtension)
  }
}

public enum PHAssetResourceType: Int, Hashable, Sendable {
  case photo = 1, video, audio, alternatePhoto
  case fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}

open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
  public override init() {}
}

/// A photo that is to be added from data or from a file.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

  /// Pictures are saved as they are; other kinds of resources are left out with a note.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    guard takes(type) else { return }
    let name = options?.originalFilename.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    file = {
      guard let format = PhotoFormat(firstBytes: data.prefix(PhotoFormat.prefixLength)) else {
        throw PhotoError.noPixels
      }
      return (data, name ?? PhotoSaver.name(at: Date()), format.fileExtension)
    }
  }

  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    guard takes(type) else { return }
    file = { try Self.contents(of: fileURL) }
  }

  private func takes(_ type: PHAssetResourceType) -> Bool {
    if type != .photo { Notes.once("a resource of kind \(type) is not saved: the library here holds pictures only") }
    return type == .photo
  }

  fileprivate static func contents(of url: URL) throws -> (data: Data, name: String, fileExtension: String) {
    guard let photo = PhotoFile(file: url) else {
      throw PhotoError.unreadable(path: url.path, reason: "it is no picture")
    }
    return (try photo.data(), url.deletingPathExtension().lastPathComponent, photo.format.fileExtension)
  }
}
