import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlText
import Foundation

func load(_ path: String, _ id: Int) -> Program {
  let bytes = [UInt8](FileManager.default.contents(atPath: path)!)
  let tree = SyntaxTree.parse(SourceText(path: path, bytes: bytes), file: FileID(id))
  var imports: [Int: ImportResolution] = [:]
  for member in tree.children(of: 0) where tree.nodes[member].kind == .importDeclaration {
    let name = tree.text(of: ImportDeclaration(tree, member)!.primaryText!).dropFirst().dropLast()
    imports[member] = .program(load((path as NSString).deletingLastPathComponent + "/" + name, abs(name.hashValue) % 10000 + 10))
  }
  return Program.check(tree, imports: imports)
}
for path in CommandLine.arguments.dropFirst() where path != "x" {
  let program = load(path, 1)
  print(path, program.elements.count, program.properties.count)
  for finding in program.tree.findings + program.findings {
    let (line, column) = program.tree.source.lineTable().position(at: finding.location.range.lowerBound)
    print("  \(line + 1):\(column + 1) \(finding.code.id): \(finding.message.text()) \(finding.label?.text() ?? "")")
  }
  if CommandLine.arguments.last == "x" {
    let tree = program.tree
    for _ in 0..<5 { print(ContinuousClock().measure { _ = Program.check(tree) }) }
  }
}
