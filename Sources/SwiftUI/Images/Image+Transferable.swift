import CoreTransferable
import UIKit

/// A picture that came or is to leave in a form that cannot be read.
private struct UnreadableImage: LocalizedError {
  var errorDescription: String? { "The picture cannot be read." }
}

// As PNG on its way out; whatever can be read on its way in.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let image = UIImage(data: data)?.preparingForDisplay() else { throw UnreadableImage() }
      return Image(uiImage: image)
    }
    DataRepresentation(exportedContentType: .png) { (image: Image) in
      guard let data = image.sharedImage?.pngData() else { throw UnreadableImage() }
      return data
    }
  }

  /// The picture; nil for symbols, and for names that lead to none.
  package var sharedImage: UIImage? {
    switch source {
    case .uiImage(let image): image
    case .named(let name, let bundle): UIImage(named: name, bundle: bundle ?? .main, place: place)
    case .symbol: nil
    }
  }
}
