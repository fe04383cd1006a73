import Foundation
import MartletHost
import MartletHostGTK
import MartletLocale

extension Launcher {
  /// Makes the app's language and region those of the process. Called before any of the app's own code, which may hold
  /// texts and formatters.
  public static func chooseLocale() { ProcessLocale.current = Locale(identifier: locale) }

  /// What the command asked for, else the desktop's.
  static var locale: String {
    let environment = ProcessInfo.processInfo.environment
    if let request = try? CaptureRequest.read(from: environment) { return request.locale }
    return (try? RunRequest.read(from: environment))?.locale ?? DesktopLocale.identifier
  }
}
