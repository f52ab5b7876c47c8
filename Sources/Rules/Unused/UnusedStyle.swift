import CtlDiagnostics

extension Rule {
  static let unusedStyle = Rule(
    about, asksUsers: true,
    file: { file in
      let exported = file.program.fileStyles
      for (index, style) in file.program.styles.enumerated() {
        let isUnused =
          exported.contains(index)
          ? file.isUnusedExport(.style, index, style.origin) : !file.isNamed(.style, index)
        guard isUnused else { continue }
        file.report(
          about, style.origin, style.name, label: Message("no element takes it", "没有元素采用它")(),
          deleting: [.deleteDeclaration(style.origin)])
      }
    })
}

private let about = Code(
  "unused/style", .warning,
  title: Message("the style `{name}` is never used", "样式“{name}”从未使用"),
  why: Message(
    "A style is a look that elements take by its name. If none does, an element that should look like "
      + "that probably says so itself, or looks different by mistake. One of a file with a `///` "
      + "comment is an offer to other files.",
    "样式是元素按名称采用的样子。没有元素采用它时，本该如此的元素要么自己写了一遍，要么样子不对。"
      + "文件中带有 `///` 注释的样式是供其他文件使用的。"),
  bad: [
    """
    screen Letter {
      style heading: label { font: .headline }
      style small: label { font: .footnote }
      //    ^^^^^
      content { label "Dear Ann" { style: heading } }
    }
    """,
    """
    style small: label { font: .footnote }
    //    ^^^^^

    screen Letter {
      content { label "Dear Ann" }
    }
    """,
  ],
  good: [
    """
    style heading: label { font: .headline }
    screen Letter {
      content { label "Dear Ann" { style: heading } }
    }
    """
  ], fix: .suggestion)
