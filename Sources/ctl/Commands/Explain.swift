import CtlCommandLine
import CtlDiagnostics
import CtlRules
import CtlText

extension Subcommand {
  static let explain = Subcommand(
    "explain", "CODE",
    summary: Message(
      "a code with its reason, examples and source", "某个代码的原因、示例与出处"),
    options: [.color], words: Codes.all.map(\.id)
  ) { (invocation: Invocation) throws(Failure) in
    let word = try invocation.onePositional(Message("the code of a rule", "规则的代码"))
    guard let code = Codes.named(word) else {
      let near = nearestName(to: word, among: Codes.all.map(\.id))
      let failure = Failure(
        "there is no code `\(word.neutralised())`", "没有代码“\(word.neutralised())”")
      throw near == nil
        ? failure.adding("; `ctl rules` lists them", "；`ctl rules` 会列出所有代码")
        : failure.adding(asking: near)
    }
    try System.print(
      Explanation(
        code, System.language(invocation.value("lang")),
        System.usesColor(invocation.value("color"))
      ).text)
    return .success
  }
}
