import Foundation

/// The app's Info.plist: what the project's file says, what its build settings generate, and the names
/// that every bundle has.
public struct InfoPlist: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case array([Value])
    case dictionary([String: Value])
  }

  public var values: [String: Value] = [:]

  public init() {}

  /// For an app without a project.
  public init(productName: String) {
    values = Self.namesOfBundle(productName, identifier: "org.martlet." + Self.identifier(productName))
  }

  /// For a folder of sources that may hold the file itself.
  init(productName: String, file: String?) throws {
    self.init(productName: productName)
    guard let file else { return }
    let settings = BuildSettings([
      "PRODUCT_NAME": productName, "TARGET_NAME": productName, "EXECUTABLE_NAME": productName,
      "PRODUCT_BUNDLE_IDENTIFIER": "org.martlet." + Self.identifier(productName), "DEVELOPMENT_LANGUAGE": "en",
    ])
    values.merge(try Self.read(URL(fileURLWithPath: file), settings: settings)) { _, fromFile in fromFile }
  }

  init(target: ProjectTarget, platform: ProjectRequest.Platform) throws {
    let (settings, name) = (target.settings, target.productName)
    let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "org.martlet." + Self.identifier(name)
    values = Self.namesOfBundle(name, identifier: identifier)
    values["CFBundleShortVersionString"] = .string(settings["MARKETING_VERSION"] ?? "1.0")
    values["CFBundleVersion"] = .string(settings["CURRENT_PROJECT_VERSION"] ?? "1")
    let version = settings.deploymentTarget(platform) ?? AppProject.defaultDeploymentTarget
    values["MinimumOSVersion"] = .string(version)
    if let file = target.infoPlistFile {
      let fromFile = try Self.read(URL(fileURLWithPath: file), settings: settings)
      values.merge(fromFile) { _, fromFile in fromFile }
    }
    values.merge(target.infoPlistValues) { _, specified in specified }
    values.merge(Self.generated(by: settings)) { _, generated in generated }
  }

  private static func namesOfBundle(_ name: String, identifier: String) -> [String: Value] {
    [
      "CFBundleName": .string(name), "CFBundleExecutable": .string(name), "CFBundlePackageType": .string("APPL"),
      "CFBundleIdentifier": .string(identifier), "CFBundleInfoDictionaryVersion": .string("6.0"),
      "CFBundleDevelopmentRegion": .string("en"), "CFBundleShortVersionString": .string("1.0"),
      "CFBundleVersion": .string("1"),
    ]
  }

  private static func identifier(_ name: String) -> String {
    BuildSettings(["NAME": name]).expand("$(NAME:rfc1034identifier)")
  }
}

// MARK: - From build settings

extension InfoPlist {
  /// `INFOPLIST_KEY_Name = value`. A suffix `_iPad` or `_iPhone` names a device, as `~ipad` does in the file;
  /// `…_Generation = YES` asks for the empty dictionary that says "by SwiftUI".
  private static func generated(by settings: BuildSettings) -> [String: Value] {
    let prefix = "INFOPLIST_KEY_"
    var result: [String: Value] = [:]
    for setting in settings.keys where setting.hasPrefix(prefix) {
      guard let text = settings[setting] else { continue }
      var key = String(setting.dropFirst(prefix.count))
      if key.hasSuffix("_Generation") {
        if text == "YES" { result[String(key.dropLast("_Generation".count))] = .dictionary([:]) }
        continue
      }
      for (suffix, replacement) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(suffix) {
        key = key.dropLast(suffix.count) + replacement
      }
      result[key] = value(text, key: key)
    }
    return result
  }

  private static func value(_ text: String, key: String) -> Value {
    if key.hasPrefix("UISupportedInterfaceOrientations") || key == "UIBackgroundModes" {
      return .array(text.split(separator: " ").map { .string(String($0)) })
    }
    return switch text {
    case "YES": .bool(true)
    case "NO": .bool(false)
    default: .string(text)
    }
  }
}

// MARK: - Reading and writing

extension InfoPlist {
  private static func read(_ url: URL, settings: BuildSettings) throws -> [String: Value] {
    guard case .file? = FileKind(at: url.path), let data = FileManager.default.contents(atPath: url.path) else {
      throw ProjectError(file: url.path, problem: Wording.infoPlistMissing, remedy: Wording.restoreInfoPlist)
    }
    let list = try PropertyListFile.read(data, file: url.path, remedy: Wording.repairInfoPlist)
    guard case .dictionary(let values) = Value(list, settings: settings) else { return [:] }
    return values
  }

  /// The file as XML, keys in order, so that equal plists are equal bytes.
  public func xml() -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(Value.dictionary(values).xml(indentation: ""))
    </plist>

    """
  }
}

extension InfoPlist.Value {
  /// A value of Foundation's; dates and data do not occur in an app's Info.plist and become empty text.
  fileprivate init(_ value: Any, settings: BuildSettings) {
    switch value {
    case let text as String: self = .string(settings.expand(text))
    case let values as [Any]: self = .array(values.map { Self($0, settings: settings) })
    case let values as [String: Any]: self = .dictionary(values.mapValues { Self($0, settings: settings) })
    // A number 1 would pass for a Bool; only a boolean's own storage type tells the two apart.
    case let number as NSNumber where String(cString: number.objCType) == "c": self = .bool(number.boolValue)
    case let number as Int: self = .integer(number)
    case let number as Double: self = .real(number)
    default: self = .string("")
    }
  }

  fileprivate func xml(indentation: String) -> String {
    let inner = indentation + "  "
    switch self {
    case .bool(let flag): return indentation + (flag ? "<true/>" : "<false/>")
    case .integer(let number): return "\(indentation)<integer>\(number)</integer>"
    case .real(let number): return "\(indentation)<real>\(number)</real>"
    case .string(let text): return "\(indentation)<string>\(Self.escape(text))</string>"
    case .array(let values):
      let lines = values.map { $0.xml(indentation: inner) }
      return ([indentation + "<array>"] + lines + [indentation + "</array>"]).joined(separator: "\n")
    case .dictionary(let values) where values.isEmpty: return indentation + "<dict/>"
    case .dictionary(let values):
      let lines = values.sorted { $0.key < $1.key }.flatMap { key, value in
        ["\(inner)<key>\(Self.escape(key))</key>", value.xml(indentation: inner)]
      }
      return ([indentation + "<dict>"] + lines + [indentation + "</dict>"]).joined(separator: "\n")
    }
  }

  private static func escape(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
