import CoreImage
import SwiftUI

/// The photo that is worked on, and what is done to it.
@MainActor final class PhotoEditor: ObservableObject {
  @Published private(set) var photo: Photo?
  @Published private(set) var history = EditHistory(Edit(filter: FilterChoice.standard.id))
  /// The filtered photo and the untouched one, at the size of a screen.
  @Published private(set) var preview: UIImage?
  @Published private(set) var original: UIImage?
  @Published private(set) var thumbnails: [FilterChoice: UIImage] = [:]
  @Published private(set) var isSaving = false
  /// What to tell the person; nil when there is nothing.
  @Published var message: Message?

  struct Message: Identifiable {
    let title: LocalizedStringKey
    let text: String
    var id: String { text }
  }

  private let renderer = PictureRenderer()

  var edit: Edit { history.current }
  var choice: FilterChoice { FilterChoice.all.first { $0.id == edit.filter } ?? .standard }

  // MARK: Opening

  /// Opens a file. What was open before stays when it cannot be read.
  func open(_ file: URL) {
    let isOpened = file.startAccessingSecurityScopedResource()
    defer { if isOpened { file.stopAccessingSecurityScopedResource() } }
    do {
      open(try Data(contentsOf: file), name: file.deletingPathExtension().lastPathComponent)
    } catch {
      message = Message(
        title: "Cannot Open the Photo", text: "\(file.lastPathComponent): \(error.localizedDescription)")
    }
  }

  func open(_ data: Data, name: String) {
    renderer.run {
      Photo(data: data, name: name, context: $0)
    } done: {
      self.show($0, name: name)
    }
  }

  func open(_ image: UIImage) {
    renderer.run {
      Photo(uiImage: image, context: $0)
    } done: {
      self.show($0, name: "Photo")
    }
  }

  private func show(_ photo: Photo?, name: String) {
    guard let photo else {
      let text = String(localized: "“\(name)” is not a picture, or it is damaged or too large. Choose another one.")
      message = Message(title: "Cannot Open the Photo", text: text)
      return
    }
    if !photo.isWhole {
      let text = String(
        localized: "“\(name)” was cut off, and only a part of it is there. Copy it from where it came from again.")
      message = Message(title: "The Photo Is Incomplete", text: text)
    }
    self.photo = photo
    history = EditHistory(edit)
    renderer.run {
      $0.picture(photo.preview)
    } done: {
      self.original = $0
    }
    update()
    makeThumbnails(of: photo)
  }

  // MARK: Editing

  func choose(_ choice: FilterChoice) {
    guard choice.id != edit.filter else { return }
    history.begin()
    set(Edit(filter: choice.id))
  }

  /// A slider was taken: all of its movement is one change.
  func beginChange() { history.begin() }

  func value(_ parameter: FilterParameter) -> Binding<Double> {
    Binding {
      self.edit[parameter]
    } set: {
      var edit = self.edit
      edit[parameter] = $0
      self.set(edit)
    }
  }

  func undo() {
    history.undo()
    update()
  }

  func redo() {
    history.redo()
    update()
  }

  private func set(_ edit: Edit) {
    guard edit != self.edit else { return }
    history.change(to: edit)
    update()
  }

  // MARK: Pictures

  private func update() {
    guard let photo else { return }
    let edit = edit
    renderer.preview({ edit.applied(to: photo.preview, scale: photo.previewScale) }) { self.preview = $0 }
  }

  private func makeThumbnails(of photo: Photo) {
    thumbnails = [:]
    renderer.run(isUrgent: false) {
      Photo.reduced(photo.preview, to: Photo.thumbnailLength, context: $0)
    } done: { small in
      guard let small else { return }
      for choice in FilterChoice.all { self.makeThumbnail(choice, of: small, photo: photo) }
    }
  }

  private func makeThumbnail(_ choice: FilterChoice, of small: CIImage, photo: Photo) {
    let scale = small.extent.width / photo.image.extent.width
    renderer.run(isUrgent: false) { context -> UIImage? in
      context.picture(Edit(filter: choice.id).applied(to: small, scale: scale))
    } done: { picture in
      if photo.name == self.photo?.name { self.thumbnails[choice] = picture }
    }
  }

  /// The whole photo by the same recipe, as the bytes of a file.
  func export(as format: PictureFormat, quality: Double, done: @escaping (Data?) -> Void) {
    guard let photo else { return }
    let edit = edit
    isSaving = true
    renderer.run { context -> Data? in
      format.data(
        of: edit.applied(to: photo.image, scale: 1), quality: quality, space: photo.image.colorSpace, context: context)
    } done: { data in
      self.isSaving = false
      done(data)
    }
  }

  /// Into the photo library.
  func saveToLibrary() {
    export(as: .jpeg, quality: 0.92) { data in
      guard let data, let image = UIImage(data: data) else { return self.tellOfFailure(nil) }
      ImageSaver(done: { error in
        if let error { return self.tellOfFailure(error) }
        self.message = Message(title: "Saved", text: String(localized: "The photo is in your library."))
      }).save(image)
    }
  }

  func tellOfFailure(_ error: Error?) {
    let reason = error?.localizedDescription ?? String(localized: "The picture could not be made.")
    message = Message(title: "Cannot Save the Photo", text: reason)
  }
}
