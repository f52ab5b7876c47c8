import CtlGenerator
import CtlTestSupport
import Testing

/// A small edit of a file is a small edit of the code made from it, so that it can be reviewed.
@Suite struct StabilityTests {
  static let samples = ProjectFiles.list("Samples", ".ctl")

  @Test("a new row changes lines about the new row alone", arguments: samples)
  func additions(path: String) throws {
    let source = try ProjectFiles.text(path)
    let before = try generated(path, source)
    for place in rows(source) {
      var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines.insert("row \"Novelty\" { switch { accessibility { label: \"Novelty\" } } }", at: place)
      let after = try generated(path, lines.joined(separator: "\n"))
      let changes = after.difference(from: before)
      #expect(changes.removals.isEmpty, "\(path), line \(place + 1): \(changes.removals)")
      #expect(changes.insertions.count <= 6, "\(path), line \(place + 1): \(changes)")
    }
  }

  @Test("a new variable that a label shows changes lines about it alone", arguments: samples)
  func variables(path: String) throws {
    let source = try ProjectFiles.text(path)
    let before = try generated(path, source)
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let row = rows(source).last,
      let screen = lines[...row].lastIndex(where: { $0.hasPrefix("screen ") })
    else { return }
    lines.insert("row { label \"Novelties: \\(novelties)\" }", at: row)
    lines.insert("var novelties: Int in 0...9 = 0", at: screen + 1)
    let after = try generated(path, lines.joined(separator: "\n"))
    let changes = after.difference(from: before)
    // The initializer names all variables, and a list that no longer fits its line is broken.
    #expect(changes.removals.count <= 3, "\(path): \(changes.removals)")
    #expect(changes.insertions.count <= 24, "\(path): \(changes)")
  }

  @Test("elements that say the same are named after what they stand in, wherever one is inserted")
  func sameWords() throws {
    func code(_ rows: [String]) throws -> String {
      try generated(
        "Same.ctl",
        """
        component money(amount: Double) {
          label "\\(amount)"
        }

        screen Same "Same" {
          var rent: Double = 3
          action save
          table {
            section "Home" {
              \(rows.joined(separator: "\n"))
              row {
                button "Save" { on touchUpInside -> save }
              }
            }
            section garden "Yard" {
              row {
                button "Save" { on touchUpInside -> save }
              }
            }
          }
        }
        """
      ).joined(separator: "\n")
    }
    func row(_ title: String) -> String { "row \"\(title)\" { money { amount: rent } }" }
    let alone = try code([row("Rent")])
    #expect(alone.contains("var rentMoney: Money") && !alone.contains("rentRentMoney"))
    for rows in [["Rent", "Food"], ["Food", "Rent"], ["Gas", "Food", "Rent"]] {
      let text = try code(rows.map(row))
      #expect(text.contains("var rentMoney: Money"), "\(rows)")
      #expect(text.contains("var foodRentMoney: Money"), "\(rows)")
      #expect(text.contains("case homeSaveButton") && text.contains("case gardenSaveButton"))
      #expect(!text.contains("Money2") && !text.contains("Button2"))
    }
    let equal = try code([row("Food"), row("Food")])
    #expect(equal.contains("var rentMoney: Money") && equal.contains("var rentMoney2: Money"))
  }

  /// The lines where the rows of a section can go on.
  private func rows(_ source: String) -> [Int] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].hasPrefix("    section ") }.map { $0 + 1 }
  }

  private func generated(_ path: String, _ source: String) throws -> [Substring] {
    let program = try Loading.program(path, source)
    return Generator.swift(program).text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
