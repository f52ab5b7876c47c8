import CtlChecker
import CtlGenerator
import CtlSyntax
import CtlTerminal
import Foundation
import Testing

/// `let` among the elements of a condition or a loop.
@Suite struct LocalNameTests {
  @Test("the number of an element is the place of its item, whichever items `where` leaves out")
  func numbers() throws {
    let program = try Loading.program(
      """
      screen Guests "Guests" {
        var guests: [String] = ["Ada", "Bob", "Al"]
        table {
          for guest in guests where guest.hasPrefix("A") {
            row line "\\(guest)" { on select -> guest = "x" }
          }
        }
      }
      """)
    let code = Generator.swift(program, Options()).text.replacing(#/\s+/#, with: " ")
    for line in [
      "for (index, guest) in guests.enumerated() { if guest.hasPrefix(\"A\") {",
      "name: \"line[\\(index)]\"",
    ] {
      #expect(code.contains(line), "\(line) in \(code)")
    }
  }

  static let source = """
    record Account { id: Int; name: String; balance: Double = 0 }
    component Line(text: String, amount: Double) { label "\\(text) \\(amount)" }
    screen Accounts "Accounts" {
      var accounts: [Account] = [Account(id: 1, name: "House", balance: 30)]
      var log: String = ""
      let total = accounts.sum($0.balance)
      action open(share: Double, text: String)
      table {
        for account in accounts where account.balance > 0 {
          let share = account.balance / max(1, total)
          let words = "\\(share) of all"
          let note: String? = nil
          row "\\(words)" {
            subtitle: note ?? "Nothing"
            Line { text: words; amount: share }
            on select {
              account.balance = 5
              log = "\\(share)"
              open(share: share, text: words)
            }
          }
        } else {
          let unread = 3
          let empty = "No Accounts"
          row "\\(empty)"
        }
        row "\\(log)"
      }
    }
    """

  @Test("Swift works out a name once where it is used, and people read its texts in their language")
  func swift() throws {
    let program = try Loading.program(Self.source)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    for line in [
      "let share: Double = account.balance / max(1.0, total)",
      #"strings("\(share.plainText) of all")"#, "subtitle: note ?? strings(\"Nothing\")",
      "let note: String? = nil", "actions.open(&self, share: share, text: words)",
    ] {
      #expect(code.contains(line), "\(line)")
    }
    // What nothing reads is left out, and what is only shown is looked up where it stands.
    #expect(!code.contains("unread"))
    #expect(code.contains(#"ControlTree(.row, strings("No Accounts"))"#))
    let keys = Set(Generator.strings([program]).map(\.key))
    #expect(keys.isSuperset(of: ["%@ of all", "No Accounts", "Nothing"]), "\(keys)")
  }

  @Test("texts are looked up by what they are, wherever names and functions of lists lead to them")
  func texts() throws {
    let program = try Loading.program(
      """
      record Tea { id: Int; name: String }
      screen Teas "Teas" {
        var k: Int = 1
        let kinds = ["Done", "Open"]
        let teas = [Tea(id: 1, name: "Assam"), Tea(id: 2, name: "Sencha")]
        table {
          if k > 0 {
            let list = k > 5 ? kinds : ["Shut"]
            let maybe: String? = k > 0 ? "Here" : nil
            for item in list { row "1 \\(item)" }
            row "2 \\(list[0])"
            if let there = maybe { row "3 \\(there)" }
          }
          row "4 \\(teas.first?.name ?? "None")"
          row "5 \\(kinds.first(where: $0.count > k) ?? "None")"
          row "6 \\(teas.first(where: $0.id == k)?.name ?? "None")"
        }
      }
      """)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    for line in [
      #"strings("1 \(strings[item])")"#, #"strings("2 \(strings[list.element(at: 0) ?? ""])")"#,
      #"strings("3 \(strings[there])")"#,
      #"(teas.first?.name).map { strings[$0] } ?? strings("None")"#,
      #"kinds.first(where: { $0.count > k }).map { strings[$0] } ?? strings("None")"#,
      #"(teas.first(where: { $0.id == k })?.name).map { strings[$0] } ?? strings("None")"#,
    ] {
      #expect(code.contains(line), "\(line) in \(code)")
    }
  }

  @Test("steps see a name as it was")
  func steps() throws {
    var live = try LiveScreen(Loading.program(Self.source), screen: 0, now: "2026-11-21T09:41")
    let row = try #require(live.tree.nodes.firstIndex { $0.kind == .row })
    #expect(live.tree.nodes[row].text == "1 of all")
    #expect(
      live.perform(.select, of: row) == [
        "account.balance = 5", "log = \"1\"", "open(share: 1, text: \"1 of all\")",
      ])
  }

  @Test("a long chain of names is drawn, and costs no more than its length")
  func chain() throws {
    let names = (1...1_200).map { "let n\($0) = n\($0 - 1) + 1\nlet t\($0) = \"\\(t\($0 - 1))\"" }
    let program = try Loading.program(
      """
      screen A {
        var n: Int = 1
        action go(n: Int)
        content {
          if n > 0 {
            let n0 = n
            let t0 = "\\(n)"
            \(names.joined(separator: "\n"))
            label "\\(n1200)"
            button "\\(t1200)" { on touchUpInside -> go(n: n1200) }
          }
        }
      }
      """)
    let live = LiveScreen(program, screen: 0, now: "2026-11-21T09:41")
    #expect(live.tree.nodes.compactMap(\.text) == ["1201", "1"])
    let code = Generator.swift(program).text
    #expect(code.contains("let n1200: Int = n1199.adding(1)"))
  }

  @Test("names of names of names end, with a finding")
  func bounded() {
    let names = (1...30).map { "let n\($0) = n\($0 - 1) + n\($0 - 1)" }.joined(separator: "\n")
    let program = Program.check(
      SyntaxTree.parse(
        "screen A { var n: Int = 1\ncontent { if n > 0 { let n0 = n\n\(names)\nlabel \"\\(n30)\" } } }"
      ))
    #expect(program.findings.map(\.code.id).contains("type/operands"), "\(program.findings)")
  }
}
