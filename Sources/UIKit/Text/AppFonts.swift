import Foundation
import MartletControls
import MartletText

/// The fonts that an app brings: those that Info.plist lists under `UIAppFonts`. They are added when a font is first
/// asked for by name, as texts reach them by no other way.
enum AppFonts {
  private static let mainBundle: Void = register(Bundle.main, in: .standard)

  static func registerOnce() { mainBundle }

  /// One note for each file that is missing or is no font.
  static func register(_ bundle: Bundle, in engine: TextEngine) {
    let names = bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    for name in names {
      let path = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(name).path
      if !FileManager.default.fileExists(atPath: path) {
        Notes.once("UIAppFonts of Info.plist lists \"\(name)\", which is not in the app; another font stands for it")
      } else if !engine.addFont(path: path) {
        Notes.once("\(path), which UIAppFonts of Info.plist lists, is no font that can be read")
      }
    }
  }
}
