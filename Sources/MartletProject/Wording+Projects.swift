extension Wording {
  // MARK: Targets

  public static let breakCycle = "Remove one of these dependencies."
  public static let askForMac = "Its app is for the Mac: add --platform macos, or name another project."
  public static let appIsBuiltWithout = "The app is built and run without it."
  public static let addSwiftFile = "Add a Swift file to its folder."
  static let kindWidget = "a widget"
  static let kindExtension = "an extension"
  static let kindWatchApp = "a watch app"
  static let kindAppClip = "an App Clip"
  static let kindMacApp = "a Mac app"
  static let kindTVApp = "a TV app"
  static let kindVisionApp = "a Vision app"
  static let kindPhoneApp = "an iOS app"
  static let kindTool = "a command-line tool"
  static let kindBundle = "a bundle"
  static let kindScript = "a script"
  static let kindUITests = "UI tests"
  static let kindUnitTests = "unit tests"
  static let kindFramework = "a framework"
  static let kindOther = "no app"

  static func unknownTarget(_ name: String) -> String { "there is no target '\(name)'" }
  static func targetIsNoApp(_ name: String, _ kind: String) -> String { "the target '\(name)' is \(kind)" }
  static func targetNames(_ names: [String], _ nearest: String?) -> String {
    let list = names.isEmpty ? "There is no app target." : "The app targets: \(names.joined(separator: ", "))."
    return nearest.map { "Did you mean '\($0)'? \(list)" } ?? list
  }
  static func targetCycle(_ names: [String]) -> String {
    "targets depend on each other in a circle: \((names + names.prefix(1)).joined(separator: " → "))"
  }
  static func otherApps(_ name: String, _ others: [String]) -> String {
    let rest = others.count - 12
    return "'\(name)' is built; there \(others.count == 1 ? "is another app" : "are other apps"): "
      + others.prefix(12).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
  static func chooseTarget(_ name: String) -> String { "Choose another by --target, such as --target '\(name)'." }
  static func nameAndKind(_ name: String, _ kind: String) -> String { "\(name) (\(kind))" }
  static func leftOut(_ targets: [String]) -> String { "left out: \(targets.joined(separator: ", "))" }

  static func unknownLanguageVersion(_ target: String, _ version: String) -> String {
    "the target '\(target)' is in Swift '\(version)', which is no version"
  }
  static let writeLanguageVersion = "Write SWIFT_VERSION as a number, such as 5.0 or 6."
  static func moduleOfLibrary(_ name: String) -> String {
    "the module '\(name)' has the name of a library that apps import"
  }
  static let renameModule = "Rename its target, or set PRODUCT_MODULE_NAME to another name."

  // MARK: Files and folders

  static let unreadableFolder = "the folder cannot be read"
  static let tooManyFiles = "the folder holds more than \(FolderWalk.largestCount) files"
  static func listedIn(_ place: String) -> String { "the file is missing, and \(place) lists it" }

  // MARK: Files of settings

  static let repairXcconfig = "Repair the file, or take it from version control again."
  static let settingsLeftOut = "The app is built without its settings. Restore the file, or remove what names it."
  static let installPods =
    "The app is built without its pods. They come by 'pod install', which is not there on Linux."
  static let malformedInclude = "a file's name in quotation marks belongs behind #include"
  static func notASetting(_ line: String) -> String { "'\(line)' is not a setting: expected NAME = value" }
  static func includeMissing(_ path: String) -> String { "the included file is missing: \(path)" }
  static func settingsFileMissing(_ project: String) -> String {
    "the settings file is missing, and \(project) names it"
  }

  // MARK: Workspaces

  static let repairWorkspace = "Open the workspace in Xcode and save it, or take it from version control again."
  static let notAWorkspace = "this is not a workspace: the outermost element is not 'Workspace'"
  static let workspaceEmpty = "the workspace names no project that is there"
  static let restoreProject = "The project is left out. Restore it, or remove it from the workspace."
  static let expectedName = "expected a name"
  static func projectMissing(_ path: String) -> String { "the project is missing: \(path)" }

  // MARK: XcodeGen

  static let repairSpecification = "Repair the file: XcodeGen's documentation says what belongs where."
  static let yamlUnreadable = "this is not YAML"
  static let keyIsNoText = "a key is not a text"
  static let tooManyValues = "the file's aliases make more than 200000 values"
  static let tooManyTemplates = "templates of templates have no end"
  static let expectedMapping = "expected keys and values"
  static let sourceWithoutPath = "a source has no path"
  static func unknownAnchor(_ name: String) -> String { "there is no anchor '&\(name)' above" }
  static func unknownTemplate(_ name: String) -> String { "there is no target template '\(name)'" }
}
