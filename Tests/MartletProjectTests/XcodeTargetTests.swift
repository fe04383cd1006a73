import Foundation
import Testing

@testable import MartletProject

/// Which targets are taken, and what becomes of the others.
@Suite struct XcodeTargetTests {
  private func read(
    _ objects: String, _ targets: [String], files: [String: String] = [:],
    change: (inout ProjectRequest) -> Void = { _ in }
  ) throws -> AppProject {
    let folder = try SampleProject.folder(objects, targets: targets, files: files)
    var request = ProjectRequest(path: folder.url.path)
    change(&request)
    return try AppProject.read(request)
  }

  private let several =
    SampleProject.root(["Other", "Sample", "Mac", "Watch", "Widget", "Clip", "Share", "UITests"])
    + SampleProject.target("Other") + SampleProject.target("Sample")
    + SampleProject.target("Mac", settings: "SDKROOT = macosx;")
    + SampleProject.target("Watch", settings: "SDKROOT = watchos;")
    + SampleProject.target("Widget", type: "app-extension") + SampleProject.target("Share", type: "app-extension")
    + SampleProject.target("Clip", type: "application.on-demand-install-capable")
    + SampleProject.target("UITests", type: "bundle.ui-testing")

  @Test func takesTheAppThatIsNamedAsItsProjectAndSaysWhatItLeavesOut() throws {
    let app = try read(several, ["Sample", "Other"])
    #expect(app.name == "Sample")
    #expect(
      app.warnings.map(\.problem) == [
        "'Sample' is built; there is another app: Other",
        "left out: Mac (a Mac app), Watch (a watch app), Widget (a widget), Clip (an App Clip), Share (an extension), "
          + "UITests (UI tests)",
      ])
    #expect(app.warnings.first?.remedy == "Choose another by --target, such as --target 'Other'.")
  }

  @Test func takesTheTargetThatIsAskedFor() throws {
    let app = try read(several, ["Other"]) { $0.target = "Other" }
    #expect(app.name == "Other")
    #expect(app.warnings.count == 1)
    #expect(
      try read(several, ["Mac"]) {
        $0.platform = .macOS; $0.target = "Mac"
      }.name == "Mac")
  }

  @Test func offersTheNearestTargetAndAllNames() throws {
    let unknown = #expect(throws: ProjectError.self) { try read(several, ["Sample"]) { $0.target = "Sampel" } }
    #expect(unknown?.problem == "there is no target 'Sampel'")
    #expect(unknown?.remedy == "Did you mean 'Sample'? The app targets: Other, Sample.")
    let widget = #expect(throws: ProjectError.self) { try read(several, ["Sample"]) { $0.target = "Widget" } }
    #expect(widget?.problem == "the target 'Widget' is a widget")
  }

  @Test func aMacAppIsTakenWhenThePlatformIsAskedFor() throws {
    let mac =
      SampleProject.root(["Mac"])
      + SampleProject.target("Mac", settings: "SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 14.2;")
    let error = #expect(throws: ProjectError.self) { try read(mac, ["Mac"]) }
    #expect(error?.remedy == Wording.askForMac)
    let app = try read(mac, ["Mac"]) { $0.platform = .macOS }
    #expect(app.platform == .macOS)
    // iOS 17 and macOS 14 are systems of one year.
    #expect(app.deploymentTarget == "17.0")
  }

  @Test func frameworksThatTheAppNeedsBecomeModulesInBuildOrder() throws {
    let objects =
      SampleProject.root(["Sample", "Upper", "Lower", "Unused", "Linked"])
      + SampleProject.target("Sample", needs: ["Upper"], more: "buildPhases = (link);")
        + """
        link = { isa = PBXFrameworksBuildPhase; files = (l1, l2); };
        l1 = { isa = PBXBuildFile; fileRef = product; };
        l2 = { isa = PBXBuildFile; fileRef = other; platformFilters = (macos, ); };
        product = { isa = PBXFileReference; path = Linked.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        other = { isa = PBXFileReference; path = Unused.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        """
      + SampleProject.target("Upper", type: "framework", settings: "PRODUCT_NAME = \"Upper Kit\";", needs: ["Lower"])
      + SampleProject.target("Lower", type: "library.static", settings: "SWIFT_VERSION = 6;")
      + SampleProject.target("Unused", type: "framework") + SampleProject.target("Linked", type: "framework")
    let app = try read(objects, ["Sample", "Upper", "Lower", "Unused", "Linked"])
    #expect(app.modules.map(\.name) == ["Lower", "Upper_Kit", "Linked"])
    #expect(app.modules.map(\.dependencies) == [[], ["Lower"], []])
    #expect(app.modules[0].language.version == "6")
    #expect(app.app.dependencies == ["Lower", "Upper_Kit", "Linked"])
    #expect(app.modules.map { $0.sources.count } == [1, 1, 1])
    #expect(app.modules.map(\.package) == [nil, nil, nil])
  }

  @Test func targetsThatDependOnEachOtherAreAnError() throws {
    let objects =
      SampleProject.root(["Sample", "A", "B"]) + SampleProject.target("Sample", needs: ["A"])
      + SampleProject.target("A", type: "framework", needs: ["B"])
      + SampleProject.target("B", type: "framework", needs: ["A"])
    let error = #expect(throws: ProjectError.self) { try read(objects, ["Sample", "A", "B"]) }
    #expect(error?.problem == "targets depend on each other in a circle: A → B → A")
  }

  @Test func unitTestsDependOnTheApp() throws {
    let objects =
      SampleProject.root(["Sample", "Kit", "SampleTests", "OtherTests", "Broken"])
      + SampleProject.target("Sample", needs: ["Kit"]) + SampleProject.target("Kit", type: "framework")
      + SampleProject.target("SampleTests", type: "bundle.unit-test", needs: ["Sample"])
      + SampleProject.target("OtherTests", type: "bundle.unit-test", needs: ["Broken"])
      + SampleProject.target("Broken", type: "bundle.unit-test")
    let app = try read(objects, ["Sample", "Kit", "SampleTests", "OtherTests"])
    #expect(app.tests.map(\.name) == ["SampleTests"])
    #expect(app.tests.first?.dependencies == ["Kit", "Sample"])
    #expect(app.warnings.map(\.problem).contains { $0.hasPrefix("the folder is missing") })
  }

  @Test func languageSettingsComeFromBuildSettings() throws {
    let settings = """
      SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BETA $(inherited)";
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;
      SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = NO; SWIFT_APPROACHABLE_CONCURRENCY = YES;
      SWIFT_STRICT_CONCURRENCY = complete;
      OTHER_SWIFT_FLAGS = ("$(inherited)", "-DONE", "-D", TWO, "-enable-experimental-feature", Lifetimes, "-warn");
      """
    let objects = SampleProject.root(["Sample"]) + SampleProject.target("Sample", settings: settings)
    let language = try read(objects, ["Sample"]).app.language
    #expect(language.version == "6.0")
    #expect(language.conditions == ["DEBUG", "BETA", "ONE", "TWO"])
    #expect(language.defaultIsolation == "MainActor")
    #expect(
      language.upcomingFeatures == [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault", "StrictConcurrency", "ExistentialAny",
      ])
    #expect(language.experimentalFeatures == ["Lifetimes"])
  }
}
