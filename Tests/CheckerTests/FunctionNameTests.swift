import CtlChecker
import CtlTestSupport
import CtlWorkspace
import Testing

/// Values are never called, so a value, element or parameter may have the name of a function.
@Suite struct FunctionNameTests {
  @Test(
    arguments: BuiltInNames.functions)
  func valuesHideNoFunction(name: String) throws {
    let source = """
      screen Names {
        var \(name): Int = 1
        var names: [String] = ["a"]
        content {
          label "\\(count(names)) \\(min(\(name), 2)) \\(abs(\(name))) \\(uppercased(names[0]))" {
            isHidden: isEmpty(names)
            font: custom("Family", 12)
          }
          label note { text: localized("key"); isHidden: round(0.4) > max(1, 2) }
        }
      }
      """
    var workspace = Workspace(root: ".")
    workspace.open("Names.ctl", Array(source.utf8))
    let program = try #require(workspace.check(["Names.ctl"]).first??.program)
    let errors = program.findings.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map { $0.message.text() })")
    #expect(program.expressions.contains { $0.operation == .call })
  }
}
