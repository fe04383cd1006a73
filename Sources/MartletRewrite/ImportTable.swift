/// What imports mean here, where that differs from Apple's systems.
enum ImportTable {
  /// Modules that are not here, and those that hold what apps want of them.
  private static let replacements = [
    "Darwin": "Glibc", "ObjectiveC": "Foundation", "CoreGraphics": "UIKit", "ImageIO": "UIKit",
    "AVFAudio": "AVFoundation", "GameKit": "GameplayKit",
  ]

  /// What a module brings along on Apple's systems and not here. SwiftUI brings all of it.
  private static let companions = [
    "Foundation": foundation, "UIKit": foundation, "XCTest": foundation, "CoreImage": foundation, "Photos": foundation,
    "PhotosUI": foundation, "StoreKit": foundation, "AVFoundation": foundation, "AVKit": foundation,
    "AudioToolbox": foundation, "CoreMedia": foundation, "CoreLocation": foundation, "MapKit": foundation,
    "UserNotifications": foundation, "CryptoKit": foundation, "LocalAuthentication": foundation,
    "AuthenticationServices": foundation, "CoreHaptics": foundation, "MediaPlayer": foundation,
    "LinkPresentation": foundation, "GameplayKit": foundation, "Network": foundation,
    "Speech": foundation,
    "CoreData": foundation, "SwiftData": foundation,
  ]
  private static let foundation = ["FoundationNetworking", "MartletFoundation", "Combine"]

  /// Modules that bring everything: a file that imports one needs no companions.
  static let complete: Set = ["SwiftUI"]

  /// A module that others bring along on Apple's systems, and the names by which a file shows that it counts on that.
  /// Only such files get it here: its library costs every app that has it time at the start.
  struct OnDemand {
    var module: String
    var bringers: Set<String>
    var signs: [String]
  }
  static let onDemand = [
    OnDemand(
      module: "CoreImage", bringers: ["SwiftUI", "UIKit", "PhotosUI"],
      signs: ["CIFilter", "CIImage", "CIContext", "CIColor", "CIVector", "kCIInput"]),
    OnDemand(
      module: "CoreData", bringers: ["SwiftUI"],
      signs: [
        "NSManagedObject", "NSFetchRequest", "NSPersistentContainer", "NSPersistentCloudKitContainer",
        "NSEntityDescription", "NSMergePolicy", "@FetchRequest", "@SectionedFetchRequest", "FetchedResults<",
        "managedObjectContext",
      ]),
  ]

  /// Submodules that are here.
  static let submodules: Set = ["CoreImage.CIFilterBuiltins"]

  static func isReplaced(_ module: String) -> Bool { replacements[module] != nil }
  static func replacement(of module: String) -> String { replacements[module] ?? module }
  static func companions(of module: String) -> [String] { companions[module] ?? [] }

  /// Whether an import of this path, such as `os.log`, may be another one here.
  static func concerns(_ path: String) -> Bool {
    path.contains(".") || isReplaced(path) || !companions(of: path).isEmpty
  }
}

extension SourceImports.Import {
  /// The module that the compiler is given in this one's place: "UIKit" for "CoreGraphics". What the app links
  /// follows from it.
  public var moduleHere: String { ImportTable.replacement(of: module) }
}
