/// Modules whose names an app's own cannot have: every source of an app sees them, so that the app's would be in the
/// place of the library's.
enum LibraryNames {
  static let all: Set = [
    "Swift", "Foundation", "FoundationNetworking", "Dispatch", "Observation", "Glibc", "SwiftUI", "UIKit", "Combine",
    "MartletFoundation",
  ]

  /// A folder or a file may well be named "SwiftUI"; its module then is "SwiftUI_App".
  static func avoid(_ name: inout String) {
    if all.contains(name) { name += "_App" }
  }
}
