import CtlDiagnostics

extension LanguageCode {
  public static let noResult = Code(
    "screen/no-result", .error,
    title: Message("`{name}` has no result", "“{name}”没有结果"),
    why: Message(
      "A screen hands back a value of the type after its `->`. One without a type is only closed, "
        + "with `close`.",
      "界面交回的值，其类型写在它的 `->` 之后。没有写类型的界面只能用 `close` 关闭。"),
    bad: [
      """
      screen Details "Details" {
        toolbar {
          button "Done" { on touchUpInside -> finish(3) }
          //                                  ^^^^^^
        }
      }
      """
    ],
    good: [
      """
      screen Details "Details" -> Int {
        toolbar {
          button "Done" { on touchUpInside -> finish(3) }
        }
      }
      """
    ], fix: .suggestion)
}
