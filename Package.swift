// swift-tools-version:6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

// One static product per Apple-named module; engine modules carry the prefix Martlet, so an app may
// have a module named Layout or Graph. What each target may import is the table in ARCHITECTURE.md,
// held by Scripts/check-imports.

/// Pure values: the language's full data-race checks cost nothing there.
let pure: [SwiftSetting] = [.swiftLanguageMode(.v6)]
/// Engine classes belong to the main actor by construction (DESIGN: threads), and apps call them from
/// language mode 5 as well as 6.
let engine: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// The toolchain's own SwiftSyntax, which the command reads sources with. No package holds it, so the compiler is asked
/// where it lies.
let hostLibraries: String = {
  let compiler = Process()
  let output = Pipe()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.arguments = ["swiftc", "-print-target-info"]
  compiler.standardOutput = output
  try? compiler.run()
  let answer = try? JSONSerialization.jsonObject(with: output.fileHandleForReading.readDataToEndOfFile())
  let paths = (answer as? [String: Any])?["paths"] as? [String: Any]
  return (paths?["runtimeResourcePath"] as? String ?? "/usr/lib/swift") + "/host"
}()
let usesSwiftSyntax: [SwiftSetting] = pure + [.unsafeFlags(["-I", hostLibraries])]
let linksSwiftSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
  .linkedLibrary("SwiftIfConfig"), .linkedLibrary("SwiftDiagnostics"),
]

