import MartletControls
import SwiftUI
import UIKit

/// Asks the user to rate the app. There is no store here to rate it in: a note says so once, and nothing shows.
@MainActor public struct RequestReviewAction {
  fileprivate nonisolated init() {}
  public func callAsFunction() { ReviewNote.write() }
}

private struct RequestReviewKey: EnvironmentKey {
  static var defaultValue: RequestReviewAction { RequestReviewAction() }
}

extension EnvironmentValues {
  /// Asks the user to rate the app.
  public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
}

public enum SKStoreReviewController {
  @MainActor public static func requestReview() { ReviewNote.write() }
  @MainActor public static func requestReview(in windowScene: UIWindowScene) { ReviewNote.write() }
}

public enum AppStore {
  @MainActor public static func requestReview(in scene: UIWindowScene) { ReviewNote.write() }
}

enum ReviewNote {
  static func write() { Notes.once("the app asks for a review, and there is no store here that takes one") }
}
