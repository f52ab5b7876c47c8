import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlRules

extension EditorSnapshot {
  /// What is known about a code as a page of Markdown, which an editor opens from a finding.
  public func page(of code: Code) -> String {
    var page = documentation(ofCode: code.id)
    let examples = [
      (Localized("Reported", "会报告"), code.bad), (Localized("Not reported", "不会报告"), code.good),
    ]
    for (title, sources) in examples where !sources.isEmpty {
      page.text("## \(text(title))")
      for example in sources { page.code(example.source) }
    }
    return page.markdown + "\n"
  }
}
