import CtlChecker
import CtlDiagnostics

extension Rule {
  static let buttonTitleNotVerb = Rule(about, visits: .buttons, having: [.title]) { button in
    guard let title = button.written(.title), let text = title.titleText,
      VerbPhrase.begins(text) == false || VerbPhrase.isAnswer(text) && !button.followsQuestion,
      button.language(of: text) != .other || TitleNouns.namesElsewhere(text), !button.isChoice
    else { return }
    // A compound may begin with a verb: Account Balance.
    let first =
      TitleNouns.names(text)
      ? text
      : text.scanned { text in
        text.fields.first { _ in true }.map { text.string(text.core(of: $0)) } ?? ""
      }
    button.report(
      about, at: .value(title),
      label: Message("`{word}` is not known as a verb", "“{word}”不是已知的动词")(
        ["word": .text(first)]))
  }
}

extension PlacedElement {
  /// Whether it is one of several answers: buttons beside it send the same action with other values,
  /// or give other values to the same variable.
  fileprivate var isChoice: Bool {
    guard let own = subjectOfChoice, var holder = parent else { return false }
    // A loop around it, or around the use of its component.
    while !holder.isKind {
      if holder.form == .loop { return dependsOnItem }
      guard let outer = holder.parent else { break }
      holder = outer
    }
    return holder.children.prefix(64).contains { $0.index != index && $0.subjectOfChoice == own }
  }

  /// Whether what it does depends on an item. All buttons of a loop do the same without that.
  private var dependsOnItem: Bool {
    handlers.flatMap(runningSteps).contains { step in
      var values = step.values
      switch step.form {
      case .choice(let value, _), .finish(let value): values.append(value)
      default: break
      }
      return walk.dependOnName(values, in: CtlChecker.Place(step.program, frame: step.frame)) {
        $0.kind == .loopVariable || $0.kind == .eventParameter
      }
    }
  }

  /// Whether a text around it asks something, or may ask: its end is known only while the app runs.
  fileprivate var followsQuestion: Bool {
    if nearest(.alert, .actionSheet, .popover) != nil || isInUnknownPlace { return true }
    let root = PlacedElement(walk: walk, index: 0)
    let titles = [root.written(.title), nearest(.row)?.written(.title)]
    let labels = walk.positions(of: .label).prefix(64)
      .map { PlacedElement(walk: walk, index: $0).written(.text) }
    return (titles + labels).contains { written in
      guard let written else { return false }
      guard let end = written.plainText ?? written.textParts.last ?? nil else { return true }
      return end[...].trimmed.last.map { $0 == "?" || $0 == "？" } ?? false
    }
  }

  /// The action, the variable or the part of one that gets a value, perhaps where its component is used.
  private var subjectOfChoice: PartPath? {
    guard let handler = handlers.first,
      let step = runningSteps(of: handler).first(where: { !$0.isAnswered && !$0.form.isChoice })
    else { return nil }
    switch step.form {
    case .call(let call):
      return call.arguments.isEmpty || step.program.leadsOn(call)
        ? nil : PartPath(root: call.action)
    case .assign(let place, _):
      return walk.part(of: place, in: CtlChecker.Place(step.program, frame: step.frame))
    // The answers of one screen.
    case .finish: return PartPath(root: Symbol(.screen, step.program.file, 0))
    case .start(let start): return start.arguments.isEmpty ? nil : PartPath(root: start.task)
    case .change, .choice, .name, .close, .cancel, .open: return nil
    }
  }
}

extension Step.Form {
  /// Whether it only asks which steps follow.
  fileprivate var isChoice: Bool { if case .choice = self { true } else { false } }
}

extension Program {
  /// Whether an action, by its name, shows something instead of taking an answer.
  fileprivate func leadsOn(_ call: Step.Call) -> Bool {
    guard call.action.kind == .action, let home = program(of: call.action.file) else {
      return false
    }
    let name = home.text(home.actions[Int(call.action.index)].name)
    return NameTokens.split(name).first.map { leading.contains($0) } ?? false
      || ["打开", "显示", "查看", "前往", "跳转", "进入"].contains { name.hasPrefix($0) }
  }
}

/// The first words of the names of actions that show something.
private let leading: Set<String> = [
  "go", "jump", "navigate", "open", "present", "show", "view", "visit",
]

private let about = Code(
  "button/title-not-verb", .advice, editions: [.ios8],
  title: Message("start the title with a verb that names the action", "按钮标题应以动词开头"),
  why: Message(
    "A button without a border looks like any other text. A verb shows that it can be tapped "
      + "and what will happen then.",
    "没有描边的按钮看起来与普通文字无异。动词表明它可以点击，也说明点击后会发生什么。"),
  citation: Citation([.guidelines8, .guidelinesZh], "System Button"),
  bad: [
    """
    screen Photos {
      action open()
      content {
        button "Settings" { on touchUpInside -> open() }
        //     ^^^^^^^^^^
      }
    }
    """,
    """
    screen Photos {
      var count: Int = 3
      action open()
      content {
        button "Album of \\(count)" { on touchUpInside -> open() }
        //     ^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Mail {
      action open()
      content {
        button "Address Book" { on touchUpInside -> open() }
        //     ^^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Mail {
      action open()
      content {
        button "搜索结果" { on touchUpInside -> open() }
        //     ^^^^^^^^^^^^^^
        button "首选项" { on touchUpInside -> open() }
        //     ^^^^^^^^^^^
        button "美丽的风景" { on touchUpInside -> open() }
        //     ^^^^^^^^^^^^^^^^^
        button "红色" { on touchUpInside -> open() }
        //     ^^^^^^^^
        button "Préférences" { on touchUpInside -> open() }
        //     ^^^^^^^^^^^^^^^
        button "Einstellungen" { on touchUpInside -> open() }
        //     ^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    component Choice(title: String) {
      action choose()
      button "\\(title)" { on touchUpInside -> choose() }
    }

    screen Photos {
      content {
        Choice { title: "Albums" }
        //              ^^^^^^^^
      }
    }
    """,
  ],
  good: .inContent(
    having: "action open(); action answer(city: Int)",
    """
    button "Open Settings" { on touchUpInside -> open() }
    button "Don’t Allow" { on touchUpInside -> open() }
    button "Login with Mail" { on touchUpInside -> open() }
    button "清除搜索结果" { on touchUpInside -> open() }
    button "评论" { on touchUpInside -> open() }
    button "Permanently Delete" { on touchUpInside -> open() }
    button "Paris" { on touchUpInside -> answer(city: 1) }
    button "Lyon" { on touchUpInside -> answer(city: 2) }
    button "7" { on touchUpInside -> open() }
    button "打开设置" { on touchUpInside -> open() }
    button "查看美丽的风景" { on touchUpInside -> open() }
    button "More" { on touchUpInside -> open() }
    button "Fewer" { on touchUpInside -> open() }
    button "Less" { on touchUpInside -> open() }
    button "Einstellungen öffnen" { on touchUpInside -> open() }
    """))
