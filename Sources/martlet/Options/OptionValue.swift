import MartletProject

/// Values of options that several commands share, read from their text.
enum OptionValue {
  static func device(_ name: String) throws -> Device {
    if let device = Device(named: name) { return device }
    throw UsageError(message: Wording.unknownDevice(name, nearest: nearestName(to: name, among: Device.names)))
  }

  /// "390x844", in points.
  static func size(_ text: String) throws -> Device {
    let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy({ (1...10000).contains($0) }) else {
      throw UsageError(message: Wording.malformedSize(text))
    }
    return Device(width: numbers[0], height: numbers[1], pixelsPerPoint: Device.standard.pixelsPerPoint)
  }

  static func textSize(_ name: String) throws -> TextSize {
    guard let size = TextSize(named: name) else { throw UsageError(message: Wording.unknownTextSize(name)) }
    return size
  }

  /// Whole seconds, up to a day.
  static func timeout(_ text: String) throws -> Int {
    guard let seconds = Int(text), (1...86400).contains(seconds) else {
      throw UsageError(message: Wording.malformedTimeout(text))
    }
    return seconds
  }

  static func locale(_ name: String) throws -> String {
    if LocaleName.isValid(name) { return name }
    throw UsageError(message: Wording.unknownLocale(name, nearest: LocaleName.nearest(to: name)))
  }
}
