import CtlChecker
import CtlSyntax
import Testing

@Suite struct StyleTests {
  /// The element wins over its style, and the style over appearances, for each state by itself.
  @Test func aStyleStandsBetweenAppearanceAndElement() {
    let program = Program.check(
      SyntaxTree.parse(
        """
        appearance label { textColor: #111111 }
        style quiet: label { textColor: #222222; font: .footnote }

        screen Notes {
          content {
            label "One"
            label "Two" { style: quiet }
            label "Three" { textColor: #333333; style: quiet }
          }
        }
        """))
    #expect(program.findings.map(\.code.id) == [])
    let cascade = Cascade(Expansion(program, .screen(0)))
    let labels = cascade.sites.indices.filter { cascade.sites[$0].element.kind == .label }
    func color(_ program: Program, _ entry: PropertyEntry) -> String? {
      if case .color(let color)? = program.constant(entry.expression) { color.hex } else { nil }
    }
    let colors = labels.map { index -> String? in
      switch cascade.source(.textColor, of: index) {
      case .written(let entry): color(program, entry)
      case .appearance(let look): color(look.program, look.entry)
      default: nil
      }
    }
    #expect(colors == ["#111111", "#222222", "#333333"])
    #expect(labels.map { cascade.looks(.font, of: $0).count } == [0, 1, 1])
  }

  @Test func aPropertyStyleOfAKindStaysWhatItIs() {
    let program = Program.check(
      SyntaxTree.parse(
        """
        style slim: progressView { tintColor: #222222 }

        screen Loading {
          var share: Double in 0...1 = 0.5
          content {
            label "Loading"
            progressView { progress <-> share; style: .default }
            progressView { progress <-> share; style: slim }
          }
        }
        """))
    #expect(program.findings.map(\.code.id) == [])
    #expect(program.elements.filter { $0.style >= 0 }.count == 1)
  }
}
