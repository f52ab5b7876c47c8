import CtlGenerator
import CtlTestSupport
import Foundation
import Testing

/// The models of the samples, built into a program that uses them.
@Suite struct BehaviorTests {
  @Test("models keep ranges, follow their variables, take what people do and call actions")
  func harness() throws {
    guard let compiler = SwiftCompiler() else {
      print("skipped: no swiftc, or CtlRuntime is not built beside the tests")
      return
    }
    let samples =
      ProjectFiles.list("Samples", ".ctl") + ["Tests/GeneratorTests/Harness/Parts.ctl"]
    try SwiftCompiler.withFolder { folder in
      var names = ["main.swift"]
      for program in try Loading.programs(samples) {
        let file = Generator.swift(program)
        try file.text.write(
          to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
        names.append(file.name)
      }
      try FileManager.default.copyItem(
        at: ProjectFiles.url("Tests/GeneratorTests/Harness/main.swift.txt"),
        to: folder.appendingPathComponent("main.swift"))
      let output = try compiler.buildAndRun(folder, names)
      #expect(output == "all is well\n", "\(output.prefix(4000))")
    }
  }
}
