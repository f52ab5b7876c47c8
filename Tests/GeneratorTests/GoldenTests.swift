import CtlGenerator
import CtlTestSupport
import Foundation
import Testing

/// The Swift code of every sample, and of `Corners.ctl`, as it was last looked at. `UPDATE=1 swift test` writes it anew.
@Suite struct GoldenTests {
  static let samples =
    ProjectFiles.list("Samples", ".ctl") + ProjectFiles.list("Tests/GeneratorTests/Goldens", ".ctl")

  @Test(arguments: samples) func samplesGenerateTheirGoldens(path: String) throws {
    let file = Generator.swift(try Loading.programs([path])[0])
    let golden = ProjectFiles.url("Tests/GeneratorTests/Goldens/\(file.name).golden")
    let known = try? String(contentsOf: golden, encoding: .utf8)
    if ProjectFiles.isUpdating || known == nil {
      try file.text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(ProjectFiles.isUpdating || known == file.text)
  }
}
