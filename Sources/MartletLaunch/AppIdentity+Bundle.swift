import Foundation
import MartletHost

extension AppIdentity {
  /// As Info.plist says; a program without one is named as its file is.
  init(bundle: Bundle) {
    func text(_ key: String) -> String? {
      (bundle.object(forInfoDictionaryKey: key) as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "App").lastPathComponent
    let name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? program
    self.init(
      name: name, bundleIdentifier: text("CFBundleIdentifier") ?? "org.martlet." + program,
      deploymentTarget: text("MinimumOSVersion") ?? "17.0",
      iconPath: bundle.path(forResource: "AppIcon", ofType: "png"))
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
