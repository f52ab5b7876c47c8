import CtlChecker
import CtlSyntax
import CtlTerminal
import CtlTestSupport
import CtlWorkspace
import Testing

/// Programs to draw: the samples and sources in memory.
enum Samples {
  static let paths = ProjectFiles.list("Samples", ".ctl")

  static func program(_ path: String) throws -> Program {
    var workspace = Workspace(root: ".", read: { try? ProjectFiles.bytes($0) })
    return try #require(workspace.check([path])[0]).program
  }

  /// The program of a source on its own; no rules are run.
  static func program(source: String) -> Program {
    Program.check(SyntaxTree.parse(source))
  }

  /// The picture of a source.
  static func picture(
    _ source: String, _ settings: [String] = [], options: RenderOptions = RenderOptions()
  ) throws -> String {
    let rendering = try Terminal.render(
      program(source: source), settings: settings, options: options)
    return String(decoding: rendering.text, as: UTF8.self)
  }

  /// The picture of elements in a row, content or bar of a screen, without the edges around.
  static func lines(
    of members: String, in container: String = "content", variables: String = "",
    _ settings: [String] = [], width: Int = 40
  ) throws -> [String] {
    var options = RenderOptions()
    options.width = width
    let picture = try picture(
      "enum Size {\n small\n medium\n large\n}\nscreen S {\n\(variables)\n\(container) {\n\(members)\n}\n}",
      settings, options: options)
    return picture.split(separator: "\n").map { line in
      String(line.filter { !"│╭╮╰╯─├┤".contains($0) })
    }.filter { !$0.allSatisfy { $0 == " " } }.map { line in
      String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
