import CtlEditor
import Testing

/// Screens with binding parameters: `▮` is the cursor.
@Suite struct BoundScreenTests {
  private func fixture(_ step: String) -> Fixture {
    Fixture(
      """
      record Guest { id: Int; name: String }
      screen Guests "Guests" {
        var guests: [Guest] = []
        var best: Guest = Guest(id: 1, name: "")
        var count: Int = 0
        let fixed = Guest(id: 2, name: "")
        table { for guest in guests { row "A" { on select -> \(step) } } }
      }
      screen EditGuest(guest: binding Guest, isNew: Bool = false) "Guest" {
        content { textField { text <-> guest.name } }
      }
      """)
  }

  @Test(arguments: [
    ("push ▮", ["EditGuest"], ["guest"]), ("push EditGuest(▮)", ["guest", "isNew"], ["best"]),
    ("push EditGuest(guest <-> ▮)", ["guest", "best"], ["fixed", "Guest"]),
    ("push EditGuest(guest <-> best, ▮)", ["isNew"], ["guest"]),
  ])
  func completes(step: String, expected: [String], absent: [String]) {
    let fixture = fixture(step)
    let labels = fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
      .map(\.label)
    for label in expected { #expect(labels.contains(label), "\(labels)") }
    for label in absent { #expect(!labels.contains(label), "\(label) in \(labels)") }
  }

  @Test func proposalsHaveTheSign() throws {
    for (step, label) in [("push ▮", "EditGuest"), ("push EditGuest(▮)", "guest")] {
      let fixture = fixture(step)
      let items = fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
      let item = try #require(items.first { $0.label == label })
      #expect("\(item)".contains("guest <-> "), "\(item)")
    }
  }

  @Test(arguments: [
    ("push EditGuest(gu▮est <-> guest)", "Main.ctl:9:18 guest"),
    ("push EditGuest(guest <-> gu▮est)", "Main.ctl:7:15 guest"),
    ("push EditGuest(guest <-> be▮st)", "Main.ctl:4:7 best"),
  ])
  func definitions(step: String, expected: String) {
    let fixture = fixture(step)
    let found = fixture.snapshot.definition(at: fixture.offset, in: fixture.file)
    #expect(found.map { fixture.picture($0.location) } == [expected])
    #expect(fixture.snapshot.hover(at: fixture.offset, in: fixture.file) != nil)
  }

  @Test func renamesTheParameterAndThePlace() throws {
    for (step, name, text) in [
      ("push EditGuest(gu▮est <-> guest)", "visitor", "push EditGuest(visitor <-> guest)"),
      ("push EditGuest(guest <-> be▮st)", "first", "push EditGuest(guest <-> first)"),
    ] {
      let fixture = fixture(step)
      let edits = try fixture.snapshot.rename(at: fixture.offset, in: fixture.file, to: name).get()
      let result = try #require(fixture.applying(edits))
      #expect(result.contains(text), "\(result)")
    }
  }

  @Test func theStepIsWhereTheVariableChanges() throws {
    let fixture = fixture("push EditGuest(guest <-> be▮st)")
    let found = fixture.snapshot.implementations(at: fixture.offset, in: fixture.file)
    #expect(found.map { fixture.picture($0.location) } == ["Main.ctl:7:81 best"])
  }

  @Test(arguments: ["push EditGuest(guest <-> best, ▮)", "push EditGuest(guest <-> best▮)"])
  func showsTheSignature(step: String) throws {
    let fixture = fixture(step)
    let help = try #require(fixture.snapshot.signatureHelp(at: fixture.offset, in: fixture.file))
    #expect(
      help.label.hasPrefix("EditGuest(guest: binding Guest, isNew: Bool = false)"), "\(help.label)")
    #expect(help.activeParameter == (step.contains(",") ? 1 : 0))
  }

  @Test func theMissingArgumentIsFilledIn() throws {
    let fixture = fixture("push EditGuest(▮)")
    let actions = fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection)
    let titles = actions.map { "\($0)" }
    #expect(titles.contains { $0.contains("guest <-> guest") }, "\(titles)")
  }
}
