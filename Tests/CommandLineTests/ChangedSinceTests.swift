import CtlTestSupport
import Foundation
import Testing

/// What `ctl check --changed-since` reports beside the findings of changed lines: those that the project
/// did not have. Every screen here has an old finding too, at its slider, which is never reported.
@Suite struct ChangedSinceTests {
  struct Change: CustomTestStringConvertible {
    var testDescription: String
    /// The files before; an empty text is no file.
    var before: [String: String]
    var after: [String: String]
    /// `file:line code` of each finding.
    var expected: [String]
    var paths = ["."]
    /// Git sees a new name only of files that it knows.
    var isStaged: Bool { testDescription.contains("renamed") }

    init(
      _ name: String, _ before: [String: String], _ after: [String: String], _ expected: [String],
      paths: [String] = ["."]
    ) {
      testDescription = name
      (self.before, self.after, self.expected, self.paths) = (before, after, expected, paths)
    }
  }

  static func screen(import path: String = "Theme.ctl", _ element: String) -> String {
    """
    import "\(path)"
    screen Tea "Tea" {
      background: #FFFFFF
      content {
        slider
        \(element)
      }
    }

    """
  }

  static let tea = screen("label \"Assam\" { textColor: ink }")
  static let styled = screen("label \"Assam\" { style: heading }")
  static let dark = "let ink: Color = #000000\n"
  static let light = "let ink: Color = #FFFFFF\n"
  static let contrast = "Tea.ctl:6 label/poor-contrast"
  static let hint = """
    screen Tea "Tea" {
      content {
        slider
        button "Tea" { accessibility { label: "Brew"; hint: "Brews" } }
      }
    }

    """
  static func catalogue(_ keys: String...) -> String {
    let entry = #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}}"#
    let strings = keys.map { "\"\($0)\": \(entry)" }.joined(separator: ", ")
    return #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#
  }

  static let changes = [
    Change(
      "a constant of another file", ["Tea.ctl": tea, "Theme.ctl": dark], ["Theme.ctl": light],
      [contrast]),
    Change(
      "a constant on an earlier line",
      ["Tea.ctl": dark + tea, "Theme.ctl": "let rest: Int = 1\n"],
      ["Tea.ctl": light + tea], ["Tea.ctl:7 label/poor-contrast"]),
    Change(
      "a constant, of one file that is named", ["Tea.ctl": tea, "Theme.ctl": dark],
      ["Theme.ctl": light], [contrast], paths: ["Tea.ctl"]),
    Change(
      "a finding that weighs more now", ["Tea.ctl": tea, "Theme.ctl": light],
      ["ctl.json": "{ \"severity\": { \"label/poor-contrast\": \"error\" } }"], [contrast]),
    Change(
      "a finding that weighs less now",
      [
        "Tea.ctl": tea, "Theme.ctl": light,
        "ctl.json": "{ \"severity\": { \"label/poor-contrast\": \"error\" } }",
      ],
      ["ctl.json": "{ \"severity\": { \"label/poor-contrast\": \"advice\" } }"], []),
    Change(
      "nothing that matters", ["Tea.ctl": tea, "Theme.ctl": light, "README.md": "a"],
      ["README.md": "b"], []),
    Change(
      "lines that only move", ["Tea.ctl": tea, "Theme.ctl": light],
      ["Tea.ctl": "// Tea\n\n" + tea, "Theme.ctl": "// Ink\n" + light], []),
    Change(
      "lines that only go", ["Tea.ctl": "// Tea\n\n" + tea, "Theme.ctl": light],
      ["Tea.ctl": tea], []),
    Change(
      "an imported style",
      ["Tea.ctl": styled, "Theme.ctl": "style heading: label { textColor: #000000 }\n"],
      ["Theme.ctl": "style heading: label { textColor: #FFFFFF }\n"],
      ["Theme.ctl:1 label/poor-contrast"]),
    Change(
      "an imported component",
      [
        "Tea.ctl": screen("Line { text: \"Assam\" }"),
        "Theme.ctl": "component Line(text: String) {\n  label text\n}\n",
      ], ["Theme.ctl": "component Line(text: Int) {\n  label \"\\(text)\"\n}\n"],
      ["Tea.ctl:6 type/mismatch"]),
    Change(
      "a renamed file", ["Tea.ctl": tea, "Theme.ctl": light],
      [
        "Tea.ctl": "",
        "parts/Tea.ctl": screen(import: "../Theme.ctl", "label \"Assam\" { textColor: ink }"),
      ],
      []),
    Change(
      "a renamed file that is named", ["Old.ctl": tea, "Theme.ctl": light],
      ["Old.ctl": "", "Tea.ctl": tea], [], paths: ["Tea.ctl"]),
    Change(
      "a renamed file, and what it imports", ["Old.ctl": tea, "Theme.ctl": dark],
      ["Old.ctl": "", "Tea.ctl": tea, "Theme.ctl": light], [contrast], paths: ["Tea.ctl"]),
    Change(
      "a file that is gone", ["Tea.ctl": tea, "Theme.ctl": dark], ["Theme.ctl": ""],
      ["Tea.ctl:1 import/missing"]),
    Change(
      "a folder that is gone",
      [
        "Tea.ctl": screen(import: "a/b/Theme.ctl", "label \"Assam\" { textColor: ink }"),
        "a/b/Theme.ctl": dark,
      ],
      ["a/b/Theme.ctl": ""], ["Tea.ctl:1 import/missing"]),
    Change(
      "a use that is gone", ["Tea.ctl": tea, "Theme.ctl": light, "Rest.ctl": "// Rest\n"],
      ["Tea.ctl": ""], ["Theme.ctl:1 unused/constant"]),
    Change(
      "settings that change",
      [
        "Tea.ctl": tea, "Theme.ctl": light,
        "ctl.json": #"{"severity": {"label/poor-contrast": "off"}}"#,
      ],
      ["ctl.json": "{}"], [contrast]),
    Change(
      "settings that go",
      [
        "Tea.ctl": tea, "Theme.ctl": light,
        "ctl.json": #"{"severity": {"label/poor-contrast": "off"}}"#,
      ],
      ["ctl.json": ""], [contrast]),
    Change(
      "a translation that goes",
      [
        "Tea.ctl": hint, "ctl.json": #"{"locales": ["en", "de"]}"#,
        "Localizable.xcstrings": catalogue("Brew", "Brews"),
      ], ["Localizable.xcstrings": catalogue("Brew")], ["Tea.ctl:4 accessibility/not-localized"]),
    Change(
      "a folder that is new", ["a/Tea.ctl": tea, "a/Theme.ctl": light],
      ["b/Tea.ctl": tea, "b/Theme.ctl": light],
      [
        "b/Tea.ctl:5 accessibility/missing-label", "b/Tea.ctl:5 control/unread",
        "b/Tea.ctl:6 label/poor-contrast",
      ], paths: ["b"]),
    Change(
      "the second of two that say the same",
      [
        "Tea.ctl": tea, "Theme.ctl": light,
        "Copy.ctl": screen(import: "Theme.ctl", "label \"Assam\""),
      ],
      ["Copy.ctl": tea], ["Copy.ctl:6 label/poor-contrast"]),
  ]

