import CtlFuzz
import CtlGenerator
import CtlTestSupport
import Foundation
import Synchronization
import Testing

/// Whatever the checker finds no error in becomes Swift that compiles without a warning: small random
/// programs and projects, well-made and damaged ones, many in a module.
@Suite struct ManyProgramsTests {
  /// `SWIFT_PROGRAMS` is how many are compiled.
  static let wanted =
    ProcessInfo.processInfo.environment["SWIFT_PROGRAMS"].flatMap { Int($0) } ?? 60
  static let firstSeed =
    ProcessInfo.processInfo.environment["SWIFT_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func manyProgramsCompileWithoutWarnings() throws {
    guard let compiler = SwiftCompiler() else { return }
    let modules = (Self.wanted + SwiftPrograms.perModule - 1) / SwiftPrograms.perModule
    let count = Self.wanted / modules
    let started = Mutex(0)
    @Sendable func next() -> Int {
      started.withLock {
        $0 += 1
        return $0 - 1
      }
    }
    // The compiler takes a module on one core.
    DispatchQueue.concurrentPerform(
      iterations: min(modules, ProcessInfo.processInfo.activeProcessorCount)
    ) { _ in
      while case let module = next(), module < modules {
        do { try compile(module, count, compiler) } catch { Issue.record(error) }
      }
    }
  }

  /// A choice between first values is made before the app runs: the compiler would find a branch that
  /// never does.
  @Test func choicesOfFirstValuesCompileWithoutWarnings() throws {
    guard let compiler = SwiftCompiler() else { return }
    let source = """
      screen Plans {
        var isYearly: Bool = true
        var isGift: Bool
        var months: Int = isYearly ? 12 : 1
        var price: Double = !isGift && months > 6 ? 9.5 : 1.5
        var greeting: String = isGift ? "For \\(months) months" : "Yours"
        content { label "\\(greeting): \\(price)" }
      }
      """
    let program = try Loading.programs(["Plans.ctl": source])[0]
    let file = Generator.swift(program, Options())
    #expect(file.text.contains("months: Int = 12") && file.text.contains("price: Double = 9.5"))
    try SwiftCompiler.withFolder { folder in
      try Data(file.bytes).write(to: folder.appendingPathComponent(file.name))
      let problems = try compiler.diagnose(folder, [file.name])
      #expect(problems.isEmpty, "\(problems.prefix(4000))")
    }
  }

  @Test("what a screen keeps of its opener is there before a text is looked up")
  func boundScreensInManyLanguagesCompile() throws {
    guard let compiler = SwiftCompiler() else { return }
    let source = """
      screen Home {
        var count: Int = 1
        table { row "Edit" { on select -> push Edit(count <-> count) } }
      }
      screen Edit(count: binding Int) {
        let heading = localized("heading")
        var title: String = heading
        table { row "\\(title) \\(count)" { on select -> count += 1 } }
      }
      """
    let program = try Loading.programs(["Edit.ctl": source])[0]
    let file = Generator.swift(program, Options(isLocalized: true))
    #expect(file.text.contains("givenTitle ?? heading"), "\(file.text)")
    try SwiftCompiler.withFolder { folder in
      try Data(file.bytes).write(to: folder.appendingPathComponent(file.name))
      let problems = try compiler.diagnose(folder, [file.name])
      #expect(problems.isEmpty, "\(problems.prefix(4000))")
    }
  }

  private func compile(_ module: Int, _ count: Int, _ compiler: SwiftCompiler) throws {
    try SwiftCompiler.withFolder { folder in
      let files = SwiftPrograms.module(module, count, from: Self.firstSeed)
      for file in files {
        try Data(file.bytes).write(to: folder.appendingPathComponent(file.name))
      }
      let problems = try compiler.diagnose(folder, files.map(\.name))
      #expect(problems.isEmpty, "\(problems.prefix(4000))")
    }
  }
}
