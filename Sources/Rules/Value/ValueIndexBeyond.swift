import CtlChecker
import CtlDiagnostics

extension Rule {
  static let valueIndexBeyond = Rule(
    about,
    file: { file in
      let program = file.program
      if file.hasRangeMistake { return }
      var finder: IndexFinder?
      for (index, expression) in program.expressions.enumerated()
      where expression.operation == .index && expression.constant < 0 {
        let (list, place) = (program.operand(0, of: expression), program.operand(1, of: expression))
        guard !program.isConstant(place), case .list(let items)? = program.constant(list),
          let names = program.namesRead(by: place), let name = program.rangedName(place),
          let bounds = program.bounds(of: place), bounds.areReached,
          bounds.ends.lowerBound < 0 || bounds.ends.upperBound >= Double(items.count)
        else { continue }
        if finder == nil { finder = IndexFinder(program) }
        let beyond =
          names.count == 1
          ? finder?.number(beyond: items.count, ExpressionID(index), place, name)
          : finder?.isCompared(names) == true
            ? nil : bounds.ends.lowerBound < 0 ? bounds.ends.lowerBound : bounds.ends.upperBound
        guard let beyond else { continue }
        file.report(
          Finding(
            about, at: program.location(of: program.expression(place).origin),
            ["index": .number(beyond), "count": .number(Double(items.count))],
            label: (items.isEmpty
              ? Message("`{name}` is {range}; the list is empty", "`{name}` 是 {range}；列表是空的")
              : Message(
                "`{name}` is {range}; the last index is {last}",
                "`{name}` 是 {range}；最后一个下标是 {last}"))([
                "name": .text(program.text(of: name)),
                "range": .text(program.rangeText(of: name)),
                "last": .number(Double(items.count - 1)),
              ])))
      }
    })
}

/// Looks for numbers with which an index is not in its list, and which nothing keeps away from there.
private struct IndexFinder {
  let program: Program
  let places: ExpressionPlaces
  /// The names that some condition compares.
  private let compared: Set<Symbol>
  /// How many numbers are tried from each end of a range.
  private static let limit = 64

  init(_ program: Program) {
    self.program = program
    places = ExpressionPlaces(program)
    var compared: Set<Symbol> = []
    for (index, expression) in program.expressions.enumerated()
    where program.isComparison(expression)
      || expression.operation == .call && expression.type == .bool
    {
      compared.formUnion((program.namesRead(by: ExpressionID(index)) ?? []).map(program.symbol))
    }
    self.compared = compared
  }

  func isCompared(_ names: [ExpressionID]) -> Bool {
    names.contains { compared.contains(program.symbol(of: $0)) }
  }

  /// Such an index, the least one where it is below the list.
  func number(
    beyond count: Int, _ element: ExpressionID, _ index: ExpressionID, _ name: RangedName
  ) -> Double? {
    guard case .int(let low) = name.bounds.least, case .int(let high) = name.bounds.greatest,
      let standings = places.standings(of: element)
    else { return nil }
    var tried = Array((low...high).prefix(Self.limit))
    for number in (low...high).suffix(Self.limit) where number > tried.last ?? .min {
      tried.append(number)
    }
    var result: Int?
    for number in tried {
      guard
        case .int(let index)? = program.value(of: index, where: name.symbol, is: .int(number)),
        index < 0 || index >= count,
        standings.contains(where: { isReached(number, of: name.symbol, at: $0) })
      else { continue }
      if result.map({ index < 0 ? index < $0 : $0 >= 0 && index > $0 }) ?? true { result = index }
    }
    return result.map(Double.init)
  }

  /// Whether a name can be a number at some place: nothing there excludes it, as far as that is known.
  private func isReached(
    _ number: Int, of name: Symbol, at standing: ExpressionPlaces.Standing
  ) -> Bool {
    if name.kind == .variable, standing.changed.contains(Int(name.index)) { return false }
    guard compared.contains(name) else { return true }
    return !places.mayBeAsked(for: name, around: standing.element)
      && standing.facts.allSatisfy { fact in
        if let value = program.value(of: fact.condition, where: name, is: .int(number)) {
          return value == .bool(fact.holds)
        }
        return isApart(fact, from: name)
      }
  }

  /// Whether a condition has nothing to do with a name.
  private func isApart(_ fact: Fact, from name: Symbol) -> Bool {
    guard let names = program.namesRead(by: fact.condition), !names.isEmpty else { return false }
    return names.allSatisfy { id in
      let other = program.symbol(of: id)
      return other.kind == .variable && other != name
        && !places.isChanged(Int(other.index), with: name)
    }
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
    """,
    """
    screen Guide {
      let titles = ["Unpack", "Charge", "Connect"]
      var step: Int in 0...3 = 0
      content {
        for number in 1...3 { label "\\(titles[number])" }
        //                                    ^^^^^^
        if step > 0 {
          let last = step - 1
          label "After: \\(titles[last])"
          label "Now: \\(titles[step])"
          //                   ^^^^
        }
        if step < 3 { label "\\(titles[step])" }
        button "Continue" { on touchUpInside -> step += 1 }
      }
    }
    """,
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
