import CtlChecker
import CtlGenerator
import CtlRuntime
import CtlTestSupport
import Foundation
import Testing

/// Generated code of the samples and of random projects, built and driven once for all tests that
/// look at it.
struct GeneratedRun {
  /// What a screen says of itself after something that a person did to it; first of its opening.
  struct Step: Decodable {
    var screen: String
    var interaction: Interaction?
    var sender: String?
    var events: [String]
    var calls: [String]
    var state: String
    var tree: ControlTree
  }

  struct Screen {
    let name: String
    let program: Program
    let index: Int
    var steps: [Step] = []
  }

  /// The random projects that are driven; `AGREEMENT` says how many, and `.ci/run` raises it.
  /// `AGREEMENT_FOLDER` names a folder that gets their sources, to look at a disagreement.
  static let seeds = UInt64(200)..<200 + count
  private static let count =
    ProcessInfo.processInfo.environment["AGREEMENT"].flatMap { UInt64($0) } ?? 3
  static let steps = 40

  /// Appearances over appearances: of containers in a component, for states, and against nil.
  private static let styled = [
    (
      path: "StyledParts.ctl",
      text: """
      appearance stack { tintColor: #111111 }
      appearance button { backgroundImage: "part"; backgroundImage(highlighted): "touched" }
      component Tile() { stack { button tile "Tile" { } } }
      """
    ),
    (
      path: "Styled.ctl",
      text: """
      import "StyledParts.ctl"
      appearance stack { tintColor: #222222 }
      appearance view { background: #333333 }
      screen StyledByFile { content { Tile { } } }
      screen StyledByScreen {
        appearance stack { tintColor: #444444 }
        appearance button { backgroundImage(disabled): "screen" }
        content {
          Tile tile { }
          stack { label "Own" }
          stack { tintColor: #555555; label "None" }
          view { background: nil; tintColor: #666666 }
          button "Bare" { backgroundImage: nil }
          button "Released" { backgroundImage(highlighted): nil }
          button "Touched" { backgroundImage(highlighted): "own" }
          button "Plain" { backgroundImage: "own"; isEnabled: false }
        }
      }
      """
    ),
  ]

  /// Controls that others read, some of which are not there, or have less than is written.
  private static let read = (
    path: "Read.ctl",
    text: """
    screen ReadControls {
      var isOpen: Bool = false
      var isLong: Bool = true
      var isShown: Bool = false
      content {
        if isOpen { infoButton info { isRevealing: true } } else { infoButton other { isRevealing: true } }
        if other.isRevealing {
          if info.isRevealing { infoButton deep { isRevealing: true } }
          infoButton near { isRevealing: true }
        }
        if isLong { stack { slider share { value: 0.75 } } } else { slider rest { value: 0.75 } }
        if isOpen { switch bound { isOn <-> isLong } }
        for number in 0..<2 {
          if number == 1 { infoButton each { isRevealing: true } }
          imageView { image: "e"; isHidden: each.isRevealing; decorative: true }
        }
        imageView { image: "a"; isHidden: info.isRevealing; decorative: other.isRevealing }
        imageView { image: "b"; isHidden: deep.isRevealing; decorative: near.isRevealing }
        imageView { image: "c"; isHidden: bound.isOn; decorative: true }
        label "\\(share.value) \\(rest.value)"
        infoButton shown { isRevealing <-> isShown }
        detailDisclosureButton turned { isRevealing <-> isShown }
        activityIndicator turning { isUserInteractionEnabled: true }
        imageView { image: "d"; isHidden: turning.isUserInteractionEnabled; decorative: true }
        label "\\(ask.title) or not"
        slider lately { minimumValue: 2.5; maximumValue: share.value }
      }
      alert ask { button "Done" { } }
    }

    screen Times {
      var song: Duration = 295161ms
      var part: Duration = 700ms
      var opens: Date = "14:30"
      var first: Date = "0001-01-01T14:30"
      content {
        label "\\(song / 1s) \\(song / part) \\(part / song) \\(opens == first) \\(opens < first)"
        button "Later" { on touchUpInside { opens = opens + 1h; song = song + 1ms } }
      }
    }

    screen ReadDefaults {
      var big: Double = 20
      var number: Int = 1
      content {
        tintColor: #FF0000
        button plain "Go" { on touchUpInside -> number = 2 }
        button green "Go" { tintColor: #00FF00; on touchUpInside -> number = 3 }
        slider beyond { value <-> big; maximumValue: 10 }
        datePicker date { mode: .date }
        segmentedControl segments { segment "A"; segment "B"; selectedSegmentIndex <-> number }
        label "\\(plain.tintColor == #FF0000) \\(green.tintColor == #FF0000) \\(beyond.value)"
        label "\\(beyond.tintColor == #FF0000) \\(segments.width) \\(date.calendar)"
        label "\\(plain.type == .system) \\(segments.selectedSegmentIndex) \\(date.minuteInterval)"
      }
      table { row outside "\\(outside.tintColor == #007AFF)" }
    }
    """
  )

