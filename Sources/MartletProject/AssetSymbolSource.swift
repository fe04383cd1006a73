/// The Swift source that names a module's assets: `Color(.brand)`, `Image(.Icons.star)`, `UIImage(resource: .logo)`.
public struct AssetSymbolSource {
  private let colors: AssetSymbolTree
  private let images: AssetSymbolTree
  private let settings: AssetSettings
  private let bundle: String

  /// `bundle` is the expression for the bundle that holds the catalogs, such as ".main".
  public init(_ index: AssetIndex, settings: AssetSettings, bundle: String) {
    colors = AssetSymbolTree(index.colors.keys, kind: .color)
    images = AssetSymbolTree(Set(index.images.keys).union(index.symbols.keys), kind: .image)
    (self.settings, self.bundle) = (settings, bundle)
  }

  /// Nil where there is nothing to name.
  public var text: String? {
    guard settings.generatesSymbols else { return nil }
    let resources =
      Self.extensionText("UIKit.ColorResource", colors.members { symbol, _ in resource("ColorResource", symbol) })
      + Self.extensionText("UIKit.ImageResource", images.members { symbol, _ in resource("ImageResource", symbol) })
    guard !resources.isEmpty else { return nil }
    return """
      import Foundation
      import SwiftUI
      import UIKit

      private nonisolated var resourceBundle: Foundation.Bundle { \(bundle) }

      """ + resources + (settings.generatesSymbolExtensions ? extensions : "")
  }

  /// Assets without a symbol because another one has it.
  var warnings: [String] {
    guard settings.generatesSymbols else { return [] }
    return (colors.allHidden + images.allHidden).map { Wording.assetSymbolTaken($0.name, $0.symbol) }
  }

  private func resource(_ type: String, _ symbol: AssetSymbolTree.Symbol) -> String {
    "nonisolated static let \(symbol.symbol) = UIKit.\(type)(name: \(symbol.name.debugDescription), bundle: resourceBundle)"
  }

  private var extensions: String {
    Self.extensionText("UIKit.UIColor", members(colors, "UIKit.UIColor", label: "resource: ", Self.uiColors))
      + Self.extensionText("SwiftUI.Color", members(colors, "SwiftUI.Color", label: "", Self.swiftUIColors))
      + Self.extensionText(
        "SwiftUI.ShapeStyle where Self == SwiftUI.Color",
        members(withoutNamespaces(colors), "SwiftUI.Color", label: "", Self.swiftUIColors))
      + Self.extensionText("UIKit.UIImage", members(images, "UIKit.UIImage", label: "resource: ", Self.uiImages))
  }

  private func members(_ tree: AssetSymbolTree, _ type: String, label: String, _ taken: Set<String>) -> String {
    tree.members { symbol, path in
      // As in Xcode, a name that the type has already stays the type's.
      path == symbol.symbol && taken.contains(path)
        ? nil : "nonisolated static var \(symbol.symbol): \(type) { .init(\(label).\(path)) }"
    }
  }

  /// Enumerations cannot stand in an extension of a protocol.
  private func withoutNamespaces(_ tree: AssetSymbolTree) -> AssetSymbolTree {
    AssetSymbolTree(tree.symbols.map(\.name), kind: .color)
  }

  private static func extensionText(_ type: String, _ members: String) -> String {
    members.isEmpty ? "" : "\nextension \(type) {\n\(members)}\n"
  }

  private static let swiftUIColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]
  private static let uiColors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tintColor", "label",
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText",
  ]
  private static let uiImages: Set<String> = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
}
