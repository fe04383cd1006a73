/// One film of the catalogue, as both APIs tell it.
public struct Course: Sendable {
  public var id: Int
  public var videoID: Int
  public var name: String
  public var description: String
  /// As the JSON:API writes it: "2021-03-16T12:00:00.000Z".
  public var releasedAt: String
  public var isFree: Bool
  public var difficulty: String
  public var contentType: String
  /// Of the course as told, in seconds; the films themselves are short.
  public var duration: Int
  public var popularity: Double
  public var domain: Domain
  public var contributor: String
  public var parentName: String?

  /// A platform; the numbers are what `filter[domain_ids][]` takes.
  public enum Domain: Int, CaseIterable, Sendable {
    case ios = 1, android, unity, macos = 5, server = 8, flutter

    public var name: String {
      switch self {
      case .ios: "iOS & Swift"
      case .android: "Android & Kotlin"
      case .unity: "Unity"
      case .macos: "macOS"
      case .server: "Server-Side Swift"
      case .flutter: "Flutter"
      }
    }
    var technology: String {
      switch self {
      case .ios: "Swift 5.5, iOS 15, Xcode 13"
      case .android: "Kotlin 1.5, Android 12, Android Studio 4"
      case .unity: "C# 8, Unity 2021, Unity"
      case .macos: "Swift 5.5, macOS 12, Xcode 13"
      case .server: "Swift 5.5, Vapor 4, Xcode 13"
      case .flutter: "Dart 2.14, Flutter 2.5, VS Code"
      }
    }
  }

  public static let difficulties = ["beginner", "intermediate", "advanced"]
}
