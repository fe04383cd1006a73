import Foundation
import MartletControls
import MartletFoundation

extension View {
  /// Runs an action when the app is to go on with an activity of this type.
  ///
  /// A link of the web that the desktop gives the app is one of `NSUserActivityTypeBrowsingWeb`.
  // DEVIATION: other types never come: no other device hands an activity over.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(
      OpenURLModifier(takes: { activityType == NSUserActivityTypeBrowsingWeb && $0.isPageOfTheWeb }) { url in
        let activity = NSUserActivity(activityType: activityType)
        activity.webpageURL = url
        action(activity)
      })
  }

  /// Says what the person does here while `isActive`. `update` fills in the activity when it begins and whenever
  /// the view is made anew.
  // DEVIATION: the activity is kept and nobody takes it over; noted once.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(ActivityModifier(type: activityType, isActive: isActive, update: update)) }

  /// The same for something chosen; nil means that nothing is done.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }
}

private struct ActivityModifier: ViewModifier {
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void
  @State private var current = CurrentActivity()

  func body(content: Content) -> some View {
    // It says what the view shows: it is filled in whenever the view is made anew.
    let _ = current.take(type, isActive: isActive, update)
    content.onDisappear { current.end() }
  }
}

/// The activity that one view says.
private final class CurrentActivity {
  private var activity: NSUserActivity?

  func take(_ type: String, isActive: Bool, _ update: (NSUserActivity) -> Void) {
    guard isActive else {
      activity?.resignCurrent()
      return
    }
    let activity = activity.flatMap { $0.activityType == type ? $0 : nil } ?? NSUserActivity(activityType: type)
    self.activity = activity
    update(activity)
    activity.becomeCurrent()
    Notes.once("the activity \"\(type)\" is kept, and handed to no other device or search")
  }

  func end() {
    activity?.invalidate()
    activity = nil
  }
}

extension URL {
  fileprivate var isPageOfTheWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
