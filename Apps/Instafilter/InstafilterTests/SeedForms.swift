import SwiftUI
import Testing

// The stages of the tutorial that the app began with, as they were printed.

/// The first layout, with places to fill.
struct FirstForm: View {
  @State private var image: Image?
  @State private var filterIntensity = 0.5

  var body: some View {
    NavigationView {
      VStack {
        ZStack {
          Rectangle()
            .fill(Color.secondary)

          // 显示图片
        }
        .onTapGesture {
          // 选择图片
        }

        HStack {
          Text("强度")
          Slider(value: self.$filterIntensity)
        }.padding(.vertical)

        HStack {
          Button("切换滤镜") {
            // 切换滤镜
          }

          Spacer()

          Button("保存") {
            // 保存图片
          }
        }
      }
      .padding([.horizontal, .bottom])
      .navigationBarTitle("Instafilter")
    }
  }
}

/// With a binding in the condition, which compilers of that time refused.
struct BindingForm: View {
  var image: Image?

  var body: some View {
    if let image = image {
      image
        .resizable()
        .scaledToFit()
    } else {
      Text("点击以选择图片")
        .foregroundColor(.white)
        .font(.headline)
    }
  }
}

/// With a plain condition and an optional view.
struct ConditionForm: View {
  var image: Image?

  var body: some View {
    if image != nil {
      image?
        .resizable()
        .scaledToFit()
    } else {
      Text("Tap to select a picture")
        .foregroundColor(.white)
        .font(.headline)
    }
  }
}

/// A picker that tells nobody.
struct SilentPicker: UIViewControllerRepresentable {
  @Environment(\.presentationMode) var presentationMode
  @Binding var image: UIImage?

  func makeUIViewController(context: UIViewControllerRepresentableContext<SilentPicker>) -> UIImagePickerController {
    let picker = UIImagePickerController()
    return picker
  }

  func updateUIViewController(
    _ uiViewController: UIImagePickerController, context: UIViewControllerRepresentableContext<SilentPicker>
  ) {

  }
}

/// The picker as it is at the end.
struct SeedPicker: UIViewControllerRepresentable {
  class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
    let parent: SeedPicker

    init(_ parent: SeedPicker) {
      self.parent = parent
    }

    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let uiImage = info[.originalImage] as? UIImage {
        parent.image = uiImage
      }

      parent.presentationMode.wrappedValue.dismiss()
    }
  }

  @Environment(\.presentationMode) var presentationMode
  @Binding var image: UIImage?

  func makeUIViewController(context: UIViewControllerRepresentableContext<SeedPicker>) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(
    _ uiViewController: UIImagePickerController, context: UIViewControllerRepresentableContext<SeedPicker>
  ) {

  }

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }
}

/// The whole screen of the tutorial.
struct SeedView: View {
  @State private var image: Image?
  @State private var filterIntensity = 0.5
  @State private var showingImagePicker = false
  @State private var inputImage: UIImage?

  var body: some View {
    NavigationView {
      VStack {
        ZStack {
          Rectangle()
            .fill(Color.secondary)

          if image != nil {
            image?
              .resizable()
              .scaledToFit()
          } else {
            Text("点击以选择图片")
              .foregroundColor(.white)
              .font(.headline)
          }
        }
        .onTapGesture {
          self.showingImagePicker = true
        }

        HStack {
          Text("强度")
          Slider(value: self.$filterIntensity)
        }.padding(.vertical)

        HStack {
          Button("切换滤镜") {
            // 切换滤镜
          }

          Spacer()

          Button("保存") {
            // 保存图片
          }
        }
      }
      .padding([.horizontal, .bottom])
      .navigationBarTitle("Instafilter")
      .sheet(isPresented: $showingImagePicker, onDismiss: loadImage) {
        SeedPicker(image: self.$inputImage)
      }
    }
  }

  func loadImage() {
    guard let inputImage = inputImage else { return }
    image = Image(uiImage: inputImage)
  }
}
