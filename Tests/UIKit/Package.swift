// swift-tools-version: 6.1
import PackageDescription

// The host for UIKit, compiled and driven where UIKit is not: against stand-ins of the system's
// modules. It is a package of its own, so that no module called UIKit is ever in the graph of Ctl; the
// sources of Ctl are links. `run` generates the screens before the build.
let package = Package(
  name: "uikit",
  platforms: [.macOS(.v14)],
  targets: [
    // The stand-ins are mostly storage, and not what is tested: their isolation is checked where it
    // is used.
    .target(
      name: "UIKit", path: "StandIns/UIKit", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "SwiftUI", dependencies: ["UIKit"], path: "StandIns/SwiftUI",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "MediaPlayer", dependencies: ["UIKit"], path: "StandIns/MediaPlayer",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Contacts", path: "StandIns/Contacts", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ContactsUI", dependencies: ["UIKit", "Contacts"], path: "StandIns/ContactsUI",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "CtlCatalogue", path: "Sources/Catalogue"),
    .target(name: "CtlRuntime", path: "Sources/CtlRuntime", exclude: ["CtlRuntime.docc"]),
    .target(
      name: "CtlUIKit",
      dependencies: [
        "UIKit", "MediaPlayer", "Contacts", "ContactsUI",
        "CtlRuntime",
      ],
      path: "Sources/CtlUIKit"),
    .target(
      name: "CtlSwiftUI",
      dependencies: [
        "CtlUIKit", "SwiftUI", "UIKit", "CtlRuntime",
      ],
      path: "Sources/CtlSwiftUI"),
    .target(
      name: "Screens", dependencies: ["CtlRuntime"],
      path: "Generated"),
    .testTarget(
      name: "CtlUIKitTests",
      dependencies: [
        "CtlUIKit", "CtlSwiftUI", "SwiftUI", "UIKit", "Screens", "Contacts", "ContactsUI",
        "CtlCatalogue", "CtlRuntime",
      ],
      // The overlay of Testing is for Apple's UIKit.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
