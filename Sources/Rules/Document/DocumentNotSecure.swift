import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let documentNotSecure = Rule(
    design: about, visits: .kinds([.textField]),
    weight: .settable(["isSecureTextEntry", "secureTextEntry"])
  ) { field in
    guard field.value(.isSecureTextEntry) != .bool(true) else { return }
    let placeholder = field.shownPlaceholder?.string
    let isSaid = words.named(in: [placeholder]).first != nil
    guard isSaid || words.named(in: [field.name]).first != nil else { return }
    // A longer placeholder may only speak of a password.
    let isPlain = (placeholder ?? "").split(separator: " ").count <= 2
    field.report(
      about, at: .kind,
      fixes: [field.set(.isSecureTextEntry, to: "true", .suggestion)],
      atMost: isSaid && isPlain ? .warning : .advice)
  }
}

private let words = WordList(["password", "passwort", "passphrase", "密码"])

private let about = Code(
  "document/not-secure", .warning,
  title: Message("hide what people type into a password field", "请隐藏用户在密码框中输入的内容"),
  why: Message(
    "Others can read an open password over the shoulder, in a screenshot and in what the keyboard "
      + "learns. A secure field shows dots, and offers passwords from the keychain.",
    "明文密码可能被旁人、截图或键盘学习功能看到。安全输入框显示圆点，并可从钥匙串填充密码。"),
  bad: [], good: [],
  documents: DocumentExamples(
    bad: [
      """
      <textField placeholder="Password" id="a">
          <textInputTraits key="textInputTraits"/>
      </textField>
      """
    ],
    good: [
      """
      <textField placeholder="Password" id="a">
          <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
      </textField>
      """
    ]), fix: .suggestion)
