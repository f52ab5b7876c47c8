// swift-tools-version: 6.1
import PackageDescription

// The screens and records of a bank, made with those of a design kit.
let package = Package(
  name: "BankKit",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [.library(name: "BankKit", targets: ["BankKit"])],
  dependencies: [
    .package(name: "ctl", path: "../../.."),
    .package(name: "DesignKit", path: "../DesignKit"),
  ],
  targets: [
    .target(
      name: "BankKit",
      dependencies: [
        .product(name: "CtlRuntime", package: "ctl"),
        .product(name: "DesignKit", package: "DesignKit"),
      ],
      plugins: [.plugin(name: "CtlPlugin", package: "ctl")])
  ],
  swiftLanguageModes: [.v6]
)
