import Combine
import Foundation
import MartletControls
import MartletPhotos
import UIKit

/// What the photo screen knows: the library as it was read, what is looked for, what is chosen.
final class PhotoGridModel: ObservableObject {
  /// Nil until the library has been read.
  @Published private(set) var listing: PhotoLibrary.Listing?
  @Published private(set) var chosen: [PhotoFile] = []
  @Published var search = ""
  /// The cell that keys act on.
  @Published var marked: String?
  let request: PhotoRequest

  init(_ request: PhotoRequest) { self.request = request }

  /// The photos that show.
  var photos: [PhotoFile] { listing?.photos(named: search) ?? [] }

  func read() async {
    let library = request.library
    var listing = await Task.detached { library.listing() }.value
    listing.remarks.forEach { Notes.once($0) }
    listing.photos.removeAll { !request.isIncluded($0) }
    chosen = request.chosen.compactMap { id in listing.photos.first { $0.id == id } }
    self.listing = listing
  }

  /// A photo that turned out to be unreadable shows no more.
  func leaveOut(_ photo: PhotoFile, because error: PhotoError) {
    Notes.once(error.description)
    listing?.photos.removeAll { $0.id == photo.id }
    chosen.removeAll { $0.id == photo.id }
  }

  func isChosen(_ photo: PhotoFile) -> Bool { chosen.contains { $0.id == photo.id } }

  /// Chooses the photo or takes it back; beyond the limit nothing changes.
  func toggle(_ photo: PhotoFile) {
    if let place = chosen.firstIndex(where: { $0.id == photo.id }) {
      chosen.remove(at: place)
    } else if request.limit.map({ chosen.count < $0 }) ?? true {
      chosen.append(photo)
    }
  }

  /// What a tap does.
  func use(_ photo: PhotoFile) {
    if request.takesSeveral { toggle(photo) } else { request.picked([photo]) }
  }

  /// Whether "Add" has something to add, or something to take back.
  var canFinish: Bool { !chosen.isEmpty || !request.chosen.isEmpty }
  func finish() { if canFinish { request.picked(chosen) } }

  /// Moves the mark by that many cells; to the first cell where nothing is marked. False at the ends.
  func moveMark(by step: Int) -> Bool {
    let photos = photos
    guard let place = photos.firstIndex(where: { $0.id == marked }) else {
      marked = photos.first?.id
      return marked != nil
    }
    guard photos.indices.contains(place + step) else { return false }
    marked = photos[place + step].id
    return true
  }
}
