import CtlChecker
import CtlPreview
import CtlSyntax
import Testing

/// Screens in use that change what their openers have.
@Suite struct BoundScreenTests {
  static let guests = """
    record Guest { id: Int; name: String; comes: Bool = true }
    screen Guests "Guests" {
      var guests: [Guest] = [Guest(id: 1, name: "Grace"), Guest(id: 2, name: "Ada")]
      var count: Int in 0...3 = 0
      var best: Guest? = Guest(id: 7, name: "Mary")
      on guests.changed -> count += 1
      task drop() -> [Guest]
      table {
        for guest in guests.sorted(by: $0.name) {
          row "\\(guest.name) \\(guest.comes)" { on select -> push Edit(guest <-> guest) }
        }
        row "Changes \\(count)"
        row "Name of the First" {
          on select { guests = drop(); look() }
        }
        if let best = best { row "Best \\(best.name)" { on select -> push Edit(guest <-> best) } }
        row "Count" { on select -> sheet Count(count <-> count) }
      }
      action look()
    }
    screen Edit(guest: binding Guest) "Edit" {
      table {
        row "Comes" { on select -> guest.comes.toggle() }
        row "Rename" { on select -> push Rename(name <-> guest.name) }
        row "Away" { on select { guest.comes = false; close } }
      }
    }
    screen Rename(name: binding String) "Rename" {
      var note: String = "-"
      on name.changed -> note = "Now \\(name)"
      table {
        row "Bob" { on select -> name = "Bob" }
        row "Zoe" { on select { name = "Zoe"; close } }
        row "\\(note)"
      }
    }
    screen Count(count: binding Int) "Count" {
      toolbar { button "Nine" { on touchUpInside -> count = 9 } }
      table { row "Is \\(count)" { on select -> close } }
    }
    """

  @Test("each event changes the item, wherever it is in the list then")
  func items() throws {
    let text = try play(
      Self.guests, "tap Grace true\ntap Rename\ntap Bob\nkey escape\nkey escape")
    #expect(text.contains("Ada true") && text.contains("Bob true"), "\(text)")
    #expect(text.contains("Changes 1"), "\(text)")
    #expect(text.contains("screen Edit: guest.changed → guests.changed → count = 1"), "\(text)")
  }

  @Test("what changes as the screen closes is there when it is gone")
  func closing() throws {
    let text = try play(Self.guests, "tap Ada true\ntap Away")
    #expect(text.contains("Ada false") && text.contains("Changes 1"), "\(text)")
    let through = try play(Self.guests, "tap Ada true\ntap Rename\ntap Zoe\nkey escape")
    #expect(through.contains("Zoe true"), "\(through)")
  }

  @Test("the screen follows its own parameter")
  func following() throws {
    let text = try play(Self.guests, "tap Ada true\ntap Rename\ntap Bob")
    #expect(text.contains("Now Bob"), "\(text)")
  }

  @Test("an item that is gone gets nothing")
  func goneItems() throws {
    let text = try play(
      Self.guests, "tap Ada true\nset Guests.guests=[]\ntap Comes\nkey escape")
    #expect(!text.contains("Ada") || !text.contains("Ada false"), "\(text)")
    #expect(text.contains("Changes 0"), "\(text)")
  }

  @Test("a record that `if let` names is found again by its `id`, or gets nothing")
  func namedRecords() throws {
    let source = """
      record Guest { id: Int; name: String }
      screen Pick "Pick" {
        var picked: Guest? = Guest(id: 1, name: "Ada")
        table {
          if let p = picked { row "\\(p.name)" { on select -> push Edit(guest <-> p, name <-> p.name) } }
          row "Is \\(picked?.name ?? "-") \\(picked?.id ?? 0)"
        }
      }
      screen Edit(guest: binding Guest, name: binding String) "Edit" {
        table {
          row "Zoe" { on select -> guest.name = "Zoe" }
          row "Eve" { on select -> name = "Eve" }
        }
      }
      """
    let own = try play(source, "tap Ada\ntap Zoe\nkey escape\nframe\ntap Zoe\ntap Eve\nkey escape")
    #expect(own.contains("Is Zoe 1") && own.contains("Is Eve 1"), "\(own)")
    let other = "set Pick.picked=Guest(id: 2, name: \"Bob\")"
    for name in ["Zoe", "Eve"] {
      let text = try play(source, "tap Ada\n\(other)\ntap \(name)\nkey escape")
      #expect(text.contains("Is Bob 2"), "\(text)")
    }
  }

