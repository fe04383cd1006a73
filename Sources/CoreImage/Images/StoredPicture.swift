import Foundation
import MartletVips

/// The pixels that a recipe begins with: in memory, or in a file that is decoded when they are needed. The first pixel
/// is the topmost of the image, whose lower left corner lies at (0, 0).
final class StoredPicture: @unchecked Sendable {
  enum Source {
    case pixels(Picture)
    case file(PictureFile)
  }
  let source: Source
  let width: Int
  let height: Int
  private let lock = NSLock()
  /// Decoded once, for as long as the image lives.
  private var decoded: Picture?

  init(_ picture: Picture) { (source, width, height) = (.pixels(picture), picture.width, picture.height) }
  init(_ file: PictureFile) { (source, width, height) = (.file(file), file.width, file.height) }

  /// With `inSequence`, a file's rows are read once from the top down, without keeping them.
  func placed(inSequence: Bool) throws(PictureFailure) -> PlacedPicture {
    PlacedPicture(try picture(inSequence: inSequence), left: 0, top: -height)
  }

  private func picture(inSequence: Bool) throws(PictureFailure) -> Picture {
    switch source {
    case .pixels(let picture): return picture
    case .file(let file):
      lock.lock()
      defer { lock.unlock() }
      if let decoded { return decoded }
      if inSequence { return try file.picture(inSequence: true) }
      let picture = try file.picture()
      decoded = picture
      return picture
    }
  }
}
