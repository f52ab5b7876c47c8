import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

/// The steps of handlers.
@Suite struct StepTests {
  /// Programs of one button, with its handler.
  private func check(_ handler: String) -> Program {
    Program.check(
      SyntaxTree.parse(
        """
        record Guest { name: String = ""; isShown: Bool = false; tags: [String] = [] }
        screen Guests {
          var guests: [Guest] = []
          var copies: Int in 1...20 = 1
          var isNight = false
          var names: [String] = ["Ann"]
          var note: String?
          var best: Guest?
          let fixed: Guest? = Guest()
          var size: Double = 1
          let limit = 3
          action save(copies: Int)
          content {
            label "\\(copies) \\(isNight ? 1 : 2) \\(names.count) \\(note ?? "") \\(size) \\(limit) \\(guests.count) \\(best?.name) \\(fixed?.name)"
            button "Go" { \(handler) }
            for guest in guests {
              button "\\(guest.name)" { on touchUpInside { guest.isShown.toggle(); guest.tags.append("x") } }
            }
            for name in names { button "\\(name)" { on touchUpInside -> save(copies: copies) } }
          }
        }
        """))
  }

  private func codes(_ steps: String) -> [String] {
    check("on touchUpInside \(steps)").findings.map(\.code.id)
  }

  @Test(arguments: [
    "-> copies += 1", "-> copies = limit", "-> note = nil", "-> note = \"x\"", "-> size -= 1",
    "-> isNight.toggle()", "-> isNight = !isNight", "-> names.append(\"Ben\")",
    "-> save(copies: 2)", "-> names[0] = \"x\"", "-> names[copies] += \"x\"",
    "-> best?.name = \"x\"", "-> best?.isShown.toggle()", "-> best?.tags.append(\"x\")",
    "-> best?.name += best?.name ?? \"\"",
    "{ if isNight { best?.tags = names } else { best = nil } }",
    "-> guests[0].isShown = true", "-> guests[copies].isShown.toggle()",
    "-> guests[0].tags.append(\"x\")", "-> guests[0].tags[1] = \"x\"", "-> guests[0] = Guest()",
    "{ copies = 1; names.insert(\"Zoe\", at: 0) }", "{ names.move(from: 0, to: 1) }",
    "{ if copies > 3 { names.removeAll() } else if isNight { names.remove(at: 0) } else { copies -= 1 } }",
    "{ if isNight { if copies == 1 { save(copies: 1) } } }",
    """
    {
      save(copies: copies)
      copies += 1
      names.append("Ben")
      if isNight {
        save(copies: 1)
      } else {
        isNight.toggle()
      }
    }
    """,
  ]) func holds(steps: String) { #expect(codes(steps) == []) }

  @Test(arguments: [
    ("-> limit = 4", "step/not-variable"), ("-> names[0] = 3", "type/mismatch"),
    ("-> names.sorted()[0] = \"x\"", "step/not-variable"),
    ("-> guests.filter($0.isShown)[0].isShown = true", "step/not-variable"),
    ("-> guests[0].isShwn = true", "type/unknown-member"),
    ("-> guests[\"a\"].isShown = true", "type/mismatch"),
    ("-> copies = 30", "value/out-of-range"), ("-> copies = \"x\"", "type/mismatch"),
    ("-> copies += \"x\"", "type/operands"), ("-> names += \"x\"", "type/operands"),
    ("-> copy = 3", "control/unresolved-reference"), ("-> names.append(3)", "type/mismatch"),
    ("-> names.add(\"x\")", "step/unknown-change"), ("-> copies.toggle()", "step/unknown-change"),
    ("-> names.count", "step/unknown-change"), ("-> names[0]", "step/unknown-change"),
    ("-> names.removeAll", "call/arguments"), ("-> names.insert(\"x\", 0)", "call/arguments"),
    ("-> names.append()", "call/arguments"), ("-> names.append(\"x\", \"y\")", "call/arguments"),
    ("-> names.remove(at: -1)", "value/index-out-of-range"),
    ("-> isNight.toggle(1)", "call/arguments"),
    ("{ }", "control/incomplete-target-action"), ("{ if copies { copies = 1 } }", "type/mismatch"),
    ("-> { copies = 1 }", "syntax/foreign"), ("{ -> copies = 1 }", "syntax/foreign"),
    ("-> copies++", "syntax/foreign"), ("-> copies *= 2", "syntax/foreign"),
    ("-> copies == 2", "syntax/unexpected"), ("{ var x = 3 }", "syntax/foreign"),
    ("{ label \"x\" }", "syntax/foreign"),
    ("{ for name in names { copies = 1 } }", "syntax/foreign"),
    ("-> copies = ", "syntax/unexpected"), ("{ copies = 1, copies = 2 }", "syntax/unexpected"),
  ]) func oneFinding(steps: String, code: String) { #expect(codes(steps) == [code]) }

  @Test func stepsInStepsFollowThem() throws {
    let program = check(
      "on touchUpInside { if isNight { copies = 1; copies = 2 } else { save(copies: 3) }; copies += 1 }"
    )
    let handler = try #require(program.handlers.first)
    #expect(program.outerSteps(in: handler.steps).map { $0 - handler.steps.lowerBound } == [0, 4])
    let (then, otherwise) = program.branches(of: handler.steps.lowerBound)
    #expect((then.count, otherwise.count) == (2, 1))
    #expect(program.calls(of: handler).count == 1 && program.changesState(handler))
  }

  /// Nesting is bounded, and every prefix of a handler is read without a crash.
  @Test func halfWritten() {
    let text =
      "on touchUpInside { if a.b(c: 1) == 2 { names[0].x = 3 } else { a.toggle() }; b += [1] }"
    for end in 0...text.utf8.count { _ = check(String(text.utf8.prefix(end)) ?? "") }
    let deep = String(repeating: "if isNight { ", count: 400) + String(repeating: "}", count: 400)
    #expect(codes("{ \(deep) }") == ["limit/nesting"])
  }
}
