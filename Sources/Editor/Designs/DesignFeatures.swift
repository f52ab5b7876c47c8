import CtlCatalogue
import CtlChecker
import CtlDiagnostics

// Features for documents of Interface Builder, which have no syntax tree: everything comes from the
// typed program.

extension EditorSnapshot {
  /// The screens of a document with their elements; nil for a file of Ctl.
  func designSymbols(in file: FileID) -> [DocumentSymbol]? {
    guard let program = program(file), program.design != nil else { return nil }
    return program.screens.map { screen in
      symbol(screen.root, program, .screen, program.text(screen.name))
    }
  }

  /// The depth of a document is bounded, and so is the recursion.
  private func symbol(
    _ id: ElementID, _ program: Program, _ kind: SymbolKind, _ name: String
  ) -> DocumentSymbol {
    let element = program.element(id)
    let range = program.origins.range(of: element.origin, .whole)
    let word = program.origins.range(of: element.origin, .word)
    return DocumentSymbol(
      name: name, detail: title(of: element, program), kind: kind, range: range,
      selection: word.clamped(to: range),
      children: program.children(of: id).map { child in
        let element = program.element(child)
        return symbol(child, program, .element, program.name(of: element) ?? element.kind.name)
      })
  }

  /// The text that people read on an element.
  private func title(of element: Element, _ program: Program) -> String {
    guard let primary = Kind.named(element.kind).primaryText,
      let entry = program.properties[element.properties].first(where: { $0.name == primary }),
      case .string(let text)? = program.constant(entry.expression)
    else { return "" }
    return text.shortened(to: 60)
  }

  /// The fixes of the findings in a range of a document; nil for a file of Ctl. The other actions
  /// change the text of a syntax tree, which a document does not have.
  func designActions(in file: FileID, range: Range<Int>) -> [CodeAction]? {
    guard program(file)?.design != nil, let checked = self.file(file) else { return nil }
    let touched = checked.findings.filter {
      $0.location.range.lowerBound <= range.upperBound
        && range.lowerBound <= $0.location.range.upperBound
    }
    var actions = touched.flatMap { finding in
      finding.fixes.enumerated().map { position, fix in
        CodeAction(
          title: fix.title, kind: .quickFix, edits: fix.edits,
          isPreferred: position == 0 && fix.safety == .safe, finding: finding)
      }
    }
    if checked.findings.contains(where: \.hasSafeFix) {
      actions.append(
        CodeAction(
          title: Phrase(Message("apply all safe fixes in this file", "应用此文件中所有安全的修复")),
          kind: .fixAll, change: .fixAll))
    }
    return actions
  }

  /// What the element under the cursor is, how it looks, and why what was found matters.
  func designHover(at offset: Int, in file: FileID) -> Hover? {
    guard let program = program(file), program.design != nil else { return nil }
    var range: Range<Int>?
    var contents = Documentation()
    let index = program.elements.indices.first {
      program.origins.range(of: program.elements[$0].origin, .word).contains(offset)
    }
    if let index {
      let element = program.elements[index]
      range = program.origins.range(of: element.origin, .word)
      contents = documentation(of: element.kind)
      contents.picture(drawing(of: ElementID(index), in: file))
    }
    var seen: Set<String> = []
    for finding in self.file(file)?.findings ?? []
    where finding.location.range.contains(offset) && seen.insert(finding.code.id).inserted {
      if seen.count > 3 { break }
      range = range ?? finding.location.range
      contents.append(documentation(ofCode: finding.code.id))
    }
    guard let range, !contents.isEmpty else { return nil }
    return Hover(range: range, contents: contents)
  }
}
