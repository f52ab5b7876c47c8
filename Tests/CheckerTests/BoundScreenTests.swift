import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

/// Screens that change what their openers have: `push EditGuest(guest <-> guest)`.
@Suite struct BoundScreenTests {
  private func program(_ steps: String, _ more: String = "save(name: note.text)") -> Program {
    Program.check(
      SyntaxTree.parse(
        """
        record Guest { id: Int; name: String }
        record Note { text: String }
        screen Guests(plain: String, own: binding Guest) "Guests" {
          var guests: [Guest] = []
          var notes: [Note] = []
          var names: [String] = []
          var name: String = ""
          var best: Guest? = nil
          let fixed = Guest(id: 1, name: "Ada")
          action save(name: String)
          table {
            for guest in guests.sorted(by: $0.name) { row "G" { on select { \(steps) } } }
            for note in notes { row "N" { on select { \(more) } } }
            for word in names { row "W" { on select -> push Rename(name <-> name) } }
          }
        }
        screen Edit(guest: binding Guest, isNew: Bool = false) "Edit" {
          on guest.changed -> close
          content { textField { text <-> guest.name } }
        }
        screen Rename(name: binding String, count: Int = 0) "Rename" {
          content {
            textField { text <-> name }
            button "Clear" { on touchUpInside { name = ""; push Rename(name <-> name) } }
          }
        }
        """))
  }

  @Test(arguments: [
    ("push Edit(guest <-> guest)", ["guests"]), ("push Edit(guest <-> own)", ["own"]),
    ("push Rename(name <-> guest.name)", ["guest.name"]), ("push Rename(name <-> name)", ["name"]),
    ("push Rename(name <-> own.name, count: 3)", ["own.name"]),
    ("if let best = best { push Edit(guest <-> best) }", ["best"]),
    ("push Rename(name <-> name); sheet Edit(guest <-> guest)", ["name", "guests"]),
  ])
  func placesAreFoundAgain(steps: String, places: [String]) {
    let program = program(steps)
    #expect(program.findings.filter { $0.severity == .error }.map { $0.message.text() } == [])
    let handler = program.handlers.first { $0.event != nil && !$0.steps.isEmpty }
    let found = program.steps[handler?.steps ?? 0..<0].flatMap { step -> [String] in
      guard case .open(let opening) = step.form else { return [] }
      return program.boundArguments(of: opening).map {
        program.source(of: program.expression($0.receiver.place).origin)
      }
    }
    #expect(found == places)
  }

  @Test(arguments: [
    ("push Edit(guest: guest)", "call/arguments"), ("push Edit()", "call/arguments"),
    ("push Edit(guest <-> guest, isNew <-> true)", "call/arguments"),
    ("push Edit(guest <-> fixed)", "binding/not-variable"),
    ("push Rename(name <-> plain)", "binding/not-variable"),
    ("push Rename(name <-> \"Ada\")", "binding/not-variable"),
    ("push Rename(name <-> guest)", "binding/type"),
    ("push Edit(guest <-> guests[0])", "step/not-variable"),
    ("push Rename(name <-> guests[0].name)", "step/not-variable"),
    ("push Edit(guest <-> guest, guest <-> own)", "call/arguments"),
    ("save(name <-> name)", "call/arguments"), ("name = max(name <-> name)", "call/arguments"),
    ("plain = \"\"", "step/not-variable"),
    ("push Nowhere(name <-> name)", "control/unresolved-reference"),
  ])
  func mistakesAreReportedOnce(steps: String, code: String) {
    let errors = program(steps).findings.filter { $0.severity == .error }
    #expect(errors.map(\.code.id) == [code], "\(errors.map { $0.message.text() })")
  }

  @Test("an item without an `id`, and one of no record, is not found again")
  func itemsWithoutID() {
    let errors = program("save(name: guest.name)", "push Rename(name <-> note.text)").findings
      .filter { $0.severity == .error }
    #expect(errors.map(\.code.id) == ["step/not-variable"])
  }

  @Test("what a screen changes counts as changed by the step that opens it")
  func changes() {
    let program = program("push Rename(name <-> guest.name)")
    #expect(program.handlers.contains { program.changesState($0) })
  }
}
