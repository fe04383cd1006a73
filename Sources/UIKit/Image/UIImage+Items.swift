import Foundation

// Pictures travel as PNG; those that arrive may be of any kind that can be read.
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  public func loadData(
    withTypeIdentifier type: String,
    forItemProviderCompletionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    handler(data, data == nil ? NSItemProvider.ErrorCode.itemUnavailableError : nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw NSItemProvider.ErrorCode.unexpectedValueClassError }
    return image
  }
}
