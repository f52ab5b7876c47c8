import CtlCatalogue
import CtlChecker
import CtlTerminal
import CtlTestSupport
import Testing

/// Screens at states other than the opening one.
@Suite struct StateTests {
  static let source = """
    enum Mode {
      off "Off"
      lit "Switched On"
    }
    screen S {
      var flag: Bool = false
      var total: Int in 1...9 = 3
      var share: Double in 0...1 = 0.5
      var name: String = "Ada"
      var mode: Mode = .off
      var day: Date = "2026-01-31"
      var rest: Duration = 5min
      var note: String? = nil
      var items: [String] = ["a", "b"]
      var pairs: [[String]] = []
      var tint: Color = #FF0000
      task work(kind: .other, duration: .unknown)
      content {
        label "flag \\(flag)"
        label "total \\(total)"
        label "share \\(share)"
        label "name \\(name)"
        label "mode \\(mode)"
        label "day \\(day)"
        label "rest \\(rest)"
        label "note \\(note ?? "none")"
        label "items \\(count(items))"
        label "pairs \\(pairs.first?.joined(separator: "+") ?? "none")"
        button send "Send"
      }
    }
    """

  @Test(arguments: [
    ("flag=true", "flag true"), ("total=7", "total 7"), ("share=0.25", "share 0.25"),
    ("name=Grace Hopper", "name Grace Hopper"), ("name=", "name"), ("name=a=b", "name a=b"),
    ("mode=lit", "mode Switched On"), ("mode=.lit", "mode Switched On"),
    ("mode=Switched On", "mode Switched On"),
    ("day=2026-02-28T10:00", "day February 28, 2026 at 10:00 AM"),
    ("rest=1h30min", "rest 1h30min"), ("rest=-5s", "rest -5s"), ("note=nil", "note none"),
    ("note=x", "note x"),
    ("items=a,b,c", "items 3"), ("items=", "items 0"), ("items=[]", "items 0"),
    (#"items=["a, b", "c"]"#, "items 2"), (#"items=["a]\",", c]"#, "items 2"),
    ("items=[a]", "items 1"),
    (#"pairs=[["a\"]", "b"], ["c"]]"#, #"pairs a"]+b"#), (#"pairs=[["a\\"], []]"#, #"pairs a\"#),
    ("send.title=Go", "‹Go›"),
    ("button.title=Go", "‹Go›"), ("send.isEnabled=false", "┊Send┊"),
  ])
  func setting(setting: String, expected: String) throws {
    let picture = try Samples.picture(Self.source, [setting])
    #expect(picture.contains(expected + " "), "\(picture)")
  }

  /// Of two settings of one thing the later one holds, whether they name an element or its kind.
  @Test(arguments: [
    (["send.title=Go", "send.title=Stop"], "‹Stop›"),
    (["button.title=Go", "send.title=Stop"], "‹Stop›"),
    (["send.title=Go", "button.title=Stop"], "‹Stop›"),
    (["send.isEnabled=false", "send.isEnabled=true"], "‹Send›"),
    (["total=7", "total=8"], "total 8"), (["mode=lit", "mode=off"], "mode Off"),
  ])
  func theLaterSettingHolds(settings: [String], expected: String) throws {
    let picture = try Samples.picture(Self.source, settings)
    #expect(picture.contains(expected + " "), "\(picture)")
  }

  /// A property of each plain type is set from a text.
  @Test(arguments: [
    ("send.isEnabled=no", PropertyName.isEnabled, Value.bool(false)),
    ("box.height=44pt", .height, .length(44)), ("box.height=44.5", .height, .length(44.5)),
    ("box.background=.red", .background, .color(Color(hex: "#FF0000")!)),
    ("box.background=#FF9500", .background, .color(Color(hex: "#FF9500")!)),
    ("text.font=.headline", .font, .font(.textStyle("headline"))),
    ("text.font=13", .font, .font(.system(size: 13))),
    ("send.image=heart", .image, .image(ImageReference("heart"))),
    ("day.date=2026-02-28", .date, .date(DateTime("2026-02-28")!)),
    ("day.minuteInterval=5", .minuteInterval, .int(5)),
    ("rest.countDownDuration=1h30min", .countDownDuration, .duration(5_400_000)),
    ("level.progress=0.25", .progress, .double(0.25)),
  ])
  func propertyOfEachType(setting: String, property: PropertyName, expected: Value) throws {
    let source = """
      screen S { content {
        scrollView box { height: 9pt }
        label text "A"
        button send "Send"
        datePicker day { mode: .dateAndTime }
        datePicker rest { mode: .countDownTimer }
        progressView level
      } }
      """
    let program = Samples.program(source: source)
    let tree = try Terminal.tree(program, 0, [setting], RenderOptions())
    let name = String(setting.prefix { $0 != "." })
    let node = try #require(tree.nodes.firstIndex { $0.name == name })
    #expect(tree.value(property, of: node) == expected)
  }

  /// A screen opens with its parameters and with the present, wherever these are given.
  @Test(arguments: [
    ([], "from nobody, until January 2"), (["sample Two"], "from Ada, until January 2"),
    (["now=2026-05-04T20:00"], "from nobody, until May 5"),
    (["sample Two", "now=2026-05-04T20:00"], "from Ada, until May 5"),
    (["now=2026-05-04T20:00", "sample Two"], "from Ada, until May 5"),
    (["first=Alan", "names=Bob"], "from Alan, until January 2"),
    (["sample Later", "now=2026-05-04T20:00"], "from nobody, until May 7"),
  ])
  func whatFollowsFromItsInputsBeginsWithThem(settings: [String], expected: String) throws {
    let source = """
      screen S(names: [String]) {
        var first: String = names.first ?? "nobody"
        var until: Date = today + 24h
        var opened: Date = today
        on appear -> opened = now
        sample "Two" { names: ["Ada", "Grace"] }
        sample "Later" { until: today + 72h }
        content {
          label "from \\(first), until \\(until.formatted(date: .long))"
          label "opened \\((now - opened).formatted(.units)) ago"
        }
      }
      """
    let picture = try Samples.picture(source, settings)
    #expect(picture.contains(expected), "\(picture)")
    #expect(picture.contains("opened 0 sec ago"), "\(picture)")
  }

  @Test(arguments: [["now=2021-01-01T10:00"], ["sample Old"]])
  func tabsKnowThePresentOfTheOuterScreen(settings: [String]) throws {
    let source = """
      screen Tabs {
        sample "Old" { now: "2021-01-01" }
        tabBar { tab "Home" { screen: Home() } }
      }
      screen Home { content { label "\\(now.formatted(date: .medium))" } }
      """
    let picture = try Samples.picture(source, settings)
    #expect(picture.contains("Jan 1, 2021"), "\(picture)")
  }

  @Test(arguments: ["=", "+="])
  func aSampleFillsTheVariableForWhichATaskIsStarted(sign: String) throws {
    let source = """
      screen Search {
        var words: String = ""
        var found: [String] = []
        task find(words: String, kind: .network) -> [String]
        sample "Found" { words: "ra"; find: .finished(["Radio", "Rabbit"]) }
        on words.changed -> found \(sign) find(words: words)
        searchBar "Words" { text <-> words }
        table { for item in found { row "\\(item)" } else { row "Nothing" } }
      }
      """
    let picture = try Samples.picture(source, ["sample Found"])
    #expect(picture.contains("Radio") && picture.contains("Rabbit"), "\(picture)")
  }

  @Test(arguments: [
    ("sample Loaded", "2 of 2"), ("sample Counted", "5 of 2"), ("load=finished(a,b,c)", "3 of 3"),
  ])
  func whatFollowsFromTheEndOfATaskIsSeen(setting: String, expected: String) throws {
    let source = """
      screen S {
        var names: [String] = []
        var count: Int = 9
        task load() -> [String]
        sample "Loaded" { load: .finished(["a", "b"]) }
        sample "Counted" { load: .finished(["a", "b"]); count: 5 }
        on load(found) -> names = found
        on names.changed -> count = names.count
        table { row "\\(count) of \\(names.count)" { on select -> load() } }
      }
      """
    let picture = try Samples.picture(source, [setting])
    #expect(picture.contains(expected), "\(picture)")
  }

  @Test func aDateThatNothingGivesIsThePresent() throws {
    let source = """
      record Trip { start: Date }
      screen S(first: Date) {
        var days: [Date] = []
        var trips: [Trip] = []
        var chosen: Int in 0...9 = 3
        content {
          label "since \\(first.formatted(date: .long))"
          label "from \\(days[chosen].formatted(date: .long))"
          label "until \\(trips[chosen].start.formatted(date: .long))"
        }
      }
      """
    let picture = try Samples.picture(source, ["now=2026-05-04T20:00"])
    #expect(picture.contains("since May 4, 2026"), "\(picture)")
    #expect(picture.contains("from May 4, 2026"), "\(picture)")
    #expect(picture.contains("until May 4, 2026"), "\(picture)")
  }

  @Test func whatIsTypedIntoASecureFieldIsHidden() throws {
    let source = """
      screen S {
        var word: String = "tea"
        content { textField "Password" { text <-> word; isSecureTextEntry: true } }
      }
      """
    let picture = try Samples.picture(source, [])
    #expect(picture.contains("•••") && !picture.contains("tea"), "\(picture)")
  }

  @Test func whatATaskBringsInASampleIsInTheVariablesThatWaitForIt() throws {
    let source = """
      screen S {
        var teas: [String] = []
        task load(kind: .network) -> [String]
        sample "Loaded" { load: .finished(["Assam", "Sencha"]) }
        sample "None" { teas: ["Oolong"]; load: .finished(["Assam"]) }
        on appear -> teas = load()
        content { label "teas \\(teas.joined(separator: " "))" }
      }
      """
    #expect(try Samples.picture(source, ["sample Loaded"]).contains("teas Assam Sencha "))
    #expect(try Samples.picture(source, ["sample None"]).contains("teas Oolong "))
  }

  @Test(
    "a sample shows what the ends of its tasks change, and keeps what it says itself",
    arguments: [
      ("sample Loaded", "5 teas, Assam, 9 left"), ("sample Kept", "3 teas, Assam, 3 left"),
      ("sample Sorted", "0 teas, sorted, 9 left"), ("sample Failed", "0 teas, No!, 9 left"),
      ("load=failed(\"Off\")", "0 teas, Off!, 9 left"), ("sort=failed", "1 teas, none, 9 left"),
      ("load=cancelled", "0 teas, none, 9 left"),
      ("load=finished(Assam,b)", "2 teas, Assam, 9 left"),
      ("sort=finished", "0 teas, sorted, 9 left"),
    ])
  func whatTheEndsOfTasksDo(setting: String, expected: String) throws {
    let source = """
      screen S {
        var count: Int in 0...5 = 0
        var best: String? = nil
        var left: Int = 9
        action note(count: Int)
        task load(kind: .network) -> [String]
        task sort(kind: .other)
        sample "Loaded" { load: .finished(["Assam", "b", "c", "d", "e", "f"]) }
        sample "Kept" { count: 3; left: 3; load: .finished(["Assam", "b"]) }
        sample "Sorted" { sort: .finished }
        sample "Failed" { load: .failed("No") }
        on appear { left = 9 }
        on load(found) {
          count = found.count
          if let first = found.first { best = first }
          note(count: count)
          sort()
        }
        on sort -> best = "sorted"
        on load.failed(message) { best = message + "!"; note(count: 0) }
        on sort.failed -> count = 1
        content {
          label "\\(count) teas, \\(best ?? "none"), \\(left) left"
          activityIndicator { while: sort }
        }
      }
      """
    let picture = try Samples.picture(source, [setting])
    #expect(picture.contains(expected), "\(picture)")
  }

  @Test(
    "progress is what a sample or a setting says, and follows the life of its task",
    arguments: [
      ([], "0% –"), (["load=running"], "0% runs"), (["load=running(0.25)"], "25% runs"),
      (["sample Half"], "50% runs"), (["load=running(0.25)", "load=failed(\"No\")"], "25% –"),
      (["load=running(0.25)", "load=finished"], "100% –"),
      (["load=running(0.25)", "load=cancelled"], "0% –"),
      (["load=running(0.25)", "load=running"], "0% runs"),
    ] as [([String], String)])
  func progressOfATask(settings: [String], expected: String) throws {
    let source = """
      screen S {
        task load(kind: .network, duration: .known)
        sample "Half" { load: .running(0.5) }
        content {
          label "\\(load.progress.formatted(.percent)) \\(load.isRunning ? "runs" : "–")"
        }
      }
      """
    let picture = try Samples.picture(source, settings)
    #expect(picture.contains(expected), "\(picture)")
  }

  @Test(
    "a setting says how far the work for an item is",
    arguments: [
      ([], "false | false 0 | false 0"),
      (["load(1)=running(0.5)"], "true | true 0.5 | false 0"),
      (["load(2)=running", "load(1)=failed(\"No\")"], "true | false 0No | true 0"),
      (["load(2)=running", "load(2)=cancelled"], "false | false 0 | false 0"),
      (["sample Both"], "true | true 0.25 | false 1"), (["note(a b)=running"], "- runs"),
      (["mark(here)=running"], "-  marks"), (["load(1)=finished"], "ended 1"),
    ] as [([String], String)])
  func workForAnItem(settings: [String], expected: String) throws {
    let source = """
      enum Place { here; there }
      screen S {
        var last: String = "-"
        task load(for id: Int)
        task note(for text: String)
        task mark(for place: Place)
        sample "Both" { load: .running(0.25, id: 1); load: .finished(id: 2) }
        on load -> last = "ended \\(load.id)"
        content {
          label "\\(load.isRunning) | \\(load(1).isRunning) \\(load(1).progress)\\(load(1).message) | \\(load(2).isRunning) \\(load(2).progress)"
          label "\\(last) \\(note("a b").isRunning ? "runs" : "") \\(mark(.here).isRunning ? "marks" : "")"
        }
      }
      """
    var options = RenderOptions()
    options.width = 80
    let picture = try Samples.picture(source, settings, options: options)
    #expect(picture.contains(expected), "\(picture)")
  }

  @Test(arguments: [
    ("load=running", "`load` runs for each item by itself; write `load(id)=…`"),
    ("save(1)=running", "`save` does not run for items"),
    ("load(x)=running", "`id` is a whole number, and `x` is not"),
  ])
  func whichItem(setting: String, message: String) throws {
    let program = Samples.program(
      source:
        "screen S { task load(for id: Int)\n task save\n content { label \"\\(load.isRunning) \\(save.isRunning)\" } }"
    )
    do {
      _ = try Terminal.render(program, settings: [setting])
      Issue.record("it was set")
    } catch let problem {
      #expect(problem.message.text() == message)
    }
  }

  @Test(arguments: [
    ("en", "1,234.5 copies, 12,000, May 4, 2026"), ("de", "1.234,5 copies, 12.000, 4. Mai 2026"),
    ("ar", "١٬٢٣٤٫٥ copies, ١٢٬٠٠٠, ٤ مايو ٢٠٢٦"),
  ])
  func valuesAreFormattedInTheLanguage(language: String, expected: String) throws {
    let source = """
      screen S {
        var price: Double = 1234.5
        let total = 12000
        let due: Date = "2026-05-04"
        content {
          label "\\(price.formatted()) copies, \\(total.formatted()), \\(due.formatted())"
        }
      }
      """
    var options = RenderOptions()
    options.width = 60
    options.setLanguage(language, nil)
    let picture = try Samples.picture(source, options: options)
    #expect(picture.contains(expected), "\(picture)")
  }

  @Test(arguments: [
    ("flag", "`flag` does not say what to set; write `name=value`", nil),
    ("flg=true", "the screen has no variable `flg`", "Did you mean `flag`?"),
    ("items=[a", "`items` is a list, such as `A,B` or `[\"A\", \"B\"]`, and `[a` is not", nil),
    ("total=10", "`total` goes from 1 to 9, and 10 is outside", nil),
    ("total=many", "`total` is a whole number, and `many` is not", nil),
    ("mode=litt", "`Mode` has no case `litt`", "Did you mean `lit`?"),
    ("mode=dimmed", "`Mode` has no case `dimmed`", "There are `off`, `lit`."),
    (
      "day=soon",
      "`day` is a date such as `2026-01-31`, `2026-01-31T09:00` or `09:00`, and `soon` is not", nil
    ),
    (
      "work=maybe",
      "`work` is a task: `running`, `running(0.5)`, `failed(\"message\")`, `finished`; `maybe` is none of these",
      nil
    ),
    ("sendd.title=x", "the screen has no element `sendd`", "Did you mean `send`?"),
    ("send.titel=x", "`button` has no property `titel`", "Did you mean `title`?"),
    ("rest=5", "`rest` is a duration such as `1h30min`, `15min` or `2s`, and `5` is not", nil),
  ])
  func aMistake(setting: String, message: String, note: String?) throws {
    let program = Samples.program(source: Self.source)
    do {
      _ = try Terminal.render(program, settings: [setting])
      Issue.record("\(setting) is taken")
    } catch let problem {
      #expect(problem.message.text() == message)
      if let note { #expect(problem.notes.map { $0.text() } == [note]) }
    }
  }

  @Test(
    "a setting is a number as in a file, with a sign",
    arguments: [
      ("n=1_000", "1000 0.5 1s"), ("n=0xFF", "255 0.5 1s"), ("n=-7", "-7 0.5 1s"),
      ("n=-9223372036854775808", "-9223372036854775808 0.5 1s"), ("x=1e3", "0 1000 1s"),
      ("x=-1_000.25", "0 -1000.25 1s"), ("x=+2", "0 2 1s"), ("t=1h1_0min", "0 0.5 1h10min"),
      ("n= 7", nil), ("n=1.5", nil), ("n=9223372036854775808", nil), ("n=_", nil), ("x=nan", nil),
      ("x=0x1p3", nil), ("x=1e999", nil), ("x=infinity", nil), ("t=2s1h", nil), ("t=1", nil),
    ])
  func numbers(setting: String, expected: String?) throws {
    let source = """
      screen S {
        var n: Int = 0
        var x: Double = 0.5
        var t: Duration = 1s
        content { label "\\(n) \\(x) \\(t)" }
      }
      """
    let picture = try? Samples.picture(source, [setting])
    #expect(
      picture.map { $0.contains(expected ?? "?") } == expected.map { _ in true }, "\(setting)")
  }

  @Test func theExampleOfARecordCanBeWritten() throws {
    let program = Samples.program(
      source: """
        record Trip { id: Int; start: Date; rest: Duration; tags: [String] }
        screen S(trip: Trip) { content { label "\\(trip.id) \\(trip.start.formatted()) \\(trip.rest)" } }
        """)
    do {
      _ = try Terminal.render(program, settings: ["trip=Trip(id: 1)"])
      Issue.record("a part of a record is taken")
    } catch let problem {
      let parts = problem.message.text().split(separator: "`")
      #expect(parts.count > 2)
      _ = try Terminal.render(program, settings: ["trip=\(parts[2])"])
    }
  }

  @Test(arguments: ["guests[0].name=Ada", "guests.name=Ada"]) func aPartOfAList(setting: String)
    throws
  {
    let program = Samples.program(
      source: """
        record Guest { id: Int; name: String }
        screen S {
          var guest: Guest = Guest(id: 1, name: "")
          var guests: [Guest] = []
          content { label "\\(guest.name) \\(guests.count)" }
        }
        """)
    let whole = #"guests=[Guest(id: 0, name: "")]"#
    let problem = #expect(throws: Problem.self) {
      try Terminal.render(program, settings: [setting])
    }
    let isEmpty = setting.contains("[") ? "empty, and " : ""
    #expect(problem?.message.text() == "`guests` is \(isEmpty)set whole, such as `\(whole)`")
  }

  @Test(
    "an item of a list, and a field of it, is set by its place",
    arguments: [
      ("stays[1].guest.name=Eve", "Ada 0, Eve 0"), ("stays[0].nights=4,5", "Ada 2, Bea 0"),
      (#"stays[0]=Stay(guest: Guest(id: 3, name: "Kim", age: 30))"#, "Kim 0, Bea 0"),
      ("nights[1]=9", "4, 9"), ("nights[1].x=9", "`nights[1]` is set whole, such as `nights[1]=0`"),
      (
        "stays[2].board=half",
        "`stays` has no item 2: it has 2, and the first one is `[0]`"
      ),
      ("stays[0].guest.age=200", "`stays[0].guest.age` goes from 0 to 120, and 200 is outside"),
      ("stays[0][1]=x", nil), ("stays[a]=x", nil), ("[0]=x", nil), ("stays[0=x", nil),
      ("stays[-1].board=half", nil), ("stays[9999999999999999999].board=half", nil),
    ] as [(String, String?)])
  func anItemOfAList(setting: String, expected: String?) throws {
    let source = """
      enum Board { none; half }
      record Guest { id: Int; name: String; age: Int in 0...120 = 30 }
      record Stay { guest: Guest; board: Board = .none; nights: [Int] = [] }
      screen S {
        var stays: [Stay] = [
          Stay(guest: Guest(id: 1, name: "Ada")), Stay(guest: Guest(id: 2, name: "Bea"))
        ]
        var nights: [Int] = [4, 5]
        content {
          label "\\(stays.map("\\($0.guest.name) \\($0.nights.count)").joined(separator: ", "))"
          label "\\(nights.map("\\($0)").joined(separator: ", "))"
        }
      }
      """
    do {
      let picture = try Samples.picture(source, [setting])
      #expect(expected.map { picture.contains($0) } == true, "\(picture)")
    } catch let problem as Problem {
      if let expected { #expect(problem.message.text() == expected) }
    }
  }

  static let stays = """
    enum Board { none; half }
    record Guest { id: Int; name: String; age: Int in 0...120 = 30; let next = age + 1 }
    record Stay { guest: Guest = Guest(id: 1, name: "Ada"); board: Board = .none; nights: [Int] = []; host: Guest? }
    screen S(stay: Stay) {
      var other: Stay? = nil
      let said = stay.guest.name
      content { label "\\(said) \\(stay.guest.age) \\(stay.board) \\(stay.nights.count)" }
    }
    """

  @Test(
    "a field of a record is set by its path, and checked like a variable",
    arguments: [
      ("stay.guest.name=Eve", "Eve 30 None 0"), ("stay.board=half", "Ada 30 Half 0"),
      ("stay.nights=4,5", "Ada 30 None 2"), ("stay.guest.age=7", "Ada 7 None 0"),
      ("stay.guest.age=200", "`stay.guest.age` goes from 0 to 120, and 200 is outside"),
      ("stay.guest.age=x", "`stay.guest.age` is a whole number, and `x` is not"),
      ("stay.gest.age=7", "`Stay` has no field `gest` to set"),
      ("stay.guest.next=7", "`Guest` has no field `next` to set"),
      ("stay.board=full", "`Board` has no case `full`"),
      (
        "stay.nights.first=7", "`stay.nights` is set whole, such as `stay.nights=[0]`"
      ),
      (
        "other.board=half",
        #"`other` is nil, and set whole, such as `other=Stay(guest: Guest(id: 1, name: "Ada", age: 30), board: .none, nights: [], host: nil)`"#
      ),
      (
        "stay.host.name=Eve",
        #"`stay.host` is nil, and set whole, such as `stay.host=Guest(id: 0, name: "", age: 30)`"#
      ),
    ])
  func aFieldOfARecord(setting: String, expected: String) throws {
    do {
      let picture = try Samples.picture(Self.stays, [setting])
      #expect(picture.contains(expected), "\(picture)")
    } catch let problem as Problem {
      #expect(problem.message.text() == expected)
    }
  }

  @Test func anUnknownScreen() throws {
    let program = Samples.program(source: Self.source)
    #expect(throws: Problem.self) { try Terminal.render(program, screen: "T") }
    #expect(throws: Problem.self) {
      try Terminal.render(Samples.program(source: "let a = 1"), screen: nil)
    }
  }

  @Test func elementsAreReadThroughBindings() throws {
    let source = """
      screen S {
        var airplane: Bool = false
        table {
          row "Airplane" { switch plane { isOn <-> airplane } }
          row "Wi-Fi" { switch wifi { isOn: true; isEnabled: !plane.isOn } }
          row "Join" { switch { isOn: true; isEnabled: wifi.isEnabled && wifi.isOn } }
        }
      }
      """
    let free = try Samples.picture(source)
    let grounded = try Samples.picture(source, ["airplane=true"])
    #expect(free.components(of: "(━━●)") == 2 && free.components(of: "(╍╍●)") == 0)
    #expect(grounded.components(of: "(━━●)") == 1 && grounded.components(of: "(╍╍●)") == 2)
  }

  @Test func aSliderTakesItsRangeFromTheVariable() throws {
    let lines = try Samples.lines(
      of: "slider { value <-> volume }", variables: "var volume: Double in 0...200 = 100",
      width: 40)
    #expect(lines.contains("━━━━━━━━━━━━━━━━━●"))
  }

  /// A limit that another limit pushes is read as the control has it.
  @Test(arguments: [
    ("stepper", "least=20", "9 and 10"), ("stepper", "least=2", "2 and 10"),
    ("slider", "least=20", "9.999999999999998 and 10"), ("slider", "least=2", "2 and 10"),
  ])
  func limitsAreReadAsTheyAre(kind: String, setting: String, expected: String) throws {
    let source = """
      screen S {
        var least: Double = 1
        content {
          \(kind) control { minimumValue: least; maximumValue: 10 }
          label "from \\(control.minimumValue) and \\(control.maximumValue) on"
        }
      }
      """
    let picture = try Samples.picture(source, [setting])
    #expect(picture.contains("from \(expected) on"), "\(picture)")
  }

  @Test func componentsTakeArgumentsAndBindings() throws {
    let picture = try Samples.picture(
      """
      component Counter(title: String, count: binding Int, limit: Int = 10) {
        label name "\\(title): \\(count) of \\(limit)"
        stepper { value <-> count; maximumValue: limit; valueLabel: name }
      }
      component Twice(count: binding Int) {
        Counter { title: "First"; count <-> count }
        Counter { title: "Second"; count <-> count; limit: 20 }
      }
      screen S {
        var copies: Int = 4
        content { Twice { count <-> copies } }
      }
      """)
    #expect(picture.contains("First: 4 of 10"))
    #expect(picture.contains("Second: 4 of 20"))
  }

  @Test func loopsAndConditions() throws {
    let source = """
      screen S {
        var names: [String] = ["Ada", "Grace"]
        var level: Int = 0
        content {
          for name in names {
            for number in 1...2 { label "\\(name) \\(number)" }
          }
          if level == 0 { label "zero" } else if level < 3 { label "low" } else { label "high" }
        }
      }
      """
    let picture = try Samples.picture(source)
    for line in ["Ada 1", "Ada 2", "Grace 1", "Grace 2", "zero"] { #expect(picture.contains(line)) }
    #expect(try Samples.picture(source, ["level=2"]).contains("low"))
    #expect(try Samples.picture(source, ["level=5", "names="]).contains("high"))
  }

  @Test func theNearestAppearanceWins() throws {
    let source = """
      appearance label { textColor: #111111 }
      screen S {
        appearance label { textColor: #222222 }
        content {
          label "a"
          label "b" { textColor: #333333 }
        }
      }
      """
    let program = Samples.program(source: source)
    let json = String(decoding: try Terminal.tree(program), as: UTF8.self)
    #expect(json.contains("#222222") && json.contains("#333333") && !json.contains("#111111"))
  }

  @Test func tintIsInherited() throws {
    let source = """
      screen S {
        tintColor: #123456
        content { view { button "A"; button "B" { tintColor: #654321 } } }
      }
      """
    var options = RenderOptions()
    options.color = .full
    let picture = try Samples.picture(source, options: options)
    #expect(picture.contains("38;2;18;52;86") && picture.contains("38;2;101;67;33"))
  }

  /// The view of a screen in a tab is inside that of the outer one; an alert is not.
  @Test(arguments: [
    ("tintColor: #123456", "", [true, true, false]),
    ("appearance screen { tintColor: #123456 }", "", [true, true, false]),
    ("tintColor: #123456", "tintColor: #FF0000", [false, false, false]),
    ("", "", [false, false, false]),
  ])
  func tintIsInheritedInTabs(outer: String, inner: String, isOuter: [Bool]) throws {
    let source = """
      screen App "App" {
        \(outer)
        tabBar { tab "One" { screen: One() }; tab "Two" { content { label "Two" } } }
      }
      screen One "One" {
        \(inner)
        var asks: Bool = true
        content {
          button first "First" { on touchUpInside -> asks = true }
          view { button second "Second" { on touchUpInside -> asks = true } }
        }
        alert "Sure?" { isPresented <-> asks; button third "OK" { role: .cancel } }
      }

      """
    let program = Samples.program(source: source)
    let tree = LiveScreen(program, screen: 0, now: "2026-05-04T16:10").tree
    let tints = ["first", "second", "third"].map { name in
      tree.nodes.first { $0.name == name }?.tint == Color(0x12, 0x34, 0x56)
    }
    #expect(tints == isOuter)
    #expect(
      tree.nodes.first { $0.kind == .tabBar }?.tint
        == (outer.isEmpty ? nil : Color(0x12, 0x34, 0x56)))
  }

  /// The arithmetic of the checker; an expression without a value is left out.
  @Test(arguments: [
    (#"\(n + 1)"#, "5"), (#"\(n * 2 - 10)"#, "-2"), (#"\(n / 3)"#, "1"), (#"\(n % 3)"#, "1"),
    (#"\(d / 8)"#, "0.3125"), (#"\(max(n, 9))"#, "9"), (#"\(round(d))"#, "3"),
    (#"\(n > 3 && d < 3 ? "yes" : "no")"#, "yes"), (#"\(uppercased(s))"#, "ADA"),
    (#"\(count(s))"#, "3"), (#"\(abs(n - 9))"#, "5"), (#"\(list[1])"#, "b"),
    (#"x\(list[n])x"#, "xx"), (#"x\(n / zero)x"#, "x0x"),
    (#"x\(big + big)x"#, "x9223372036854775807x"),
    (#"\(formatted(r))"#, "1h"), (#"\(r * 2)"#, "2h"), (#"\(o ?? "none")"#, "none"),
    (#"x\(localized("key"))x"#, "xkeyx"),
  ])
  func expressions(text: String, expected: String) throws {
    let lines = try Samples.lines(
      of: "label \"\(text)\"",
      variables: """
        var n: Int = 4
        var d: Double = 2.5
        var zero: Int = 0
        var big: Int = 9223372036854775807
        var s: String = "Ada"
        var r: Duration = 1h
        var o: String? = nil
        var list: [String] = ["a", "b"]
        """)
    #expect(lines.contains(expected), "\(lines)")
  }
}

extension String {
  /// How often a text is in it.
  func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
