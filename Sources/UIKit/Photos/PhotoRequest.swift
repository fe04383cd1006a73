import Foundation
import MartletPhotos

/// What the photo screen is asked for, and who takes the answer.
package struct PhotoRequest {
  /// How many photos may be chosen; nil for any number. With 1, a tap on a photo is the answer.
  package var limit: Int?
  /// Photos that are chosen at first, by their identifiers.
  package var chosen: [String] = []
  package var isIncluded: (PhotoFile) -> Bool = { _ in true }
  package var library: PhotoLibrary
  /// Gets at least one photo, in the order in which they were chosen; none only where all that was chosen was taken
  /// back.
  package var picked: ([PhotoFile]) -> Void
  package var cancelled: () -> Void

  package init(
    limit: Int? = 1, library: PhotoLibrary = PhotoLibrary(), picked: @escaping ([PhotoFile]) -> Void,
    cancelled: @escaping () -> Void
  ) { (self.limit, self.library, self.picked, self.cancelled) = (limit, library, picked, cancelled) }

  package var takesSeveral: Bool { limit != 1 }
}
