import CtlCatalogue
import CtlChecker

/// One of the cases of an element: an item of each loop, a side of each choice.
struct ElementCase {
  /// Different for each of a walk.
  let number: Int
  let values: CaseValues
  private let lasting: CaseValues

  fileprivate init(_ number: Int, _ values: CaseValues) {
    self.number = number
    self.values = values
    lasting = values.withoutState
  }

  func value(of id: ExpressionID, in place: CtlChecker.Place) -> Value? {
    (place.program.expression(id).type.base == .bool ? lasting : values).value(of: id, in: place)
  }
}

extension Walk {
  /// The value of an expression in the current case.
  func value(_ id: ExpressionID, of program: Program, in frame: Int32) -> Value? {
    // Most are constants; the expansion computes the others.
    if let constant = program.constant(id) { return constant }
    guard let current else { return expansion.value(id, of: program, in: frame) }
    return current.value(of: id, in: Place(program, frame: frame))
  }

  /// The text that an expression is inside another one, if that is known.
  func text(of id: ExpressionID, in program: Program, _ frame: Int32) -> String? {
    let value = value(id, of: program, in: frame)
    return current.map { $0.values.reading(of: value) } ?? value?.text
  }

  /// The part of an expression that the current case takes.
  func source(of id: ExpressionID, in program: Program, _ frame: Int32) -> ExpressionID {
    guard let current, program.constant(id) == nil else { return id }
    let place = Place(program, frame: frame)
    return current.values.source(of: id, in: place, within: place) ?? id
  }

  /// Whether an element, or a part of it, has a value that is no constant.
  func mayVary(_ index: Int) -> Bool {
    if mayVaryItself(index) { return true }
    let site = sites[index]
    guard site.instance.size > 1, Kind.named(site.element.kind).role == .control else {
      return false
    }
    return inside(index).contains { mayVaryItself($0) }
  }

  private func inside(_ index: Int) -> Range<Int> {
    index + 1..<index + Int(sites[index].instance.size)
  }

  private func mayVaryItself(_ index: Int) -> Bool {
    let site = sites[index]
    let program = expansion.program(of: site.instance)
    return site.properties.contains { position in
      let entry = cascade.property(position)
      return entry.form != .binding && program.constant(entry.expression) == nil
    }
  }

  /// The cases of an element: all combinations of what its values depend on. What would make too many
  /// stays unknown. They have the numbers from `first`.
  func cases(of index: Int, from first: Int) -> [ElementCase] {
    var finder = ChoiceFinder(expansion)
    let role = Kind.named(sites[index].element.kind).role
    for index in index..<(role == .control ? inside(index).upperBound : index + 1) {
      let site = sites[index]
      let place = Place(expansion.program(of: site.instance), frame: site.instance.frame)
      for position in site.properties {
        let entry = cascade.property(position)
        if entry.form != .binding { finder.find(entry.expression, place) }
      }
    }
    var count = 1
    let choices = finder.choices.filter { choice in
      guard count * choice.options.count <= Choice.limit else { return false }
      count *= choice.options.count
      return true
    }
    if choices.isEmpty { return [] }
    return (0..<count).map { number in
      var rest = number
      return ElementCase(
        first + number,
        CaseValues(
          expansion,
          choices.map { choice in
            defer { rest /= choice.options.count }
            return (choice.subject, choice.options[rest % choice.options.count])
          }))
    }
  }

  /// Whether the conditions around an element let it be there in a case.
  func isThere(_ index: Int, in current: ElementCase) -> Bool {
    var next = index
    while let parent = parent(of: next) {
      if sites[next].element.form == .branch {
        var branch = parent + 1
        while branch <= next {
          let site = sites[branch]
          let place = Place(expansion.program(of: site.instance), frame: site.instance.frame)
          let condition = site.element.payload
          if condition >= 0,
            current.values.value(of: ExpressionID(Int(condition)), in: place)
              == .bool(branch != next)
          {
            return false
          }
          branch += Int(site.instance.size)
        }
      }
      next = parent
    }
    return true
  }

  private func parent(of index: Int) -> Int? {
    let parent = sites[index].instance.parent
    return parent < 0 ? nil : Int(parent)
  }
}
