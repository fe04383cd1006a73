// swift-tools-version:6.0
import PackageDescription

// Debian: libgumbo-dev, libcmark-gfm-dev, libcmark-gfm-extensions-dev. No remote packages.

let package = Package(
  name: "ReaderImport",
  products: [
    .library(name: "ReaderImport", targets: ["ReaderImport"]),
    .executable(name: "reader", targets: ["reader"]),
  ],
  targets: [
    .systemLibrary(name: "CGumbo", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(name: "CBoundedParser", dependencies: ["CGumbo"]),
    .target(name: "ReaderImport", dependencies: ["CGumbo", "CMarkdown", "CBoundedParser"]),
    .executableTarget(name: "reader", dependencies: ["ReaderImport"]),
    .executableTarget(name: "reader-figures", dependencies: ["ReaderImport"]),
    .testTarget(name: "ReaderImportTests", dependencies: ["ReaderImport", "reader"]),
  ]
)