  @Test("a step after the one that opens a screen changes what it follows")
  func laterSteps() throws {
    let source = """
      screen Home "Home" {
        var name: String = "Ann"
        table {
          row "Both" { on select { push Edit(name <-> name); name = "Zoe" } }
          row "Is \\(name)"
        }
      }
      screen Edit(name: binding String) "Edit" {
        table { row "\\(name)"; row "Add" { on select -> name = name + "x" } }
      }
      """
    let text = try play(source, "tap Both\nframe\ntap Add\nkey escape")
    #expect(
      text.contains("Zoe")
        && text.contains("Is Zoex"), "\(text)")
  }

  @Test("a value that is there has its place, and a variable its range")
  func places() throws {
    let text = try play(
      Self.guests, "tap Best Mary\ntap Rename\ntap Bob\nkey escape\nkey escape")
    #expect(text.contains("Best Bob"), "\(text)")
    let counted = try play(Self.guests, "tap Count\ntap Nine\ntap Is 3")
    #expect(counted.contains("Changes 3"), "both screens keep the range: \(counted)")
  }

  static let live = """
    record Guest { id: Int; name: String; note: String? }
    screen Guests "Guests" {
      var guests: [Guest] = [Guest(id: 1, name: "Grace"), Guest(id: 2, name: "Ada")]
      var top: Guest? = Guest(id: 9, name: "Mary")
      var most: Int = 3
      var count: Int in 0...most = 0
      var seen: Int = 0
      task load() -> [Guest]
      task raise() -> Int
      sample "Loaded" {
        load: .finished([Guest(id: 2, name: "Eve", note: "x"), Guest(id: 3, name: "New")])
        raise: .finished(9)
      }
      on appear -> guests = load()
      on guests.changed -> seen += 1
      table {
        for guest in guests {
          row "\\(guest.name)" { on select -> push Edit(guest <-> guest, note <-> guest.note) }
          row "Plain \\(guest.name)" { on select -> push Plain(name: guest.name) }
        }
        if let own = top { row "Top" { on select -> push Rename(name <-> own.name) } }
        row "Count" { on select { most = raise(); sheet Count(count <-> count, most: most) } }
        row "Seen \\(seen)"
      }
    }
    screen Edit(guest: binding Guest, note: binding String?) "Edit" {
      var changes: Int = 0
      on guest.changed -> changes += 1
      table {
        row "Is \\(guest.name) \\(note ?? "-") \\(changes)"
        row "Rename" { on select -> push Rename(name <-> guest.name) }
        row "Name" { textField field { text <-> guest.name; placeholder: "Ada" } }
      }
    }
    screen Rename(name: binding String) "Rename" {
      var changes: Int = 0
      on name.changed { changes += 1; if name == "Eve" { name = "Eva" } }
      table { row "Now \\(name) \\(changes)"; row "Set" { on select -> name = "Set" } }
    }
    screen Plain(name: String) "Plain" { table { row "Was \\(name)" } }
    screen Count(count: binding Int, most: Int) "Count" {
      table { row "Is \\(count) of \\(most)" { on select -> close } }
      toolbar { button "Seven" { on touchUpInside -> count = 7 } }
    }
    """

  @Test("what the opener changes meanwhile reaches the opened screen, which does what follows")
  func meanwhile() throws {
    let text = try play(Self.live, "tap Ada\nframe\nkey t")
    #expect(text.contains("Is Ada - 0") && text.contains("Is Eve x 1"), "\(text)")
    #expect(text.contains("screen Edit: guest.changed → changes = 1"), "\(text)")
    let other = "set Guests.guests=[Guest(id: 2, name: \"Zoe\", note: \"y\")]"
    let typed = try play(Self.live, "tap Ada\ntap field\ntype !\n\(other)\ntype ?")
    #expect(typed.contains("Is Zoe? y"), "a text that is typed goes on with it: \(typed)")
  }

  @Test("it reaches the screens that the opened one has opened, and what these change goes back")
  func furtherScreens() throws {
    let script = "tap Ada\ntap Rename\nkey t\nframe\nkey escape\nframe\nkey escape"
    let text = try play(Self.live, script)
    #expect(text.contains("Now Eva 1"), "\(text)")
    #expect(text.contains("Is Eva x"), "\(text)")
    #expect(text.contains("│ Eva"), "the opener has it too: \(text)")
  }

  @Test("a place that is gone leaves the last value, and comes back")
  func goneMeanwhile() throws {
    let gone = try play(Self.live, "tap Ada\nset Guests.guests=[]\nframe")
    #expect(gone.contains("Is Ada - 0"), "\(gone)")
    let other = "set Guests.guests=[Guest(id: 2, name: \"Zoe\", note: \"y\")]"
    let back = try play(Self.live, "tap Ada\nset Guests.guests=[]\n\(other)\nframe")
    #expect(back.contains("Is Zoe y 1"), "\(back)")
    let top = try play(Self.live, "tap Top\nset Guests.top=nil\nframe")
    #expect(top.contains("Now Mary 0"), "\(top)")
  }

  @Test("a range is that of the place as it is now, and a parameter without `binding` stays")
  func rangesMeanwhile() throws {
    let text = try play(Self.live, "key t\ntap Count\ntap Seven\nframe\nkey t\ntap Seven")
    #expect(text.contains("Is 3 of 3") && text.contains("Is 7 of 3"), "\(text)")
    let plain = try play(Self.live, "tap Plain Ada\nkey t")
    #expect(plain.contains("Was Ada"), "\(plain)")
  }

  @Test("what a tab has opened follows when the tab is chosen again")
  func openedInTabs() throws {
    let source = """
      screen House "House" {
        var user: String = "Ada"
        tabBar {
          tab "One" { screen: Account(user <-> user) }
          tab "Two" { table { row "Zoe" { on select -> user = "Zoe" } } }
        }
      }
      screen Account(user: binding String) "Account" {
        table { row "Further" { on select -> push Further(user <-> user) } }
      }
      screen Further(user: binding String) "Further" {
        var changes: Int = 0
        on user.changed -> changes += 1
        table { row "Is \\(user) \\(changes)" }
      }
      """
    let text = try play(source, "tap Further\ntap Two\ntap Zoe\ntap One")
    #expect(text.contains("Is Zoe 1"), "\(text)")
  }

  @Test("screens whose handlers answer each other come to an end")
  func answeringScreens() throws {
    let text = try play(
      """
      screen A "A" {
        var n: Int = 0
        on n.changed -> n += 1
        table { row "Go" { on select -> push B(n <-> n) } }
      }
      screen B(n: binding Int) "B" {
        on n.changed -> n += 1
        table { row "Go" { on select -> push C(n <-> n) } }
      }
      screen C(n: binding Int) "C" {
        on n.changed -> n += 1
        table { row "At \\(n)" { on select -> n += 1 } }
      }
      """, "tap Go\ntap Go\ntap At 0")
    #expect(text.contains("At "), "\(text)")
  }

  static let house = """
    screen House "House" {
      var user: String = "Ada"
      var renames: Int = 0
      on user.changed { renames += 1; if user == "Nobody" { user = "Grace" } }
      tabBar {
        tab "Account" { screen: Account(user <-> user, count: renames) }
        tab "Home" { content { label "Home of \\(user)" } }
      }
    }
    screen Account(user: binding String, count: Int) "Account" {
      table {
        row "User \\(user) \\(count)"
        row "Bob" { on select -> user = "Bob" }
        row "Nobody" { on select -> user = "Nobody" }
        row "Further" { on select -> push Further(user <-> user) }
      }
    }
    screen Further(user: binding String) "Further" {
      table { row "Zoe" { on select -> user = "Zoe" } }
    }
    """

  @Test("the outer screen follows that of its tab, which follows it")
  func tabs() throws {
    #expect(try play(Self.house, "tap Bob").contains("User Bob 1"))
    let text = try play(Self.house, "tap Bob\ntap Nobody")
    #expect(text.contains("User Grace 2"), "\(text)")
    #expect(try play(Self.house, "tap Bob\ntap Home").contains("Home of Bob"))
    let further = try play(Self.house, "tap Further\ntap Zoe\ntap Home")
    #expect(further.contains("Home of Zoe"), "\(further)")
    #expect(try play(Self.house, "tap Further\ntap Zoe\nkey escape").contains("User Zoe 1"))
  }

  @Test("a screen in a tab does what follows from a parameter that the outer screen changes")
  func parameterOfTab() throws {
    let source = """
      screen House "House" {
        var user: String = "Ada"
        tabBar {
          tab "Menu" { screen: Menu(user: user) }
          tab "Names" { table { row "Zoe" { on select -> user = "Zoe" } } }
        }
      }
      screen Menu(user: String) "Menu" {
        var greetings: Int = 0
        on user.changed -> greetings += 1
        table { row "Is \\(user) \\(greetings)" }
      }
      """
    let text = try play(source, "frame\ntap Names\ntap Zoe\ntap Menu")
    #expect(text.contains("Is Ada 0") && text.contains("Is Zoe 1"), "\(text)")
  }

  static let counters = """
    screen Outer "Outer" {
      var total: Int in 0...3 = 0
      tabBar {
        tab "One" { screen: Counter(total <-> total) }
        tab "Two" { screen: Other(total <-> total) }
      }
    }
    screen Counter(total: binding Int) "Counter" {
      table { row "Two" { on select -> total += 2 } row "Is \\(total)" { on select -> total = 0 } }
    }
    screen Other(total: binding Int) "Other" {
      var seen: Int = 0
      on total.changed {
        seen += 1
        if total == 2 { total = 1 }
      }
      table { row "Seen \\(seen)" }
    }
    """

  @Test("a screen in another tab does what follows at once, in the range of the outer one")
  func otherTabs() throws {
    let text = try play(Self.counters, "tap Two #2\ntap One\ntap Two\nframe\ntap Two #2")
    #expect(text.contains("Is 1") && text.contains("Seen 1"), "\(text)")
    #expect(text.contains("screen Other: total.changed → seen = 1; total = 1"), "\(text)")
    let range = try play(Self.counters, "tap Two\ntap Two")
    #expect(range.contains("Is 3"), "\(range)")
  }

  @Test("a screen that is read again keeps the range that its opener has then")
  func rangeReadAgain() throws {
    var preview = try Preview(Program.check(SyntaxTree.parse(Self.guests)))
    preview.run("tap Count")
    preview.reload(
      Program.check(SyntaxTree.parse(Self.guests.replacing("in 0...3", with: "in 0...5"))),
      findings: [], hasErrors: false)
    let text = PreviewScript.text(
      try PreviewScript.play("size 60 24\ntap Nine\nframe", on: preview))
    #expect(text.contains("Is 5"), "\(text)")
  }

  @Test("screens that change each other's values come to an end")
  func circles() throws {
    let text = try play(
      """
      screen A "A" {
        var n: Int = 0
        on n.changed -> push B(n <-> n)
        table { row "Go \\(n)" { on select -> n += 1 } }
      }
      screen B(n: binding Int) "B" {
        on appear -> n += 1
        table { row "At \\(n)" }
      }
      """, "tap Go 0")
    #expect(text.contains("At "), "\(text)")
  }

  @Test("a screen that is read again still changes its opener")
  func readAgain() throws {
    let program = Program.check(SyntaxTree.parse(Self.house))
    var preview = try Preview(program)
    preview.run("tap Further")
    preview.reload(
      Program.check(SyntaxTree.parse("enum New { a }\n" + Self.house)), findings: [],
      hasErrors: false)
    let text = PreviewScript.text(
      try PreviewScript.play("size 60 24\ntap Zoe\nkey escape\nframe", on: preview))
    #expect(text.contains("User Zoe 1"), "\(text)")
  }
}
