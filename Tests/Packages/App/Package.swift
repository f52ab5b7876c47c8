// swift-tools-version: 6.1
import PackageDescription

// An app whose screens use modules of other packages: App, BankKit, DesignKit.
let package = Package(
  name: "App",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    .package(name: "ctl", path: "../../.."),
    .package(name: "BankKit", path: "../BankKit"),
  ],
  targets: [
    .target(
      name: "App",
      dependencies: [
        .product(name: "CtlRuntime", package: "ctl"),
        .product(name: "BankKit", package: "BankKit"),
      ],
      plugins: [.plugin(name: "CtlPlugin", package: "ctl")]),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ],
  swiftLanguageModes: [.v6]
)
