import CtlChecker
import CtlDiagnostics

extension Rule {
  static let screenDeadEnd = Rule(
    about,
    file: { file in
      let program = file.program
      let covering = program.coveringPopovers
      for step in program.steps {
        guard case .open(let opening) = step.form,
          opening.way == .sheet || covering.contains(step.origin),
          let home = program.whole(of: opening.screen.file),
          let screen = home.screen(Int(opening.screen.index)), !home.leaves(screen),
          !home.callsActions(screen)
        else { continue }
        let hiding = home.actionThatHidesClose(in: screen)
        let advice =
          hiding == nil
          ? Message(
            "add a button with `on touchUpInside -> close` here",
            "请在这里加上带有 `on touchUpInside -> close` 的按钮")
          : Message(
            "with this action, `close` asks the app and is no step; delete it, or give it another name",
            "有了这个动作，`close` 就是向应用发出请求，而不是步骤；请删除它，或改用其他名称")
        let isHere = hiding == nil && home.file == program.file
        file.report(
          Finding(
            about, at: program.location(of: step.origin, .whole),
            ["name": .text(home.text(screen.name))],
            label: opening.way == .popover
              ? Message(
                "a popover covers the whole screen of an iPhone", "弹出框在 iPhone 上会占满整个屏幕")() : nil,
            related: [
              Finding.Related(
                home.location(of: hiding?.origin ?? screen.origin, .name), advice())
            ], fixes: isHere ? program.wayOut(of: screen) : []))
      }
    })
}

extension Program {
  /// The steps of screens for an iPhone that open a popover: beside it there is nothing to tap.
  fileprivate var coveringPopovers: Set<OriginID> {
    let inRegularWidth = screensOpenedInRegularWidth
    var result: Set<OriginID> = []
    for (index, screen) in tables.screens.enumerated() where isCompact(screen) {
      if inRegularWidth.contains(Symbol(.screen, tables.file, index)) { continue }
      for step in screenSteps(of: screen) where step.form.opening?.way == .popover {
        result.insert(step.origin)
      }
    }
    return result
  }

  fileprivate func actionThatHidesClose(in screen: Screen) -> Action? {
    screenSteps(of: screen).lazy.compactMap { step -> Action? in
      guard case .call(let call) = step.form, self.hidesClose(call) else { return nil }
      return self.tables.actions[Int(call.action.index)]
    }.first
  }

  /// A button that closes the screen, in its navigation bar.
  fileprivate func wayOut(of screen: Screen) -> [Fix] {
    let button = "button \"Close\" { on touchUpInside -> close }"
    let root = screen.root.index
    let bar = tables.elements[root..<root + Int(tables.elements[root].size)].first {
      $0.form == .kind && $0.kind == .navigationBar && Int($0.parent) == root
    }
    let change =
      bar.map { Change.add([button], to: $0.origin) }
      ?? Change.addElement(["navigationBar {", "  \(button)", "}"], to: screen.origin)
    return origins.edits(for: [change]).map {
      [
        Fix(
          Message("add `{member}`", "加上 `{member}`")(["member": .text(button)]), .suggestion, $0)
      ]
    } ?? []
  }
}

private let about = Code(
  "screen/dead-end", .warning,
  title: Message("nothing closes the screen `{name}`", "没有办法关闭 `{name}`"),
  why: Message(
    "People go back from a screen that slides in, and on an iPad tap beside a popover. A sheet stays, and so does a "
      + "popover on an iPhone, which it covers, until a step takes it away: `close`, or `finish` with its result.",
    "用户可以从滑入的界面返回，在 iPad 上也可以轻点弹出框以外的地方。`sheet`，以及在 iPhone 上占满屏幕的 `popover`，则会一直停留，"
      + "直到某个步骤让它消失：`close`，或带有结果的 `finish`。"),
  bad: [
    """
    screen Tea "Tea" {
      content {
        button "Show Kinds" { on touchUpInside -> sheet Kinds() }
        //                                        ^^^^^^^^^^^^^
      }
    }
    screen Kinds "Kinds" {
      content { label "Assam" }
    }
    """,
    """
    screen Tea "Tea" {
      content {
        button "Show Kinds" { on touchUpInside -> sheet Kinds() }
        //                                        ^^^^^^^^^^^^^
      }
    }
    screen Kinds "Kinds" {
      action close()
      toolbar { button "Close" { on touchUpInside -> close } }
      content { label "Assam" }
    }
    """,
    """
    screen Tea "Tea" {
      content {
        button "Show Kinds" { on touchUpInside -> popover Kinds() }
        //                                        ^^^^^^^^^^^^^^^
      }
    }
    screen Kinds "Kinds" {
      content { label "Assam" }
    }
    """,
  ],
  good: [
    """
    screen Tea "Tea" {
      content {
        button "Show Kinds" { on touchUpInside -> sheet Kinds() }
      }
    }
    screen Kinds "Kinds" {
      toolbar { button "Close" { on touchUpInside -> close } }
      content { label "Assam" }
    }
    """,
    """
    screen Tea "Tea" {
      device: .iPad
      content {
        button "Show Kinds" { on touchUpInside -> popover Kinds() }
      }
    }
    screen Kinds "Kinds" {
      content { label "Assam" }
    }
    """,
  ], fix: .suggestion)
