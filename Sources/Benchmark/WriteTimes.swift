import CtlRuntime

/// How long one write of a variable takes in a running screen with many rows, which it does not concern.
enum WriteTimes {
  /// A form of row costs at most so many times what the plainest one does.
  private static let limit = 3.0

  /// Prints a row for each form; false when one costs too much beside the plain one.
  static func run(_ rows: Int) -> Bool {
    let table = Table(columns: [("a write, rows", -16), ("n", 8), ("ms", 9), ("ratio", 9)])
    table.printHeading()
    var plain: Double?
    var isGood = true
    for form in ManyRows.Form.allCases {
      var screen = ManyRows(form, rows)
      let time = best { screen.count += 1 }
      let ratio = time / (plain ?? time)
      plain = plain ?? time
      isGood = isGood && ratio <= limit
      table.printRow([form.rawValue, "\(rows)", fixed(time), fixed(ratio)])
    }
    return isGood
  }
}

/// A screen as `ctl compile` writes it.
private struct ManyRows: ScreenModel {
  enum Form: String, CaseIterable { case plain, component, currency }

  static let allFields: [Field<Self>] = [Field("count", \.count)]
  var form = Form.plain
  var lines: [Int] = []
  var count = 0 {
    didSet { if count != oldValue { update() } }
  }
  var interface = Interface()

  init() { update() }

  init(_ form: Form, _ rows: Int) {
    self.form = form
    lines = Array(0..<rows)
    update()
  }

  func describe() -> ControlTree {
    ControlTree(.screen, "Rows") {
      ControlTree(.table) {
        ControlTree(.row) { ControlTree("countLabel", Label("Count: \(count)")) }
        for (index, line) in lines.enumerated() {
          ControlTree.item(line) {
            switch form {
            case .component:
              RowPart("part[\(index)]", in: interface, title: "Line number \(line)", isOn: line > 9)
            case .plain, .currency:
              ControlTree(
                .row, "Line number \(line)",
                subtitle: form == .plain
                  ? "None" : (Double(line) * 1.25).text(.currency("EUR"), in: "de")
              ) {
                ControlTree("isOnSwitch[\(index)]", Switch()) { $0.isOn = line > 9 }
              }
            }
          }
        }
      }
    }
  }
}

private struct RowPart: ComponentModel {
  var path: Reference
  var interface: Interface
  var title: String
  var isOn: Bool

  init(_ path: Reference, in interface: Interface, title: String, isOn: Bool) {
    (self.path, self.interface, self.title, self.isOn) = (path, interface, title, isOn)
  }

  func describe() -> [ControlTree] {
    ControlTree(.row, title, in: interface) {
      ControlTree("\(path).isOnSwitch", Switch(interface)) { $0.isOn = isOn }
    }
  }
}
