import CtlWorkspace

/// Something that a project can contain many times.
struct ProjectConstruct: Sendable {
  let name: String
  let files: @Sendable (Int) -> [(path: String, text: String)]

  /// Checks a project of so many of it.
  func check(_ count: Int) {
    var workspace = Workspace(root: ".")
    let files = files(count)
    for file in files { workspace.open(file.path, Array(file.text.utf8)) }
    _ = workspace.check(files.map(\.path))
  }

  private static func many(
    _ name: String, beside others: [(path: String, text: String)] = [],
    _ text: @escaping @Sendable (Int) -> String
  ) -> ProjectConstruct {
    ProjectConstruct(name: name) { count in
      others + (0..<count).map { ("F\($0).ctl", text($0)) }
    }
  }

  static let all: [ProjectConstruct] = [
    many("files") { "screen S\($0) \"S\" { content { label \"x\" } }\n" },
    many("files with one import", beside: [("A.ctl", "let shared = 1\n")]) {
      "import \"A.ctl\"\nscreen S\($0) \"S\" { content { label \"\\(shared)\" } }\n"
    },
    many("a chain of imports") { "import \"F\($0 + 1).ctl\"\nlet a\($0) = a\($0 + 1)\n" },
    many("a pair of imports each") { "import \"F\($0 ^ 1).ctl\"\nlet a\($0) = 1\n" },
    many("screens of one name") { _ in "screen S \"S\" { content { label \"x\" } }\n" },
    many("broken files") { _ in "screen S {\n" },
    ProjectConstruct(name: "imports of one file") { count in
      let imports = (0..<count).map { "import \"F\($0).ctl\"\n" }.joined()
      return (0..<count).map { ("F\($0).ctl", "let a\($0) = 1\n") }
        + [
          (
            "Main.ctl",
            imports + "let all = [\((0..<count).map { "a\($0)" }.joined(separator: ", "))]\n"
          )
        ]
    },
    ProjectConstruct(name: "imported appearances") { count in
      let imports = (0..<count).map { "import \"F\($0).ctl\"\n" }.joined()
      return (0..<count).map { ("F\($0).ctl", "appearance label { textColor: #222222 }\n") }
        + [("Main.ctl", imports + "screen S { content { label \"x\" } }\n")]
    },
  ]
}
