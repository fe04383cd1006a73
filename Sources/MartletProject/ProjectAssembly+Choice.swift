/// Which of the targets is the app, what tests it, and what is left out.
extension ProjectAssembly {
  /// The target that the request names, or the application that is named as its project, or the first one.
  func appTarget() throws -> ProjectTarget {
    let apps = ownTargets.filter { $0.kind == .app }
    if let wanted = request.target { return try namedTarget(wanted, apps) }
    let named = apps.first { app in app.name == container(of: app)?.name }
    let best = apps.first { $0.settings["SDKROOT"] != nil } ?? apps.first
    guard let target = named ?? best else { throw noApp() }
    return target
  }

  private func namedTarget(_ name: String, _ apps: [ProjectTarget]) throws -> ProjectTarget {
    if let app = apps.first(where: { $0.name == name }) { return app }
    let names = apps.map(\.name)
    if let other = ownTargets.first(where: { $0.name == name }) {
      throw ProjectError(
        file: file, problem: Wording.targetIsNoApp(name, word(other.kind)), remedy: Wording.targetNames(names, nil))
    }
    throw ProjectError(
      file: file, problem: Wording.unknownTarget(name),
      remedy: Wording.targetNames(names, nearestName(to: name, among: names)))
  }

  private func noApp() -> ProjectError {
    let names = ownTargets.map(\.name)
    let leftOut = ownTargets.filter { if case .leftOut = $0.kind { true } else { false } }
    let isForMac = request.platform == .iOS && leftOut.contains { $0.kind == .leftOut(Wording.kindMacApp) }
    return ProjectError(
      file: file, problem: Wording.noAppTarget(names), remedy: isForMac ? Wording.askForMac : Wording.addAppTarget)
  }

  private func word(_ kind: TargetKind) -> String {
    switch kind {
    case .app: Wording.kindOther
    case .module: Wording.kindFramework
    case .unitTests: Wording.kindUnitTests
    case .leftOut(let word): word
    }
  }

  /// Unit tests that test the app or a module of it, or say nothing of what they test.
  mutating func addTests(
    of order: [ProjectTarget.Identifier], app: ProjectTarget, to project: inout AppProject
  ) throws {
    for target in ownTargets where target.kind == .unitTests {
      let needs = target.dependencies.filter { self.target($0) != nil }
      guard needs.isEmpty || needs.contains(where: order.contains) else { continue }
      do {
        try addTest(target, app, to: &project)
      } catch let error as ProjectError {
        // Tests that are broken do not keep the app from running.
        warnings.append(ProjectWarning(error))
      }
    }
  }

  private mutating func addTest(_ target: ProjectTarget, _ app: ProjectTarget, to project: inout AppProject) throws {
    let missing = packages.missing
    var module = try module(of: target)
    packages.demoteMissing(after: missing)
    guard !module.sources.isEmpty else { return }
    module.dependencies.removeAll { $0 == project.app.name }
    for name in project.app.dependencies where !module.dependencies.contains(name) { module.dependencies.append(name) }
    module.dependencies.append(project.app.name)
    let known = Set(project.modules.map(\.name))
    project.modules += try packages.modules(of: target.packageProducts, known: knownPackages)
      .filter { !known.contains($0.name) }
    project.tests.append(module)
  }

  /// One note about other apps, one about all that Martlet does not run.
  mutating func noteOthers(taken: [ProjectTarget.Identifier]) {
    let others = ownTargets.filter { $0.kind == .app && !taken.contains($0.identifier) }.map(\.name)
    if request.target == nil, !others.isEmpty, let name = taken.last.flatMap({ target($0)?.name }) {
      warnings.append(
        ProjectWarning(file: file, problem: Wording.otherApps(name, others), remedy: Wording.chooseTarget(others[0])))
    }
    let leftOut = ownTargets.compactMap { target -> String? in
      if case .leftOut(let word) = target.kind { Wording.nameAndKind(target.name, word) } else { nil }
    }
    guard !leftOut.isEmpty else { return }
    warnings.append(
      ProjectWarning(file: file, problem: Wording.leftOut(leftOut), remedy: Wording.appIsBuiltWithout))
  }
}