  /// Nil when there is no compiler, or the runtime library is not built beside the tests.
  static let shared = Result { try SwiftCompiler().map { try GeneratedRun($0) } }

  private(set) var screens: [Screen] = []

  private init(_ compiler: SwiftCompiler) throws {
    var driver = Driver()
    var files: [GeneratedFile] = []
    func add(_ programs: [Program], _ options: Options) {
      for program in programs {
        let file = Generator.swift(program, options)
        files.append(file)
        driver.add(program, file)
      }
    }
    add(try Loading.programs(ProjectFiles.list("Samples", ".ctl")), Options())
    for name in ["Items", "Loops", "Aliases"] {
      add(try Loading.programs(["Tests/GeneratorTests/Harness/\(name).ctl"]), Options())
    }
    add(try Loading.programs(Self.styled), Options())
    add(try Loading.programs([Self.read]), Options())
    let expressions = ExpressionPairs.source(seed: 1, count: 100)
    add(try Loading.programs([(path: "Expressions.ctl", text: expressions)]), Options())
    for seed in Self.seeds {
      // The others also read properties of controls, where the interpretation ends.
      let project = RandomTypedProgram.project(
        seed: seed, size: 25, isPlain: seed % 2 == 0, hasShortLoops: true)
      try Self.keep(project)
      add(try Loading.programs(project), Options(typePrefix: "R\(seed)"))
    }
    let output = try SwiftCompiler.withFolder { folder in
      for file in files {
        try file.text.write(
          to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
      }
      try driver.main(steps: Self.steps).write(
        to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
      let harness = [
        ("drive.swift", "Tests/GeneratorTests/Harness/drive.swift.txt"),
        ("host.swift", "Tests/CtlRuntimeTests/Host/RecordingHost.swift"),
      ]
      for (name, path) in harness {
        try FileManager.default.copyItem(
          at: ProjectFiles.url(path), to: folder.appendingPathComponent(name))
      }
      return try compiler.buildAndRun(
        folder, files.map(\.name) + harness.map(\.0) + ["main.swift"])
    }
    screens = driver.screens.map { Screen(name: $0.name, program: $0.program, index: $0.index) }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    for line in output.split(separator: "\n") {
      guard let step = try? decoder.decode(Step.self, from: Data(line.utf8)),
        let screen = Int(step.screen)
      else {
        Issue.record("\(line.prefix(3000))")
        return
      }
      screens[screen].steps.append(step)
    }
  }

  private static func keep(_ project: [(path: String, text: String)]) throws {
    guard let path = ProcessInfo.processInfo.environment["AGREEMENT_FOLDER"] else { return }
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in project {
      try file.text.write(
        to: folder.appendingPathComponent(file.path), atomically: true, encoding: .utf8)
    }
  }
}
