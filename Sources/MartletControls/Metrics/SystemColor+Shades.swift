import MartletDisplay

// Columns: light, dark, light and dark with increased contrast. Components 0 to 255.
extension SystemColor {
  var shades: ColorShades {
    switch self {
    // Tints. Source: M-COL. Mint, teal and brown with increased contrast: the guidelines' table of 2022.
    case .systemRed: .init(RGBA(255, 59, 48), RGBA(255, 69, 58), RGBA(215, 0, 21), RGBA(255, 105, 97))
    case .systemOrange: .init(RGBA(255, 149, 0), RGBA(255, 159, 10), RGBA(201, 52, 0), RGBA(255, 179, 64))
    case .systemYellow: .init(RGBA(255, 204, 0), RGBA(255, 214, 10), RGBA(160, 90, 0), RGBA(255, 212, 38))
    case .systemGreen: .init(RGBA(52, 199, 89), RGBA(48, 209, 88), RGBA(36, 138, 61), RGBA(48, 219, 91))
    case .systemMint: .init(RGBA(0, 199, 190), RGBA(99, 230, 226), RGBA(12, 129, 123), RGBA(102, 212, 207))
    case .systemTeal: .init(RGBA(48, 176, 199), RGBA(64, 200, 224), RGBA(0, 130, 153), RGBA(93, 230, 255))
    case .systemCyan: .init(RGBA(50, 173, 230), RGBA(100, 210, 255), RGBA(0, 113, 164), RGBA(112, 215, 255))
    case .systemBlue: .init(RGBA(0, 122, 255), RGBA(10, 132, 255), RGBA(0, 64, 221), RGBA(64, 156, 255))
    case .systemIndigo: .init(RGBA(88, 86, 214), RGBA(94, 92, 230), RGBA(54, 52, 163), RGBA(125, 122, 255))
    case .systemPurple: .init(RGBA(175, 82, 222), RGBA(191, 90, 242), RGBA(137, 68, 171), RGBA(218, 143, 255))
    case .systemPink: .init(RGBA(255, 45, 85), RGBA(255, 55, 95), RGBA(211, 15, 69), RGBA(255, 100, 130))
    case .systemBrown: .init(RGBA(162, 132, 94), RGBA(172, 142, 104), RGBA(127, 101, 69), RGBA(181, 148, 105))
    // Grays. Source: M-COL.
    case .systemGray: .init(RGBA(142, 142, 147), RGBA(142, 142, 147), RGBA(108, 108, 112), RGBA(174, 174, 178))
    case .systemGray2: .init(RGBA(174, 174, 178), RGBA(99, 99, 102), RGBA(142, 142, 147), RGBA(124, 124, 128))
    case .systemGray3: .init(RGBA(199, 199, 204), RGBA(72, 72, 74), RGBA(174, 174, 178), RGBA(84, 84, 86))
    case .systemGray4: .init(RGBA(209, 209, 214), RGBA(58, 58, 60), RGBA(188, 188, 192), RGBA(68, 68, 70))
    case .systemGray5: .init(RGBA(229, 229, 234), RGBA(44, 44, 46), RGBA(216, 216, 220), RGBA(54, 54, 56))
    case .systemGray6: .init(RGBA(242, 242, 247), RGBA(28, 28, 30), RGBA(235, 235, 240), RGBA(36, 36, 38))
    default: semanticShades
    }
  }

  /// Source: M-COL.
  private var semanticShades: ColorShades {
    let lightText = RGBA(60, 60, 67)
    let darkText = RGBA(235, 235, 245)
    switch self {
    case .label: return .init(.black, .white, .black, .white)
    case .secondaryLabel: return .alphas(lightText, 0.6, darkText, 0.6, highContrast: (0.68, 0.68))
    case .tertiaryLabel, .placeholderText: return .alphas(lightText, 0.3, darkText, 0.3, highContrast: (0.38, 0.38))
    case .quaternaryLabel: return .alphas(lightText, 0.18, darkText, 0.16, highContrast: (0.26, 0.24))
    case .link: return .init(RGBA(0, 122, 255), RGBA(9, 132, 255), RGBA(0, 122, 255), RGBA(9, 132, 255))
    case .separator: return .alphas(lightText, 0.29, RGBA(84, 84, 88), 0.6, highContrast: (0.37, 0.68))
    case .opaqueSeparator:
      return .init(RGBA(198, 198, 200), RGBA(56, 56, 58), RGBA(198, 198, 200), RGBA(56, 56, 58))
    // The two that never adapt: black, and white at 0.6.
    case .darkText: return .init(.black, .black, .black, .black)
    case .lightText:
      let shade = RGBA(255, 255, 255, 0.6)
      return .init(shade, shade, shade, shade)
    default: return fillShades
    }
  }

  private var fillShades: ColorShades {
    let strong = RGBA(120, 120, 128)
    let weak = RGBA(118, 118, 128)
    switch self {
    case .systemFill: return .alphas(strong, 0.2, strong, 0.36, highContrast: (0.28, 0.44))
    case .secondarySystemFill: return .alphas(strong, 0.16, strong, 0.32, highContrast: (0.24, 0.4))
    case .tertiarySystemFill: return .alphas(weak, 0.12, weak, 0.24, highContrast: (0.2, 0.32))
    case .quaternarySystemFill: return .alphas(RGBA(116, 116, 128), 0.08, weak, 0.18, highContrast: (0.16, 0.26))
    default: return backgroundShades
    }
  }

  private var backgroundShades: ColorShades {
    let gray6 = (light: RGBA(242, 242, 247), highContrastLight: RGBA(235, 235, 240))
    let levels = (RGBA(28, 28, 30), RGBA(44, 44, 46), RGBA(58, 58, 60))
    let highContrastLevels = (RGBA(36, 36, 38), RGBA(54, 54, 56), RGBA(68, 68, 70))
    switch self {
    case .secondarySystemBackground:
      return ColorShades(gray6.light, levels.0, gray6.highContrastLight, highContrastLevels.0)
        .elevated(levels.1, highContrastLevels.1)
    case .tertiarySystemBackground:
      return ColorShades(.white, levels.1, .white, highContrastLevels.1).elevated(levels.2, highContrastLevels.2)
    case .systemGroupedBackground:
      return ColorShades(gray6.light, .black, gray6.highContrastLight, .black).elevated(levels.0, highContrastLevels.0)
    case .secondarySystemGroupedBackground:
      return ColorShades(.white, levels.0, .white, highContrastLevels.0).elevated(levels.1, highContrastLevels.1)
    case .tertiarySystemGroupedBackground:
      return ColorShades(gray6.light, levels.1, gray6.highContrastLight, highContrastLevels.1)
        .elevated(levels.2, highContrastLevels.2)
    default:  // systemBackground; a test holds that no other case arrives here.
      return ColorShades(.white, .black, .white, .black).elevated(levels.0, highContrastLevels.0)
    }
  }
}
