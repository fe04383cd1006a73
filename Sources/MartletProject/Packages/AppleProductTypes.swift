/// The module that manifests of apps import on Apple's systems, in our own words: enough for a manifest to compile,
/// with a file for what it says of the app.
enum AppleProductTypes {
  static let moduleName = "AppleProductTypes"
  /// Names the file that the manifest writes to.
  static let environmentKey = "MARTLET_APPLICATION"

  static func isUsed(by manifest: String) -> Bool {
    manifest.contains("iOSApplication") || manifest.contains(moduleName)
  }

  /// Names of icons, colours and categories are many and mean nothing here: those that the manifest uses are declared.
  static func source(for manifest: String) -> String {
    let icons = members("PlaceholderIcon", after: /icon:\s*\.(\w+)/, in: manifest)
    let colors = members("PresetColor", after: /presetColor\(\s*\.(\w+)/, in: manifest)
    let categories = members("AppCategory", after: /appCategory:\s*\.(\w+)/, in: manifest)
    return ([fixedPart] + [icons, colors, categories]).joined(separator: "\n")
  }

  private static func members(
    _ type: String, after pattern: Regex<(Substring, Substring)>, in manifest: String
  ) -> String {
    let names = Set(manifest.matches(of: pattern).map { String($0.1) }).sorted()
    let lines = names.map { "  public static var `\($0)`: \(type) { \(type)() }" }
    return (["public struct \(type) {"] + lines + ["}"]).joined(separator: "\n")
  }

  private static let fixedPart = """
    import Glibc
    import PackageDescription

    private func note(_ name: String, _ value: String?) {
      guard let value, let path = getenv("\(environmentKey)"), let file = fopen(path, "a") else { return }
      let line = value.map { $0.isNewline ? " " : String($0) }.joined()
      fputs(name + "\\t" + line + "\\n", file)
      fclose(file)
    }

    extension Product {
      public static func iOSApplication(
        name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
        displayVersion: String? = nil, bundleVersion: String? = nil, appIcon: AppIcon? = nil,
        accentColor: AccentColor? = nil, supportedDeviceFamilies: [DeviceFamily] = [],
        supportedInterfaceOrientations: [InterfaceOrientation] = [], capabilities: [Capability] = [],
        appCategory: AppCategory? = nil, additionalInfoPlistContentFilePath: String? = nil
      ) -> Product {
        note("product", name)
        note("CFBundleIdentifier", bundleIdentifier)
        note("CFBundleShortVersionString", displayVersion)
        note("CFBundleVersion", bundleVersion)
        note("file", additionalInfoPlistContentFilePath)
        for capability in capabilities { note(capability.name, capability.purpose) }
        return .executable(name: name, targets: targets)
      }

      public static func iOSApplication(
        name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
        displayVersion: String? = nil, bundleVersion: String? = nil, iconAssetName: String?,
        accentColorAssetName: String? = nil, supportedDeviceFamilies: [DeviceFamily] = [],
        supportedInterfaceOrientations: [InterfaceOrientation] = [], capabilities: [Capability] = [],
        additionalInfoPlistContentFilePath: String? = nil
      ) -> Product {
        iOSApplication(
          name: name, targets: targets, bundleIdentifier: bundleIdentifier, displayVersion: displayVersion,
          bundleVersion: bundleVersion, appIcon: AppIcon(), capabilities: capabilities,
          additionalInfoPlistContentFilePath: additionalInfoPlistContentFilePath)
      }
    }

    public struct AppIcon {
      public static var placeholder: AppIcon { AppIcon() }
      public static func placeholder(icon: PlaceholderIcon) -> AppIcon { AppIcon() }
      public static func asset(_ name: String) -> AppIcon { AppIcon() }
    }
    public struct AccentColor {
      public static func presetColor(_ color: PresetColor) -> AccentColor { AccentColor() }
      public static func asset(_ name: String) -> AccentColor { AccentColor() }
    }
    public enum DeviceFamily { case phone, pad, mac }
    public struct DeviceFamilyCondition {
      public static func when(deviceFamilies: [DeviceFamily]) -> DeviceFamilyCondition { DeviceFamilyCondition() }
    }
    public struct InterfaceOrientation {
      public static var portrait: InterfaceOrientation { InterfaceOrientation() }
      public static var portraitUpsideDown: InterfaceOrientation { InterfaceOrientation() }
      public static var landscapeLeft: InterfaceOrientation { InterfaceOrientation() }
      public static var landscapeRight: InterfaceOrientation { InterfaceOrientation() }
    \(orientations)
    }
    public struct Capability {
      var name = ""
      var purpose: String?
    \(capabilities)
      public static func localNetwork(
        purposeString: String, bonjourServiceTypes: [String]? = nil, _ condition: DeviceFamilyCondition? = nil
      ) -> Capability { Capability(name: "NSLocalNetworkUsageDescription", purpose: purposeString) }
      public static func incomingNetworkConnections(_ condition: DeviceFamilyCondition? = nil) -> Capability {
        Capability()
      }
      public static func outgoingNetworkConnections(_ condition: DeviceFamilyCondition? = nil) -> Capability {
        Capability()
      }
      public static func appTransportSecurity(
        configuration: AppTransportSecurityConfiguration, _ condition: DeviceFamilyCondition? = nil
      ) -> Capability { Capability() }
      public static func fileAccess(
        _ location: FileAccessLocation, mode: FileAccessMode, _ condition: DeviceFamilyCondition? = nil
      ) -> Capability { Capability() }
    }
    public struct AppTransportSecurityConfiguration {
      public struct ExceptionDomain {
        public init(
          domainName: String, includesSubdomains: Bool? = nil, exceptionAllowsInsecureHTTPLoads: Bool? = nil,
          exceptionMinimumTLSVersion: String? = nil, exceptionRequiresForwardSecrecy: Bool? = nil,
          requiresCertificateTransparency: Bool? = nil
        ) {}
      }
      public init(
        allowsArbitraryLoadsInWebContent: Bool? = nil, allowsArbitraryLoadsForMedia: Bool? = nil,
        allowsLocalNetworking: Bool? = nil, exceptionDomains: [ExceptionDomain]? = nil
      ) {}
    }
    public enum FileAccessLocation { case userSelectedFiles, downloadsFolder, pictureFolder, musicFolder, moviesFolder }
    public enum FileAccessMode { case readOnly, readWrite }
    """

  private static let orientations = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"].map {
    "  public static func \($0)(_ condition: DeviceFamilyCondition) -> InterfaceOrientation { InterfaceOrientation() }"
  }.joined(separator: "\n")

