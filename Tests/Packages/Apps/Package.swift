// swift-tools-version: 6.1
import PackageDescription

// Two apps in modules of one package: a podcast player, with its model in a module, and a calendar.
let runtime = Target.Dependency.product(name: "CtlRuntime", package: "ctl")
let plugins = [Target.PluginUsage.plugin(name: "CtlPlugin", package: "ctl")]
let package = Package(
  name: "Apps",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "ctl", path: "../../..")],
  targets: [
    .target(name: "Design", dependencies: [runtime], plugins: plugins),
    .target(name: "PodcastKit", dependencies: [runtime], plugins: plugins),
    .target(name: "Podcasts", dependencies: ["Design", "PodcastKit", runtime], plugins: plugins),
    .target(name: "Planner", dependencies: ["Design", runtime], plugins: plugins),
    .testTarget(name: "PodcastsTests", dependencies: ["Design", "Podcasts"]),
    .testTarget(name: "PlannerTests", dependencies: ["Planner"]),
  ],
  swiftLanguageModes: [.v6]
)
