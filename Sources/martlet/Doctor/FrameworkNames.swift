/// How the names of some frameworks begin, to tell which follow from a framework that is missing.
enum FrameworkNames {
  /// Whether the name is of one of the frameworks: "SKScene" and "SKScene.size" of SpriteKit.
  static func explain(_ name: String, _ frameworks: Set<String>) -> Bool {
    let plain = name.drop { "@._".contains($0) }
    return frameworks.contains { framework in
      if names[framework]?.contains(String(plain.prefix { $0 != "." })) == true { return true }
      return prefixes[framework]?.contains { isPrefix($0, of: plain) } == true
    }
  }

  /// A capital follows: "SK" is not how "SKY" begins, nor "Sky".
  private static func isPrefix(_ prefix: String, of name: Substring) -> Bool {
    let rest = name.dropFirst(prefix.count)
    guard name.hasPrefix(prefix), rest.first?.isUppercase == true else { return false }
    return rest.dropFirst().first?.isLowercase == true || rest.first?.isNumber == true
  }

  private static let prefixes: [String: [String]] = [
    "ARKit": ["AR"], "AVFoundation": ["AV"], "AVKit": ["AV"], "AuthenticationServices": ["AS"], "CloudKit": ["CK"],
    "Contacts": ["CN"], "CoreBluetooth": ["CB"], "CoreData": ["NSManaged", "NSPersistent", "NSFetch", "NSEntity"],
    "CoreHaptics": ["CH"], "CoreLocation": ["CL"], "CoreML": ["ML"], "CoreMotion": ["CM"], "EventKit": ["EK"],
    "GameKit": ["GK"], "GameplayKit": ["GK"], "HealthKit": ["HK"], "HomeKit": ["HM"], "LocalAuthentication": ["LA"],
    "MapKit": ["MK"], "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Metal": ["MTL"], "MetalKit": ["MTK"],
    "MultipeerConnectivity": ["MC"], "Network": ["NW"], "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"],
    "Photos": ["PH"], "PhotosUI": ["PH"], "QuickLook": ["QL"], "SafariServices": ["SF"], "SceneKit": ["SCN"],
    "Speech": ["SF"], "SpriteKit": ["SK"], "StoreKit": ["SK"], "UserNotifications": ["UN"], "Vision": ["VN"],
    "WatchConnectivity": ["WC"], "WebKit": ["WK"],
  ]

  private static let names: [String: Set<String>] = [
    "CryptoKit": [
      "AES", "ChaChaPoly", "Curve25519", "HKDF", "HMAC", "Insecure", "P256", "SHA256", "SHA512", "SymmetricKey",
    ],
    "MapKit": ["Map", "MapMarker", "MapPin", "Marker", "MapCameraPosition"],
    "SwiftData": [
      "Attribute", "FetchDescriptor", "Model", "ModelConfiguration", "ModelContainer", "ModelContext",
      "PersistentIdentifier", "PersistentModel", "Query", "Relationship", "Schema", "modelContainer", "modelContext",
    ],
    "SpriteKit": ["SpriteView"], "SceneKit": ["SceneView"], "AVKit": ["VideoPlayer"],
    "CoreData": ["FetchRequest", "FetchedResults", "SectionedFetchRequest", "managedObjectContext", "NSManaged"],
  ]
}
