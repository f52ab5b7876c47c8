import CtlDiagnostics

extension LanguageCode {
  public static let taskWithoutValue = Code(
    "task/no-value", .error,
    title: Message("the task `{name}` brings no value", "任务“{name}”没有值"),
    why: Message(
      "A task brings a value of the type after its `->`. One without a type only ends, well or badly.",
      "任务带来的值，其类型写在它的 `->` 之后。没有写类型的任务只会结束：成功或失败。"),
    bad: [
      """
      screen News "News" {
        task load(kind: .network)
        content {
          activityIndicator { while: load }
          label "\\(load.value ?? "")"
          //            ^^^^^
          button "Load" { on touchUpInside -> load() }
        }
      }
      """,
      """
      screen News "News" {
        var titles: [String] = []
        task load(kind: .network)
        content {
          activityIndicator { while: load }
          for title in titles { label "\\(title)" }
          button "Load" { on touchUpInside -> titles = load() }
          //                                           ^^^^
        }
      }
      """,
    ],
    good: [
      """
      screen News "News" {
        task load(kind: .network) -> String
        content {
          activityIndicator { while: load }
          label "\\(load.value ?? load.message)"
          button "Load" { on touchUpInside -> load() }
        }
      }
      """
    ], fix: .suggestion)

  public static let taskInComponent = Code(
    "task/in-component", .error,
    title: Message("only a screen runs the task `{name}`", "只有界面才能运行任务“{name}”"),
    why: Message(
      "Several screens may use a component, and work that may fail belongs to one of them: it ends "
        + "when that goes. A component gets what it shows as parameters, and asks for work with an "
        + "action.",
      "一个组件可以用在多个界面中，而可能失败的工作属于其中一个：界面消失，工作也就结束。组件通过参数得到要显示的内容，"
        + "通过动作请求工作。"),
    bad: [
      """
      component Status() {
        task load(kind: .network)
        activityIndicator { while: load }
        button "Load" { on touchUpInside -> load() }
        //                                  ^^^^
      }
      screen News "News" {
        content { Status {} }
      }
      """
    ],
    good: [
      """
      component Status(isLoading: Bool) {
        action load()
        activityIndicator { isAnimating: isLoading }
        button "Load" { on touchUpInside -> load() }
      }
      screen News "News" {
        task load(kind: .network)
        content {
          Status { isLoading: load.isRunning }
          label "\\(load.message)"
        }
        navigationBar {
          button "Load" { on touchUpInside -> load() }
        }
      }
      """
    ])
}