let package = Package(
  name: "Martlet",
  products: [
    // The command builds these for apps by itself, one archive a module: Sources/martlet/SDK.
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreImage", targets: ["CoreImage"]),
    .library(name: "PhotosUI", targets: ["PhotosUI"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "StoreKit", targets: ["StoreKit"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "CoreMedia", targets: ["CoreMedia"]),
    .library(name: "AVFoundation", targets: ["AVFoundation"]),
    .library(name: "AVKit", targets: ["AVKit"]),
    .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
    .library(name: "Speech", targets: ["Speech"]),
    .library(name: "Photos", targets: ["Photos"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "CryptoKit", targets: ["CryptoKit"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
    .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
    .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
    .library(name: "LinkPresentation", targets: ["LinkPresentation"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "GameplayKit", targets: ["GameplayKit"]),
    .library(name: "Network", targets: ["Network"]),
    .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "MartletTesting", targets: ["MartletTesting"]),
    .executable(name: "martlet", targets: ["martlet"]),
  ],
  targets: [
    .systemLibrary(name: "CGtk", path: "Sources/CGtk", pkgConfig: "gtk4"),
    .systemLibrary(name: "CPango", path: "Sources/CPango", pkgConfig: "pangocairo pangofc"),
    .systemLibrary(name: "CYaml", path: "Sources/CYaml", pkgConfig: "yaml-0.1"),
    .systemLibrary(name: "CVips", path: "Sources/CVips", pkgConfig: "vips"),
    .systemLibrary(
      name: "CGstreamer", path: "Sources/CGstreamer",
      pkgConfig: "gstreamer-1.0 gstreamer-app-1.0 gstreamer-video-1.0 gstreamer-pbutils-1.0"),
    .systemLibrary(name: "CWebKit", path: "Sources/CWebKit", pkgConfig: "webkitgtk-6.0"),
    .systemLibrary(name: "CCrypto", path: "Sources/CCrypto", pkgConfig: "libcrypto"),
    .systemLibrary(name: "CSQLite", path: "Sources/CSQLite", pkgConfig: "sqlite3"),
    // Nothing but the name CoreImage.CIFilterBuiltins, which apps import.
    .systemLibrary(name: "CCoreImage", path: "Sources/CCoreImage"),

    .target(name: "MartletGraph", swiftSettings: engine),
    .target(name: "MartletLayout", swiftSettings: engine),
    .target(name: "MartletDisplay", swiftSettings: pure),
    .target(name: "MartletText", dependencies: ["MartletDisplay", "CPango"], swiftSettings: engine),
    .target(
      name: "MartletTree", dependencies: ["MartletLayout", "MartletDisplay", "MartletText", "MartletHost"],
      swiftSettings: engine),
    .target(
      name: "MartletControls",
      dependencies: ["MartletGraph", "MartletLayout", "MartletDisplay", "MartletText", "MartletTree", "MartletHost"],
      swiftSettings: engine),
    .target(name: "MartletHost", dependencies: ["MartletDisplay"], swiftSettings: engine),
    .target(name: "MartletPaint", dependencies: ["MartletDisplay", "MartletText", "CGtk"], swiftSettings: engine),
    .target(
      name: "MartletHostImage", dependencies: ["MartletHost", "MartletPaint", "MartletText", "CGtk"],
      swiftSettings: engine),
    .target(name: "MartletScript", dependencies: ["MartletHost", "MartletDisplay"], swiftSettings: engine),
    .target(
      name: "MartletDrive",
      dependencies: ["MartletScript", "MartletHost", "MartletHostImage", "MartletDisplay", "MartletText"],
      swiftSettings: engine),
    .target(
      name: "MartletHostGTK",
      dependencies: ["MartletHost", "MartletPaint", "MartletText", "MartletDisplay", "CGtk"], swiftSettings: engine),
    .target(
      name: "MartletLaunch",
      dependencies: [
        "MartletLocale", "MartletHost", "MartletHostImage", "MartletHostGTK", "MartletDrive", "MartletScript",
      ],
      swiftSettings: engine),

    .target(name: "Combine", swiftSettings: engine),
    .target(name: "MartletLocale", swiftSettings: engine),
    .target(name: "MartletFoundation", dependencies: ["MartletLocale"], swiftSettings: engine),
    .target(name: "UniformTypeIdentifiers", dependencies: ["MartletFoundation"], swiftSettings: engine),
    .target(name: "MartletPhotos", dependencies: ["CGtk"], swiftSettings: engine),
    .target(
      name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "MartletFoundation"], swiftSettings: engine),
    .target(name: "os", swiftSettings: pure),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: pure),
    // Swift Testing declares an overlay of this name for files that import both Testing and UIKit.
    .target(name: "_Testing_UIKit", swiftSettings: pure),
    .target(name: "_Testing_CoreImage", swiftSettings: pure),
    .target(
      name: "UIKit",
      dependencies: [
        "MartletControls", "MartletTree", "MartletHost", "MartletText", "MartletLayout", "MartletDisplay", "CGtk",
        "_Testing_UIKit",
        "MartletFoundation", "MartletPhotos",
      ],
      swiftSettings: engine),
    .target(name: "MartletVips", dependencies: ["CVips"], swiftSettings: engine),
    .target(
      name: "CoreImage",
      dependencies: [
        "MartletVips", "UIKit", "MartletControls", "MartletDisplay", "CCoreImage", "_Testing_CoreImage",
      ], swiftSettings: engine),
    .macro(name: "MartletMacros", swiftSettings: pure),
    .target(
      name: "SwiftUI",
      dependencies: [
        "UIKit", "Combine", "MartletControls", "MartletTree", "MartletHost", "MartletLaunch", "MartletGraph",
        "MartletLayout", "MartletDisplay", "MartletText", "MartletMacros", "MartletFoundation", "MartletLocale",
        "os", "OSLog", "CoreTransferable", "UniformTypeIdentifiers",
      ], swiftSettings: engine),
    .target(
      name: "Photos", dependencies: ["UIKit", "MartletPhotos", "MartletControls", "MartletFoundation"],
      swiftSettings: engine),
    .target(
      name: "PhotosUI",
      dependencies: ["SwiftUI", "UIKit", "Photos", "MartletPhotos", "CoreTransferable", "MartletFoundation"],
      swiftSettings: engine),
    .target(
      name: "MartletWeb", dependencies: ["CWebKit", "MartletHost", "MartletDisplay"], swiftSettings: engine),
    .target(
      name: "WebKit",
      dependencies: [
        "MartletWeb", "SwiftUI", "UIKit", "MartletFoundation", "MartletControls", "MartletTree", "MartletHost",
        "MartletDisplay", "MartletLayout",
      ], swiftSettings: engine),
    .target(name: "CoreLocation", dependencies: ["MartletFoundation"], swiftSettings: engine),
    .target(
      name: "MapKit", dependencies: ["SwiftUI", "UIKit", "CoreLocation", "MartletControls", "MartletLayout"],
      swiftSettings: engine),
    .target(
      name: "Charts", dependencies: ["SwiftUI", "MartletControls", "MartletLayout", "MartletDisplay"],
      swiftSettings: engine),
    .target(
      name: "UserNotifications",
      dependencies: [
        "CGtk", "UIKit", "CoreLocation", "MartletControls", "MartletTree", "MartletHost", "MartletFoundation",
      ], swiftSettings: engine),
    .target(name: "CryptoKit", dependencies: ["CCrypto", "MartletFoundation"], swiftSettings: pure),
    .target(name: "LocalAuthentication", dependencies: ["MartletFoundation"], swiftSettings: engine),
    .target(
      name: "AuthenticationServices", dependencies: ["SwiftUI", "UIKit", "MartletControls"], swiftSettings: engine),
    .target(name: "CoreHaptics", dependencies: ["MartletFoundation"], swiftSettings: engine),
    .target(name: "MediaPlayer", dependencies: ["UIKit", "MartletControls"], swiftSettings: engine),
    .target(name: "LinkPresentation", dependencies: ["UIKit", "MartletFoundation"], swiftSettings: engine),
    .target(
      name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", "MartletFoundation"],
      swiftSettings: engine),
    .target(name: "GameplayKit", dependencies: ["MartletFoundation"], swiftSettings: engine),
    .target(name: "Network", dependencies: ["CGtk", "MartletHost", "MartletFoundation"], swiftSettings: engine),
    .target(name: "WidgetKit", dependencies: ["SwiftUI", "MartletControls"], swiftSettings: engine),
    .target(name: "MartletStore", dependencies: ["CSQLite"], swiftSettings: engine),
    .target(
      name: "SwiftData", dependencies: ["MartletStore", "SwiftUI", "MartletControls", "MartletGraph", "MartletMacros"],
      swiftSettings: engine),
    .target(
      name: "CoreData",
      dependencies: ["MartletStore", "SwiftUI", "Combine", "MartletControls", "MartletGraph", "MartletFoundation"],
      swiftSettings: engine),
    .target(name: "StoreKit", dependencies: ["SwiftUI", "UIKit", "MartletControls"], swiftSettings: engine),
    .target(name: "SafariServices", dependencies: ["WebKit", "UIKit", "MartletControls"], swiftSettings: engine),
    .target(name: "MartletMedia", dependencies: ["CGstreamer"], swiftSettings: engine),
    .target(name: "CoreMedia", swiftSettings: pure),
    .target(
      name: "AVFoundation",
      dependencies: [
        "MartletMedia", "CoreMedia", "AudioToolbox", "Combine", "UIKit", "MartletGraph", "MartletTree",
        "MartletControls", "MartletDisplay", "MartletFoundation",
      ], swiftSettings: engine),
    .target(
      name: "AVKit",
      dependencies: [
        "AVFoundation", "CoreMedia", "MartletMedia", "SwiftUI", "UIKit", "Combine", "MartletTree", "MartletControls",
      ], swiftSettings: engine),
    .target(
      name: "AudioToolbox", dependencies: ["MartletMedia", "MartletTree", "MartletControls", "MartletFoundation"],
      swiftSettings: engine),
    .target(name: "Speech", dependencies: ["AVFoundation", "MartletControls"], swiftSettings: engine),
    .target(
      name: "MartletTesting", dependencies: ["SwiftUI", "MartletHostImage", "MartletDrive", "MartletScript"],
      swiftSettings: engine),

    .executableTarget(
      name: "martlet-benchmarks",
      dependencies: [
        "SwiftUI", "UIKit", "MartletTesting", "MartletDisplay", "MartletHost", "MartletText", "MartletTree",
      ],
      path: "Benchmarks/Engine", swiftSettings: engine),

    .executableTarget(
      name: "filter-benchmarks", dependencies: ["CoreImage"], path: "Benchmarks/Filters", swiftSettings: engine),

    .target(name: "MartletProject", dependencies: ["CYaml"], swiftSettings: pure),
    .target(
      name: "MartletRewrite", dependencies: ["MartletProject"], swiftSettings: usesSwiftSyntax,
      linkerSettings: linksSwiftSyntax),
    .executableTarget(
      name: "martlet", dependencies: ["MartletProject", "MartletRewrite", "MartletScript"], path: "Sources/martlet",
      swiftSettings: usesSwiftSyntax),

    .testTarget(name: "MartletGraphTests", dependencies: ["MartletGraph"], swiftSettings: engine),
    .testTarget(name: "MartletLayoutTests", dependencies: ["MartletLayout"], swiftSettings: engine),
    .testTarget(name: "MartletDisplayTests", dependencies: ["MartletDisplay"], swiftSettings: engine),
    .testTarget(name: "MartletTextTests", dependencies: ["MartletText"], swiftSettings: engine),
    .testTarget(
      name: "MartletPaintTests", dependencies: ["MartletPaint", "MartletHostImage", "MartletHost", "CGtk"],
      swiftSettings: engine),
    .testTarget(
      name: "MartletHostGTKTests", dependencies: ["MartletHostGTK", "MartletHost", "CGtk"], swiftSettings: engine),
    .testTarget(name: "MartletScriptTests", dependencies: ["MartletScript"], swiftSettings: engine),
    .testTarget(
      name: "MartletDriveTests", dependencies: ["MartletDrive", "MartletScript", "MartletHost"], swiftSettings: engine),
    .testTarget(name: "MartletTreeTests", dependencies: ["MartletTree"], swiftSettings: engine),
    .testTarget(name: "MartletControlsTests", dependencies: ["MartletControls"], swiftSettings: engine),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: engine),
    .testTarget(
      name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"],
      swiftSettings: engine),
    .testTarget(
      name: "PhotosUITests",
      dependencies: [
        "PhotosUI", "Photos", "SwiftUI", "UIKit", "MartletTesting", "MartletPhotos", "MartletHost", "StoreKit",
        "MartletControls",
      ],
      swiftSettings: engine),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"], swiftSettings: engine),
    .testTarget(
      name: "MapKitTests",
      dependencies: ["MapKit", "CoreLocation", "SwiftUI", "UIKit", "MartletTesting", "MartletControls"],
      swiftSettings: engine),
    .testTarget(
      name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "MartletTesting", "MartletControls"],
      swiftSettings: engine),
    .testTarget(
      name: "UserNotificationsTests",
      dependencies: ["UserNotifications", "CGtk", "MartletControls", "MartletTree"], swiftSettings: engine),
    // Small frameworks, most of which say what a desktop lacks.
    .testTarget(
      name: "SmallKitsTests",
      dependencies: [
        "LocalAuthentication", "AuthenticationServices", "CoreHaptics", "MediaPlayer", "LinkPresentation",
        "MobileCoreServices", "GameplayKit", "Network", "Speech", "WidgetKit", "SwiftUI", "MartletTesting",
        "MartletControls",
      ], swiftSettings: engine),
    .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit"], swiftSettings: pure),
    .testTarget(name: "MartletPhotosTests", dependencies: ["MartletPhotos", "CGtk"], swiftSettings: engine),
    .testTarget(name: "MartletStoreTests", dependencies: ["MartletStore"], swiftSettings: engine),
    .testTarget(
      name: "SwiftDataTests", dependencies: ["SwiftData", "SwiftUI", "MartletTesting"], swiftSettings: engine),
    .testTarget(
      name: "CoreDataTests", dependencies: ["CoreData", "SwiftUI", "MartletTesting"], swiftSettings: engine),
    .testTarget(name: "MartletVipsTests", dependencies: ["MartletVips"], swiftSettings: engine),
    .testTarget(name: "CoreMediaTests", dependencies: ["CoreMedia"], swiftSettings: engine),
    // Films that tests play, made when they are needed.
    .target(name: "MediaClips", dependencies: ["CGstreamer"], path: "Tests/MediaClips", swiftSettings: engine),
    .testTarget(name: "MartletMediaTests", dependencies: ["MartletMedia", "MediaClips"], swiftSettings: engine),
    .testTarget(
      name: "AVFoundationTests",
      dependencies: [
        "AVFoundation", "AudioToolbox", "MartletMedia", "MediaClips", "MartletTree", "MartletControls", "UIKit",
      ],
      swiftSettings: engine),
    .testTarget(
      name: "AVKitTests",
      dependencies: [
        "AVKit", "SwiftUI", "UIKit", "MartletTesting", "MartletHost", "MartletScript", "MartletDisplay", "MediaClips",
        "CourseServer", "Combine",
      ],
      swiftSettings: engine),
    .testTarget(
      name: "CoreImageTests", dependencies: ["CoreImage", "MartletVips", "UIKit", "MartletDisplay", "MartletControls"],
      exclude: ["Reference"], swiftSettings: engine),
    // The main actor of all tests stays on the main thread, as in apps.
    .target(name: "CMainThread", path: "Tests/Support/CMainThread"),
    .testTarget(
      name: "WebKitTests",
      dependencies: [
        "CMainThread", "WebKit", "MartletWeb", "SwiftUI", "UIKit", "MartletTesting", "MartletHost", "MartletDisplay",
      ],
      swiftSettings: engine),
    .testTarget(
      name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"], swiftSettings: engine),
    .testTarget(
      name: "MartletFoundationTests", dependencies: ["MartletFoundation", "MartletLocale"], swiftSettings: engine),
    .testTarget(name: "osTests", dependencies: ["os", "OSLog"], swiftSettings: engine),
    .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: engine),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "MartletTesting", "CoreTransferable", "MartletPhotos"],
      swiftSettings: engine),
    .testTarget(name: "LanguageModeTests", dependencies: ["SwiftUI", "MartletTesting"], swiftSettings: pure),
    .testTarget(name: "MartletTestingTests", dependencies: ["SwiftUI", "MartletTesting"], swiftSettings: engine),
    // A server of courses and films, with faults on demand: Tests/Support/README.md.
    .systemLibrary(name: "CSoup", path: "Tests/Support/CSoup", pkgConfig: "libsoup-3.0"),
    .target(
      name: "CourseServer", dependencies: ["CSoup", "MediaClips"], path: "Tests/Support/CourseServer",
      swiftSettings: engine),
    .executableTarget(
      name: "course-server", dependencies: ["CourseServer"], path: "Tests/Support/course-server",
      swiftSettings: engine),
    .testTarget(name: "CourseServerTests", dependencies: ["CourseServer", "MediaClips"], swiftSettings: engine),
    // The app of the repository as a module: tests use its screens without its entry point.
    .target(
      name: "FreeView", dependencies: ["SwiftUI", "Combine", "AVKit"], path: "Apps/FreeView/FreeView",
      exclude: ["FreeViewApp.swift", "Assets.xcassets", "Clips", "Preview Content"],
      // The command gives apps this import by itself.
      swiftSettings: engine + [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"])]),
    .testTarget(
      name: "FreeViewTests",
      dependencies: ["FreeView", "SwiftUI", "MartletTesting", "MartletProject", "MartletScript", "MartletHost"],
      swiftSettings: engine),
    .testTarget(
      name: "FreeViewServerTests", dependencies: ["FreeView", "CourseServer", "AVKit", "Combine"], swiftSettings: engine
    ),
    .testTarget(
      name: "MartletProjectTests", dependencies: ["MartletProject", "martlet"],
      swiftSettings: engine + [.unsafeFlags(["-I", hostLibraries])]),
    .testTarget(
      name: "MartletRewriteTests", dependencies: ["MartletRewrite"],
      swiftSettings: engine + [.unsafeFlags(["-I", hostLibraries])]),
  ]
)
