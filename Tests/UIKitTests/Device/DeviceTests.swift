import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DeviceTests {
  @Test func theScreenIsWhatTheLauncherSays() {
    let before = (UIScreen.main.bounds, UIScreen.main.scale)
    defer { UIScreen._configure(bounds: before.0, scale: before.1) }
    UIScreen._configure(bounds: CGRect(x: 0, y: 0, width: 844, height: 390), scale: 2)
    #expect(UIScreen.main.bounds.width == 844)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 780, height: 1688))
    #expect(UIDevice.current.orientation.isLandscape)
    UIScreen._configure(bounds: .zero, scale: 0)
    #expect(UIScreen.main.scale == 1)
  }

  @Test func theDeviceIsAPhoneUnlessSaidOtherwise() {
    #expect(UIDevice.current.model == "iPhone")
    UIDevice._configure(idiom: .pad)
    defer { UIDevice._configure(idiom: .phone) }
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.systemName == "iPadOS")
  }

  @Test func openingAnAddressWithoutADisplayFailsAloud() {
    var answers: [Bool] = []
    let lines = notes {
      UIApplication.shared.open(URL(string: "https://example.org")!) { answers.append($0) }
      UIApplication.shared.open(URL(string: "app-settings:")!)
    }
    #expect(answers == [false])
    #expect(
      lines == [
        "martlet: https://example.org was not opened: the app runs without a display",
        "martlet: app-settings: was not opened: nothing here opens app-settings:",
      ])
  }

  @Test func changesOfStatePostTheirNotifications() {
    final class Names: @unchecked Sendable { var all: [String] = [] }
    let names = Names()
    UIApplication._change(to: .active)  // other tests have windows too
    let all: [Notification.Name] = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        names.all.append($0.name.rawValue)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    UIApplication._change(to: .background)
    UIApplication._change(to: .background)
    UIApplication._change(to: .active)
    #expect(names.all == all.map(\.rawValue))
  }
}
