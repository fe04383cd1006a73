import Foundation

@testable import MartletProject

/// The text of small Xcode projects, in our own words: identifiers are words where Xcode has digits.
enum SampleProject {
  static func text(_ objects: String) -> String { "// !$*UTF8*$!\n{ objects = { \(objects) }; rootObject = root; }" }

  /// A native target with its own settings; its sources are the folder of its name, synchronized.
  static func target(
    _ name: String, type: String = "application", settings: String = "", needs: [String] = [], more: String = ""
  ) -> String {
    let dependencies = needs.map { "need-\(name)-\($0)" }
    let rows = needs.map { "\"need-\(name)-\($0)\" = { isa = PBXTargetDependency; target = \($0); };\n" }.joined()
    return rows + """
      \(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
        buildConfigurationList = "\(name)-list"; fileSystemSynchronizedGroups = ("\(name)-folder");
        dependencies = (\(dependencies.map { "\"\($0)\"" }.joined(separator: ", "))); \(more) };
      "\(name)-folder" = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      "\(name)-list" = { isa = XCConfigurationList; buildConfigurations = ("\(name)-debug"); };
      "\(name)-debug" = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };

      """
  }

  static func root(_ targets: [String], more: String = "") -> String {
    "root = { isa = PBXProject; targets = (\(targets.joined(separator: ", "))); \(more) };\n"
  }

  /// A folder with one project, in which each target has one Swift file unless `files` says more.
  static func folder(
    _ objects: String, targets: [String], files: [String: String] = [:], name: String = "Sample"
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    for target in targets { try folder.write("", to: "\(target)/\(target).swift") }
    try folder.write(text(objects), to: "\(name).xcodeproj/project.pbxproj")
    return folder
  }
}
