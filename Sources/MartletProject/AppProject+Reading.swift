import Foundation

extension AppProject {
  /// Reads whatever the request's path is: a Swift file, an Xcode project or workspace, a package, an XcodeGen
  /// project, the folder that holds one (directly or one level down), or a folder of Swift files.
  ///
  /// Throws a `ProjectError` that names the path and what would be accepted.
  public static func read(_ request: ProjectRequest) throws -> AppProject {
    let project = try readUnchecked(request)
    let modules = project.compiledModules + project.tests
    for name in modules.map(\.name) + modules.clangModules.map(\.name) where LibraryNames.all.contains(name) {
      throw ProjectError(file: request.path, problem: Wording.moduleOfLibrary(name), remedy: Wording.renameModule)
    }
    return project
  }

  private static func readUnchecked(_ request: ProjectRequest) throws -> AppProject {
    let url = URL(fileURLWithPath: request.path).standardizedFileURL
    guard let kind = FileKind(at: url.path) else {
      throw ProjectError(file: request.path, problem: Wording.noSuchPath, remedy: Wording.acceptedPaths)
    }
    switch (url.pathExtension, kind) {
    case ("xcodeproj", _): return try readXcodeProject(url, request)
    case ("xcworkspace", _): return try readWorkspace(url, request)
    case ("pbxproj", _): return try readXcodeProject(url.deletingLastPathComponent(), request)
    case (_, .folder): return try readFolder(url, request)
    case ("yml", .file), ("yaml", .file): return try readXcodeGen(url, request)
    case ("swift", .file) where url.lastPathComponent == "Package.swift":
      return try readPackage(url.deletingLastPathComponent(), request)
    case ("swift", .file): return try readLoneFile(url, request)
    default: throw ProjectError(file: request.path, problem: Wording.notASwiftFile, remedy: Wording.acceptedPaths)
    }
  }

  private static func readXcodeProject(_ url: URL, _ request: ProjectRequest) throws -> AppProject {
    let project = try XcodeProject(at: url, platform: request.platform)
    let (others, notes) = subprojects(of: [project], request)
    var assembly = ProjectAssembly(
      [project], helpers: others, file: project.file, request: request, warnings: notes)
    return try assembly.appProject()
  }

  /// Projects that cannot be read are notes: the app may well be in another.
  private static func readWorkspace(_ url: URL, _ request: ProjectRequest) throws -> AppProject {
    let workspace = try Workspace(at: url)
    var projects: [XcodeProject] = []
    var failures: [ProjectError] = []
    for project in workspace.projects {
      do {
        projects.append(try XcodeProject(at: project, platform: request.platform))
      } catch let error as ProjectError {
        failures.append(error)
      }
    }
    if projects.isEmpty, let failure = failures.first { throw failure }
    guard !projects.isEmpty else {
      throw ProjectError(file: workspace.file, problem: Wording.workspaceEmpty, remedy: Wording.acceptedPaths)
    }
    let (others, notes) = subprojects(of: projects, request)
    var assembly = ProjectAssembly(
      projects, helpers: others + [WorkspacePackages(workspace)], file: workspace.file, request: request,
      warnings: workspace.warnings + failures.map(ProjectWarning.init) + notes)
    return try assembly.appProject()
  }

  /// The projects inside of projects, each once, and what is wrong with some.
  private static func subprojects(
    of projects: [XcodeProject], _ request: ProjectRequest
  ) -> (projects: [any TargetContainer], notes: [ProjectWarning]) {
    var seen = Set(projects.map(\.file))
    var waiting = projects.flatMap(\.subprojects)
    var found: [any TargetContainer] = []
    var notes: [ProjectWarning] = []
    while !waiting.isEmpty {
      let url = waiting.removeFirst()
      guard seen.insert(url.appendingPathComponent("project.pbxproj").path).inserted else { continue }
      do {
        let project = try XcodeProject(at: url, platform: request.platform)
        found.append(project)
        waiting += project.subprojects
      } catch {
        if let error = error as? ProjectError { notes.append(ProjectWarning(error)) }
      }
    }
    return (found, notes)
  }

  private static func readPackage(_ folder: URL, _ request: ProjectRequest) throws -> AppProject {
    var assembly = try PackageAssembly(folder: folder, request: request)
    return try assembly.appProject()
  }

  private static func readXcodeGen(_ url: URL, _ request: ProjectRequest) throws -> AppProject {
    let project = try XcodeGenProject(at: url, platform: request.platform)
    var assembly = ProjectAssembly([project], helpers: [], file: project.file, request: request)
    return try assembly.appProject()
  }

  /// What the folder holds itself goes before what lies deeper; with Swift files of its own, a folder is an app.
  private static func readFolder(_ url: URL, _ request: ProjectRequest) throws -> AppProject {
    let here = try FolderWalk.contents(of: url)
    if let project = try ProjectSearch.project(among: here.map(\.url), in: url) { return try read(project, request) }
    if !here.contains(where: { $0.url.pathExtension == "swift" }),
      let project = try ProjectSearch(below: url).project()
    {
      return try read(project, request)
    }
    return try readPlainFolder(url, request)
  }

  private static func read(_ project: URL, _ request: ProjectRequest) throws -> AppProject {
    var request = request
    request.path = project.path
    return try readUnchecked(request)
  }

  private static func readPlainFolder(_ url: URL, _ request: ProjectRequest) throws -> AppProject {
    var project = AppProject(name: url.lastPathComponent)
    LibraryNames.avoid(&project.app.name)
    try checkTarget(of: project, at: url, request)
    project.platform = request.platform
    var collector = FileCollector()
    try collector.addFolder(url) { child, isFolder in isFolder && isTestFolder(child.lastPathComponent) }
    let infoPlist = collector.resources.first { $0.destination == "Info.plist" }?.path
    collector.removeResources { $0 == infoPlist }
    collector.fill(&project.app)
    project.warnings += collector.warnings
    project.infoPlist = try InfoPlist(productName: project.name, file: infoPlist)
    guard !project.app.sources.isEmpty else {
      throw ProjectError(file: url.path, problem: Wording.noSwiftFiles, remedy: Wording.acceptedPaths)
    }
    try project.app.checkResourceNames()
    return project
  }

  private static func readLoneFile(_ url: URL, _ request: ProjectRequest) throws -> AppProject {
    var project = AppProject(name: url.deletingPathExtension().lastPathComponent)
    LibraryNames.avoid(&project.app.name)
    try checkTarget(of: project, at: url, request)
    project.platform = request.platform
    project.app.sources = [url.path]
    project.infoPlist = InfoPlist(productName: project.name)
    return project
  }

  /// Files without a project have one target, named as they are.
  private static func checkTarget(of project: AppProject, at url: URL, _ request: ProjectRequest) throws {
    guard let target = request.target, target != project.name else { return }
    throw ProjectError(file: url.path, problem: Wording.unknownTarget(target), remedy: Wording.leaveTargetAway)
  }

  /// A folder of tests beside the app's sources does not belong to the app.
  private static func isTestFolder(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name == "build" || name == "DerivedData"
  }
}

extension SwiftModule {
  /// Resources of all groups land side by side in the bundle, so two of one name would overwrite each other.
  func checkResourceNames() throws {
    var paths: [String: String] = [:]
    for resource in resources {
      if let other = paths.updateValue(resource.path, forKey: resource.destination) {
        throw ProjectError(
          file: resource.path, problem: Wording.duplicateResource(resource.destination, other),
          remedy: Wording.renameOneResource)
      }
    }
  }
}
