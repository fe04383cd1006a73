import Foundation
import MartletControls
import MartletPhotos

/// The screen that asks for a picture of the user's folder of pictures. There is no camera.
@MainActor @preconcurrency open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Hashable, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Hashable, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Hashable, Sendable { case photo, video }

  /// What is known of a picture that was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// A `UIImage`, where the user may edit the picture.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The `URL` of a copy that the app may keep.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// "public.image".
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// Whether pictures can come from there: from the library, not from a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// A camera is noted, and the library shown in its place.
  open var sourceType = SourceType.photoLibrary {
    didSet { if sourceType == .camera { Notes.once("there is no camera here: the photo library is shown") } }
  }
  open var mediaTypes = ["public.image"]
  /// The step in which the user would crop the picture is left out with a note: the whole picture counts as edited.
  open var allowsEditing = false {
    didSet { if allowsEditing { Notes.once("a picked picture is not edited here: the whole is given as edited") } }
  }
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo

  public init() { super.init(nibName: nil, bundle: nil) }
  nonisolated public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  nonisolated public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    loadSystemScreen(
      PhotoRequest { [weak self] photos in
        if let photo = photos.first { self?.pick(photo) }
      } cancelled: { [weak self] in
        self?.cancel()
      })
  }

  private func pick(_ photo: PhotoFile) {
    guard let data = try? photo.data(), let image = UIImage(data: data), image.cgImage != nil else {
      Notes.once("\(photo.url.path) is no picture that can be read: nothing is picked")
      return
    }
    var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = image }
    if let copy = Self.copy(data, of: photo) { info[.imageURL] = copy }
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }

  /// The user's own file is not handed out: apps move what they are given.
  private static func copy(_ data: Data, of photo: PhotoFile) -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Picked-\(UUID().uuidString)")
    let file = folder.appendingPathComponent(photo.name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: file)
      return file
    } catch { return nil }
  }
}

/// Told what the user picked. The delegate closes the picker.
@MainActor @preconcurrency public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Without it the picker closes by itself.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
