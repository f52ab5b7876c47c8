import CtlFormatter
import CtlSyntax
import CtlTestSupport
import Foundation
import Testing

/// Files as people leave them, and their formatted form; UPDATE=1 writes it.
@Suite struct GoldenTests {
  static let folder = "Tests/FormatterTests/Goldens"

  @Test(arguments: ProjectFiles.list(folder, ".ctl"))
  func messyFiles(path: String) throws {
    let output = checkFormatting(try ProjectFiles.bytes(path), path)
    let expected = String(path.dropLast(3)) + "expected"
    if ProjectFiles.isUpdating {
      try Data(output).write(to: ProjectFiles.url(expected))
    } else {
      #expect(text(output) == (try ProjectFiles.text(expected)))
    }
  }

  /// Samples are in the style; UPDATE=1 formats them.
  @Test(arguments: ProjectFiles.list("Samples", ".ctl"))
  func samplesAreFixedPoints(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    let output = Formatter.format(parse(bytes))
    if ProjectFiles.isUpdating, output != bytes {
      try Data(output).write(to: ProjectFiles.url(path))
    } else {
      #expect(text(output) == text(bytes))
    }
  }
}
