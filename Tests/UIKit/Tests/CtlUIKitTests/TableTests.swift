import CtlRuntime
import CtlUIKit
import Testing
import UIKit

/// Rows and sections that come, go and move: the table takes only what has changed.
@MainActor
@Suite struct TableTests {
  private struct Lists: ScreenModel {
    var lists: [String] = ["a", "b", "c"] { didSet { if lists != oldValue { update() } } }
    var rows: [String: [String]] = [:] { didSet { if rows != oldValue { update() } } }
    var interface = Interface()

    init() { update() }

    static var allFields: [Field<Self>] { [] }

    func describe() -> ControlTree {
      ControlTree(.screen) {
        ControlTree(.table) {
          for (index, list) in lists.enumerated() {
            ControlTree.item(list) {
              ControlTree(.section, list, name: Reference("section[\(index)]")) {
                for (place, row) in (rows[list] ?? ["1", "2"]).enumerated() {
                  ControlTree.item(row) {
                    ControlTree(.row, row, name: Reference("row[\(index)][\(place)]")) {
                      ControlTree(Reference("field[\(index)][\(place)]"), CtlRuntime.TextField())
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// What the table shows: its sections with their rows.
  private func texts(_ table: UITableView) -> [String] {
    guard let source = table.dataSource else { return [] }
    return (0..<table.numberOfSections).map { section in
      let title = source.tableView(table, titleForHeaderInSection: section) ?? ""
      let rows = (0..<table.numberOfRows(inSection: section)).map { row in
        let cell = table.cellForRow(at: IndexPath(row: row, section: section))
        return cell.flatMap { firstText($0) } ?? "?"
      }
      return title + rows.joined()
    }
  }

  private func firstText(_ view: UIView) -> String? {
    if let text = (view as? UILabel)?.text { return text }
    for inside in view.subviews {
      if let text = firstText(inside) { return text }
    }
    return nil
  }

  @Test("sections and rows move, and the field that people type in stays")
  func moving() throws {
    let shown = Shown(Lists(), ())
    let table = try #require(shown.views(UITableView.self).first)
    let field = try shown.view("field[2][1]", UITextField.self)
    let loads = table.loads
    field.becomeFirstResponder()
    shown.controller.screen.lists = ["c", "a", "b"]
    #expect(texts(table) == ["c12", "a12", "b12"] && table.changes == ["-0/0 +0/0 ~1/0"])
    table.forgetChanges()
    shown.controller.screen.rows["c"] = ["2", "1", "3"]
    #expect(texts(table) == ["c213", "a12", "b12"] && table.changes == ["-0/0 +0/1 ~0/1"])
    table.forgetChanges()
    shown.controller.change {
      $0.lists = ["d", "b", "c"]
      $0.rows["c"] = ["3", "2"]
    }
    #expect(texts(table) == ["d12", "b12", "c32"] && table.changes.count == 2)
    #expect(field.isFirstResponder && table.loads == loads, "nothing was loaded again")
  }

  @Test("any order of anything follows any other", arguments: 0..<20)
  func randomOrders(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let shown = Shown(Lists(), ())
    let table = try #require(shown.views(UITableView.self).first)
    let loads = table.loads
    for _ in 0..<20 {
      func some(_ names: [String]) -> [String] {
        Array(names.shuffled(using: &random).prefix(.random(in: 0...names.count, using: &random)))
      }
      shown.controller.change { screen in
        screen.lists = some(["a", "b", "c", "d"])
        for list in screen.lists { screen.rows[list] = some(["1", "2", "3", "4"]) }
      }
      let screen = shown.controller.screen
      #expect(texts(table) == screen.lists.map { $0 + (screen.rows[$0] ?? []).joined() })
    }
    #expect(table.loads == loads)
  }

  private struct Nested: ScreenModel {
    var isOpen = false { didSet { if isOpen != oldValue { update() } } }
    var interface = Interface()

    init() { update() }

    static var allFields: [Field<Self>] { [] }

    func describe() -> ControlTree {
      func inner(_ name: Reference) -> ControlTree {
        ControlTree(.row, name: name) {
          ControlTree(.table) { for row in ["1", "2"] { ControlTree(.row, row) } }
        }
      }
      return ControlTree(.screen) {
        ControlTree(.table) {
          inner("first")
          if isOpen { inner("second") }
        }
      }
    }
  }

  @Test("a table in a row shows its rows as soon as the row is there")
  func nested() throws {
    let shown = Shown(Nested(), ())
    func counts() -> [Int] {
      shown.views(UITableView.self).dropFirst().map {
        $0.numberOfSections > 0 ? $0.numberOfRows(inSection: 0) : 0
      }
    }
    #expect(counts() == [2])
    shown.controller.screen.isOpen = true
    #expect(counts() == [2, 2])
  }

  @Test("a table inside of something else is as high as its rows; one in the screen scrolls them")
  func heights() throws {
    let shown = Shown(Nested(), ())
    let tables = shown.views(UITableView.self)
    #expect(tables.map(\.isScrollEnabled) == [true, false])
    #expect(tables.map(\.intrinsicContentSize.height) == [UIView.noIntrinsicMetric, 88])
  }
}
