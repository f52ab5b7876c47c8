import CtlChecker
import CtlSyntax
import CtlText

extension Subcommand {
  static let dump = Subcommand(
    "dump", "tokens|syntax|program FILE", summary: "what the compiler sees",
    words: DumpKind.all.map(\.name)
  ) { (invocation: Invocation) throws(Failure) in
    let names = DumpKind.all.map(\.name)
    guard let word = invocation.positionals.first else {
      throw Failure("`ctl dump` needs one of \(names.joined(separator: ", ")), and a file")
    }
    guard let kind = DumpKind.all.first(where: { $0.name == word }) else {
      let near = nearestName(to: word, among: names).map { ", did you mean `\($0)`?" } ?? ""
      throw Failure(
        "`ctl dump` shows \(names.joined(separator: ", ")), not `\(word.neutralised())`\(near)")
    }
    guard invocation.positionals.count == 2 else {
      throw Failure("`ctl dump \(word)` needs one file")
    }
    let session = try Session([invocation.positionals[1]])
    if session.reportFailures() { return .failure }
    for file in session.files { try System.print(kind.text(file.program)) }
    return .success
  }
}

/// A stage that `ctl dump` can show.
private struct DumpKind: Sendable {
  let name: String
  let text: @Sendable (Program) -> String

  static let all: [DumpKind] = [
    DumpKind(name: "tokens") { $0.tree.tokenDump() },
    DumpKind(name: "syntax") { $0.tree.dump() },
    DumpKind(name: "program") { $0.dump() },
  ]
}
