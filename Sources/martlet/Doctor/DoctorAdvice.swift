/// What to do about frameworks and names that Martlet lacks.
enum DoctorAdvice {
  static func text(for name: String) -> String? { table[name] }

  private static let table = [
    "ActivityKit": "Put live activities behind #if canImport(ActivityKit).",
    "AVFoundation": "Play media behind #if canImport(AVFoundation).",
    "AVKit": "Show a picture in place of the player, behind #if canImport(AVKit).",
    "Charts": "Draw with Path or Canvas, or put the chart behind #if canImport(Charts).",
    "CloudKit": "Keep data in files or UserDefaults behind #if canImport(CloudKit).",
    "CoreData": "Keep data as Codable values in a file of URL.documentsDirectory.",
    "CoreHaptics": "Put haptics behind #if canImport(CoreHaptics).",
    "CoreImage": "Put filters behind #if canImport(CoreImage).",
    "CoreLocation": "Put places behind #if canImport(CoreLocation).",
    "CoreML": "Put the model behind #if canImport(CoreML).",
    "LocalAuthentication": "Unlock with a password where canImport(LocalAuthentication) does not hold.",
    "MapKit": "Show a picture in place of the map, behind #if canImport(MapKit).",
    "MessageUI": "Open a mailto: URL by openURL.",
    "PhotosUI": "Choose a file in place of a photo, behind #if canImport(PhotosUI).",
    "SafariServices": "Open the address by openURL or Link.",
    "SpriteKit": "Draw with Canvas and TimelineView.",
    "StoreKit": "Put purchases behind #if canImport(StoreKit).",
    "SwiftData": "Keep data as Codable values in a file, in an @Observable class.",
    "UserNotifications": "Put notifications behind #if canImport(UserNotifications).",
    "WatchKit": "The target is for a watch: name the phone's by --target.",
    "WebKit": "Open the page by Link or openURL, behind #if canImport(WebKit).",
    "WidgetKit": "Put the reload behind #if canImport(WidgetKit).",
  ]
}
