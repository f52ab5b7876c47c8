// swift-tools-version: 6.1
import PackageDescription

// What several apps share: colors, styles and small components.
let package = Package(
  name: "DesignKit",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [.library(name: "DesignKit", targets: ["DesignKit"])],
  dependencies: [.package(name: "ctl", path: "../../..")],
  targets: [
    .target(
      name: "DesignKit",
      dependencies: [.product(name: "CtlRuntime", package: "ctl")],
      plugins: [.plugin(name: "CtlPlugin", package: "ctl")])
  ],
  swiftLanguageModes: [.v6]
)
