import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Properties that a kind does not have, and that a rule explains better than “unknown”. In an edition
/// of the guidelines without that rule they are unknown all the same: nothing comes of them.
enum Swallowed {
  private static let names = KindName.allCases.map { kind in
    PropertyFilter(Kind.named(kind).properties.filter(\.isMisplaced).map(\.name))
  }

  static func names(of kind: KindName) -> PropertyFilter { names[kind.rawValue] }

  static func report(_ control: PlacedElement) {
    for property in Kind.named(control.kind).properties where property.isMisplaced {
      guard let written = control.written(property.name),
        let rule = property.reportingRule.flatMap(Codes.named),
        !rule.editions.contains(control.settings.edition)
      else { continue }
      control.report(
        ControlCode.unknownProperty, at: .property(written),
        ["kind": control.kindPhrase, "name": .text(written.name.name)],
        notes: [
          Message("In other editions of the guidelines: {title}.", "在其他版本的指南中：{title}。")(
            ["title": .phrase(rule.title())])
        ],
        fixes: [control.delete(written, .suggestion)])
    }
  }
}
