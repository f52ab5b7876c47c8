import CtlChecker
import CtlGenerator
import CtlRuntime
import CtlTestSupport
import Foundation
import Testing

@testable import CtlGenerator

/// Generated code against a direct interpretation of the typed program, event by event: the same
/// values, the same controls, the same actions; and against what the terminal shows.
@Suite struct AgreementTests {
  /// `AGREEMENT=40` drives that many random programs.
  static let seeds = UInt64(200)..<200 + count
  private static let count =
    ProcessInfo.processInfo.environment["AGREEMENT"].flatMap { UInt64($0) } ?? 3
  static let steps = 40

  @Test("generated code does what the typed program says, event by event")
  func agreement() throws {
    guard let compiler = SwiftCompiler() else {
      print("skipped: no swiftc, or CtlRuntime is not built beside the tests")
      return
    }
    var driver = Driver()
    var files: [GeneratedFile] = []
    func add(_ program: Program, _ options: Options) {
      files.append(Generator.swift(program, options))
      driver.add(program, options, steps: Self.steps)
    }
    for program in try Loading.programs(ProjectFiles.list("Samples", ".ctl")) {
      add(program, Options())
    }
    for seed in Self.seeds {
      // The others also read properties of controls, where the interpretation ends.
      let source = RandomTypedProgram.source(
        seed: seed, size: 25, isPlain: seed % 2 == 0, hasShortLoops: true)
      let program = try Loading.programs(["Random\(seed).ctl": source])[0]
      add(program, Options(typePrefix: "R\(seed)"))
    }
    let output = try SwiftCompiler.withFolder { folder in
      for file in files {
        try file.text.write(
          to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
      }
      try driver.main.write(
        to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
      try FileManager.default.copyItem(
        at: ProjectFiles.url("Tests/GeneratorTests/Harness/drive.swift.txt"),
        to: folder.appendingPathComponent("drive.swift"))
      return try compiler.buildAndRun(folder, files.map(\.name) + ["drive.swift", "main.swift"])
    }
    let steps = try read(output, driver.screens.count)
    var total = Counts()
    // New date pickers start at the present; the program has the same one.
    CtlRuntime.DateTime.$simulatedNow.withValue(CtlRuntime.DateTime(iso8601: Driver.present)) {
      for (screen, steps) in zip(driver.screens, steps) {
        total.add(compare(screen.name, screen.program, screen.index, steps))
      }
    }
    // Screens that read controls back are followed as far as they do not.
    #expect(total.steps > driver.screens.count * Self.steps / 2)
    #expect(total.events > total.steps / 3 && total.actions > 20, "\(total)")
  }

  private struct Step: Decodable {
    var screen: String
    var interaction: Interaction?
    var sender: String?
    var events: [String]
    var calls: [String]
    var state: String
    var tree: ControlTree
  }

  private struct Counts {
    var (steps, events, actions, pictures) = (0, 0, 0, 0)

    mutating func add(_ other: Counts) {
      steps += other.steps
      events += other.events
      actions += other.actions
      pictures += other.pictures
    }
  }

  /// The steps of each screen.
  private func read(_ output: String, _ count: Int) throws -> [[Step]] {
    var steps: [[Step]] = Array(repeating: [], count: count)
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    for line in output.split(separator: "\n") {
      guard let step = try? decoder.decode(Step.self, from: Data(line.utf8)) else {
        Issue.record("\(line.prefix(3000))")
        return steps
      }
      steps[Int(step.screen) ?? 0].append(step)
    }
    return steps
  }

  private func compare(_ name: String, _ program: Program, _ index: Int, _ steps: [Step]) -> Counts
  {
    var counts = Counts()
    let model = Interpretation(program, screen: index) { model in
      guard let task = model.screen.scope.tasks.first else { return }
      let name = model.program.text(model.program.tasks[task].name)
      if model.running.remove(name) == nil { model.running.insert(name) }
    }
    for (number, step) in steps.enumerated() {
      var events: [ControlTree.SentEvent] = []
      var what = "\(name), step \(number)"
      if let interaction = step.interaction, let sender = step.sender {
        events = model.send(interaction, to: Reference(sender))
        what += ": \(interaction) to \(sender)"
      }
      guard model.isUnderstood else { break }
      func agree(_ generated: some Equatable, _ interpreted: some Equatable) -> Bool {
        let (generated, interpreted) = ("\(generated)", "\(interpreted)")
        if generated != interpreted {
          Issue.record("\(what)\ngenerated:   \(generated)\ninterpreted: \(interpreted)")
        }
        return generated == interpreted
      }
      guard agree(step.events, events.map { "\($0.sender) \($0.event)" }),
        agree(step.calls, model.calls), agree(step.state, canonical(model.state))
      else { break }
      let (generated, interpreted) = difference(step.tree, model.interface.tree)
      guard agree(generated, interpreted) else { break }
      if model.isShownByTerminal {
        let difference = TerminalView.difference(
          TerminalView.lines(model, screen: index), TerminalView.lines(step.tree))
        if let difference {
          Issue.record("\(what)\n\(difference)")
          break
        }
        counts.pictures += 1
      }
      counts.steps += 1
      counts.events += events.count
      counts.actions += model.calls.count
      model.calls = []
    }
    return counts
  }

  /// The first element that differs in both trees; empty when all are the same.
  private func difference(_ a: ControlTree, _ b: ControlTree) -> (String, String) {
    let (left, right) = (canonical(a), canonical(b))
    if left == right { return ("", "") }
    if a.children.count == b.children.count {
      for (a, b) in zip(a.children, b.children) {
        let inner = difference(a, b)
        if !inner.0.isEmpty { return inner }
      }
    }
    return (left, right)
  }
}
