import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// The elements with errors of the language, or with values that depend on one. Guidelines say
/// nothing about such an element, nor about what is missing around it: a mistake is reported once.
struct Mistakes {
  private enum Nearness: UInt8 { case none, around, own }

  /// The innermost elements with an error, and those around them; empty without any.
  private var nearness: [Nearness] = []

  init(_ program: Program) {
    let errors = program.findings.filter {
      $0.severity == .error && $0.location.file == program.file
    }
    guard !errors.isEmpty || program.imported.values.contains(where: { $0.hasSyntaxMistakes })
    else {
      return
    }
    nearness = Array(repeating: .none, count: program.elements.count)
    for (index, element) in program.elements.enumerated() where element.form == .kind {
      for place in element.properties {
        let entry = program.properties[place]
        if program.expression(entry.expression).type.isPoison,
          Kind.named(element.kind).property(named: entry.name)?.isMisplaced != true
        {
          nearness[index] = .own
        }
      }
    }
    if errors.isEmpty { return }
    let places = program.elements.indices
      .map { (range: program.location(of: program.elements[$0].origin).range, index: $0) }
      .sorted { ($0.range.lowerBound, $0.index) < ($1.range.lowerBound, $1.index) }
    // What has the name of another element may be meant wherever that is named.
    let twins = errors.filter { $0.code.id == LanguageCode.duplicateName.id }.flatMap(\.related)
      .map(\.location)
      .filter { $0.file == program.file }
    for place in (errors.map(\.location) + twins).map(\.range.lowerBound) {
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle].range.lowerBound <= place { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { continue }
      var index = places[low - 1].index
      while index >= 0,
        program.location(of: program.elements[index].origin).range.upperBound < place
      {
        index = Int(program.elements[index].parent)
      }
      guard index >= 0 else { continue }
      // What is written between the children of an element may be what they lack.
      if nearness[index] != .own { noteChildren(of: ElementID(index), in: program) }
      nearness[index] = .own
      while program.elements[index].parent >= 0 {
        index = Int(program.elements[index].parent)
        if nearness[index] == .none { nearness[index] = .around }
      }
    }
  }

  /// Notes the elements directly in one, whatever conditions and loops are around them.
  private mutating func noteChildren(of element: ElementID, in program: Program) {
    for child in program.children(of: element) where nearness[child.index] == .none {
      nearness[child.index] = .around
      switch program.elements[child.index].form {
      case .conditional, .branch, .loop: noteChildren(of: child, in: program)
      default: break
      }
    }
  }

  /// Whether the file has no error.
  var isEmpty: Bool { nearness.isEmpty }

  func concern(_ element: ElementID, atKind isKind: Bool) -> Bool {
    guard !nearness.isEmpty else { return false }
    let found = nearness[element.index]
    return found == .own || isKind && found == .around
  }
}

extension Memo {
  /// Whether a file has errors.
  func hasMistakes(in program: Program) -> Bool {
    let known = mistakes[program.file] ?? Mistakes(program)
    mistakes[program.file] = known
    return !known.isEmpty
  }

  /// Whether an element of a file has an error.
  func hasMistake(_ element: ElementID, in program: Program) -> Bool {
    let known = mistakes[program.file] ?? Mistakes(program)
    mistakes[program.file] = known
    return known.concern(element, atKind: false)
  }

  /// Whether a finding about an element may only follow from an error in it.
  func isDoubtful(_ control: PlacedElement, _ place: PlacedElement.Place) -> Bool {
    let program = control.program
    let isKind =
      switch place {
      case .kind, .look: true
      default: false
      }
    if control.frame < 0 { return ownMistakes.concern(control.instance.element, atKind: isKind) }
    let known = mistakes[program.file] ?? Mistakes(program)
    mistakes[program.file] = known
    return known.concern(control.instance.element, atKind: isKind)
  }
}
