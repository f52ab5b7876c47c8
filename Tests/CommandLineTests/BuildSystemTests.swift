import CtlTestSupport
import CtlText
import Foundation
import Testing

/// What build systems need of `ctl compile`: arguments in files, links that leave the folder, and a
/// process that stays.
struct BuildSystemTests {
  private static let files = [
    "real/theme/Theme.ctl": "let accent: Color = #2E7D32\n",
    "real/app/Main.ctl": """
    import "../theme/Theme.ctl"
    screen Main "Main" { tintColor: accent }

    """,
    "real/app/Broken.ctl": "screen Broken { content { lable \"Hello\" } }\n",
  ]

  /// A folder of links to the files, as a sandbox has them.
  private func sandbox() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.files)
    for name in ["theme", "app"] {
      try folder.write("box/\(name)/.keep", "")
    }
    for path in Self.files.keys {
      let link = "box" + path.dropFirst("real".count)
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(link),
        withDestinationURL: folder.url.appendingPathComponent(path))
    }
    return folder
  }

  @Test func linksLeaveTheRootOnlyWhenAsked() throws {
    let folder = try sandbox()
    let box = folder.url.appendingPathComponent("box")
    let arguments = ["compile", "app/Main.ctl", "--root", ".", "-oout"]
    let kept = try Tool.run(arguments, in: box)
    #expect(kept.status == 1 && kept.errors.contains("import/missing"))
    let followed = try Tool.run(arguments + ["--follow-links"], in: box)
    #expect(followed.status == 0, "\(followed.errors)")
  }

  @Test func argumentsMayStandInAFile() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("arguments", "real/app/Main.ctl\n--root\nreal\n-o\nout put\n")
    let tool = try Tool.run("compile", "@arguments", in: folder.url)
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(try folder.read("out put/MainScreens.swift").contains("struct Main"))
    let missing = try Tool.run("compile", "@nothing", in: folder.url)
    #expect(missing.status == 2 && missing.errors.contains("`nothing`"))
  }

  @Test func aWorkerAnswersEachRequest() throws {
    let folder = try TemporaryFolder(Self.files)
    func request(_ number: Int, _ file: String) -> String {
      """
      {"requestId":\(number),"inputs":[{"path":"x"}],"arguments":["real/app/\(file)","--root",\
      "real","--format","compiler","-o","out"]}

      """
    }
    let tool = try Tool.run(
      "compile", "--persistent_worker",
      input: request(7, "Main.ctl") + request(0, "Broken.ctl")
        + "{\"requestId\":7,\"cancel\":true}\n" + request(9, "Main.ctl"),
      in: folder.url)
    #expect(tool.status == 0 && tool.errors.isEmpty)
    let answers = try tool.output.split(separator: "\n").map {
      try JSONReader.parse(Array($0.utf8))
    }
    #expect(answers.map { $0["requestId"]?.int } == [7, 0, 9])
    #expect(answers.map { $0["exitCode"]?.int } == [0, 1, 0])
    #expect(answers[1]["output"]?.string?.contains("control/unknown-kind") == true)
    #expect(answers[2]["output"]?.string == "")
    #expect(try folder.read("out/MainScreens.swift").contains("struct Main"))
    let broken = try Tool.run("compile", "--persistent_worker", input: "no\n", in: folder.url)
    #expect(broken.status == 2 && broken.errors.contains("is not JSON"))
  }
}
