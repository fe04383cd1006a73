/// Every sentence that Martlet says to a user, in one place, so that the voice is one and a test can hold
/// the exact text. A message says what happened, where, and what to do next.
public enum Wording {
  // MARK: Frame of a message

  /// The three parts of an error, in the form that editors recognise: `file:line:column: error: problem`.
  static func diagnostic(_ kind: String, _ error: ProjectError) -> String {
    let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(error.file)\(place): \(kind): \(error.problem)\n  \(error.remedy)"
  }

  // MARK: Reading a project

  static let leaveTargetAway = "A folder of Swift files is one app: leave --target away."
  static let noSuchPath = "there is no such file or folder"
  static let notASwiftFile = "this is not a Swift file"
  static let noSwiftFiles = "the folder holds no Swift file"
  static let acceptedPaths =
    "Name a .swift file, a folder of Swift files, a package, an .xcodeproj or .xcworkspace, a project.yml, or the "
    + "folder that holds one."
  static func severalProjects(_ names: [String]) -> String {
    let rest = names.count - 12
    return "the folder holds several projects: \(names.prefix(12).joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more" : "")
  }
  static func nameTheProject(_ path: String) -> String { "Name one of them, such as \(path)." }

  // MARK: Xcode's project file

  static let repairProjectFile =
    "Open the project in Xcode and save it, or take project.pbxproj from version control again."
  static let fileMissing = "the file is missing"
  static let fileIsFolder = "this is a folder, and a file is wanted"
  static let fileIsDevice = "this is no file, but a pipe or a device"
  static let fileForbidden = "the file cannot be read: it belongs to somebody else, or the disk fails"
  static let fileTooLarge = "the file is larger than \(TextFile.largestSize >> 20) MB"
  static let fileNotText = "the file is not UTF-8 text"
  static let notAProject = "the file has no 'objects' table or no 'rootObject'"
  static let textAfterPropertyList = "there is text after the end of the property list"
  static let nestedTooDeeply = "the values are nested more than \(TextCursor.depthLimit) deep"
  static let endOfFile = "the file ends where a value should stand"
  static let addAppTarget = "Add an iOS app target."
  static let addSources = "Add a Swift file to the target."
  static let restoreSource = "Restore the file, or remove it from the project."
  static let restoreResource = "The app is built without it. Restore the file, or remove it from the project."
  static let restoreFolder = "Restore the folder, or remove it from the project."
  static func unclosed(_ opening: String) -> String { "'\(opening)' is never closed" }
  static func expected(_ token: String, after key: String) -> String { "expected '\(token)' after '\(key)'" }
  static func expected(_ token: String, or other: String) -> String { "expected '\(token)' or '\(other)'" }
  static func unexpectedCharacter(_ character: Character) -> String { "unexpected character '\(character)'" }
  static func noAppTarget(_ targets: [String]) -> String {
    targets.isEmpty ? "the project has no target" : "none of the targets is an app: \(targets.joined(separator: ", "))"
  }
  static func targetWithoutSources(_ name: String) -> String { "the app '\(name)' has no Swift file" }
  static func sourceMissing(_ project: String) -> String { "the file is missing, and \(project) lists it" }
  static func resourceMissing(_ project: String) -> String { "the resource is missing, and \(project) lists it" }
  static func folderMissing(_ project: String) -> String { "the folder is missing, and \(project) lists it" }

  // MARK: Files of an app

  static let renameOneResource = "Resources of all folders land side by side in the app. Rename one of the two."
  static let kindLeftOut = "The app is built without it."
  static let infoPlistMissing = "the file that INFOPLIST_FILE names is missing"
  static let restoreInfoPlist = "Restore the file, or remove the build setting INFOPLIST_FILE."
  static let repairInfoPlist = "Repair the file, or take it from version control again."
  static func duplicateResource(_ name: String, _ other: String) -> String {
    "'\(name)' is in the app twice; the other one is \(other)"
  }
  static func kindNotThereYet(_ kind: String) -> String { "Martlet does not compile .\(kind) files yet" }
  static func infoPlistMalformed(_ reason: String) -> String { "this is not a property list: \(reason)" }

  // MARK: Tables of translations

  static let repairStrings =
    "The texts of this file stay without translation. Repair it, or take it from version control again."
  static let saveStringsAsText = "The texts of this file stay without translation. Save it as UTF-8."
  static let unknownEncoding = "the file is neither UTF-8 nor UTF-16 text"

  // MARK: Asset catalogs

  static let repairContents = "Open the catalog in Xcode and save it, or repair the file by hand."
  static let restoreAssetFile = "The image is left out. Restore the file, or empty its slot in the catalog."
  static let nameAFileOfTheAsset =
    "The image is left out. Put the file into the asset's folder and write its name alone, or remove \"filename\"."
  static func notAFileName(_ name: String) -> String {
    name.isEmpty ? "\"filename\" is empty" : "'\(name)' is not the name of a file in the asset's folder"
  }
  static let renameOneAsset = "The first one is used. Rename one of the two."
  static let textAfterJSON = "there is text after the end of the JSON value"
  static let expectedKey = "expected a key in quotation marks"
  static let expectedObject = "expected an object in braces"
  static let unknownEscape = "unknown escape sequence in a string"
  static let unknownScale = "a scale is \"1x\", \"2x\" or \"3x\""
  static let colorWithoutComponents = "the colour has neither \"components\" nor \"reference\""
  static func expectedList(_ key: String) -> String { "\"\(key)\" is not a list" }
  static func unexpectedWord(_ word: String) -> String { "unexpected '\(word)'" }
  static func missingComponent(_ name: String) -> String { "the component \"\(name)\" is missing" }
  static func malformedComponent(_ text: String) -> String {
    "'\(text)' is not a colour component: write 0.5, 128 or 0x80"
  }
  static func unknownColorSpace(_ name: String) -> String { "the colour space '\(name)' is not known" }
  static func assetFileMissing(_ contents: String, _ place: SourcePlace) -> String {
    "the file is missing, and \(contents):\(place.line):\(place.column) names it"
  }
  static func duplicateAsset(_ kind: String, _ name: String, _ first: String) -> String {
    "the \(kind) '\(name)' is defined twice; the other one is \(first)"
  }
}
