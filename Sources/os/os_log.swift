import Foundation

/// Writes a message whose place-holders (`%d`, `%{public}@`) the arguments fill.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(LogFormat.text(message, arguments), type: type)
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(LogFormat.text(message, arguments), type: type)
}

/// The forms with values in the text.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, type: .default) }
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type: type)
}

enum LogFormat {
  /// `%{public}s` becomes `%s`, and one that says private is written as `<private>`, its argument passed over.
  static func text(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
    var format = message.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    guard !arguments.isEmpty else { return format.replacingOccurrences(of: "%%", with: "%") }
    var shown: [any CVarArg] = []
    var rest = arguments[...]
    let place = /%(?:%|(?:\{([^}]*)\})?([-+ #0-9.*]*(?:hh|h|ll|l|q|z|t|j)?[a-zA-Z@]))/
    format = format.replacing(place) { match in
      guard let conversion = match.output.2, let argument = rest.popFirst() else { return "%%" }
      if match.output.1?.contains("private") == true { return "<private>" }
      shown.append(argument)
      return "%\(conversion)"
    }
    return String(format: format, arguments: shown)
  }
}
