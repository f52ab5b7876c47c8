// swift-tools-version: 6.0
import PackageDescription

// A package as those have it who use Ctl: the screens are `.ctl` files of a target, the build plugin
// compiles them, the app implements their actions.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "ctl", path: "../..")],
  targets: [
    .target(
      name: "Kitchen",
      dependencies: [.product(name: "CtlRuntime", package: "ctl")],
      resources: [.copy("Localizable.xcstrings")],
      plugins: [.plugin(name: "CtlPlugin", package: "ctl")]),
    .testTarget(name: "KitchenTests", dependencies: ["Kitchen"]),
  ],
  swiftLanguageModes: [.v6]
)
