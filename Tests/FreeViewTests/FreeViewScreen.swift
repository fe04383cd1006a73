import Foundation
import MartletProject
import MartletTesting
import UIKit

@testable import FreeView
@testable import SwiftUI

/// The app's screens without the app's entry point: with its colours, at the chapter's deployment target, iOS 14, and
/// without its bars' colours left behind.
@MainActor func withFreeView<Content: View, Result>(
  _ content: @autoclosure () -> Content, size: CGSize = CGSize(width: 390, height: 844),
  colorScheme: ColorScheme = .light,
  textSize: DynamicTypeSize = .large, isRegular: Bool = false, _ body: (Screen) throws -> Result
) throws -> Result {
  try AssetCatalog.use(FreeViewAssets.bundle.get(), for: .main)
  defer { UIAppearanceStore.shared.reset() }
  let screen = Screen(
    size: size, scale: 1, colorScheme: colorScheme, textSize: textSize,
    horizontalSizeClass: isRegular ? .regular : .compact
  ) { content().environment(\.deploymentTarget, DeploymentTarget(major: 14)) }
  return try body(screen)
}

/// The app's asset catalog, compiled as the command compiles it.
enum FreeViewAssets {
  nonisolated(unsafe) static let bundle = Swift.Result<Bundle, any Error> {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FreeViewAssets-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let compiled = try AssetCatalogCompiler.compile([sources + "/Assets.xcassets"])
    try compiled.indexText().write(
      to: folder.appendingPathComponent(AssetIndex.fileName), atomically: true, encoding: .utf8)
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    return bundle
  }

  /// `Apps/FreeView/FreeView`, from this file's place.
  private static var sources: String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return root.deletingLastPathComponent().appendingPathComponent("Apps/FreeView/FreeView").path
  }
}
