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

  public static let taskItem = Code(
    "task/item", .error,
    title: Message("`{name}` cannot say which work is meant", "“{name}”无法说明是哪一项工作"),
    why: Message(
      "A task with `for` runs once for each value of that parameter, at the same time. It has one such "
        + "parameter, of a type whose values can be told apart later: `Int`, `String`, an enum, or a record "
        + "with a field `id`.",
      "带 `for` 的任务为该参数的每个值各运行一次，可同时进行。这样的参数只有一个，其类型的值之后仍能区分："
        + "`Int`、`String`、枚举，或带字段 `id` 的记录。"),
    bad: [
      """
      screen News "News" {
        task load(for factor: Double, kind: .network)
        //            ^^^^^^
        content {
          activityIndicator { while: load }
          button "Load" { on touchUpInside -> load(factor: 1.5) }
        }
      }
      """,
      """
      screen News "News" {
        task load(for year: Int, for month: Int, kind: .network)
        //                           ^^^^^
        content {
          activityIndicator { while: load }
          button "Load" { on touchUpInside -> load(year: 2026, month: 5) }
        }
      }
      """,
    ],
    good: [
      """
      record Episode {
        id: Int
        title: String
      }

      screen Episodes "Episodes" {
        let episodes = [Episode(id: 1, title: "The Garden"), Episode(id: 2, title: "Rain")]
        task download(for episode: Episode, kind: .network)
        statusBar { networkActivityIndicator { while: download } }
        table {
          for episode in episodes {
            row "\\(episode.title)" { on select -> download(episode: episode) }
          }
        }
      }
      """
    ], fix: .suggestion)

  public static let taskOfManyItems = Code(
    "task/many-items", .error,
    title: Message("`{name}` is not the same for each item of `{task}`", "“{task}”的每一项各有“{name}”"),
    why: Message(
      "A task with `for` has work for each item, which goes on, ends and fails by itself. The item in "
        + "parentheses says of which it is read. `isRunning` alone says whether any of the work goes on.",
      "带 `for` 的任务为每一项各做一份工作，各自进行、结束或失败。圆括号中的项说明读取的是哪一份。"
        + "单独的 `isRunning` 说明是否有工作在进行。"),
    bad: [
      """
      screen News "News" {
        task load(for year: Int, kind: .network)
        content {
          activityIndicator { while: load }
          for year in 2024...2026 {
            label "\\(load.message)"
            //            ^^^^^^^
            button "Load \\(year)" { on touchUpInside -> load(year: year) }
          }
        }
      }
      """
    ],
    good: [
      """
      screen News "News" {
        task load(for year: Int, kind: .network)
        content {
          activityIndicator { while: load }
          for year in 2024...2026 {
            label "\\(load(year).message)"
            button "Load \\(year)" { on touchUpInside -> load(year: year) }
          }
        }
      }
      """
    ], fix: .suggestion)
}
