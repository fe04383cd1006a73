import Foundation

/// How pages look, as the reader wants them.
struct ReadingSettings: Codable, Equatable, Sendable {
  var theme = ReadingTheme.automatic
  var font = ReadingFont.serif
  /// Of the size that the system asks for.
  var scale = 1.0
  /// Lines of text by its size.
  var lineHeight = 1.5
  /// The longest line, in characters about.
  var width = 66.0
  var isJustified = false
  /// Pictures of books may come from these hosts. All others are left out.
  var imageHosts: [String] = []

  static let scales = 0.7...2.0
  static let lineHeights = 1.2...2.0
  static let widths = 40.0...100.0
  static let scaleStep = 0.1

  mutating func grow(by steps: Int) {
    let scale = scale + Double(steps) * Self.scaleStep
    self.scale = (min(max(scale, Self.scales.lowerBound), Self.scales.upperBound) * 10).rounded() / 10
  }
}

extension ReadingSettings {
  private enum CodingKeys: CodingKey { case theme, font, scale, lineHeight, width, isJustified, imageHosts }

  /// What a file of another version lacks has its usual value.
  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let usual = ReadingSettings()
    theme = (try? values.decode(ReadingTheme.self, forKey: .theme)) ?? usual.theme
    font = (try? values.decode(ReadingFont.self, forKey: .font)) ?? usual.font
    scale = (try? values.decode(Double.self, forKey: .scale)) ?? usual.scale
    lineHeight = (try? values.decode(Double.self, forKey: .lineHeight)) ?? usual.lineHeight
    width = (try? values.decode(Double.self, forKey: .width)) ?? usual.width
    isJustified = (try? values.decode(Bool.self, forKey: .isJustified)) ?? usual.isJustified
    imageHosts = (try? values.decode([String].self, forKey: .imageHosts)) ?? usual.imageHosts
  }
}
