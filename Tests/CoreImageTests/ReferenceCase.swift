import CoreImage
import Foundation
import UIKit

/// A filter with images and parameters, for `Reference/reference.py`.
struct ReferenceCase {
  var filter: String
  var images: [String: TestPicture]
  var parameters: [String: Any] = [:]
  /// What is compared: the size of the first image, or of the result.
  var width: Int
  var height: Int

  init(_ filter: String, _ picture: TestPicture, _ parameters: [String: Any] = [:]) {
    (self.filter, images, self.parameters) = (filter, [kCIInputImageKey: picture], parameters)
    (width, height) = (picture.width, picture.height)
  }

  init(_ filter: String, _ images: [String: TestPicture], _ parameters: [String: Any] = [:]) {
    (self.filter, self.images, self.parameters) = (filter, images, parameters)
    let picture = images[kCIInputImageKey] ?? images.values.first
    (width, height) = (picture?.width ?? 61, picture?.height ?? 47)
  }

  /// One pixel for a whole image.
  static func reduction(_ filter: String, _ picture: TestPicture) -> ReferenceCase {
    var result = ReferenceCase(filter, picture)
    (result.width, result.height) = (1, 1)
    return result
  }

  var description: String {
    "\(filter) \(images.values.map(\.name).sorted().joined(separator: ", ")) \(parameters)"
  }

  var pixels: [UInt8] {
    let filter = CIFilter(name: filter)!
    for (key, picture) in images { filter.setValue(picture.image, forKey: key) }
    for (key, value) in parameters { filter.setValue(Self.value(value, of: filter, key), forKey: key) }
    return rendered(filter.outputImage!, CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Lists of numbers as what the filter takes.
  private static func value(_ value: Any, of filter: CIFilter, _ key: String) -> Any {
    guard let numbers = value as? [Double] else { return value }
    let kind = (filter.attributes[key] as? [String: Any])?[kCIAttributeClass] as? String
    switch kind {
    case "CIColor": return CIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    case "NSData": return numbers.map { Float($0) }.withUnsafeBytes { Data($0) }
    default:
      return numbers.map { CGFloat($0) }.withUnsafeBufferPointer { CIVector(values: $0.baseAddress!, count: $0.count) }
    }
  }

  /// For `cases.json`, with the names of its files.
  func record(_ output: String) -> [String: Any] {
    [
      "filter": filter, "parameters": parameters, "width": width, "height": height, "output": output,
      "images": images.mapValues { $0.name + ".f32" },
      "sizes": Dictionary(
        images.values.map { ($0.name + ".f32", [$0.width, $0.height]) }, uniquingKeysWith: { first, _ in first }),
    ]
  }
}

/// Runs the reference once for many cases.
enum Reference {
  /// The greatest difference of each case, in 1/255.
  static func differences(_ cases: [ReferenceCase]) throws -> [Double] {
    try JSONDecoder().decode([Double].self, from: compare(cases, by: "reference.py"))
  }

  /// The mean and the greatest difference of each case, in 1/255.
  static func similarities(_ cases: [ReferenceCase]) throws -> [[Double]] {
    try JSONDecoder().decode([[Double]].self, from: compare(cases, by: "similarity.py"))
  }

  private static func compare(_ cases: [ReferenceCase], by script: String) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("filters-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var records: [[String: Any]] = []
    for (index, item) in cases.enumerated() {
      for picture in item.images.values {
        try picture.heldValues.withUnsafeBytes { Data($0) }
          .write(to: folder.appendingPathComponent(picture.name + ".f32"))
      }
      try Data(item.pixels).write(to: folder.appendingPathComponent("\(index).u8"))
      records.append(item.record("\(index).u8"))
    }
    try JSONSerialization.data(withJSONObject: records).write(to: folder.appendingPathComponent("cases.json"))
    return try run(script, folder)
  }

  private static func run(_ name: String, _ folder: URL) throws -> Data {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Reference/" + name).path
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-B", script, folder.path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
