import CtlChecker
import CtlDiagnostics

extension Rule {
  static let valueIndexBeyond = Rule(
    about,
    file: { file in
      let program = file.program
      if file.hasRangeMistake { return }
      var compared: Set<Int>?
      for expression in program.expressions where expression.operation == .index {
        let (list, index) = (program.operand(0, of: expression), program.operand(1, of: expression))
        guard expression.constant < 0, case .list(let items)? = program.constant(list),
          !program.isConstant(index), let variable = program.rangedVariable(index),
          let bounds = program.bounds(of: index), bounds.areReached,
          bounds.ends.lowerBound < 0 || bounds.ends.upperBound >= Double(items.count)
        else { continue }
        // A condition may keep it in the list.
        if compared == nil { compared = program.comparedVariables }
        if compared?.contains(variable) == true { continue }
        let ends = bounds.ends
        let beyond = ends.lowerBound < 0 ? ends.lowerBound : ends.upperBound
        file.report(
          Finding(
            about, at: program.location(of: program.expression(index).origin),
            ["index": .number(beyond), "count": .number(Double(items.count))],
            label: (items.isEmpty
              ? Message("`{name}` is {range}; the list is empty", "`{name}` 是 {range}；列表是空的")
              : Message(
                "`{name}` is {range}; the last index is {last}",
                "`{name}` 是 {range}；最后一个下标是 {last}"))([
                "name": .text(program.text(program.variables[variable].name)),
                "range": .text(program.rangeText(of: variable)),
                "last": .number(Double(items.count - 1)),
              ])))
      }
    })
}

extension Program {
  /// The variables with a range that some condition compares.
  fileprivate var comparedVariables: Set<Int> {
    var result: Set<Int> = []
    for (index, expression) in tables.expressions.enumerated()
    where isComparison(expression) {
      if let variable = rangedVariable(ExpressionID(index)) { result.insert(variable) }
    }
    return result
  }
}

private let about = Code(
  "value/index-beyond", .warning,
  title: Message(
    "the index can be {index}, in a list of {count}", "下标可能是 {index}，而列表有 {count} 个元素"),
  why: Message(
    "The first element has the index 0, the last one the number of elements less one. The app would "
      + "stop when it reads beyond them: the range of the variable keeps it in the list, or a condition.",
    "第一个元素的下标是 0，最后一个是元素个数减一。读取其他下标会使应用终止：请用变量的范围或条件使它不超出列表。"),
  bad: [
    """
    screen Guide {
      let titles = ["Unpack", "Charge", "Connect"]
      var step: Int in 0...3 = 0
      content {
        label "\\(titles[step])"
        //              ^^^^
        button "Continue" { on touchUpInside -> step += 1 }
      }
    }
    """
  ],
  good: [
    """
    screen Guide {
      let titles = ["Unpack", "Charge", "Connect"]
      var step: Int in 0...2 = 0
      content {
        label "\\(titles[step])"
        button "Continue" { on touchUpInside -> step += 1 }
      }
    }
    """
  ])
