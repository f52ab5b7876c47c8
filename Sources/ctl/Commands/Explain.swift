import CtlDiagnostics
import CtlRules
import CtlText

extension Subcommand {
  static let explain = Subcommand(
    "explain", "CODE", summary: "a code with its reason, examples and source",
    options: [.language, .color], words: Codes.all.map(\.id)
  ) { (invocation: Invocation) throws(Failure) in
    let word = try invocation.onePositional("the code of a rule")
    guard let code = Codes.named(word) else {
      let near = nearestName(to: word, among: Codes.all.map(\.id))
      let hint = near.map { ", did you mean `\($0)`?" } ?? "; `ctl rules` lists them"
      throw Failure("there is no code `\(word.neutralised())`\(hint)")
    }
    try System.print(
      Explanation(
        code, System.language(invocation.value("lang")),
        System.usesColor(invocation.value("color"))
      ).text)
    return .success
  }
}
