import SwiftUI

/// Colours of pages and of the bars around them.
enum ReadingTheme: String, Codable, CaseIterable, Identifiable, Sendable {
  /// Light or dark, as the system.
  case automatic
  case light, sepia, dark, black

  var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .automatic: "Automatic"
    case .light: "Light"
    case .sepia: "Sepia"
    case .dark: "Dark"
    case .black: "Black"
    }
  }

  /// What the system's own parts are to look like; nil leaves it to the system.
  var colorScheme: ColorScheme? {
    switch self {
    case .automatic: nil
    case .light, .sepia: .light
    case .dark, .black: .dark
    }
  }

  func colors(in scheme: ColorScheme) -> PageColors {
    switch self {
    case .automatic: scheme == .dark ? .dark : .light
    case .light: .light
    case .sepia: .sepia
    case .dark: .dark
    case .black: .black
    }
  }
}

/// The colours of a page, as 0xRRGGBB. Text on a page has a contrast of 7 : 1 at least, lesser text and links 4.5 : 1.
struct PageColors: Equatable, Sendable {
  var page: UInt32
  var text: UInt32
  /// Captions, bylines.
  var lesser: UInt32
  var link: UInt32
  /// Behind code and tables' heads.
  var panel: UInt32
  /// Lines.
  var rule: UInt32
  /// Behind what was searched.
  var mark: UInt32

  static let light = PageColors(
    page: 0xFFFFFF, text: 0x1C1C1E, lesser: 0x6C6C70, link: 0x0A60C2, panel: 0xF2F2F7, rule: 0xD8D8DC, mark: 0xFFE28A)
  static let sepia = PageColors(
    page: 0xF8F1E3, text: 0x3D2E1D, lesser: 0x76634C, link: 0x8A4B08, panel: 0xEFE5D0, rule: 0xDCCFB6, mark: 0xF5CF7A)
  static let dark = PageColors(
    page: 0x1C1C1E, text: 0xE5E5EA, lesser: 0x98989F, link: 0x6CB2FF, panel: 0x2C2C2E, rule: 0x3A3A3C, mark: 0x7A5C00)
  static let black = PageColors(
    page: 0x000000, text: 0xD1D1D6, lesser: 0x8E8E93, link: 0x6CB2FF, panel: 0x1C1C1E, rule: 0x2C2C2E, mark: 0x6B5000)
}

extension Color {
  /// An opaque colour of sRGB, as 0xRRGGBB.
  init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }
}
