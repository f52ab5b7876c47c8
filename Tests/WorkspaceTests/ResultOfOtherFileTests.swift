import CtlWorkspace
import Testing

/// What a screen of another file hands back counts in the file that opens it.
@Suite struct ResultOfOtherFileTests {
  @Test func aLabelShowsIt() {
    let source = #"""
      import "B.ctl"
      screen S "S" {
        var n: Int = 3
        content {
          label l "\(n)"
          stepper { value <-> n; maximumValue: 5; describedBy: l; valueLabel: l }
          button "Pick" { on touchUpInside -> n = sheet Pick() }
        }
      }
      """#
    let opened = #"""
      screen Pick "Pick" -> Int {
        table {
          row "Nine" { on select -> finish(9) }
          row "Cancel" { on select -> close }
        }
      }
      """#
    var workspace = Workspace(root: ".")
    workspace.open("A.ctl", Array(source.utf8))
    workspace.open("B.ctl", Array(opened.utf8))
    let findings = workspace.check(["A.ctl"]).compactMap { $0 }.flatMap(\.findings)
    #expect(findings.map(\.code.id) == ["stepper/value-out-of-range"])
  }
}
