import Foundation
import MartletControls

/// What Info.plist says on scenes, under `UIApplicationSceneManifest`.
struct SceneManifest {
  struct Entry {
    var name: String?
    var delegateClassName: String?
    var sceneClassName: String?
    var storyboard: String?
  }

  /// Nil for an app without scenes.
  private let content: [String: Any]?

  init(bundle: Bundle) { self.init(content: bundle.object(forInfoDictionaryKey: "UIApplicationSceneManifest")) }
  init(content: Any?) { self.content = content as? [String: Any] }

  var exists: Bool { content != nil }

  /// The entry of that name, or the first one of the role.
  func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
    let roles = content?["UISceneConfigurations"] as? [String: Any]
    let entries = (roles?[role.rawValue] as? [[String: Any]] ?? []).map { values in
      func text(_ key: String) -> String? { values[key] as? String }
      return Entry(
        name: text("UISceneConfigurationName"), delegateClassName: text("UISceneDelegateClassName"),
        sceneClassName: text("UISceneClassName"), storyboard: text("UISceneStoryboardFile"))
    }
    return entries.first { $0.name == name && name != nil } ?? entries.first
  }
}

extension SceneManifest.Entry {
  var delegateClass: AnyClass? {
    if let storyboard {
      Notes.once("the storyboard \(storyboard) of Info.plist is not shown: storyboards are not read")
    }
    return delegateClassName.flatMap { name in
      let found = AppClasses.named(name)
      if found == nil { Notes.once("Info.plist names the scene delegate \(name), and there is no such class") }
      return found
    }
  }

  var sceneClass: AnyClass? { sceneClassName.flatMap(AppClasses.named) }
}

/// Finds the app's classes by the names in Info.plist.
enum AppClasses {
  /// The app's own module, known by its delegate's class.
  nonisolated(unsafe) static var moduleName: String?

  /// `App.SceneDelegate`, also with the module left out or not filled in: `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  static func named(_ name: String) -> AnyClass? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let names = [name] + (moduleName.map { ["\($0).\(last)"] } ?? []) + ["UIKit.\(last)"]
    return names.lazy.compactMap { $0.contains("$") ? nil : NSClassFromString($0) }.first
  }

  static func moduleName(of type: AnyClass) -> String? {
    String(reflecting: type).split(separator: ".").first.map(String.init)
  }
}
