import Testing

@testable import CtlWorkspace

@Suite struct NearImportTests {
  @Test(arguments: [
    ("app/Teas", "app/Tea.ctl", "Teas.ctl"), ("app/Teas.ctl", "app/Tea.ctl", nil),
    ("app/Looks.ctl", "app/Tea.ctl", "Look.ctl"), ("app/parts/Row", "app/Tea.ctl", "parts/Row.ctl"),
    ("app/Loks.ctl", "app/Look.ctl", nil),
    // An import leads into the folder of its file, or below it.
    ("shared/Style", "app/Tea.ctl", nil), ("Style", "app/Tea.ctl", nil),
  ])
  func isWrittenFromItsFile(_ path: String, _ file: String, _ expected: String?) {
    let known = [
      "app/Look.ctl", "app/Teas.ctl", "app/parts/Row.ctl", "shared/Style.ctl", "Style.ctl",
    ]
    let near = NearImport.path(path, from: file, among: known) { _ in false }
    #expect(near == (path == "app/Teas.ctl" ? "Teas.ctl" : expected))
  }
}
