import CtlChecker
import CtlDiagnostics

extension Rule {
  static let screenOpensItself = Rule(
    about,
    file: { file in
      let program = file.program
      for step in program.stepsThatOpenForever {
        guard let opening = program.steps[step].form.opening else { continue }
        file.report(
          Finding(
            about, at: program.location(of: program.steps[step].origin, .whole),
            ["name": .text(program.text(program.screens[Int(opening.screen.index)].name))]))
      }
    })
}

extension Program {
  /// The steps that close a circle of screens, each of which opens the next as soon as it appears.
  var stepsThatOpenForever: [Int] {
    var result: [Int] = []
    var state = [Visit](repeating: .new, count: tables.screens.count)
    for first in tables.screens.indices where state[first] == .new {
      var path = [(screen: first, steps: stepsAtAppearance(of: tables.screens[first])[...])]
      state[first] = .open
      while let last = path.last {
        guard let step = last.steps.first else {
          state[last.screen] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].steps.removeFirst()
        guard let next = tables.steps[step].form.opening.map({ Int($0.screen.index) }) else {
          continue
        }
        switch state[next] {
        case .new:
          state[next] = .open
          path.append((next, stepsAtAppearance(of: tables.screens[next])[...]))
        case .open: result.append(step)
        case .done: break
        }
      }
    }
    return result
  }

  /// The steps that open a screen of the file whenever a screen appears, whatever its values are.
  private func stepsAtAppearance(of screen: Screen) -> [Int] {
    let own = tables.handlers[element(screen.root).handlers].filter { $0.event == .appear }
    return own.flatMap { outerSteps(in: $0.steps) }.filter {
      tables.steps[$0].form.opening?.screen.file == tables.file
    }
  }
}

private enum Visit { case new, open, done }

private let about = Code(
  "screen/opens-itself", .warning,
  title: Message("`{name}` opens itself without end", "“{name}”不停地打开自己"),
  why: Message(
    "A screen that opens itself as soon as it appears is covered by the next one before anybody sees it, "
      + "and that one by the next. Open it where people ask for it, or only if something holds.",
    "一个界面一出现就打开自己，用户还没看到它，就被下一个盖住，下一个又被再下一个盖住。"
      + "请在用户要求时打开它，或只在满足条件时打开。"),
  bad: [
    """
    screen Offers "Offers" {
      content {
        label "Two for one"
        button "Go Back" { on touchUpInside -> close }
      }
      on appear { sheet Offers }
      //          ^^^^^^^^^^^^
    }
    """,
    """
    screen Welcome "Welcome" {
      content {
        label "Good morning"
        button "Go Back" { on touchUpInside -> close }
      }
      on appear -> sheet Hints
    }
    screen Hints "Hints" {
      content {
        label "Swipe to delete"
        button "Go Back" { on touchUpInside -> close }
      }
      on appear -> sheet Welcome
      //           ^^^^^^^^^^^^^
    }
    """,
  ],
  good: [
    """
    screen Welcome "Welcome" {
      var hasSeenHints: Bool = false
      content { label "Good morning" }
      on appear { if !hasSeenHints { sheet Hints } }
    }
    screen Hints "Hints" {
      content {
        label "Swipe to delete"
        button "Go Back" { on touchUpInside -> close }
      }
    }
    """
  ])
