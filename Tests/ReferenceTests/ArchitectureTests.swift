import CtlCatalogue
import CtlTestSupport
import Foundation
import Testing

/// What the README says about the sources, compared with them.
@Suite struct ArchitectureTests {
  private struct SourceFile: Sendable {
    /// Below `Sources`.
    let path: String
    /// Without lines of comments and of long strings.
    let lines: [String]
    let lineCount: Int
    let words: Set<String>

    init(_ path: String, _ bytes: [UInt8]) {
      self.path = String(path.dropFirst("Sources/".count))
      let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      lineCount = all.count - 1
      var code: [String] = []
      var words: Set<String> = []
      var isLongString = false
      for line in all {
        if Self.count(of: "\"\"\"", in: line) % 2 == 1 { isLongString.toggle() }
        let trimmed = line.drop { $0 == UInt8(ascii: " ") }
        if isLongString || trimmed.starts(with: "//".utf8) { continue }
        code.append(String(decoding: line, as: UTF8.self))
        for word in line.split(whereSeparator: { !Self.isWord($0) }) {
          words.insert(String(decoding: word, as: UTF8.self))
        }
      }
      lines = code
      self.words = words
    }

    private static func count(of text: String, in line: ArraySlice<UInt8>) -> Int {
      let text = Array(text.utf8)
      return line.indices.count { line[$0] == text[0] && line[$0...].starts(with: text) }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        true
      default: byte >= 0x80
      }
    }

