import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let documentContentType = Rule(
    design: about, visits: .kinds([.textField]), weight: .settable(["textContentType"])
  ) { field in
    guard field.designFacts?.attribute("textContentType") == nil,
      let kind = InputKind.told(by: [field.name, field.shownPlaceholder?.string]),
      let type = InputKind.contentTypes.first(where: { $0.content == kind.content })?.type
    else { return }
    field.report(
      about, at: .kind, ["type": .text(type)],
      fixes: [field.add("textContentType: \(Value.quoted(type))")])
  }
}

private let about = Code(
  "document/content-type", .advice,
  title: Message("say what the field is for: `{type}`", "请说明文本框的内容类型：“{type}”"),
  why: Message(
    "With a content type the keyboard offers what people have typed before, from their contacts and "
      + "the keychain: one tap instead of an address letter by letter.",
    "设置内容类型后，键盘会从通讯录和钥匙串中提供以前输入过的内容，轻点一下即可，不必逐字输入。"),
  bad: [], good: [],
  documents: DocumentExamples(
    bad: [
      """
      <textField placeholder="Email" id="a">
          <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
      </textField>
      """
    ],
    good: [
      """
      <textField placeholder="Email" id="a">
          <textInputTraits key="textInputTraits" keyboardType="emailAddress" textContentType="email"/>
      </textField>
      """
    ]), fix: .suggestion)
