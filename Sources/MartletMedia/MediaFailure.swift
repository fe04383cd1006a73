import Foundation

/// Why a film or sound cannot be played, in words for a person: which one, the reason, what to do.
public struct MediaFailure: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Sendable {
    /// There is no such file.
    case missing
    /// The file, the server or the network does not let it be read.
    case unreachable
    /// It is no film and no sound: a page, a text.
    case wrongType
    /// The container or a codec has no decoder here.
    case unsupported
    /// It is cut off or damaged.
    case broken
    /// GStreamer itself does not work here.
    case noPlayer
  }
  public var kind: Kind
  /// The file's name, or the address's last part.
  public var name: String
  public var reason: String
  /// What a person can do about it; empty where nothing comes to mind.
  public var advice: String

  public init(_ kind: Kind, name: String, reason: String, advice: String = "") {
    (self.kind, self.name, self.reason, self.advice) = (kind, name, reason, advice)
  }

  public var description: String {
    "\(name) cannot be played: \(reason)." + (advice.isEmpty ? "" : " \(advice)")
  }
}

extension MediaFailure {
  static func name(of url: URL) -> String {
    let last = url.lastPathComponent
    return last.isEmpty || last == "/" ? url.host ?? url.absoluteString : last
  }

  /// What can be told of a file before anything is decoded; nil where nothing speaks against it.
  static func obvious(_ url: URL) -> MediaFailure? {
    let name = name(of: url)
    if let problem = MediaRuntime.problem {
      return MediaFailure(
        .noPlayer, name: name, reason: "GStreamer does not start (\(problem))",
        advice: "Install the packages of the section [media] of Scripts/packages.txt.")
    }
    guard url.isFileURL else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return MediaFailure(
        .missing, name: name, reason: "there is no such file in \(url.deletingLastPathComponent().path)")
    }
    if isFolder.boolValue { return MediaFailure(.wrongType, name: name, reason: "it is a folder") }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      return MediaFailure(.unreachable, name: name, reason: "the file may not be read")
    }
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size]) as? NSNumber
    return size?.intValue == 0 ? MediaFailure(.broken, name: name, reason: "the file is empty") : nil
  }

  /// GStreamer's errors by domain and number, in words. `missing` names decoders that were asked for in vain.
  init(_ url: URL, domain: String, code: Int, text: String, missing: [String]) {
    let name = Self.name(of: url)
    let plain = text.hasSuffix(".") ? String(text.dropLast()) : text
    let install = "Install gstreamer1.0-libav or another plugin of GStreamer's that decodes it."
    // What is no film at all is told by its kind: "text/html decoder".
    let kinds = missing.compactMap { $0.split(separator: " ").first }.filter { kind in
      ["text/", "application/", "image/"].contains { kind.hasPrefix($0) }
    }
    if !missing.isEmpty, kinds.count == missing.count {
      self.init(
        .wrongType, name: name, reason: "it is neither a film nor a sound, but \(kinds.joined(separator: ", "))")
      return
    }
    if !missing.isEmpty {
      self.init(
        .unsupported, name: name, reason: "there is no decoder for \(missing.joined(separator: ", "))", advice: install)
      return
    }
    switch (domain, code) {
    case ("gst-resource-error-quark", 3):
      self.init(.missing, name: name, reason: url.isFileURL ? "there is no such file" : "the server does not have it")
    case ("gst-resource-error-quark", 15):
      self.init(.unreachable, name: name, reason: "the server asks for permission")
    case ("gst-resource-error-quark", _):
      self.init(
        .unreachable, name: name, reason: plain.isEmpty ? "it cannot be read" : "it cannot be read (\(plain))",
        advice: url.isFileURL ? "" : "Check the connection and try again.")
    case ("gst-stream-error-quark", 4), ("gst-stream-error-quark", 5):
      self.init(.wrongType, name: name, reason: "it is neither a film nor a sound (\(plain))")
    case ("gst-stream-error-quark", 6), ("gst-core-error-quark", 12):
      self.init(.unsupported, name: name, reason: plain, advice: install)
    case ("gst-stream-error-quark", 1) where !url.isFileURL:
      self.init(
        .unreachable, name: name, reason: "no data came from \(url.host ?? "the server")",
        advice: "Check the connection and try again.")
    case ("gst-stream-error-quark", 1) where plain.hasPrefix("Internal data stream error"):
      self.init(.broken, name: name, reason: "the file is cut off or damaged")
    default: self.init(.broken, name: name, reason: "the file is cut off or damaged (\(plain))")
    }
  }
}
