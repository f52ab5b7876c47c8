import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperFixedOptions = Rule(about, visits: .kinds([.stepper])) { stepper in
    if let options = stepper.written(.options) {
      stepper.report(
        about, at: .property(options),
        label: Message("a list to choose from", "供选择的列表")(),
        fixes: [stepper.picker(options)])
      return
    }
    guard
      FixedSets.words.isHead(of: stepper.name)
        || FixedSets.words.isHead(of: stepper.written(.label, .accessibility)?.knownText)
        || stepper.namesFixedSet
        || stepper.choosesText || stepper.isAboutFixedSet
    else { return }
    stepper.report(
      about, at: .kind,
      label: Message("its values are known by name", "这些值都有各自的名称")())
  }
}

extension PlacedElement {
  /// Whether its variable or its row is about a fixed set: a `month`, “Start Month”, not “Sessions per Month”.
  fileprivate var isAboutFixedSet: Bool {
    let names =
      (written(.value)?.boundNames ?? []) + [nearest(.row)?.written(.title)?.knownText]
    guard names.contains(where: { FixedSets.words.isHead(of: $0) }) else { return false }
    return Steps(self).map { $0.count <= 12 } ?? false
  }

  /// Whether its label is about a fixed set, also in a state that the file names.
  fileprivate var namesFixedSet: Bool {
    guard let text = labelText else { return false }
    return FixedSets.words.isHead(of: text.knownText)
      || text.value == nil && text.hasVaryingWords
        && text.statedTexts.contains { FixedSets.words.isHead(of: $0.text) }
  }

  /// Whether its label, or its row, shows the text of a list at the place that it sets: `"\(sizes[number])"`.
  fileprivate var choosesText: Bool {
    guard let number = written(.value), number.isBinding, let symbol = number.symbol else {
      return false
    }
    let labels = [PropertyName.valueLabel, .describedBy].map { referenced($0)?.written(.text) }
    return (labels + [nearest(.row)?.written(.title)]).contains { text in
      guard let text else { return false }
      let program = text.program
      let parts =
        text.expression.operation == .interpolation
        ? program.operandIDs(of: text.expression) : [text.expressionID]
      return parts.contains { part in
        let item = program.expression(part)
        if item.operation == .conditional {
          return text.namesEachValue(part, of: symbol, Steps(self))
        }
        guard item.operation == .index, item.type == .string || item.type.base == .enumeration
        else { return false }
        return program.isIndex(program.operandIDs(of: item)[1], symbol)
      }
    }
  }

  /// The stepper as a picker of its options, if no value and no handler would be lost.
  fileprivate func picker(_ options: Written) -> Fix? {
    guard handlers.isEmpty, !isWritten(.value), !options.isBinding else { return nil }
    let wheel = "wheel { values: \(options.valueText) }"
    return convert(to: .picker, and: [.add([wheel], to: element.origin)])
  }
}

extension Program {
  /// Whether an index of a list is a variable, also one that counts from 1: `names[month - 1]`.
  fileprivate func isIndex(_ id: ExpressionID, _ symbol: Symbol) -> Bool {
    let place = expression(id)
    if case .arithmetic? = place.operation.form, isConstant(operand(1, of: place)) {
      return isIndex(operand(0, of: place), symbol)
    }
    return place.operation == .symbol && self.symbols[Int(place.payload)] == symbol
  }
}

extension Written {
  /// Whether more than numbers in a text is not known before the app runs.
  fileprivate var hasVaryingWords: Bool {
    guard let (expression, place) = words else { return false }
    return place.program.operandIDs(of: expression).contains { part in
      let base = place.program.expression(part).type.innermost.base
      return base != .int && base != .double && !place.program.isConstant(part)
    }
  }

  /// Whether a chain of choices has a text of its own for each of three or more values of a variable:
  /// `n == 0 ? "Red" : n == 1 ? "Green" : "Blue"`.
  fileprivate func namesEachValue(
    _ id: ExpressionID, of variable: Symbol, _ steps: Steps?
  ) -> Bool {
    var (id, count) = (id, 1)
    while true {
      let choice = program.expression(id)
      guard choice.operation == .conditional else { break }
      let condition = program.expression(program.operand(0, of: choice))
      guard condition.operation == .equal else { return false }
      let sides = program.operandIDs(of: condition)
      let isOwn = sides.contains { side in
        let side = program.expression(side)
        return side.operation == .symbol && program.symbols[Int(side.payload)] == variable
      }
      guard isOwn, sides.contains(where: { program.isConstant($0) }),
        program.isConstant(program.operand(1, of: choice))
      else { return false }
      (id, count) = (program.operand(2, of: choice), count + 1)
    }
    return count > 2 && steps.map { Double(count) > $0.count } ?? false && program.isConstant(id)
  }
}

private let about = Code(
  "stepper/fixed-options", .advice,
  title: Message("for a fixed set of options use a picker", "从固定的一组选项中选择时请使用选择器"),
  why: Message(
    "A stepper goes through numbers one by one and shows none of them. Months or days have names and "
      + "a fixed order: on a wheel people see them and pick one.",
    "步进器逐个经过数值，却不显示它们。月份、星期这类选项有名称，顺序固定，放在滑轮上可以看到并直接选择。"),
  citation: Citation([.catalogSteppers], "Elements Similar to a Stepper (Picker View)"),
  bad: .inScreen(
    """
    content {
      label sizeLabel "Size"
      stepper { describedBy: sizeLabel; options: ["S", "M", "L"] }
      //                                ^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    var number: Int in 1...12 = 1
    content {
      label startLabel "Start Month: \\(number)"
      stepper { describedBy: startLabel; value <-> number }
      //<^^^^^^^
    }
    """,
    #"""
    let months = ["January", "February", "March", "April"]
    var month: Int in 0...3 = 0
    table {
      row "\(months[month])" { stepper { value <-> month } }
      //                       ^^^^^^^
    }
    """#,
    #"""
    var size: Int in 0...2 = 0
    content {
      label sizeLabel "\(size == 0 ? "Small" : size == 1 ? "Medium" : "Large")"
      stepper { value <-> size; describedBy: sizeLabel; valueLabel: sizeLabel }
      //<^^^^^^^
    }
    """#,
    """
    table {
      row "Start Month" { stepper { minimumValue: 1; maximumValue: 12 } }
      //                  ^^^^^^^
    }
    """,
    #"""
    let names = ["Low", "Medium", "High"]
    var heat: Int in 1...3 = 1
    content {
      label heatLabel "\(names[heat - 1])"
      stepper { value <-> heat; describedBy: heatLabel; valueLabel: heatLabel }
      //<^^^^^^^
    }
    """#,
    """
    table {
      row "Starts" { stepper firstWeekday { maximumValue: 6 } }
      //             ^^^^^^^
    }
    """,
    """
    table {
      row { label "每"; stepper { maximumValue: 6; accessibility { label: "星期" } } }
      //                 ^^^^^^^
    }
    """),
  good: .inScreen(
    #"""
    var months: Int in 0...24 = 0
    content {
      label monthsLabel "Months"
      stepper { describedBy: monthsLabel; maximumValue: 24 }
      picker { wheel { values: ["May", "June"] }; accessibility { label: "Month" } }
      label shown "\(months == 0 ? "None" : months == 1 ? "One" : "\(months) in a row")"
      stepper { value <-> months; describedBy: shown; valueLabel: shown }
    }
    table {
      row "Sessions per Month" { stepper { maximumValue: 12 } }
      row "Month" { stepper { minimumValue: 1; maximumValue: 60 } }
    }
    """#), fix: .suggestion)
