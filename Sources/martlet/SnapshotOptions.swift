import MartletProject

/// What `./martlet snapshot` was asked for.
struct SnapshotOptions: Equatable {
  var path = ""
  /// Nil: the app's name with ".png", in the working folder.
  var output: String?
  var device = Device.standard
  var isDark = false
  var textSize = TextSize.large
  var locale = "en_US"
  /// Nil: as the locale's language is written.
  var isRightToLeft: Bool?

  private enum Option: String, CaseIterable {
    case output = "--output"
    case size = "--size"
    case scale = "--scale"
    case device = "--device"
    case dark = "--dark"
    case textSize = "--text-size"
    case locale = "--locale"
    case rightToLeft = "--rtl"

    var takesValue: Bool { self != .dark && self != .rightToLeft }
  }

  init() {}

  init(arguments: [String]) throws {
    var rest = arguments[...]
    var values: [Option: String] = [:]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        if !path.isEmpty { throw UsageError(message: Wording.secondPath(argument)) }
        path = argument
        continue
      }
      let (option, value) = try Self.split(argument, rest: &rest)
      values[option] = value
    }
    if path.isEmpty { throw UsageError(message: Wording.pathMissing) }
    try apply(values)
  }

  /// `--name value`, `--name=value` or, for a switch, `--name`.
  private static func split(_ argument: String, rest: inout ArraySlice<String>) throws -> (Option, String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = parts[0] == "-o" ? .output : Option(rawValue: parts[0]) else {
      let nearest = nearestName(to: parts[0], among: Option.allCases.map(\.rawValue))
      throw UsageError(message: Wording.unknownOption(parts[0], nearest: nearest))
    }
    if !option.takesValue {
      if parts.count > 1 { throw UsageError(message: Wording.unwantedValue(parts[0])) }
      return (option, "")
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw UsageError(message: Wording.valueMissing(parts[0]))
    }
    return (option, value)
  }

  private mutating func apply(_ values: [Option: String]) throws {
    output = values[.output]
    isDark = values[.dark] != nil
    locale = values[.locale] ?? locale
    isRightToLeft = values[.rightToLeft] != nil ? true : nil
    if let name = values[.textSize] {
      guard let size = TextSize(named: name) else { throw UsageError(message: Wording.unknownTextSize(name)) }
      textSize = size
    }
    if values[.size] != nil, values[.device] != nil { throw UsageError(message: Wording.sizeAndDevice) }
    if let name = values[.device] { device = try Self.device(named: name) }
    if let text = values[.size] { device = try Self.device(ofSize: text) }
    if let text = values[.scale] {
      guard let scale = Double(text), (0.5...8).contains(scale) else {
        throw UsageError(message: Wording.malformedScale(text))
      }
      device.pixelsPerPoint = scale
    }
  }

  private static func device(named name: String) throws -> Device {
    if let device = Device(named: name) { return device }
    throw UsageError(message: Wording.unknownDevice(name, nearest: nearestName(to: name, among: Device.names)))
  }

  private static func device(ofSize text: String) throws -> Device {
    let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy({ (1...10000).contains($0) }) else {
      throw UsageError(message: Wording.malformedSize(text))
    }
    return Device(
      width: numbers[0], height: numbers[1], pixelsPerPoint: Device.standard.pixelsPerPoint)
  }
}
