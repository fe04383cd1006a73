import Foundation

/// The layout of `Assets.json`, version 1.
struct AssetList: Decodable {
  struct ColorVariant: Decodable, Hashable, AssetVariant {
    var appearance: AssetAppearance?
    var idiom: String?
    /// Red, green, blue and alpha in sRGB, 0…1, beyond for wide gamuts.
    var rgba: [Float]?
    /// A name from UIKit's palette instead of components.
    var system: String?
  }
  struct ImageVariant: Decodable, Hashable, AssetVariant {
    var appearance: AssetAppearance?
    var idiom: String?
    /// Relative to the bundle's resources.
    var file: String
    /// Pixels per point; 0 for drawings that fit every scale.
    var scale: Int
    /// Tinted or as drawn; absent when the place that shows the image decides.
    var template: Bool?
    /// Top, left, bottom and right in points: what keeps its size when the picture is stretched.
    var insets: [Double]?
    var isTiled: Bool?
    /// "left-to-right" or "right-to-left" for a picture that is made for one of them.
    var direction: String?
  }
  struct DataVariant: Decodable, Hashable, AssetVariant {
    var appearance: AssetAppearance?
    var idiom: String?
    var file: String
    /// The uniform type identifier of the data.
    var type: String?
  }

  var colors: [String: [ColorVariant]] = [:]
  var images: [String: [ImageVariant]] = [:]
  /// Symbols that the app brings.
  var symbols: [String: [ImageVariant]] = [:]
  var data: [String: [DataVariant]] = [:]
  /// The colour that is the app's tint where it is not "AccentColor".
  var accentColor: String?

  init() {}

  init(data: Data) throws { self = try JSONDecoder().decode(AssetList.self, from: data) }

  init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let version = try fields.decode(Int.self, forKey: .version)
    guard version == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: fields,
        debugDescription:
          "the file has layout \(version), this library reads layout 1; build the app with the matching tool")
    }
    colors = try fields.decodeIfPresent([String: [ColorVariant]].self, forKey: .colors) ?? [:]
    images = try fields.decodeIfPresent([String: [ImageVariant]].self, forKey: .images) ?? [:]
    symbols = try fields.decodeIfPresent([String: [ImageVariant]].self, forKey: .symbols) ?? [:]
    data = try fields.decodeIfPresent([String: [DataVariant]].self, forKey: .data) ?? [:]
    accentColor = try fields.decodeIfPresent(String.self, forKey: .accentColor)
  }

  private enum CodingKeys: String, CodingKey { case version, colors, images, symbols, data, accentColor }

  /// The place in the file and what is wrong there.
  static func explain(_ error: Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    let context: DecodingError.Context =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: .init(codingPath: [], debugDescription: "\(error)")
      }
    let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    let cause = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
    let problem = cause.map { "\(context.debugDescription) \($0)" } ?? context.debugDescription
    return place.isEmpty ? problem : "at \(place): \(problem)"
  }
}
