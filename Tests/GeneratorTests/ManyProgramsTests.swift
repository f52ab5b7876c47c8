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
  private static let perModule = 150

  @Test func manyProgramsCompileWithoutWarnings() throws {
    guard let compiler = SwiftCompiler() else { return }
    let modules = (Self.wanted + Self.perModule - 1) / Self.perModule
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

  /// Compiles the sound ones of the seeds of a module, until there are enough.
  private func compile(_ module: Int, _ count: Int, _ compiler: SwiftCompiler) throws {
    try SwiftCompiler.withFolder { folder in
      var names: [String] = []
      var seed = Self.firstSeed + UInt64(module) * 1_000_000
      for _ in 0..<count {
        var subject = FuzzSubject(Fuzzer.input(seed, damage: -2...1), seed: seed)
        while !subject.isSound {
          seed += 1
          subject = FuzzSubject(Fuzzer.input(seed, damage: -2...1), seed: seed)
        }
        let options = Options(typePrefix: "P\(seed)", isLocalized: seed % 3 == 0)
        for program in subject.programs {
          let file = Generator.swift(program, options)
          names.append("P\(seed)\(file.name)")
          try file.text.write(
            to: folder.appendingPathComponent(names[names.count - 1]), atomically: false,
            encoding: .utf8)
        }
        seed += 1
      }
      let problems = try compiler.diagnose(folder, names)
      #expect(problems.isEmpty, "\(problems.prefix(4000))")
    }
  }
}
