import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct SceneManifestTests {
  private let manifest = SceneManifest(content: [
    "UIApplicationSupportsMultipleScenes": false,
    "UISceneConfigurations": [
      "UIWindowSceneSessionRoleApplication": [
        ["UISceneConfigurationName": "First", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneOfTests"],
        ["UISceneConfigurationName": "Second", "UISceneDelegateClassName": "UIKitTests.SceneOfTests"],
      ]
    ],
  ])

  @Test func entriesAreFoundByNameAndElseTheFirst() {
    #expect(manifest.entry(named: "Second", role: .windowApplication)?.name == "Second")
    #expect(manifest.entry(named: "Other", role: .windowApplication)?.name == "First")
    #expect(manifest.entry(named: nil, role: .windowApplication)?.name == "First")
    #expect(manifest.entry(named: nil, role: .windowExternalDisplayNonInteractive) == nil)
    #expect(SceneManifest(content: nil).entry(named: nil, role: .windowApplication) == nil)
    #expect(!SceneManifest(content: nil).exists && manifest.exists)
  }

  @Test func classesAreFoundWithAndWithoutTheirModule() {
    let before = AppClasses.moduleName
    defer { AppClasses.moduleName = before }
    AppClasses.moduleName = AppClasses.moduleName(of: SceneOfTests.self)
    for name in ["UIKitTests.SceneOfTests", "SceneOfTests", "$(PRODUCT_MODULE_NAME).SceneOfTests"] {
      #expect(AppClasses.named(name) == SceneOfTests.self)
    }
    #expect(AppClasses.named("UIWindowScene") == UIWindowScene.self)
    #expect(AppClasses.named("Nothing.Here") == nil)
    #expect(manifest.entry(named: nil, role: .windowApplication)?.delegateClass == SceneOfTests.self)
  }
}

final class SceneOfTests: NSObject {}
