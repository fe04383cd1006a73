import Foundation
import MartletVips

/// Turns what a file says into Image I/O's dictionaries, and changes in them back.
enum ImageProperties {
  /// EXIF's directories, as libexif counts them.
  private static let dictionaries = [(0, "{TIFF}"), (2, "{Exif}"), (3, "{GPS}")]

  /// Numbers as numbers, fractions as their value, texts as texts; degrees, minutes and seconds as degrees.
  static func dictionaries(of metadata: PictureMetadata) -> [String: [String: Any]] {
    var result: [String: [String: Any]] = [:]
    for (field, text) in metadata.fields {
      guard let name = dictionaries.first(where: { $0.0 == field.directory })?.1 else { continue }
      result[name, default: [:]][key(field)] = value(text, field)
    }
    return result
  }

  /// Image I/O leaves `GPS` out of the names in its dictionary of places.
  private static func key(_ field: PictureMetadata.Field) -> String {
    field.directory == 3 && field.name.hasPrefix("GPS") ? String(field.name.dropFirst(3)) : field.name
  }

  private static func field(_ directory: Int, _ key: String) -> PictureMetadata.Field {
    let isShort = directory == 3 && !key.hasPrefix("GPS") && key != "InteroperabilityIndex"
    return PictureMetadata.Field(directory, isShort ? "GPS" + key : key)
  }

  /// What is a text even where it looks like a number.
  private static let texts: Set = [
    "Make", "Model", "Software", "Artist", "Copyright", "ImageDescription", "DateTime", "DateTimeOriginal",
    "DateTimeDigitized", "UserComment", "LensMake", "LensModel", "BodySerialNumber", "LensSerialNumber",
    "CameraOwnerName", "SubSecTime", "SubSecTimeOriginal", "SubSecTimeDigitized", "GPSDateStamp", "ImageUniqueID",
    "OffsetTime", "OffsetTimeOriginal", "OffsetTimeDigitized",
  ]
  private static let degrees: Set = ["GPSLatitude", "GPSLongitude", "GPSDestLatitude", "GPSDestLongitude"]
  private static let lists: Set = ["ISOSpeedRatings"]

  private static func value(_ text: String, _ field: PictureMetadata.Field) -> Any {
    if texts.contains(field.name) { return text.trimmingCharacters(in: .whitespaces) }
    let numbers = text.split(separator: " ").map { number(String($0)) }
    guard !numbers.isEmpty, !numbers.contains(where: { $0 == nil }) else { return text }
    let known = numbers.map { $0! }
    if degrees.contains(field.name), known.count == 3 {
      return known[0].doubleValue + known[1].doubleValue / 60 + known[2].doubleValue / 3600
    }
    if lists.contains(field.name) || known.count > 1 { return known }
    return known[0]
  }

  private static func number(_ text: String) -> NSNumber? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let above = Double(parts[0]), let below = Double(parts[1]) {
      return NSNumber(value: below == 0 ? 0 : above / below)
    }
    if let whole = Int(text) { return NSNumber(value: whole) }
    return Double(text).map { NSNumber(value: $0) }
  }

  /// What a file is to say, by `properties`: what was read stays as it was read, down to the fraction; what the app
  /// changed, added or left out follows the app. Nil for no word at all.
  static func metadata(_ read: PictureMetadata?, _ properties: [String: Any]) -> PictureMetadata? {
    guard dictionaries.contains(where: { properties[$0.1] != nil }) || read != nil && !properties.isEmpty else {
      return nil
    }
    guard let base = read ?? PictureMetadata.empty() else { return nil }
    let known = dictionaries(of: base)
    var changes: [PictureMetadata.Field: String?] = [:]
    for (directory, name) in dictionaries {
      let (old, new) = (known[name] ?? [:], properties[name] as? [String: Any] ?? [:])
      for key in old.keys where new[key] == nil { changes[field(directory, key)] = .some(nil) }
      for (key, value) in new where !isSame(old[key], value) {
        if let text = text(value, field(directory, key)) { changes[field(directory, key)] = text }
      }
    }
    return base.changing(changes)
  }

  private static func isSame(_ a: Any?, _ b: Any) -> Bool { a.map { "\($0)" } == "\(b)" }

  /// As libvips reads a field.
  private static func text(_ value: Any, _ field: PictureMetadata.Field) -> String? {
    if let text = value as? String { return text }
    if let list = value as? [Any] {
      let parts = list.compactMap { text($0, field) }
      return parts.count == list.count ? parts.joined(separator: " ") : nil
    }
    guard
      let number = (value as? NSNumber) ?? (value as? Double).map({ NSNumber(value: $0) })
        ?? (value as? Int).map({ NSNumber(value: $0) })
    else { return nil }
    if degrees.contains(field.name) { return degreesText(number.doubleValue) }
    let double = number.doubleValue
    if double == double.rounded(), abs(double) < 1e9 { return "\(Int(double))" }
    return fraction(double)
  }

  private static func degreesText(_ value: Double) -> String {
    let hundredths = Int((abs(value) * 360_000).rounded())
    return "\(hundredths / 360_000)/1 \(hundredths / 6000 % 60)/1 \(hundredths % 6000)/100"
  }

  /// Exposure times are one over a whole number; others keep six places.
  private static func fraction(_ value: Double) -> String {
    if value > 0, value < 1, abs((1 / value).rounded() - 1 / value) < 1e-6 { return "1/\(Int((1 / value).rounded()))" }
    return "\(Int((value * 1_000_000).rounded()))/1000000"
  }
}
