// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Machine",
  products: [
    .library(name: "Machine", targets: ["Machine"]), .library(name: "CGears", targets: ["CGears"]),
  ],
  targets: [
    .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(
      name: "CGears",
      cSettings: [.headerSearchPath("private"), .define("RATIO", to: "3"), .unsafeFlags(["-Wall"])],
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "CShapes", dependencies: ["CGears"]),
    .target(name: "Machine", dependencies: ["CGears", "CShapes", "CYaml"]),
    .testTarget(name: "MachineTests", dependencies: ["Machine", "CShapes"]),
  ],
  cLanguageStandard: .c11, cxxLanguageStandard: .cxx17
)
