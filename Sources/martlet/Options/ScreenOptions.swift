import Foundation
import MartletProject

/// The names of the options that describe a screen without a display.
enum ScreenOption: String, CommandOption {
  case size = "--size"
  case scale = "--scale"
  case device = "--device"
  case dark = "--dark"
  case textSize = "--text-size"
  case locale = "--locale"
  case rightToLeft = "--rtl"
  case timeout = "--timeout"
  case photos = "--photos"
  case noWebSandbox = "--no-web-sandbox"

  var takesValue: Bool { ![.dark, .rightToLeft, .noWebSandbox].contains(self) }
}

/// What an app that runs without a window is shown on, and for how long.
struct ScreenOptions: Equatable {
  var device = Device.standard
  var isDark = false
  var textSize = TextSize.large
  var locale = "en_US"
  /// Nil: as the locale's language is written.
  var isRightToLeft: Bool?
  /// How long the app may take until it has done what is asked of it.
  var timeoutInSeconds = 120
  /// The folder that stands for the person's photos; nil: there are none.
  var photos: String?
  /// Whether web pages may run where they cannot be kept apart from the person's files.
  var allowsOpenPages = false

  init() {}

  /// `value` gives what the command line says; of a switch that is on, an empty text.
  init(_ value: (ScreenOption) -> String?) throws {
    isDark = value(.dark) != nil
    isRightToLeft = value(.rightToLeft) != nil ? true : nil
    locale = try value(.locale).map(OptionValue.locale) ?? locale
    timeoutInSeconds = try value(.timeout).map(OptionValue.timeout) ?? timeoutInSeconds
    photos = value(.photos)
    allowsOpenPages = value(.noWebSandbox) != nil
    textSize = try value(.textSize).map(OptionValue.textSize) ?? textSize
    try readDevice(value)
  }

  private mutating func readDevice(_ value: (ScreenOption) -> String?) throws {
    if value(.size) != nil, value(.device) != nil { throw UsageError(message: Wording.sizeAndDevice) }
    if let name = value(.device) { device = try OptionValue.device(name) }
    if let text = value(.size) { device = try OptionValue.size(text) }
    if let text = value(.scale) {
      guard let scale = Double(text), (0.5...8).contains(scale) else {
        throw UsageError(message: Wording.malformedScale(text))
      }
      device.pixelsPerPoint = scale
    }
  }

  /// What the app is told; `output` is an absolute path.
  func request(for app: AppProject, output: String) -> CaptureRequest {
    let language = Locale.Language(identifier: locale)
    return CaptureRequest(
      output: output, device: device, isDark: isDark, textSize: textSize, locale: locale,
      isRightToLeft: isRightToLeft ?? (language.characterDirection == .rightToLeft),
      deploymentTarget: app.deploymentTarget)
  }
}
