import CtlChecker
import CtlCommandLine
import CtlDiagnostics
import CtlSyntax
import CtlText
import CtlWorkspace

extension Subcommand {
  static let dump = Subcommand(
    "dump", "tokens|syntax|program|project PATH…",
    summary: Message("what the compiler sees", "编译器看到的内容"),
    options: ModuleOptions.all,
    words: DumpKind.all.map(\.name)
  ) { (invocation: Invocation) throws(Failure) in
    let names = DumpKind.all.map(\.name)
    guard let word = invocation.positionals.first else {
      throw Failure(
        "`ctl dump` needs one of \(names.joined(separator: ", ")), and a path",
        "`ctl dump` 需要 \(names.joined(separator: "、")) 之一和一个路径")
    }
    guard let kind = DumpKind.all.first(where: { $0.name == word }) else {
      throw Failure(
        "`ctl dump` shows \(names.joined(separator: ", ")), not `\(word.neutralised())`",
        "`ctl dump` 可显示 \(names.joined(separator: "、"))，没有“\(word.neutralised())”"
      ).adding(asking: nearestName(to: word, among: names))
    }
    guard invocation.positionals.count > 1 else {
      throw Failure(
        "`ctl dump \(word)` needs a file or a folder", "`ctl dump \(word)` 需要文件或文件夹")
    }
    let session = try Session(
      Array(invocation.positionals.dropFirst()), modules: try ModuleOptions.read(invocation),
      documents: true)
    try System.print(kind.text(session))
    if session.reportFailures() { return .failure }
    return .success
  }
}

/// A stage that `ctl dump` can show.
private struct DumpKind: Sendable {
  let name: String
  let text: @Sendable (Session) -> String

  static let all: [DumpKind] = [
    DumpKind("tokens") { $0.tree.tokenDump() },
    DumpKind("syntax") { $0.tree.dump() },
    DumpKind("program") { $0.dump() },
    DumpKind(name: "project") { session in
      let read = Set(session.files.map(\.path))
      return session.projects.map { $0.dump(ofFilesIn: read) }.joined()
    },
  ]
}

extension DumpKind {
  fileprivate init(_ name: String, _ text: @escaping @Sendable (Program) -> String) {
    self.init(name: name) { session in session.files.map { text($0.program) }.joined() }
  }
}

extension Project {
  /// A line for the root, for the settings if there are any, and for each file that is not excluded.
  fileprivate func dump(ofFilesIn read: Set<String>) -> String {
    let settings = settingsPath.map { "settings \($0.neutralised())\n" } ?? ""
    return files.filter(read.contains).sorted().reduce("root \(root.neutralised())\n\(settings)") {
      $0 + "  \($1.neutralised())\n"
    }
  }
}
