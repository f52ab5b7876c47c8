import CtlDiagnostics
import CtlSyntax
import CtlText
import Foundation

let path = CommandLine.arguments[1]
let bytes = [UInt8](FileManager.default.contents(atPath: path)!)
let clock = ContinuousClock()
let source = SourceText(path: path, bytes: bytes)
if CommandLine.arguments.count > 2 {
  for _ in 0..<5 {
    let lex = clock.measure { _ = TokenList(bytes) }
    let parse = clock.measure { _ = SyntaxTree.parse(source) }
    print(lex, parse)
  }
} else {
  let tree = SyntaxTree.parse(source)
  print(tree.dump())
  print(tree.verify())
  for finding in tree.findings {
    print(finding.code.id, finding.location.range, finding.message.text())
  }
}
