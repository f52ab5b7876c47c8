import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// The elements with errors of the language, or with values that depend on one. Guidelines say nothing about such an element, nor about
/// what is missing around it: a mistake is reported once.
struct Mistakes {
  /// The innermost elements with an error.
  private var own: Set<ElementID> = []
  /// The elements around these.
  private var around: Set<ElementID> = []

  init(_ program: Program) {
    let errors = program.findings.filter {
      $0.severity == .error && $0.location.file == program.file
    }
    guard !errors.isEmpty || program.imported.values.contains(where: \.hasSyntaxMistakes) else {
      return
    }
    for (index, element) in program.elements.enumerated() where element.form == .kind {
      let kind = Kind.named(element.kind)
      let isDoubtful = program.properties[element.properties].contains { entry in
        program.expression(entry.expression).type.isPoison
          && kind.property(named: entry.name)?.isMisplaced != true
      }
      if isDoubtful { own.insert(ElementID(index)) }
    }
    let places = program.elements.indices
      .map { (range: program.location(of: program.elements[$0].origin).range, index: $0) }
      .sorted { ($0.range.lowerBound, $0.index) < ($1.range.lowerBound, $1.index) }
    for error in errors {
      let place = error.location.range.lowerBound
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
      own.insert(ElementID(index))
      while program.elements[index].parent >= 0 {
        index = Int(program.elements[index].parent)
        around.insert(ElementID(index))
      }
    }
  }

  func concern(_ element: ElementID, atKind isKind: Bool) -> Bool {
    own.contains(element) || (isKind && around.contains(element))
  }
}

extension Memo {
  /// Whether a finding about an element may only follow from an error in it.
  func isDoubtful(_ control: PlacedElement, _ place: PlacedElement.Place) -> Bool {
    let program = control.program
    let known: Mistakes
    if let found = mistakes[program.file] {
      known = found
    } else {
      known = Mistakes(program)
      mistakes[program.file] = known
    }
    if case .kind = place { return known.concern(control.instance.element, atKind: true) }
    return known.concern(control.instance.element, atKind: false)
  }
}
