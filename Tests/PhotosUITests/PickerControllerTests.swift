import Foundation
import MartletPhotos
import MartletTesting
import SwiftUI
import Testing
import UIKit

@testable import PhotosUI

/// As apps wrap the pickers of UIKit.
private struct ImagePicker: UIViewControllerRepresentable {
  @Environment(\.presentationMode) var presentationMode
  @Binding var image: UIImage?

  class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
    let parent: ImagePicker
    init(_ parent: ImagePicker) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let uiImage = info[.originalImage] as? UIImage { parent.image = uiImage }
      parent.presentationMode.wrappedValue.dismiss()
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: UIViewControllerRepresentableContext<ImagePicker>) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(
    _ uiViewController: UIImagePickerController, context: UIViewControllerRepresentableContext<ImagePicker>
  ) {}
}

private struct PhotoPicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?

  class Coordinator: NSObject, PHPickerViewControllerDelegate {
    let parent: PhotoPicker
    init(_ parent: PhotoPicker) { self.parent = parent }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
      guard let provider = results.first?.itemProvider else { return }
      if provider.canLoadObject(ofClass: UIImage.self) {
        provider.loadObject(ofClass: UIImage.self) { image, _ in
          DispatchQueue.main.async { self.parent.image = image as? UIImage }
        }
      }
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ uiViewController: PHPickerViewController, context: Context) {}
}

private struct PickingView<Picker: View>: View {
  let make: (Binding<UIImage?>) -> Picker
  @State private var isShowing = false
  @State private var image: UIImage?
  var body: some View {
    VStack {
      Text(image.map { "\(Int($0.size.width)) by \(Int($0.size.height))" } ?? "nothing")
      Button("Pick") { isShowing = true }
    }
    .sheet(isPresented: $isShowing) { make($image) }
  }
}

@MainActor @Suite struct PickerControllerTests {
  private let size = CGSize(width: 390, height: 700)

  @Test func theImagePickerGivesThePictureAndCloses() async throws {
    let photos = try PhotoFixtures("beach.png", "sea.png")
    try await photos.use {
      let screen = Screen(size: size) { PickingView { ImagePicker(image: $0) } }
      try screen.tap("Pick")
      #expect(await screen.waits { screen.shows("sea.png, January 1, 2026") })
      try screen.tap("sea.png, January 1, 2026")
      #expect(await screen.waits { screen.shows("40 by 30") })
      screen.settle()
      #expect(!screen.shows("Photos"))
    }
  }

  @Test func cancellingClosesAnImagePickerWhoseDelegateDoesNotHearOfIt() async throws {
    let photos = try PhotoFixtures("beach.png")
    try await photos.use {
      let screen = Screen(size: size) { PickingView { ImagePicker(image: $0) } }
      try screen.tap("Pick")
      #expect(await screen.waits { screen.shows("Cancel") })
      try screen.tap("Cancel")
      await screen.settleAll()
      #expect(screen.shows("nothing") && !screen.shows("Cancel"))
    }
  }

  @Test func thePhotoPickerGivesAProvider() async throws {
    let photos = try PhotoFixtures("beach.png")
    try await photos.use {
      let screen = Screen(size: size) { PickingView { PhotoPicker(image: $0) } }
      try screen.tap("Pick")
      #expect(await screen.waits { screen.shows("beach.png, January 1, 2026") })
      try screen.tap("beach.png, January 1, 2026")
      #expect(await screen.waits { screen.shows("40 by 30") })
      screen.settle()
      #expect(!screen.shows("Photos"))
    }
  }

  @Test func aProviderGivesImagesDataAndFiles() async throws {
    let photos = try PhotoFixtures("beach.png")
    let photo = try #require(PhotoLibrary(folder: photos.folder).photo(id: "beach.png"))
    let provider = PHPickerResult(photo).itemProvider
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let size = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { image, _ in
        continuation.resume(returning: (image as? UIImage)?.size)
      }
    }
    #expect(size == CGSize(width: 40, height: 30))
    // The file is there while the handler runs.
    let file = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
        continuation.resume(returning: url.map { ($0, try? Data(contentsOf: $0)) })
      }
    }
    #expect(try file?.1 == photo.data() && file?.0.lastPathComponent == "beach.png")
    #expect(file.map { FileManager.default.fileExists(atPath: $0.0.path) } == false)
  }
}
