import CtlGenerator
import CtlPicture
import CtlPreview
import CtlTerminal
import CtlTestSupport
import CtlText
import CtlWorkspace
import Testing

/// What is made of every acceptance case: its Swift, its tree, its drawings, what VoiceOver says, and what
/// some keys do in the preview. `MadeOfCases.txt` has a hash of each; `UPDATE=1` writes them. The cases were written for rules, so
/// each of them combines properties as no sample does.
@Suite struct MadeOfCasesTests {
  static let golden = "Tests/Mission/MadeOfCases.txt"

  @Test func everythingIsAsRecorded() async throws {
    let cases = AcceptanceCase.all
    var numbers: [String: Int] = [:]
    let names = cases.map { item in
      numbers[item.code, default: 0] += 1
      return "\(item.code)#\(numbers[item.code] ?? 0)"
    }
    let answers = await withTaskGroup(of: (Int, [(feature: String, answer: [UInt8])]).self) {
      group in
      for (index, item) in cases.enumerated() {
        group.addTask { (index, Self.made(of: item.source)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    var recording = Recording()
    for (index, name) in names.enumerated() {
      for (feature, answer) in answers[index] ?? [] { recording.add(name, feature, answer) }
    }
    let changes = try ProjectFiles.changes(of: recording.lines, recordedIn: Self.golden)
    #expect(changes.isEmpty, "other than recorded:\n\(changes.joined(separator: "\n"))")
  }

  private static let session = """
    key v
    frame spoken
    key v
    key tab
    key space
    key right
    frame first
    key tab
    key enter
    key down
    frame second
    """

  private static func made(of source: String) -> [(feature: String, answer: [UInt8])] {
    var workspace = Workspace(root: ".")
    workspace.open("Case.ctl", Array(source.utf8))
    guard let file = workspace.check(["Case.ctl"]).first ?? nil else { return [] }
    var answers: [(String, [UInt8])] = []
    func add(_ feature: String, _ make: () throws -> [UInt8]) {
      // What cannot be drawn has no screen, which is an answer too.
      answers.append((feature, (try? make()) ?? []))
    }
    var other = RenderOptions()
    other.setLanguage("zh-Hans", nil)
    other.isDark = true
    add("swift") { Array(Generator.swift(file.program).text.utf8) }
    add("tree") { try Terminal.tree(file.program) }
    add("cells") { try Terminal.render(file.program).text }
    add("cells in Chinese") { try Terminal.render(file.program, options: other).text }
    add("picture") { try DevicePicture.render(file.program).text }
    other.setLanguage("ar", nil)
    add("dark picture from right to left") {
      try DevicePicture.render(file.program, options: other).text
    }
    add("session") {
      let preview = try Preview(file.program, width: 60, height: 40)
      return Array(PreviewScript.text(try PreviewScript.play(session, on: preview)).utf8)
    }
    return answers
  }
}
