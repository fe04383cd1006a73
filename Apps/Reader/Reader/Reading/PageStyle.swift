import SwiftUI

/// The style sheet of a page, made of the settings and of what the system asks for.
struct PageStyle: Equatable {
  var settings: ReadingSettings
  var colors: PageColors
  var isDark: Bool
  /// Of plain text, in points.
  var fontSize: CGFloat
  /// Room at the sides where the window is narrower than the longest line, in points.
  var margin: CGFloat

  /// `isWide` is a window of regular width: there the text is further from the eye.
  init(settings: ReadingSettings, scheme: ColorScheme, isWide: Bool) {
    self.settings = settings
    colors = settings.theme.colors(in: scheme)
    isDark = (settings.theme.colorScheme ?? scheme) == .dark
    let base: CGFloat = isWide ? 19 : 18
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: base)
    fontSize = (scaled * settings.scale * 2).rounded() / 2
    margin = isWide ? 32 : 20
  }

  var css: String {
    """
    :root { color-scheme: \(isDark ? "dark" : "light"); }
    html { background: \(hex(colors.page)); -webkit-text-size-adjust: none; }
    body { margin: 0; color: \(hex(colors.text)); font-family: \(settings.font.css); font-size: \(number(fontSize))px;
      line-height: \(number(settings.lineHeight)); overflow-wrap: break-word; -webkit-hyphens: auto; hyphens: auto; }
    #reader-page { max-width: \(number(settings.width / 2))em; margin: 0 auto;
      padding: 1.5em \(number(margin))px 3em; }
    #reader-text { display: flow-root; text-align: \(settings.isJustified ? "justify" : "start"); }
    p, ul, ol, dl, blockquote, pre, figure, table, details { margin: 0 0 1em; }
    h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 1.4em 0 .5em; text-align: start; hyphens: none; }
    h1 { font-size: 1.6em; } h2 { font-size: 1.35em; } h3 { font-size: 1.15em; }
    h4, h5, h6 { font-size: 1em; }
    header h1 { margin: 0 0 .3em; font-size: 1.75em; }
    header p { color: \(hex(colors.lesser)); font-size: .85em; margin: 0; }
    header { margin-bottom: 1.5em; }
    a { color: \(hex(colors.link)); text-decoration-thickness: 1px; text-underline-offset: .15em; }
    li { margin-bottom: .3em; } ul, ol { padding-inline-start: 1.4em; } dd { margin-inline-start: 1.4em; }
    blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid \(hex(colors.rule));
      color: \(hex(colors.lesser)); }
    figure { margin-inline: 0; text-align: center; }
    figcaption { color: \(hex(colors.lesser)); font-size: .85em; margin-top: .5em; text-align: center; }
    img { max-width: 100%; max-height: 70vh; height: auto; width: auto; border-radius: 6px; }
    p > img:only-child, p > a:only-child > img:only-child { display: block; margin: 0 auto; }
    pre, code, kbd, samp { font-family: \(ReadingFont.monospaced); font-size: .85em; hyphens: none; }
    code, kbd { background: \(hex(colors.panel)); border-radius: 4px; padding: .1em .3em; }
    pre { background: \(hex(colors.panel)); border-radius: 8px; padding: .8em 1em; overflow-x: auto;
      line-height: 1.45; text-align: left; direction: ltr; tab-size: 4; }
    pre code { background: none; padding: 0; font-size: 1em; }
    table { border-collapse: collapse; display: block; overflow-x: auto; font-size: .9em; text-align: start; }
    th, td { border-bottom: 1px solid \(hex(colors.rule)); padding: .4em .8em .4em 0; vertical-align: top;
      text-align: start; }
    hr { border: 0; border-top: 1px solid \(hex(colors.rule)); margin: 2em 25%; }
    mark { background: \(hex(colors.mark)); color: inherit; border-radius: 2px; }
    nav { border-top: 1px solid \(hex(colors.rule)); margin-top: 2.5em; padding-top: 1.2em; text-align: start; }
    nav a { display: block; text-decoration: none; font-weight: 600; }
    nav small { display: block; color: \(hex(colors.lesser)); font-weight: normal; font-size: .8em; }
    """
  }

  private func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Without the point that some languages write as a comma.
  private func number(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}
