/// What to do about frameworks and names that Martlet lacks.
enum DoctorAdvice {
  static func text(for name: String) -> String? { table[name] }

  /// Whether Apple has a framework of the name; other modules are of packages, pods or other targets.
  static func isFrameworkOfApple(_ name: String) -> Bool { table[name] != nil || others.contains(name) }

  private static let others = Set(
    """
    ARKit Accelerate Accessibility Accounts AdServices AdSupport AppIntents AppKit AppTrackingTransparency
    AssetsLibrary AudioToolbox AuthenticationServices AVFAudio BackgroundTasks CarPlay CFNetwork Cocoa Charts Combine
    CommonCrypto Compression Contacts ContactsUI CoreAudio CoreBluetooth CoreFoundation CoreGraphics CoreHaptics CoreImage CoreMIDI
    CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
    Darwin DeveloperToolsSupport DeviceActivity EventKit EventKitUI ExtensionKit FamilyControls
    FileProvider Foundation GLKit GameController GameKit GameplayKit GroupActivities HealthKit HomeKit IOKit
    ImageIO ImagePlayground Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication ManagedSettings
    MediaPlayer Metal MetalKit MobileCoreServices MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction
    Network NetworkExtension NotificationCenter OSLog ObjectiveC Observation OpenGLES PDFKit PassKit PencilKit
    Photos PhotosUI PlaygroundSupport ProximityReader PushKit QuartzCore QuickLook QuickLookThumbnailing RealityKit
    RealityFoundation ReplayKit RoomPlan SceneKit ScreenTime Security ServiceManagement Social SoundAnalysis Speech
    StoreKit SwiftUI Symbols SystemConfiguration TabularData Testing TipKit Translation UIKit UniformTypeIdentifiers
    UserNotifications VideoToolbox Vision VisionKit WatchConnectivity WeatherKit WidgetKit XCTest os simd
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let table = [
    "ActivityKit": "Put live activities behind #if canImport(ActivityKit).",
    "AVFoundation": "Install the packages of the section [media] of Scripts/packages.txt.",
    "AVKit": "Install the packages of the section [media] of Scripts/packages.txt.",
    "CloudKit": "Keep data in files or UserDefaults behind #if canImport(CloudKit).",
    "CoreData": "Keep data as Codable values in a file of URL.documentsDirectory.",
    "CoreLocation": "Put places behind #if canImport(CoreLocation).",
    "CoreML": "Put the model behind #if canImport(CoreML).",
    "CryptoKit": "Install the packages of the section [crypto] of Scripts/packages.txt.",
    "MapKit": "Show a picture in place of the map, behind #if canImport(MapKit).",
    "MessageUI": "Open a mailto: URL by openURL.",
    "SafariServices": "Open the address by openURL or Link.",
    "Speech": "Install the packages of the section [media] of Scripts/packages.txt.",
    "SpriteKit": "Draw with Canvas and TimelineView.",
    "SwiftData": "Keep data as Codable values in a file, in an @Observable class.",
    "WatchKit": "The target is for a watch: name the phone's by --target.",
    "WebKit": "Install the packages of the section [web] of Scripts/packages.txt.",
  ]
}