  /// What an app asks a person for, and the name of the sentence in Info.plist.
  private static let capabilities = [
    ("bluetoothAlways", "NSBluetoothAlwaysUsageDescription"), ("calendars", "NSCalendarsUsageDescription"),
    ("camera", "NSCameraUsageDescription"), ("contacts", "NSContactsUsageDescription"),
    ("faceID", "NSFaceIDUsageDescription"),
    ("locationAlwaysAndWhenInUse", "NSLocationAlwaysAndWhenInUseUsageDescription"),
    ("locationWhenInUse", "NSLocationWhenInUseUsageDescription"),
    ("mediaLibrary", "NSAppleMusicUsageDescription"), ("microphone", "NSMicrophoneUsageDescription"),
    ("motion", "NSMotionUsageDescription"),
    ("nearbyInteractionAllowOnce", "NSNearbyInteractionAllowOnceUsageDescription"),
    ("photoLibrary", "NSPhotoLibraryUsageDescription"), ("photoLibraryAdd", "NSPhotoLibraryAddUsageDescription"),
    ("reminders", "NSRemindersUsageDescription"), ("speechRecognition", "NSSpeechRecognitionUsageDescription"),
    ("userTracking", "NSUserTrackingUsageDescription"),
  ].map { name, key in
    "  public static func \(name)(purposeString: String, _ condition: DeviceFamilyCondition? = nil) -> Capability {\n"
      + "    Capability(name: \"\(key)\", purpose: purposeString)\n  }"
  }.joined(separator: "\n")
}

extension PackageManifest {
  /// Lines `name<tab>value`: `product` is the one that is an app, the others are for its Info.plist.
  mutating func addApplication(_ lines: String) {
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      if parts[0] == "product", let index = products.firstIndex(where: { $0.name == parts[1] }) {
        products[index].kind = .application
      }
      application[parts[0]] = parts[1]
    }
  }
}
