import MartletProject

/// What `./martlet run` was asked for. Nil is as the desktop has it.
struct RunOptions: Equatable {
  var path = ""
  var project = ProjectOptions()
  /// Nil: the size that the app's window had last.
  var device: Device?
  var isDark: Bool?
  var textSize: TextSize?
  var locale: String?
  /// Nil: as the locale's language is written.
  var isRightToLeft: Bool?
  /// The folder that stands for the person's photos.
  var photos: String?
  /// Whether web pages may run where they cannot be kept apart from the person's files.
  var allowsOpenPages = false

  enum Option: String, CommandOption {
    case device = "--device"
    case size = "--size"
    case dark = "--dark"
    case light = "--light"
    case textSize = "--text-size"
    case locale = "--locale"
    case rightToLeft = "--rtl"
    case photos = "--photos"
    case noWebSandbox = "--no-web-sandbox"
    case target = "--target"
    case platform = "--platform"
    case packages = "--packages"

    var takesValue: Bool { ![.dark, .light, .rightToLeft, .noWebSandbox].contains(self) }
  }

  /// A window of a desktop's usual size.
  static let mac = Device(width: 1200, height: 800, pixelsPerPoint: 2)

  init() {}

  init(arguments: [String]) throws {
    let list = try OptionList<Option>(arguments, command: "run")
    path = list.path
    let values = list.values
    project = try ProjectOptions { values[Option(rawValue: $0.rawValue)!] }
    if values[.dark] != nil, values[.light] != nil { throw UsageError(message: Wording.darkAndLight) }
    if values[.dark] != nil { isDark = true }
    if values[.light] != nil { isDark = false }
    if values[.rightToLeft] != nil { isRightToLeft = true }
    if values[.size] != nil, values[.device] != nil { throw UsageError(message: Wording.sizeAndDevice) }
    device = try values[.size].map(OptionValue.size) ?? values[.device].map(Self.device)
    textSize = try values[.textSize].map(OptionValue.textSize)
    locale = try values[.locale].map(OptionValue.locale)
    photos = values[.photos]
    allowsOpenPages = values[.noWebSandbox] != nil
  }

  /// A device's name, "mac", or a size.
  private static func device(named name: String) throws -> Device {
    if name.lowercased() == "mac" { return mac }
    if name.contains("x"), name.first?.isNumber == true { return try OptionValue.size(name) }
    return try OptionValue.device(name)
  }
}
