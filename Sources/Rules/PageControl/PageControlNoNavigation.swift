import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pageControlNoNavigation = Rule(
    about, visits: .kinds([.pageControl]), having: [.numberOfPages]
  ) { control in
    // Levels of a hierarchy are no pages to move between.
    guard control.hasPages, control.wayToNextLevel == nil, !control.isNextLevel else { return }
    // A bound page changes everything that reads the variable.
    if let current = control.written(.currentPage), current.isBinding {
      if control.scrollsApart(from: current) {
        control.report(
          about, at: .value(current),
          label: Message("the pages follow another variable", "页面跟随的是另一个变量")())
      } else if control.isReadByNothing(current) {
        control.report(
          about, at: .value(current),
          label: Message("nothing else reads this variable", "没有其他内容读取此变量")())
      }
      return
    }
    guard !control.answers(.valueChanged), !control.followsOthers else { return }
    control.report(
      about, at: .kind,
      label: control.unheardLabel(.valueChanged)
        ?? Message("no `on valueChanged`", "没有 `on valueChanged`")(),
      fixes: control.handles(.valueChanged)
        ? []
        : [
          control.showsItsPage ? control.binding(of: .currentPage) : nil,
          control.addHandler(.valueChanged, calling: "showPage"),
        ])
  }
}

extension PlacedElement {
  /// Whether it has pages that people can move between.
  fileprivate var hasPages: Bool {
    guard let pages = pageCount, pages.number > 1, bool(.isEnabled) == true else { return false }
    return bool(.isUserInteractionEnabled) == true && !isWritten(.pages)
  }

  /// Whether another element shows something by what says which page is the current one.
  fileprivate var showsItsPage: Bool {
    guard let current = written(.currentPage),
      let page = walk.part(of: current.entry.expression, in: scope)
    else { return false }
    return walk.readers(of: page)?.contains { reader in
      if case .handler = reader.form { return false }
      return reader.index != index
    } ?? false
  }

  /// Whether its pages stand still although people tap it.
  var lacksNavigation: Bool {
    self.is(.pageControl) && settings.edition == .ios8 && hasPages && !answers(.valueChanged)
      && written(.currentPage)?.isBinding != true && !followsOthers
  }

  /// Whether something else lets people choose the page: a segmented control or pages that are bound to it,
  /// rows that set it. That the dots do not is another matter.
  fileprivate var followsOthers: Bool {
    guard let current = written(.currentPage),
      let shown = walk.part(of: current.entry.expression, in: scope),
      shown.root.file == program.file
    else { return false }
    let bindings = walk.memo.changes(in: program).bindings(to: shown)
    let choosers: [KindName] = [.segmentedControl, .picker, .wheel, .scrollView]
    if bindings.contains(where: { choosers.contains(program.element($0.element).kind) }) {
      return true
    }
    return walk.positions(of: .row).prefix(256).contains { index in
      let row = PlacedElement(walk: walk, index: index)
      return row.handlers.contains { handler in
        handler.event == .select
          && row.runningSteps(of: handler).contains { step in
            guard case .assign(let place, let page) = step.form else { return false }
            let scope = CtlChecker.Place(step.program, frame: step.frame)
            return walk.part(of: place, in: scope) == shown && step.program.isConstant(page)
          }
      }
    }
  }

  /// Whether the pages of a scroll view of the screen follow another variable, and nothing reads the one
  /// that the dots are bound to.
  fileprivate func scrollsApart(from current: Written) -> Bool {
    guard let own = walk.part(of: current.entry.expression, in: scope),
      !walk.memo.isRead(instance.element, of: program)
    else { return false }
    let views = walk.positions(of: .scrollView)
    guard views.count == 1, walk.positions(of: .pageControl).count == 1,
      let other = PlacedElement(walk: walk, index: views[views.startIndex]).written(.currentPage),
      other.isBinding,
      let turned = walk.part(of: other.entry.expression, in: other.control.scope),
      !turned.touches(own),
      !answers(.valueChanged) || handlers.allSatisfy({ !mayMove($0, pagesOf: turned) })
    else { return false }
    return walk.readers(of: own)?.allSatisfy { $0.index == index } ?? false
  }

  /// Whether nothing shows or does anything by what the dots are bound to.
  fileprivate func isReadByNothing(_ current: Written) -> Bool {
    guard let page = walk.part(of: current.entry.expression, in: scope),
      let home = program.program(of: page.root.file),
      !home.variables[Int(page.root.index)].isBinding, !answers(.valueChanged),
      !walk.memo.isRead(instance.element, of: program)
    else { return false }
    return walk.readers(of: page)?.allSatisfy { $0.index == index } ?? false
  }

