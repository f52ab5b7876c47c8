import CtlChecker
import CtlPreview
import CtlSyntax
import Testing

/// The last frame of a played session and its log, with single spaces.
func play(_ source: String, _ script: String) throws -> String {
  let program = Program.check(SyntaxTree.parse(source))
  try #require(!program.findings.contains { $0.severity == .error }, "\(program.findings)")
  let steps = "size 60 24\n\(script)\nframe\nkey e\nframe"
  return PreviewScript.text(try PreviewScript.play(steps, on: try Preview(program)))
    .replacing(#/\s+/#, with: " ")
}
