import CtlDiagnostics

extension LanguageCode {
  public static let unknownConstraint = Code(
    "layout/unknown-constraint", .error,
    title: Message("`{group}` has no constraint `{name}`", "`{group}` 没有约束“{name}”"),
    why: Message(
      "`pin` and `align` name the nineteen constraints of Auto Layout: `pin` those that set a size or "
        + "a space, `align` those that put edges or centers on one line.",
      "`pin` 和 `align` 对应自动布局的十九种约束：`pin` 设定大小或间距，`align` 对齐边缘或中心。"),
    bad: .inContent(
      """
      label title "Print"
      layout { pin widht(title) == 120 }
      //           ^^^^^
      """,
      """
      label title "Print"
      label note "Two pages"
      layout { pin leftEdges(title, note) }
      //       ^^^
      """),
    good: .inScreen(
      """
      content {
        label title "Print"
        label note "Two pages"
        layout {
          pin width(title) == 120
          align leftEdges(title, note)
        }
      }
      """), fix: .suggestion)

  public static let missingConstant = Code(
    "layout/missing-constant", .error,
    title: Message("`{name}` needs a relation and a constant", "`{name}` 需要关系和常量"),
    why: Message(
      "A size or a space is a number of points: exactly so many, at least or at most.",
      "大小或间距是一个点数：恰好、至少或至多。"),
    bad: .inContent(
      """
      label title "Print"
      layout { pin topSpaceToSuperview(title) }
      //       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """),
    good: .inContent(
      """
      label title "Print"
      layout { pin topSpaceToSuperview(title) >= 8 }
      """), fix: .suggestion)
}