  /// Whether a handler sets what pages follow, or does what may turn them. An action that is
  /// named after something else, such as `logPage`, does not.
  private func mayMove(_ handler: Handler, pagesOf turned: PartPath) -> Bool {
    program.steps[handler.steps].contains { step in
      switch step.form {
      case .assign(let place, _), .change(_, let place, _):
        return walk.part(of: place, in: scope)?.touches(turned) ?? true
      case .choice, .name: return false
      case .call(let call):
        guard let home = program.program(of: call.action.file),
          home.actions.indices.contains(Int(call.action.index))
        else { return true }
        let action = home.actions[Int(call.action.index)]
        return action.isEvent || !recording.contains(NameTokens.split(home.text(action.name))[0])
      case .open, .finish, .close, .start, .cancel: return true
      }
    }
  }
}

/// The first words of actions that only note which page is shown.
private let recording: WordList = [
  "count", "keep", "log", "measure", "note", "print", "record", "remember", "report", "save",
  "store", "trace", "track",
]

private let about = Code(
  "page-control/no-navigation", .warning, editions: [.ios8],
  title: Message(
    "a page control does not move between views by itself; implement it",
    "页面控件不会自动切换视图，请自己实现"),
  why: Message(
    "A tap only moves the dot and sends `valueChanged`. If no handler listens, the dot shows "
      + "one page and the screen another.",
    "轻击只会移动圆点并发送 `valueChanged`。如果没有处理该事件，圆点与屏幕上的视图就会不一致。"),
  citation: Citation([.guidelines8, .guidelinesZh], "Page Control"),
  bad: .inScreen(
    """
    content {
      pageControl {
      //<^^^^^^^^^^^
        numberOfPages: 3
        accessibility { label: "Introduction" }
      }
    }
    """,
    """
    var page: Int in 0...1 = 0
    var dot: Int in 0...1 = 0
    scrollView {
      axis: .horizontal
      isPagingEnabled: true
      contentInset: 16pt
      currentPage <-> page
      label "Hello"
      label "Goodbye"
    }
    pageControl {
      numberOfPages: 2
      currentPage <-> dot
      //              ^^^
      accessibility { label: "Introduction" }
    }
    """,
    """
    var page: Int in 0...2 = 0
    content { label "Hello" }
    pageControl {
      numberOfPages: 3
      currentPage <-> page
      //              ^^^^
      accessibility { label: "Introduction" }
    }
    """,
    """
    var page: Int in 0...1 = 0
    var dot: Int in 0...1 = 0
    action logPage(page: Int)
    scrollView {
      axis: .horizontal
      isPagingEnabled: true
      contentInset: 16pt
      currentPage <-> page
      label "Hello"
      label "Goodbye"
    }
    pageControl {
      numberOfPages: 2
      currentPage <-> dot
      //              ^^^
      accessibility { label: "Introduction" }
      on valueChanged -> logPage(page: dot)
    }
    """),
  good: [
    """
    screen Welcome {
      action showPage()
      content {
        pageControl {
          numberOfPages: 3
          accessibility { label: "Introduction" }
          on valueChanged -> showPage()
        }
      }
    }
    """,
    """
    screen Welcome {
      var page: Int in 0...2 = 0
      content {
        view { label "Hello"; isHidden: page != 0 }
        pageControl {
          numberOfPages: 3
          currentPage <-> page
          accessibility { label: "Introduction" }
        }
      }
    }
    """,
    """
    screen Welcome {
      var page: Int in 0...2 = 0
      action next(page: Int)
      content {
        label "Hello"
        button "Continue" { on touchUpInside -> next(page: page) }
        pageControl {
          numberOfPages: 3
          currentPage <-> page
          accessibility { label: "Introduction" }
        }
      }
    }
    """,
    """
    component Dots(page: binding Int) {
      pageControl {
        numberOfPages: 3
        currentPage <-> page
        accessibility { label: "Introduction" }
      }
    }

    screen Welcome {
      var page: Int in 0...2 = 0
      let texts = ["Hello", "Good Day", "Welcome"]
      content {
        label "\\(texts[page])"
        Dots { page <-> page }
      }
    }
    """,
    """
    screen Welcome {
      content {
        pageControl { numberOfPages: 1; accessibility { label: "Introduction" } }
      }
    }
    """,
    Example(
      """
      screen Welcome {
        content {
          pageControl { numberOfPages: 3; accessibility { label: "Introduction" } }
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
  ], fix: .suggestion)
