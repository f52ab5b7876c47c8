import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

/// Work that may fail: what tasks take and bring, how they are started and ended, what is read of them.
@Suite struct TaskTests {
  private func program(_ source: String) -> Program { Program.check(SyntaxTree.parse(source)) }
  private func codes(_ source: String) -> [String] { program(source).findings.map(\.code.id) }

  @Test func aTaskHasParametersSettingsAndAValue() {
    let program = program(
      """
      record Account { id: Int; name: String = "" }
      screen Accounts {
        var chosen: Int = 3
        var accounts: [Account] = []
        task load(id: Int, names: [String] = [], kind: .network, duration: 5s,) -> [Account]
        task save
        on appear -> load(id: 1)
        content {
          activityIndicator { while: load }
          if load.isFailed { label "\\(load.message)" }
          for account in load.value ?? accounts { label "\\(account.name)" }
          button "Load" { on touchUpInside -> accounts = load(id: chosen, names: ["a"]) }
          button "Stop" { on touchUpInside { cancel load; if !save.isRunning { save } } }
        }
      }
      """)
    #expect(program.findings.isEmpty)
    #expect(
      program.dump().contains(
        "  task load(id: int, names: [string]) milliseconds(5000) -> [Account]\n  task save "))
    let load = program.tasks[0]
    #expect(load.isStarted && load.hasOutcome && load.isNetwork == true && load.result != nil)
    #expect(program.tasks[1].isStarted && program.tasks[1].result == nil)
    let starts = program.steps.compactMap { step -> Step.Start? in
      if case .start(let start) = step.form { start } else { nil }
    }
    #expect(starts.map { $0.target != nil } == [false, true, false])
  }

  @Test func aTaskOfTheAppHasNoOutcome() {
    let program = program(
      """
      screen A {
        task printing(kind: .other, duration: .unknown)
        content { activityIndicator { while: printing; isHidden: !printing.isRunning } }
      }
      """)
    #expect(program.findings.isEmpty)
    #expect(!program.tasks[0].isStarted && !program.tasks[0].hasOutcome)
  }

  private func screen(_ steps: String) -> String {
    """
    screen A {
      var n: Int = 1
      var maybe: Int?
      var text: String = ""
      var list: [Int] = []
      action act()
      task load(id: Int, extra: String = "") -> Int
      task save()
      content {
        activityIndicator { while: load }
        activityIndicator { while: save }
        button "Go" { on touchUpInside { \(steps) } }
      }
    }
    """
  }

  @Test(
    arguments: [
      ("load(id: n)", []), ("load(id: n, extra: text)", []), ("n = load(id: 1)", []),
      ("maybe = load(id: 1)", []), ("save()", []), ("save", []), ("cancel load", []),
      ("if load.isRunning { cancel load } else { save() }", []),
      ("load()", ["call/arguments"]), ("load", ["call/arguments"]), ("load(1)", ["call/arguments"]),
      ("load(id: text)", ["type/mismatch"]), ("load(id: 1, size: 2)", ["call/arguments"]),
      ("text = load(id: 1)", ["type/mismatch"]), ("n = save()", ["task/no-value"]),
      ("n += load(id: 1)", ["type/mismatch"]), ("n = load(id: 1) + 1", ["type/mismatch"]),
      ("list[0] = load(id: 1)", ["step/not-variable"]),
      ("n = save.value ?? 1", ["task/no-value"]), ("n = load.value ?? 1", []),
      ("text = \"\\(load.progress * 100)%\"", []), ("n = load.progress", ["type/mismatch"]),
      ("text = load.mesage", ["type/unknown-member"]), ("load.cancel()", ["type/unknown-member"]),
      ("load.isRunning = true", ["step/not-variable"]),
      ("cancel act", ["type/mismatch"]), ("cancel lod", ["control/unresolved-reference"]),
      ("cancel load()", ["call/arguments"]), ("cancel", ["control/unresolved-reference"]),
    ] as [(String, [String])])
  func steps(source: String, codes: [String]) {
    #expect(self.codes(screen(source)) == codes, "\(source)")
  }

  private func shelf(_ steps: String, _ text: String = "") -> String {
    """
    record Episode { id: Int; title: String }
    screen A {
      let episodes = [Episode(id: 1, title: "A")]
      var n: Int = 1
      var text: String = ""
      task get(for episode: Episode, size: Int = 1) -> Int
      task save(for name: String)
      task load(id: Int)
      on get(found) -> n = get.episode.id + get.size + found
      content {
        label "\(text)"
        for episode in episodes {
          button "Go" { on touchUpInside { \(steps) } }
        }
      }
    }
    """
  }

  /// Tasks that run for several items: what starts, ends and reads them.
  @Test(
    arguments: [
      ("get(episode: episode)", "", []), ("n = get(episode: episode, size: 3)", "", []),
      ("cancel get(episode)", "", []), ("cancel get", "", []), ("save(name: text)", "", []),
      ("if get(episode).isFailed { text = get(episode).message }", "", []),
      ("if get.isRunning { n = get(episode).value ?? 0 }", "", []),
      ("n = get(episode).size ?? 0", "", []), ("n = get(episode).episode?.id ?? 0", "", []),
      ("n = get(episodes[0]).value ?? 0", "", []),
      ("cancel get", "\\(save(\"a\").isRunning) \\(get.isRunning)", []),
      ("text = get.message", "", ["task/many-items"]),
      ("n = get.value ?? 0", "", ["task/many-items"]),
      ("n = get.size ?? 0", "", ["task/many-items"]),
      ("n = get(3).value ?? 0", "", ["type/mismatch"]),
      ("text = get(episode: episode).message", "", ["call/arguments"]),
      ("text = get(episode, 3).message", "", ["call/arguments"]),
      ("text = get().message", "", ["call/arguments"]),
      ("text = get(episode).mesage", "", ["type/unknown-member"]),
      ("get(episode)", "", ["call/arguments"]), ("cancel load(3)", "", ["call/arguments"]),
      ("cancel save(3)", "", ["type/mismatch"]), ("cancel save()", "", ["call/arguments"]),
    ] as [(String, String, [String])])
  func items(steps: String, text: String, codes: [String]) {
    #expect(self.codes(shelf(steps, text)) == codes, "\(steps) \(text)")
  }

  @Test(arguments: [
    ("text = get.message", "text = get(episode).message"),
    ("text = get(episode: episode).message", "text = get(episode).message"),
    ("cancel load(3)", "cancel load }"),
  ])
  func aFixNamesTheItem(steps: String, fixed: String) throws {
    let source = shelf(steps)
    let finding = try #require(program(source).findings.first)
    let edits = try #require(finding.fixes.first).edits
    let text = String(
      decoding: Edit.apply(edits, to: Array(source.utf8)) ?? [], as: UTF8.self)
    #expect(text.contains(fixed), "\(text)")
  }

  /// Which parameters may say for what a task runs.
  @Test(
    arguments: [
      ("for id: Int", nil), ("for name: String, id: Int", nil), ("id: Int, for name: String", nil),
      ("for place: Place", nil), ("for stop: Stop", nil), ("for factor: Double", "task/item"),
      ("for id: Int?", "task/item"), ("for ids: [Int]", "task/item"),
      ("for plain: Plain", "task/item"),
      ("for id: Int, for name: String", "task/item"),
    ] as [(String, String?)])
  func itemTypes(parameters: String, code: String?) {
    let source = """
      enum Place { here; there }
      record Stop { id: String; name: String }
      record Plain { name: String }
      screen A {
        task load(\(parameters), kind: .network)
        statusBar { networkActivityIndicator { while: load } }
      }
      """
    #expect(codes(source) == (code.map { [$0] } ?? []), "\(parameters)")
    #expect(program(source).tasks[0].item != nil)
  }

  @Test(
    arguments: [
      ("load: .running(year: 1); load: .failed(\"No\", year: 2)", []),
      ("load: .running", ["call/arguments"]), ("load: .running(0.5)", ["call/arguments"]),
      ("load: .running(year: 1); load: .running(year: 1)", ["property/duplicate"]),
    ] as [(String, [String])])
  func samplesNameItems(sample: String, codes: [String]) {
    let source = """
      screen A {
        task load(for year: Int)
        sample "A" { \(sample) }
        content { activityIndicator { while: load } }
      }
      """
    #expect(self.codes(source) == codes, "\(sample)")
  }

  @Test(
    arguments: [
      ("task load(kind: network)", ["control/unresolved-reference"]),
      ("task load(.network)", ["call/arguments"]), ("task load(speed: 3)", ["call/arguments"]),
      ("task load(id: Whole)", ["name/unknown-type"]),
      ("task load() -> Whole", ["name/unknown-type"]),
      ("task load(id: Int, id: Int)", ["name/duplicate"]),
      ("task load(id: binding Int)", ["call/arguments"]),
      ("task load(id: Int = \"x\")", ["type/mismatch"]),
      ("task load() async throws -> Int", ["syntax/foreign"]),
      ("task load() -> Int { 3 }", ["syntax/foreign"]),
      ("action load() -> Int", ["syntax/foreign"]),
    ] as [(String, [String])])
  func mistakesInDeclarations(source: String, codes: [String]) {
    #expect(self.codes("screen A { \(source) }") == codes, "\(source)")
  }

  /// What a sample says of a task: the message, and what is written after the first fix.
  @Test(arguments: [
    ("load: .finished(3, episode: 1)", "`load` has no parameter `episode`", ".finished(3, id: 1)"),
    ("load: .finished(3, trak: 1)", "`load` has no parameter `trak`", ".finished(3, track: 1)"),
    ("load: .running(trak: 1)", "`load` has no parameter `trak`", ".running(track: 1)"),
    ("save: .running(id: 1)", "`save` has no parameter `id`", "save: .running }"),
    ("save: .failed(\"No\", id: 1)", "`save` has no parameter `id`", ".failed(\"No\")"),
    ("save: .failed(message: \"No\")", "`save` has no parameter `message`", ".failed(\"No\")"),
    (
      "load: .finished(value: 3, track: 1)", "`load` has no parameter `value`",
      ".finished(3, track: 1)"
    ),
  ])
  func aSampleNamesParameters(sample: String, message: String, fixed: String) throws {
    let source = """
      screen A {
        task load(id: Int, track: Int = 0) -> Int
        task save()
        sample "A" { \(sample) }
        content {
          activityIndicator { while: load }
          activityIndicator { while: save }
        }
      }
      """
    let findings = program(source).findings
    #expect(
      findings.map { $0.message.text(.english) }.first?.contains(message) == true, "\(findings)")
    #expect(findings.count == 1)
    let fix = try #require(findings.first?.fixes.first)
    let text = String(
      decoding: Edit.apply(fix.edits, to: Array(source.utf8)) ?? [], as: UTF8.self)
    #expect(text.contains(fixed), "\(text)")
  }

  @Test(arguments: [
    ("load: .failed(track: 1)", "its message stands first: `.failed(\"message\", …)`"),
    ("load: .finished(track: 1)", "what it brings stands first: `.finished(value, …)`"),
  ])
  func whatASampleSaysStandsFirst(sample: String, label: String) {
    let findings = program(
      """
      screen A {
        task load(id: Int, track: Int = 0) -> Int
        sample "A" { \(sample) }
        content { activityIndicator { while: load } }
      }
      """
    ).findings
    #expect(findings.map { $0.label?.text(.english) } == [label])
  }

  @Test func whatATaskCanBeAskedForIsNamedOnce() {
    let findings = program(
      """
      screen A {
        task load(id: Int, message: String, isRunning: Bool = false)
        content { activityIndicator { while: load }; label "\\(load.nope)" }
      }
      """
    ).findings
    #expect(
      findings.map { $0.label?.text(.english) } == [
        "it can be asked for `isRunning`, `isFailed`, `progress`, `message`, `id`"
      ])
  }

  @Test(arguments: [
    ("load.id.changed", []), ("load.id.failed", ["load.failed"]),
  ])
  func onlyAnEventThatThereIsIsProposed(event: String, written: [String]) {
    let source = """
      screen A {
        var n: Int = 1
        task load(id: Int)
        on \(event) -> n = 2
        content { activityIndicator { while: load }; label "\\(n)" }
      }
      """
    let fixes = program(source).findings.flatMap(\.fixes).map { fix in
      String(decoding: Edit.apply(fix.edits, to: Array(source.utf8)) ?? [], as: UTF8.self)
    }
    #expect(fixes.count == written.count)
    for (fix, text) in zip(fixes, written) {
      #expect(fix.contains("on \(text) -> n = 2"), "\(fix)")
    }
  }

  @Test(arguments: [
    "task load(", "task load(id", "task load(id:", "task load(id: Int,, n: Int)", "task load() ->",
    "task load() -> [Int",
  ])
  func halfWrittenTasksGiveOneFinding(source: String) {
    #expect(codes("screen A {\n  \(source)\n}").count == 1)
  }

  @Test(arguments: [
    ("on load(count) -> act(n: count)", []), ("on load -> act(n: 1)", []),
    ("on load(count) { if count > 1 { save() } }", []), ("on save -> act(n: 1)", []),
    ("on load(a, b) -> act(n: a)", ["call/arguments"]),
    ("on save(a) -> act(n: 1)", ["call/arguments"]),
    ("on lod -> act(n: 1)", ["control/unsupported-event"]),
    ("table { row { on load -> act(n: 1) } }", ["control/unsupported-event"]),
    ("table { row { on load.failed -> act(n: 1) } }", ["control/unsupported-event"]),
    ("on load.failed -> act(n: 1)", []),
    ("on save.failed(message) { if message.isEmpty { act(n: 1) } }", []),
    ("on load.failed(message) -> act(n: message)", ["type/mismatch"]),
    ("on load.failed(a, b) -> act(n: 1)", ["call/arguments"]),
    ("on load.error -> act(n: 1)", ["control/unsupported-event"]),
    ("on load.finished -> act(n: 1)", ["control/unsupported-event"]),
    ("on lod.failed -> act(n: 1)", ["control/unsupported-event"]),
    ("on appear.failed -> act(n: 1)", ["control/unsupported-event"]),
    ("on load. -> act(n: 1)", ["syntax/unexpected"]),
  ])
  func theEndOfATaskIsAnEventOfTheScreen(source: String, codes: [String]) {
    let program = program(
      """
      screen A {
        task load(kind: .network) -> Int
        task save
        action act(n: Int)
        on appear { load(); save() }
        \(source)
      }
      """)
    #expect(program.findings.map(\.code.id) == codes, "\(source)")
    if codes.isEmpty {
      #expect(program.handlers.contains { $0.received?.kind == .task && $0.event == nil })
    }
  }

  @Test(arguments: [
    (".running", []), (".running(0.5)", []), (".running(1)", []), (".running(n)", []),
    (".running(\"half\")", ["type/mismatch"]), (".running()", ["type/mismatch"]),
    (".running(0.1, 0.2)", ["type/mismatch"]), (".failed", ["type/mismatch"]),
  ])
  func howFarATaskIsInASample(form: String, codes: [String]) {
    let program = program(
      """
      screen A {
        var n: Double = 0.5
        task load(duration: .known)
        sample "Half" { n: 0.7; load: \(form) }
        content { progressView { progress: load.progress * n } }
      }
      """)
    #expect(program.findings.map(\.code.id) == codes, "\(form)")
    #expect(program.tasks[0].hasOutcome)
  }

  @Test(
    "what a task was started with is optional, except where its end is handled",
    arguments: [
      ("content { label \"\\(load.id ?? 0)\" }", []),
      ("content { label \"\\(load.id)\" }", []),
      ("content { progressView { progress: load.id } }", ["control/value-type"]),
      ("content { if let id = load.id { label \"\\(id)\" } }", []),
      ("content { if let note = load.note { label \"\\(note)\" } }", []),
      ("content { label \"\\(load.message.count)\" }", []),
      ("on load(count) -> n = load.id + count", []),
      ("on load.failed -> load(id: load.id)", []),
      ("on load { if let note = load.note { text = note } }", []),
      ("on save -> n = load.id", ["type/mismatch"]),
      ("on save -> n = load.id ?? 1", []),
      ("on load -> n = load.di", ["type/unknown-member"]),
      ("on load -> load.id = 1", ["step/not-variable"]),
      (
        "content { textField { text <-> load.note; placeholder: \"x\" } }", ["binding/not-variable"]
      ),
    ] as [(String, [String])])
  func whatATaskWasStartedWith(source: String, codes: [String]) {
    let program = program(
      """
      screen A {
        var n: Int = 1
        var text: String = ""
        task load(id: Int, note: String?, message: Int = 1) -> Int
        task save
        on appear { load(id: n); save() }
        \(source)
      }
      """)
    #expect(program.findings.map(\.code.id) == codes, "\(source)")
    #expect(program.dump().isEmpty == false)
  }

  @Test func aComponentDoesNotReadWhatATaskWasStartedWith() {
    #expect(
      codes("component C { task load(id: Int); content { label \"\\(load.id ?? 0)\" } }")
        .contains("task/in-component"))
  }

  @Test(
    "a sample says what a task was started with",
    arguments: [
      (".running(id: 2)", []), (".running(0.5, id: 2)", []), (".failed(\"No\", id: 2)", []),
      (".finished(3, id: 2)", []), (".finished(3, note: \"x\", id: 2)", []),
      (".running(id: \"x\")", ["type/mismatch"]), (".failed(id: 2)", ["type/mismatch"]),
      (".running(id: 2, id: 3)", ["call/arguments"]), (".running(size: 2)", ["call/arguments"]),
    ] as [(String, [String])])
  func startsInSamples(form: String, codes: [String]) {
    let program = program(
      """
      screen A {
        task load(id: Int, note: String?, duration: .known) -> Int
        sample "S" { load: \(form) }
        content { label "\\(load.id ?? 0) \\(load.progress)" }
      }
      """)
    #expect(program.findings.map(\.code.id) == codes, "\(form)")
  }

  @Test func aFailureIsHandledApartFromASuccess() throws {
    let program = program(
      """
      screen A {
        var n: Int = 0
        var reason: String = ""
        task load(kind: .network) -> Int
        on appear -> n = load()
        on load(count) -> n = count + 1
        on load.failed(message) -> reason = message
        content { label "\\(n) \\(reason)" }
      }
      """)
    #expect(program.findings.isEmpty)
    let root = program.screens[0].root
    let load = Symbol(.task, program.file, 0)
    #expect(program.receivers(in: root, of: load).map(\.isFailure) == [false])
    let handler = try #require(program.receivers(in: root, of: load, isFailure: true).first)
    #expect(program.eventParameters[handler.parameters].map(\.type) == [.string])
  }

  @Test(arguments: [
    ("on load.failure -> act()", "on load.failed -> act()"),
    ("on load.faild -> act()", "on load.failed -> act()"),
    ("on load.done -> act()", "on load -> act()"),
    ("on appear.failed -> act()", "on appear -> act()"),
  ])
  func anOutcomeOfAnotherNameIsChanged(handler: String, fixed: String) throws {
    let source = "screen A { task load; action act(); on appear -> load(); \(handler) }"
    let edit = try #require(program(source).findings.flatMap(\.fixes).first?.edits.first)
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(edit.location.range, with: Array(edit.text.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == source.replacing(handler, with: fixed))
  }

  @Test func componentsRunNoTasks() {
    func body(_ members: String) -> [String] {
      codes("component C() { \(members) }\nscreen A { content { C { } } }")
    }
    #expect(body("task t; button \"Go\" { on touchUpInside -> t() }") == ["task/in-component"])
    #expect(
      body("task t; activityIndicator { while: t }; label \"\\(t.message)\"")
        == ["task/in-component"])
    #expect(body("task t(id: Int)") == ["task/in-component"])
    #expect(body("task t; activityIndicator { while: t; isHidden: !t.isRunning }") == [])
  }
}
