import SwiftUI

/// Typefaces for pages, by the families that a system may have.
enum ReadingFont: String, Codable, CaseIterable, Identifiable, Sendable {
  case serif, sans, oldStyle, mono

  var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .serif: "Serif"
    case .sans: "Sans Serif"
    case .oldStyle: "Old Style"
    case .mono: "Typewriter"
    }
  }

  /// For `font-family`.
  var css: String {
    switch self {
    case .serif: "ui-serif, 'New York', 'Noto Serif', Georgia, 'DejaVu Serif', serif"
    case .sans: "-apple-system, Inter, system-ui, sans-serif"
    case .oldStyle: "Palatino, 'Palatino Linotype', P052, 'Book Antiqua', serif"
    case .mono: Self.monospaced
    }
  }

  static let monospaced = "ui-monospace, Menlo, 'Noto Sans Mono', 'DejaVu Sans Mono', monospace"

  /// For a sample in the app's own views.
  func sample(size: CGFloat) -> Font {
    switch self {
    case .serif: .system(size: size, design: .serif)
    case .sans: .system(size: size)
    case .oldStyle: .custom("P052", size: size)
    case .mono: .system(size: size, design: .monospaced)
    }
  }
}
