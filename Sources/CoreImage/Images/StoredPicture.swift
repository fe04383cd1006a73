import Foundation
import MartletControls
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
  /// Decoded once, for as long as the image lives; with colours converted, and without.
  private var decoded: [Bool: Picture] = [:]

  init(_ picture: Picture) { (source, width, height) = (.pixels(picture), picture.width, picture.height) }
  init(_ file: PictureFile) { (source, width, height) = (.file(file), file.width, file.height) }

  /// With `inSequence`, a file's rows are read once from the top down, without keeping them.
  func placed(inSequence: Bool, isManaged: Bool) throws(PictureFailure) -> PlacedPicture {
    PlacedPicture(try picture(inSequence, isManaged), left: 0, top: -height)
  }

  private func picture(_ inSequence: Bool, _ isManaged: Bool) throws(PictureFailure) -> Picture {
    switch source {
    case .pixels(let picture): return picture
    case .file(let file):
      lock.lock()
      defer { lock.unlock() }
      if let decoded = decoded[isManaged] { return decoded }
      do throws(PictureFailure) {
        let picture = try file.picture(inSequence: inSequence, isManaged: isManaged)
        if !inSequence { decoded[isManaged] = picture }
        return picture
      } catch { throw PictureFailure(message: "\(file.name) can no longer be read: \(error.message)") }
    }
  }

  /// Finds out, after a failure, whether it was for this file, and says so once. True when the part of its pixels that
  /// is there can be computed now.
  func isRepaired() throws(PictureFailure) -> Bool {
    guard case .file(let file) = source else { return false }
    switch file.examine() {
    case .whole: return false
    case .damaged(let reason):
      lock.withLock { decoded = [:] }
      Notes.once(
        "\(file.name) is cut off or damaged, and the part that can be read is shown (\(reason)): copy it from where it "
          + "came from again")
      return true
    case .unreadable(let reason): throw PictureFailure(message: "\(file.name) can no longer be read: \(reason)")
    }
  }
}
