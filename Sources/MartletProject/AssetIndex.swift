/// What the asset catalogs of an app hold, as the file `Assets.json` in its bundle says it.
///
/// The file is the contract between the compiler of catalogs and the library that reads it at run time:
///
///     {
///       "version": 1,
///       "colors":  { NAME: [ { "appearance", "idiom", "rgba": [r, g, b, a] } or
///                            { "appearance", "idiom", "system": "systemBlue" } ] },
///       "images":  { NAME: [ { "appearance", "idiom", "file", "scale", "template"?, "insets"?, "isTiled"?,
///                            "direction"? } ] },
///       "symbols": { NAME: [ { "appearance", "idiom", "file", "scale": 0 } ] },
///       "data":    { NAME: [ { "idiom", "file", "type"? } ] },
///       "accentColor"?: NAME
///     }
///
/// - NAME is what an app asks for: "logo", or "Folder/logo" below a folder that provides a namespace.
/// - `appearance` is "any", "light", "dark", "highContrast", "highContrastLight" or "highContrastDark".
///   The reader takes the most particular that matches and falls back to "any".
/// - `idiom` is "universal", "iphone" or "ipad"; a device's own goes before "universal".
/// - `rgba` is sRGB, not premultiplied, gamma encoded, 0 to 1; a colour of a wider gamut leaves that range.
/// - `system` is the name of a UIColor property without "Color": "systemBlue", "label", "separator".
/// - `file` is relative to the bundle. `scale` is 1, 2 or 3 pixels a point; 0 is a vector image.
/// - `template` is true (tinted) or false (as drawn); without it the place that shows the image decides.
/// - `insets` are the borders (top, left, bottom, right, in points) that keep their size when a picture is stretched,
///   and `isTiled` says what its middle does then.
/// - `direction` is "left-to-right" or "right-to-left"; a picture for one alone is mirrored in the other.
/// - `accentColor` is the colour set that is the app's tint where it is not named "AccentColor".
/// - `type` is the uniform type identifier of the data, where the catalog names one.
///
/// The order of an entry's variants is the catalog's. An asset without any variant is not listed, so that a
/// colour set left empty ("AccentColor" in new projects) means the system's own; an image set whose files are missing is
/// listed without any, because code may name it.
public struct AssetIndex: Codable, Equatable, Sendable {
  public struct Color: Codable, Equatable, Sendable {
    public var appearance: String
    public var idiom: String
    public var rgba: [Double]?
    public var system: String?
  }

  public struct Image: Codable, Equatable, Sendable {
    public var appearance: String
    public var idiom: String
    public var file: String
    public var scale: Int
    public var template: Bool?
    public var insets: [Double]?
    public var isTiled: Bool?
    public var direction: String?
  }

  public struct Data: Codable, Equatable, Sendable {
    public var idiom: String
    public var file: String
    public var type: String?
  }

  public var version = 1
  public var colors: [String: [Color]] = [:]
  public var images: [String: [Image]] = [:]
  public var symbols: [String: [Image]] = [:]
  public var data: [String: [Data]] = [:]
  public var accentColor: String?

  public static let fileName = "Assets.json"
  public static let folderName = "Assets"

  public init() {}
}
