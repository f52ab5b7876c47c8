import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension PlacedElement {
  /// At the root of a screen or component: reports the constraints with the baseline of an element
  /// of some kinds, which have none.
  func checkBaselines(_ about: Code, _ words: Message, _ lacks: (Kind) -> Bool) {
    func isLacking(_ operand: ElementID?) -> Bool {
      guard let operand, let (source, only) = program.boxed(operand),
        case let element = source.element(only), element.form == .kind
      else { return false }
      return lacks(Kind.named(element.kind))
    }
    for constraint in constraints {
      switch constraint.form {
      case .kind(_, let operands):
        guard constraint.kindName == "baselines", let index = operands.firstIndex(where: isLacking)
        else { continue }
        let places = program.origins.operands(of: constraint.origin)
        guard index < places.count else { continue }
        report(
          about, words, on: places[index], operands[index], replacing: [constraint.origin],
          with: "verticalCenters")
      case .equation(let left, let right, _):
        check(constraint, [left, right], about, words, isLacking)
      }
    }
  }

  private func check(
    _ constraint: Constraint, _ sides: [Constraint.Anchor?], _ about: Code, _ words: Message,
    _ isLacking: (ElementID?) -> Bool
  ) {
    let names = ["baseline", "firstBaseline"]
    guard
      let element = sides.lazy.compactMap({ $0 }).first(where: {
        names.contains($0.name) && isLacking($0.element)
      })?.element
    else { return }
    let name = program.source(of: program.element(element).origin, .name)
    let anchors = program.origins.operands(of: constraint.origin)
      .filter { names.contains(program.source(of: $0, .name)) }
    guard let guilty = anchors.first(where: { program.source(of: $0, .word) == name }) else {
      return
    }
    report(about, words, on: guilty, element, replacing: anchors, with: "centerY")
  }

  private func report(
    _ about: Code, _ words: Message, on place: OriginID, _ element: ElementID,
    replacing named: [OriginID], with word: String
  ) {
    report(
      about, at: .origin(place),
      label: Message("no text, so no baseline", "没有文字，也就没有基线")(),
      related: [
        Finding.Related(program.location(of: program.element(element).origin, .word), words())
      ],
      fixes: [
        fix(
          Message("change it to `{word}`", "改为 `{word}`")(["word": .text(word)]), .suggestion,
          named.map { .replace($0, .name, word) })
      ])
  }
}