  @Test("the project may be larger than the folder, and a revision a range")
  func places() throws {
    let screen = Self.screen(import: "../Theme.ctl", "label \"Assam\" { textColor: ink }")
    let folder = try TemporaryFolder([
      "App/Tea.ctl": screen, "Theme.ctl": Self.dark, "ctl.json": "{}", ".gitignore": "Made.ctl\n",
      "App/Made.ctl": screen.replacingOccurrences(of: "Tea", with: "Made"),
    ])
    try folder.commit()
    try folder.write("Theme.ctl", Self.light)
    for revision in ["HEAD", "HEAD...HEAD"] {
      let tool = try Tool.run(
        "check", ".", "--changed-since", revision, "--format", "compiler",
        in: folder.url.appendingPathComponent("App"))
      #expect(tool.output.split(separator: "\n").count { $0.hasSuffix("]") } == 2, "\(tool)")
      #expect(tool.output.contains("Tea.ctl:6") && tool.output.contains("Made.ctl:6"))
    }
  }

  @Test("what is typed in is new")
  func standardInput() throws {
    let folder = try TemporaryFolder(["A.ctl": "// A\n"])
    try folder.commit()
    let tool = try Tool.run(
      "check", "-", "--changed-since", "HEAD", input: "screen A { content { slider } }\n",
      in: folder.url)
    #expect(tool.output.contains("accessibility/missing-label"), "\(tool)")
  }

  @Test("what a change brings is reported", arguments: changes)
  func change(_ change: Change) throws {
    let folder = try TemporaryFolder(change.before)
    try folder.commit()
    func found() throws -> [String] {
      let tool = try Tool.run(
        ["check"] + change.paths + ["--changed-since", "HEAD", "--format", "compiler"],
        in: folder.url)
      return tool.output.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 2)
        guard line.hasSuffix("]"), let code = line.split(separator: "[").last else { return nil }
        return "\(parts[0]):\(parts[1]) \(code.dropLast())"
      }
    }
    if change.paths == ["."] { #expect(try found() == []) }
    for (path, text) in change.after {
      if text.isEmpty {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
        let parent = folder.url.appendingPathComponent(path).deletingLastPathComponent()
        if try FileManager.default.contentsOfDirectory(atPath: parent.path).isEmpty {
          try FileManager.default.removeItem(at: parent)
        }
      } else {
        try folder.write(path, text)
      }
    }
    if change.isStaged { try folder.stage() }
    let result = try found()
    #expect(result == change.expected, "\(result)")
  }
}
