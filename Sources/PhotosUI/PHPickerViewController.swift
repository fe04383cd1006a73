import MartletPhotos
import SwiftUI
import UIKit

/// What a picker asks for.
public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Hashable, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Hashable, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

  public var filter: PHPickerFilter?
  /// How many photos may be picked; 0 is any number.
  public var selectionLimit = 1
  /// Photos are given as they are, whatever is asked for.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  /// Photos that are chosen when the screen opens.
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was picked.
public struct PHPickerResult: Hashable {
  /// Gives the photo as an image, as data or as a file.
  public let itemProvider: NSItemProvider
  /// The path in the user's folder of pictures.
  public let assetIdentifier: String?

  init(_ photo: PhotoFile) {
    assetIdentifier = photo.id
    itemProvider = NSItemProvider()
    itemProvider.suggestedName = photo.url.deletingPathExtension().lastPathComponent
    itemProvider.registerDataRepresentation(forTypeIdentifier: photo.format.typeIdentifier, visibility: .all) {
      handler in
      do { handler(try photo.data(), nil) } catch { handler(nil, error) }
      return nil
    }
  }
}

@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user is done; `results` is empty where nothing was picked. The picker stays until it is dismissed.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The screen that asks for photos of the user's folder of pictures.
@MainActor @preconcurrency public final class PHPickerViewController: UIViewController {
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    SystemScreens.register(PhotoRequest.self) { HostedView(PhotoScreen($0)) }
  }
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    var request = PhotoRequest(limit: configuration.selectionLimit > 0 ? configuration.selectionLimit : nil) {
      [weak self] in
      self?.finish($0)
    } cancelled: { [weak self] in
      self?.finish([])
    }
    if let filter = configuration.filter { request.isIncluded = filter.includes }
    request.chosen = configuration.preselectedAssetIdentifiers
    loadSystemScreen(request)
  }

  private func finish(_ photos: [PhotoFile]) {
    if let delegate {
      delegate.picker(self, didFinishPicking: photos.map(PHPickerResult.init))
    } else {
      dismiss(animated: true)
    }
  }
}
