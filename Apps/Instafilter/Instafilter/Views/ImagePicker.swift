import SwiftUI

/// The system's screen to choose a photo.
struct ImagePicker: UIViewControllerRepresentable {
  @Environment(\.presentationMode) var presentationMode
  @Binding var image: UIImage?
  /// Where the photo lies, if it is a file.
  @Binding var file: URL?

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<ImagePicker>
  ) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(
    _ uiViewController: UIImagePickerController, context: UIViewControllerRepresentableContext<ImagePicker>
  ) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
    let parent: ImagePicker

    init(_ parent: ImagePicker) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      parent.file = info[.imageURL] as? URL
      if let uiImage = info[.originalImage] as? UIImage { parent.image = uiImage }
      parent.presentationMode.wrappedValue.dismiss()
    }
  }
}