    func isIn(_ place: String) -> Bool { path == place || path.hasPrefix(place + "/") }
  }

  private static let sources = ProjectFiles.list("Sources", ".swift").map { path in
    SourceFile(path, (try? ProjectFiles.bytes(path)) ?? [])
  }

  /// The cells of the table of the README that has a heading.
  private func table(_ heading: String) throws -> [[String]] {
    let lines = try ProjectFiles.text("README.md").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix(heading) })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func noFileIsLongerThan400Lines() {
    #expect(Self.sources.count > 500)
    for file in Self.sources { #expect(file.lineCount <= 400, "\(file.path)") }
  }

  // MARK: Libraries

  @Test func librariesAreImportedWhereTheReadmeSays() throws {
    var places: [String: [String]] = [:]
    var libraries: [String] = []
    for row in try table("| library |") {
      // A row without libraries goes on with those above.
      let named = row[0].matches(of: #/`([^`]+)`/#).map { String($0.1) }
      if !named.isEmpty { libraries = named }
      for library in libraries {
        places[library, default: []] += row[1].matches(of: #/`([^`]+)`/#).map { String($0.1) }
      }
    }
    #expect(!places.isEmpty)
    var used: Set<String> = []
    for file in Self.sources {
      for line in file.lines where line.contains("import ") {
        guard let match = line.firstMatch(of: #/^\s*(?:@\w+ )?import (?:\w+ )?(\w+)/#),
          !match.1.hasPrefix("Ctl")
        else { continue }
        let place = places[String(match.1)]?.first { file.isIn($0) }
        #expect(place != nil, "\(file.path) imports \(match.1)")
        if let place { used.insert(place) }
      }
    }
    #expect(Set(places.values.joined()).subtracting(used).isEmpty)
  }

  /// A package with the plugin builds `ctl-compile` and so everything that it imports.
  @Test func theToolOfBuildsNeedsNoDrawingsAndNoEditor() {
    var folders: Set<String> = []
    var pending = ["CompileTool"]
    while let folder = pending.popLast() {
      guard folders.insert(folder).inserted else { continue }
      for file in Self.sources where file.isIn(folder) {
        for line in file.lines {
          guard let match = line.firstMatch(of: #/^import (?:\w+ )?Ctl(\w+)/#) else { continue }
          pending.append(match.1 == "Runtime" ? "CtlRuntime" : String(match.1.prefix { $0 != "." }))
        }
      }
    }
    #expect(folders.isSuperset(of: ["CommandLine", "Checker", "Rules", "Generator"]))
    #expect(
      folders.isDisjoint(with: [
        "Formatter", "Grammars", "Terminal", "Picture", "Reference", "Editor", "Preview",
        "LanguageServer",
      ]))
  }

  // MARK: Places that a change touches

  /// The values of a type, one a file, and the file of their list.
  private struct Listing: Sendable {
    let row: String
    let type: String
    let folders: [String]
    let list: String
  }

  private static let listings = [
    Listing(
      row: "a request of the language server", type: "Request",
      folders: ["LanguageServer/Requests"], list: "LanguageServer/Requests/Request.swift"),
    Listing(
      row: "a command of the language server", type: "Command",
      folders: ["LanguageServer/Commands"], list: "LanguageServer/Commands/Command.swift"),
    Listing(
      row: "a subcommand", type: "Subcommand", folders: ["ctl/Commands"],
      list: "ctl/Commands/Commands.swift"),
    Listing(
      row: "an output of `ctl compile`", type: "Emitter",
      folders: ["ctl/Emitters", "CommandLine/Emitters"], list: "ctl/Emitters/Emitters.swift"),
    Listing(
      row: "a grammar for an editor", type: "EditorGrammar", folders: ["Grammars"],
      list: "Grammars/EditorGrammar.swift"),
  ]

  /// The values of a type that a file declares.
  private func declared(_ type: String, _ file: SourceFile) throws -> [String] {
    let pattern = try Regex(
      #"static (?:let|var) `?(\w+)`?(?:: \#(type))? = (?:\#(type)[.(]|\{)"#,
      as: (Substring, Substring).self)
    return file.lines.filter { $0.contains("static ") }.compactMap {
      $0.firstMatch(of: pattern).map { String($0.output.1) }
    }
  }

  @Test(arguments: 0..<5)
  func aValueIsItsFileAndALineInTheList(index: Int) throws {
    let listing = Self.listings[index]
    let list = try #require(Self.sources.first { $0.path == listing.list })
    let text = try #require(
      list.lines.joined(separator: "\n").firstMatch(of: #/static let all[^=]*= \[([^\]]*)/#)?.1)
    let listed = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var found: [String] = []
    for file in Self.sources
    where listing.folders.contains(where: file.isIn) && file.path != listing.list {
      let names = try declared(listing.type, file)
      #expect(names.count <= 1, "\(file.path)")
      found += names
      for name in names {
        let others = Self.sources.filter { other in
          other.path != file.path && other.path != listing.list
            && other.words.isSuperset(of: [listing.type, name])
            && other.lines.contains { $0.contains(" \(listing.type).\(name)") }
        }
        #expect(try 2 + others.count <= limit(listing.row), "\(name): \(others.map(\.path))")
      }
    }
    #expect(found.sorted() == listed.sorted())
  }

  @Test func aRuleIsItsFileAndALineInTheListOfItsFamily() throws {
    for file in Self.sources where file.isIn("Rules") && file.words.contains("Rule") {
      let names = file.lines.compactMap { line in
        line.firstMatch(of: #/static let (\w+) = Rule\(/#).map { String($0.1) }
      }
      #expect(names.count <= 1, "\(file.path)")
      for name in names {
        // One rule may ask whether another is active.
        let places = Self.sources.filter { file in
          file.words.contains(name) && !file.lines.contains { $0.contains("Rule.\(name).") }
        }.map(\.path)
        #expect(places.filter { $0.hasSuffix("Rules.swift") }.count == 1, "\(name)")
        #expect(try places.count <= limit("a rule"), "\(places)")
      }
    }
  }

  @Test func aKindIsNamedInFewFiles() throws {
    // One word alone means other things too.
    let kinds = Kind.controls.map(\.name.name).filter { $0.contains(where: \.isUppercase) }
    #expect(kinds.count > 8)
    let other = [
      "Catalogue/Controls", "Catalogue/Containers", "Catalogue/Companions",
      "Catalogue/Parts", "CtlRuntime/Controls", "CtlRuntime/Companions", "Rules", "Benchmark",
      "InterfaceBuilder", "Editor/Completion/Usual.swift",
      "Syntax/Foreign", "Checker/Check/ForeignProperties.swift",
    ]
    for kind in kinds {
      let type = kind.prefix(1).uppercased() + kind.dropFirst()
      let files = Self.sources.filter { file in
        let name = file.path.split(separator: "/").last ?? ""
        let isOwn = name.hasPrefix(type + ".") || name.hasPrefix(type + "+")
        return !file.words.isDisjoint(with: [kind, type])
          && (isOwn || !other.contains { file.isIn($0) })
      }
      #expect(try files.count <= limit("a kind of control"), "\(kind): \(files.map(\.path))")
    }
  }

  @Test func aPropertyIsNamedInFewFiles() throws {
    let tints = PropertyName.names.filter { $0.hasSuffix("TintColor") }
    #expect(tints.count > 5)
    for tint in tints {
      let files = Self.sources.filter {
        $0.words.contains(tint) && !$0.isIn("Rules") && !$0.isIn("InterfaceBuilder/Kinds")
      }
      #expect(
        try files.count <= limit("a property with a visible effect"),
        "\(tint): \(files.map(\.path))")
    }
  }

  @Test func anOperatorIsNamedInFewFiles() throws {
    for name in ["coalesce", "halfOpenRange"] {
      let files = Self.sources.filter { $0.words.contains(name) }
      #expect(try files.count <= limit("an operator") && !files.isEmpty, "\(files.map(\.path))")
    }
  }

  /// What a mutant replaces is in the sources once, so that the list does not rot.
  @Test func mutantsFitTheSources() throws {
    for line in try ProjectFiles.text("Tests/Mutations/mutants.txt").split(separator: "\n")
    where !line.hasPrefix("#") {
      let columns = "\(line) ".components(separatedBy: " | ")
      var code = columns.count == 3 ? columns[1] : ""
      let end = try #require(code.range(of: "]]", options: .backwards), "\(line)")
      code.removeSubrange(end)
      let start = try #require(code.range(of: "[["), "\(line)")
      code.removeSubrange(start)
      let text = try ProjectFiles.text("Sources/\(columns[0])")
      #expect(text.components(separatedBy: code).count == 2, "\(line)")
    }
  }

  /// The number of the README for what is added.
  private func limit(_ row: String) throws -> Int {
    let cells = try #require(try table("| to add |").first { $0[0] == row }, "\(row)")
    return try #require(Int(cells[2]), "\(row)")
  }
}
