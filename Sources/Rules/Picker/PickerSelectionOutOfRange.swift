import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pickerSelectionOutOfRange = Rule(
    about, visits: .kinds([.picker])
  ) { picker in
    for wheel in picker.children where wheel.is(.wheel) {
      if let values = wheel.written(.values) { checkText(wheel, values, values.items) }
    }
    // The one wheel of the picker itself.
    if let wheels = picker.written(.wheels), let items = wheels.items, items.count == 1 {
      checkText(picker, wheels, wheels.items(of: items[0]))
    }
    guard let rows = picker.written(.selectedRows), let wheels = picker.pickerWheels,
      !wheels.isEmpty
    else { return }
    if picker.hasFixedWheels {
      return rows.isBinding ? checkStates(rows, wheels) : check(rows, wheels)
    }
    if rows.isBinding || picker.isWritten(.selection) { return }
    for way in picker.reachableParts(of: .wheel)
    where !way.elements.isEmpty && way.count == way.elements.count {
      check(rows, way.elements.map(\.elementWheel), way.related)
    }
  }

  /// The rows that the file states.
  private static func check(
    _ rows: Written, _ wheels: [PickerWheel], _ condition: [Finding.Related]? = nil
  ) {
    let picker = rows.control
    guard let items = rows.items else { return }
    if items.count != wheels.count {
      let clamped = wheels.indices.map { index -> String? in
        guard index < items.count else { return "0" }
        guard case .int(let row)? = items[index].value else { return nil }
        return String(clamp(row, wheels[index]))
      }
      func fixes() -> [Fix?] {
        if !clamped.contains(nil), rows.expression.operation == .list {
          let text = "[" + clamped.compactMap { $0 }.joined(separator: ", ") + "]"
          return [picker.replaceValue(rows, with: text)]
        }
        return []
      }
      picker.report(
        about, at: .value(rows),
        label: label(items.count, wheels.count), related: condition ?? [],
        fixes: condition == nil ? fixes() : [])
      return
    }
    for (item, wheel) in zip(items, wheels) {
      guard let count = wheel.count, count > 0 else { continue }
      let limits = 0...Double(count - 1)
      guard case .int(let row)? = item.value, !limits.contains(Double(row)) else {
        if let expression = item.expression,
          let ends = rows.ends(of: expression, beyond: limits)
        {
          picker.report(about, at: item.place, label: ends.label(beyond: limits))
        }
        continue
      }
      let right = String(clamp(row, wheel))
      func fixes() -> [Fix?] {
        if let expression = item.expression {
          return [
            picker.fix(
              Message("select row {row}", "选中第 {row} 行")(["row": .text(right)]), .safe,
              [.replace(picker.program.expression(expression).origin, .whole, right)])
          ]
        }
        return []
      }
      picker.report(
        about, at: item.place,
        label: count == 1
          ? Message("the only row is 0", "唯一的行号是0")()
          : Message("the rows are 0 to {last}", "行号为0到{last}")(["last": .number(count - 1)]),
        related: [
          Finding.Related(
            wheel.control.location(wheel.place), Message("the values of the wheel", "滑轮的值")())
        ] + (condition ?? []), fixes: condition == nil ? fixes() : [])
    }
  }

  /// That there are not as many rows as wheels.
  private static func label(_ rows: Int, _ wheels: Int) -> Phrase {
    Message("{rows} for {wheels}", "{rows}，{wheels}")([
      "rows": counted(rows, "row", "rows", "行"),
      "wheels": counted(wheels, "wheel", "wheels", "个滑轮"),
    ])
  }

  /// The first rows of a variable, and those that samples and steps give it.
  private static func checkStates(_ rows: Written, _ wheels: [PickerWheel]) {
    for state in rows.values(from: rows.control.initial(.selectedRows)) {
      guard case .list(let items) = state.value else { continue }
      // Without any, the first rows are selected.
      if items.count != wheels.count, !items.isEmpty {
        return rows.control.report(
          about, at: .value(rows), label: label(items.count, wheels.count),
          related: rows.related(toState: state.location))
      }
      let wrong = zip(items, wheels).first { item, wheel in
        guard case .int(let row) = item, let count = wheel.count, count > 0 else { return false }
        return !(0..<count).contains(row)
      }
      guard case (.int(let row), let wheel)? = wrong, let count = wheel.count else { continue }
      let label = Message("row {row}, and the last is {last}", "行号为{row}，而最后一行是{last}")([
        "row": .number(row), "last": .number(count - 1),
      ])
      return rows.control.report(
        about, at: .value(rows), label: label, related: rows.related(toState: state.location))
    }
  }

  /// A wheel of texts begins with one of them, and gets no other by samples and steps.
  private static func checkText(
    _ wheel: PlacedElement, _ values: Written, _ items: [ListItem]?
  ) {
    guard let selection = wheel.written(.selection), let items, !items.isEmpty else { return }
    let texts = items.compactMap { item -> String? in
      if case .string(let text)? = item.value { text } else { nil }
    }
    guard texts.count == items.count else { return }
    let wrong = selection.values(from: wheel.initial(.selection)).first { state in
      guard case .string(let text) = state.value else { return false }
      guard state.location != nil, let then = selection.then(state.value) else {
        return !texts.contains(text)
      }
      // In a state that has other texts, these count.
      guard case .list(let items)? = then.value(of: values.entry.expression, in: wheel.scope)
      else { return !texts.contains(text) }
      return !items.contains(.string(text)) && !items.contains { $0.holds(.string(text)) }
    }
    guard let wrong, case .string(let text) = wrong.value else { return }
    wheel.report(
      about, at: .value(selection),
      label: Message("“{text}” is no value of the wheel", "“{text}”不是滑轮中的值")(
        ["text": .text(text)]),
      related: [
        Finding.Related(
          values.valueLocation, Message("the values of the wheel", "滑轮的值")())
      ] + selection.related(toState: wrong.location))
  }

  private static func clamp(_ row: Int, _ wheel: PickerWheel) -> Int {
    guard let count = wheel.count else { return row }
    return min(max(row, 0), max(count - 1, 0))
  }

  private static func counted(
    _ number: Int, _ one: String, _ many: String, _ zh: String
  ) -> Message.Argument {
    .words("\(number) \(number == 1 ? one : many)", "\(number)\(zh)")
  }
}

