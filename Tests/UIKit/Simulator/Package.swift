// swift-tools-version: 6.1
import PackageDescription

// The samples with Apple's own UIKit, for a Mac with Xcode: `../simulator` runs it.
let package = Package(
  name: "simulator",
  platforms: [.iOS(.v17)],
  dependencies: [.package(name: "ctl", path: "../../..")],
  targets: [
    .target(
      name: "Screens", dependencies: [.product(name: "CtlRuntime", package: "ctl")],
      path: "Generated"),
    .testTarget(
      name: "OpenTests",
      dependencies: [
        "Screens", .product(name: "CtlRuntime", package: "ctl"),
        .product(name: "CtlUIKit", package: "ctl"),
        .product(name: "CtlSwiftUI", package: "ctl"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
