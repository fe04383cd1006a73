import Foundation
import MartletHost

extension AppIdentity {
  /// As Info.plist says, the name in the user's language where InfoPlist.strings has it; a program without Info.plist is
  /// named as its file is.
  init(bundle: Bundle, locale: String? = nil) {
    func text(_ key: String) -> String? {
      (bundle.object(forInfoDictionaryKey: key) as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "App").lastPathComponent
    let translated = locale.flatMap { Self.translatedName(in: bundle, locale: $0) }
    let name = translated ?? text("CFBundleDisplayName") ?? text("CFBundleName") ?? program
    self.init(
      name: name, bundleIdentifier: text("CFBundleIdentifier") ?? "org.martlet." + program,
      deploymentTarget: text("MinimumOSVersion") ?? "17.0",
      iconPath: bundle.path(forResource: "AppIcon", ofType: "png"))
  }

  /// Of the most exact language that has a name.
  private static func translatedName(in bundle: Bundle, locale: String) -> String? {
    var parts = locale.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }
    while !parts.isEmpty {
      let file = "\(bundle.bundlePath)/\(parts.joined(separator: "-")).lproj/InfoPlist.strings"
      let data = FileManager.default.contents(atPath: file) ?? Data()
      let names = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
      if let name = names?["CFBundleDisplayName"] as? String ?? names?["CFBundleName"] as? String { return name }
      parts.removeLast()
    }
    return nil
  }
}

extension CaptureRequest {
  /// The picture that is taken in the place of a window.
  init(firstScreenOf app: AppIdentity, _ request: RunRequest) {
    let fileName = app.name.replacingOccurrences(of: "/", with: "_") + ".png"
    self.init(output: request.output ?? FileManager.default.currentDirectoryPath + "/" + fileName)
    if let size = request.size { (width, height) = (size.width, size.height) }
    colorScheme = request.colorScheme ?? .light
    textSize = request.textSize ?? textSize
    locale = request.locale ?? locale
    let isWrittenRightToLeft = Locale.Language(identifier: locale).characterDirection == .rightToLeft
    rightToLeft = request.rightToLeft ?? isWrittenRightToLeft
    deploymentTarget = request.deploymentTarget ?? app.deploymentTarget
    var surroundings = WindowSurroundings()
    surroundings.take(sizeInPoints: CGSize(width: width, height: height))
    horizontalSizeClass = surroundings.isHorizontallyRegular ? .regular : .compact
    verticalSizeClass = surroundings.isVerticallyRegular ? .regular : .compact
  }
}