extension Value {
  /// Whether it is a list with an item.
  fileprivate func holds(_ item: Value) -> Bool {
    if case .list(let items) = self { items.contains(item) } else { false }
  }
}

private let about = Code(
  "picker/selection-out-of-range", .error,
  title: Message("the selected row is not on the wheel", "选中的值不在滑轮中"),
  why: Message(
    "Rows are counted from 0, one for each wheel. A row past the last value cannot be in the "
      + "middle of its wheel, so nothing shows what is chosen.",
    "行号从0开始，每个滑轮对应一个。超出最后一个值的行无法停在滑轮中间，也就无从得知选中的是什么。"),
  citation: .guidelines("Picker"),
  bad: [
    """
    screen Paint {
      content {
        picker {
          wheels: [["Red", "Green"]]
          selectedRows: [2]
          //             ^
          accessibility { label: "Color" }
        }
      }
    }
    """,
    """
    screen Paint {
      content {
        picker {
          wheel { values: ["Red", "Green"] }
          wheel { values: ["Matte", "Gloss"] }
          selectedRows: [1]
          //            ^^^
          accessibility { label: "Color" }
        }
      }
    }
    """,
    """
    screen Paint {
      var isMixed: Bool = false
      content {
        picker {
          if isMixed {
            wheel { values: ["Red", "Green"] }
            wheel { values: ["Matte", "Gloss"] }
          } else {
            wheel { values: ["Red", "Green"] }
          }
          selectedRows: [0, 1]
          //            ^^^^^^
          accessibility { label: "Color" }
        }
      }
    }
    """,
    """
    screen Paint {
      var color: String = "Blue"
      content {
        picker {
          wheel { values: ["Red", "Green"]; selection <-> color }
          //                                              ^^^^^
          accessibility { label: "Color" }
        }
      }
    }
    """,
    """
    component Colors(row: Int) {
      picker {
        wheel { values: ["Red", "Green"] }
        selectedRows: [row]
        accessibility { label: "Color" }
      }
    }

    screen Paint {
      content {
        Colors { row: -1 }
        //            ^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    content {
      picker {
        wheels: [["Red", "Green"], ["Matte", "Gloss"]]
        selectedRows: [1, 0]
        accessibility { label: "Color" }
      }
    }
    """), fix: .safe)
