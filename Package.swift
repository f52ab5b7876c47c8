// swift-tools-version: 6.1
import PackageDescription

// Folders carry plain names; module names carry the prefix, because a package that uses the
// build plugin has all of these modules in its graph and must be free to have a `Syntax` of its own.
//
// The list is in layers: a target depends only on targets above it.
let package = Package(
  name: "ctl",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "ctl", targets: ["ctl"]),
    .library(name: "CtlRuntime", targets: ["CtlRuntime"]),
    .library(name: "CtlUIKit", targets: ["CtlUIKit"]),
    .library(name: "CtlSwiftUI", targets: ["CtlSwiftUI"]),
    .plugin(name: "CtlPlugin", targets: ["CtlPlugin"]),
    .plugin(name: "CtlGenerate", targets: ["CtlGenerate"]),
  ],
  targets: [
    .target(name: "CtlText", path: "Sources/Text"),
    .target(name: "CtlDiagnostics", dependencies: ["CtlText"], path: "Sources/Diagnostics"),
    .target(
      name: "CtlSyntax", dependencies: ["CtlText", "CtlDiagnostics"], path: "Sources/Syntax"),
    .target(
      name: "CtlFormatter", dependencies: ["CtlText", "CtlDiagnostics", "CtlSyntax"],
      path: "Sources/Formatter"),
    .target(name: "CtlCatalogue", path: "Sources/Catalogue"),
    .target(name: "CtlRuntime", path: "Sources/CtlRuntime"),
    .target(
      name: "CtlChecker",
      dependencies: ["CtlText", "CtlDiagnostics", "CtlSyntax", "CtlCatalogue", "CtlRuntime"],
      path: "Sources/Checker"),
    .target(
      name: "CtlInterfaceBuilder",
      dependencies: ["CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlChecker"],
      path: "Sources/InterfaceBuilder"),
    .target(
      name: "CtlGrammars", dependencies: ["CtlText", "CtlSyntax", "CtlCatalogue", "CtlChecker"],
      path: "Sources/Grammars"),
    .target(
      name: "CtlLayout", dependencies: ["CtlText", "CtlCatalogue", "CtlChecker", "CtlRuntime"],
      path: "Sources/Layout"),
    .target(
      name: "CtlRules",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlChecker", "CtlLayout", "CtlRuntime",
      ],
      path: "Sources/Rules"),
    .target(
      name: "CtlWorkspace",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlSyntax", "CtlChecker", "CtlInterfaceBuilder", "CtlRules",
      ],
      path: "Sources/Workspace"),
    .target(
      name: "CtlGenerator",
      dependencies: ["CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlChecker"],
      path: "Sources/Generator"),
    .target(
      name: "CtlTerminal",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlChecker", "CtlLayout", "CtlRuntime",
      ],
      path: "Sources/Terminal"),
    .target(
      name: "CtlPicture",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlChecker", "CtlLayout", "CtlTerminal",
        "CtlRuntime",
      ],
      path: "Sources/Picture"),
    .target(
      name: "CtlReference",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlChecker", "CtlRules", "CtlTerminal",
        "CtlPicture",
      ],
      path: "Sources/Reference"),
    .target(
      name: "CtlEditor",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlSyntax", "CtlCatalogue", "CtlChecker", "CtlRules",
        "CtlWorkspace", "CtlFormatter", "CtlGenerator", "CtlTerminal", "CtlPicture",
      ],
      path: "Sources/Editor"),
    .target(
      name: "CtlLanguageServer",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlSyntax", "CtlCatalogue", "CtlChecker", "CtlRules",
        "CtlWorkspace", "CtlFormatter", "CtlEditor",
      ],
      path: "Sources/LanguageServer"),
    .target(name: "CtlUIKit", dependencies: ["CtlRuntime"], path: "Sources/CtlUIKit"),
    .target(
      name: "CtlSwiftUI", dependencies: ["CtlRuntime", "CtlUIKit"], path: "Sources/CtlSwiftUI"),
    .target(
      name: "CtlPreview",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlChecker", "CtlLayout", "CtlTerminal",
        "CtlRuntime",
      ],
      path: "Sources/Preview"),
    .target(
      name: "CtlGallery",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlChecker", "CtlTerminal", "CtlLayout",
        "CtlPicture", "CtlPreview", "CtlRuntime",
      ],
      path: "Sources/Gallery"),
    .target(
      name: "CtlLivePage",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlChecker", "CtlTerminal", "CtlLayout", "CtlPicture",
        "CtlPreview", "CtlRuntime",
      ],
      path: "Sources/LivePage"),
    .target(
      name: "CtlCommandLine",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlChecker", "CtlInterfaceBuilder", "CtlRules",
        "CtlWorkspace", "CtlGenerator",
      ],
      path: "Sources/CommandLine"),
    .executableTarget(
      name: "ctl-compile", dependencies: ["CtlCommandLine"], path: "Sources/CompileTool"),
    .executableTarget(
      name: "ctl",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlSyntax", "CtlCatalogue", "CtlChecker",
        "CtlInterfaceBuilder", "CtlRules", "CtlWorkspace", "CtlFormatter", "CtlGenerator",
        "CtlCommandLine", "CtlTerminal", "CtlPicture", "CtlPreview", "CtlGallery", "CtlLivePage",
        "CtlEditor", "CtlLanguageServer", "CtlRuntime",
      ],
      path: "Sources/ctl"),
    .plugin(
      name: "CtlPlugin", capability: .buildTool(), dependencies: ["ctl-compile"],
      path: "Sources/Plugins/Build"),
    .plugin(
      name: "CtlGenerate",
      capability: .command(
        intent: .custom(
          verb: "ctl-generate", description: "Write the Swift code of .ctl files into targets"),
        permissions: [.writeToPackageDirectory(reason: "to write the code beside its sources")]),
      dependencies: ["ctl-compile"], path: "Sources/Plugins/Generate"),
    .executableTarget(
      name: "ctl-bench",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlSyntax", "CtlFormatter", "CtlChecker", "CtlRules",
        "CtlWorkspace", "CtlGenerator", "CtlLayout", "CtlTerminal", "CtlRuntime",
      ],
      path: "Sources/Benchmark"),

    .target(
      name: "CtlTestSupport",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlSyntax", "CtlCatalogue", "CtlChecker", "CtlWorkspace",
      ],
      path: "Tests/Support"),
    .target(
      name: "CtlFuzz",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlSyntax", "CtlCatalogue", "CtlChecker", "CtlRules",
        "CtlWorkspace", "CtlFormatter", "CtlGenerator", "CtlTerminal", "CtlEditor",
        "CtlTestSupport",
      ],
      path: "Tests/Fuzz"),
    .executableTarget(name: "ctl-fuzz", dependencies: ["CtlFuzz"], path: "Tests/FuzzTool"),
    .testTarget(name: "FuzzTests", dependencies: ["CtlFuzz", "CtlTestSupport"]),
    .testTarget(name: "TextTests", dependencies: ["CtlText"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["CtlDiagnostics", "CtlTestSupport"]),
    .testTarget(
      name: "SyntaxTests", dependencies: ["CtlSyntax", "CtlTestSupport"], exclude: ["Goldens"]),
    .testTarget(
      name: "FormatterTests",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlSyntax", "CtlChecker", "CtlFormatter", "CtlTestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "GrammarsTests", dependencies: ["CtlSyntax", "CtlGrammars", "CtlTestSupport"]),
    .testTarget(
      name: "ReferenceTests",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlSyntax", "CtlCatalogue", "CtlChecker", "CtlFormatter",
        "CtlRules", "CtlWorkspace", "CtlTerminal", "CtlReference", "CtlTestSupport",
      ]),
    .testTarget(name: "CatalogueTests", dependencies: ["CtlCatalogue", "CtlTestSupport"]),
    .testTarget(
      name: "CheckerTests",
      dependencies: ["CtlCatalogue", "CtlChecker", "CtlRules", "CtlTestSupport"]),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlChecker", "CtlRules", "CtlTerminal",
        "CtlGenerator", "CtlTestSupport",
      ]),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "CtlCatalogue", "CtlLayout", "CtlRules", "CtlTerminal", "CtlWorkspace", "CtlTestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "WorkspaceTests", dependencies: ["CtlRules", "CtlWorkspace", "CtlTestSupport"]),
    .testTarget(
      name: "GeneratorTests",
      dependencies: [
        "CtlCatalogue", "CtlChecker", "CtlRules", "CtlGenerator", "CtlRuntime", "CtlTerminal",
        "CtlWorkspace", "CtlTestSupport", "CtlFuzz",
      ],
      exclude: ["Goldens", "Harness"]),
    .testTarget(name: "LayoutTests", dependencies: ["CtlLayout", "CtlCatalogue"]),
    .executableTarget(
      name: "layout-solve", dependencies: ["CtlLayout"], path: "Tests/LayoutSolve",
      exclude: ["requirements.txt", "exact.py", "tool.py", "test_exact.py", "test_kiwi.py"]),
    .testTarget(
      name: "TerminalTests", dependencies: ["CtlTerminal", "CtlWorkspace", "CtlTestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "PictureTests",
      dependencies: [
        "CtlCatalogue", "CtlChecker", "CtlLayout", "CtlPicture", "CtlRuntime", "CtlSyntax",
        "CtlTerminal", "CtlWorkspace", "CtlTestSupport",
      ],
      exclude: ["Goldens", "rasterise"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlChecker", "CtlTerminal", "CtlPicture", "CtlGallery",
        "CtlWorkspace", "CtlTestSupport",
      ]),
    .testTarget(
      name: "LivePageTests",
      dependencies: [
        "CtlText", "CtlChecker", "CtlPreview", "CtlLivePage", "CtlTestSupport",
      ]),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "CtlText", "CtlCatalogue", "CtlSyntax", "CtlChecker", "CtlWorkspace", "CtlTerminal",
        "CtlPreview", "CtlTestSupport",
      ],
      exclude: ["Goldens", "Tmux"]),
    .testTarget(
      name: "MissionTests",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlRules", "CtlWorkspace", "CtlGenerator",
        "CtlTerminal", "CtlPicture", "CtlPreview", "CtlTestSupport",
      ],
      path: "Tests/Mission",
      exclude: [
        "README.md", "Statements", "KnownFailures.txt", "MadeOfCases.txt", "Properties.txt",
      ]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlCatalogue", "CtlChecker", "CtlInterfaceBuilder",
        "CtlRules", "CtlTerminal", "CtlWorkspace", "CtlTestSupport",
      ]),
    .testTarget(
      name: "EditorTests", dependencies: ["CtlEditor", "CtlTestSupport"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "CtlText", "CtlDiagnostics", "CtlSyntax", "CtlWorkspace", "CtlLanguageServer",
        "CtlTestSupport", "ctl",
      ], exclude: ["Goldens"]),
    .testTarget(name: "CtlRuntimeTests", dependencies: ["CtlRuntime"]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["CtlText", "CtlTestSupport", "ctl", "ctl-compile"],
      exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
