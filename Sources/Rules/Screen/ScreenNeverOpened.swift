import CtlChecker
import CtlDiagnostics

extension Rule {
  static let screenNeverOpened = Rule(
    about, asksUsers: true,
    file: { file in
      let program = file.program
      // The app may open all screens of a project itself; none begins with a way back.
      let areLinked = file.opensOwnScreens
      let isBegun = program.screens.contains { !program.leaves($0) }
      for (index, screen) in program.screens.enumerated()
      where areLinked ? screen.needsOpener(program) : isBegun && program.leaves(screen) {
        guard file.isUnusedExport(.screen, index, screen.origin) else { continue }
        file.report(
          Finding(
            about, at: program.location(of: screen.origin, .name),
            ["name": .text(program.text(screen.name))]))
      }
    })
}

extension FileUses {
  /// Whether a step or a tab of the project opens a screen of the file.
  fileprivate var opensOwnScreens: Bool {
    func isOwn(_ symbol: Symbol) -> Bool { symbol.kind == .screen && symbol.file == program.file }
    if case .known(let symbols, _, _)? = outside, symbols.contains(where: isOwn) { return true }
    return program.openings.contains { isOwn($0.screen) }
      || program.heldScreens.contains { isOwn($0.screen) }
  }
}

extension Screen {
  /// Whether it is no place to begin: it needs a value, or hands one back, or leads nowhere.
  fileprivate func needsOpener(_ program: Program) -> Bool {
    let parameters = program.tables.parameters(of: self)
    return result != nil || parameters.contains { program.variables[$0].isNeeded }
      || program.openings(of: self).isEmpty && program.heldScreens(of: self).isEmpty
        && !hasPages(program)
  }

  /// Whether a page control of the screen turns to other views.
  private func hasPages(_ program: Program) -> Bool {
    let root = root.index
    return program.elements[root..<root + Int(program.elements[root].size)].contains { element in
      program.properties[element.properties].contains { $0.name == .pages && $0.group == .own }
    }
  }
}

private let about = Code(
  "screen/never-opened", .advice,
  title: Message("nothing opens the screen `{name}`", "没有步骤打开界面“{name}”"),
  why: Message(
    "No step leads to this screen, and it is no place to begin: it closes itself, needs a value, hands one "
      + "back, or leads nowhere where screens of the project open each other. A `///` comment says that it is there for "
      + "other openers.",
    "没有步骤通向这个界面，它也不适合作为起点：它会关闭自己、需要值、交回值，或在界面互相打开的项目中不通向任何地方。"
      + "`///` 注释表示它是留给其他打开者的。"),
  bad: [
    """
    screen Tea "Tea" {
      content {
        button "Show Kinds" { on touchUpInside -> push Kinds() }
      }
    }
    screen Kinds "Kinds" {
      content { label "Assam" }
    }
    screen Prices "Prices" {
    //     ^^^^^^
      content { label "3.50" }
    }
    """,
    """
    screen Tea "Tea" {
      content { label "Assam" }
    }
    screen Prices "Prices" {
    //     ^^^^^^
      navigationBar {
        button "Close" { on touchUpInside -> close }
      }
      content { label "3.50" }
    }
    """,
  ],
  good: [
    """
    screen Tea "Tea" {
      content {
        button "Show Kinds" { on touchUpInside -> push Kinds() }
        button "Show Prices" { on touchUpInside -> push Prices() }
      }
    }
    screen Kinds "Kinds" {
      content { label "Assam" }
    }
    screen Prices "Prices" {
      content { label "3.50" }
    }
    """,
    """
    screen Towns "Towns" {
      var shown: Int in 0...1 = 0
      content { label "Town \\(shown + 1)" }
      pageControl { pages: [Rome, Oslo]; numberOfPages: 2; currentPage <-> shown; accessibility { label: "Towns" } }
    }
    screen Rome "Rome" {
      table { row "Hotels" { on select -> push Hotels() } }
    }
    screen Oslo "Oslo" {
      content { label "Norway" }
    }
    screen Hotels "Hotels" {
      content { label "Forum" }
    }
    """,
    """
    screen App "App" {
      tabBar {
        tab "Kinds" { screen: Kinds() }
        tab "Prices" { screen: Prices() }
      }
    }
    screen Kinds "Kinds" {
      content { label "Assam" }
    }
    screen Prices "Prices" {
      content { label "3.50" }
    }
    """,
  ])
