import CtlGenerator
import CtlTestSupport
import Foundation
import Testing

/// Generated code of tasks, built into a program that lets them succeed, fail and be cancelled.
@Suite struct TaskRunTests {
  @Test(
    "tasks run beside their screen, results and changes come to their places, and the clock goes on",
    arguments: [
      ("Tests/GeneratorTests/Harness/Bank.ctl", "tasks"),
      ("Tests/PreviewTests/Goldens/Planner.ctl", "planner"),
      ("Tests/PreviewTests/Goldens/Groups.ctl", "groups"),
      ("Tests/GeneratorTests/Harness/Corners.ctl", "corners"),
      ("Tests/GeneratorTests/Goldens/Bound.ctl", "bound"),
    ])
  func harness(source: String, main: String) throws {
    guard let compiler = SwiftCompiler() else {
      print("skipped: no swiftc, or CtlRuntime is not built beside the tests")
      return
    }
    try SwiftCompiler.withFolder { folder in
      let program = try #require(Loading.programs([source]).first)
      #expect(program.findings.isEmpty)
      let file = Generator.swift(program)
      try file.text.write(
        to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
      try FileManager.default.copyItem(
        at: ProjectFiles.url("Tests/GeneratorTests/Harness/\(main).swift.txt"),
        to: folder.appendingPathComponent("main.swift"))
      #expect(try compiler.lint(folder, [file.name]) == "")
      let output = try compiler.buildAndRun(folder, ["main.swift", file.name])
      #expect(output == "all is well\n", "\(output.prefix(4000))")
    }
  }
}
