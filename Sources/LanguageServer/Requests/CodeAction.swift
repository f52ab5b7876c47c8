import CtlDiagnostics
import CtlText

extension Request {
  static let codeAction = Request.document(
    "textDocument/codeAction",
    ["codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll.ctl"]]]
  ) { context, writer in
    let range = try context.range()
    let wanted = WantedKinds(context.parameters["context"]["only"])
    var actions: [CodeAction] = []
    let here = context.file.findings.filter {
      $0.location.range.lowerBound <= range.upperBound
        && range.lowerBound <= $0.location.range.upperBound
    }
    if wanted.includes(CodeAction.quickFix) {
      for finding in here {
        for fix in finding.fixes where !fix.edits.isEmpty {
          actions.append(CodeAction(fix, of: finding, context.snapshot.language))
        }
      }
    }
    let hasFix = here.contains { $0.fixes.contains { $0.safety == .safe } }
    if wanted.names(CodeAction.fixAll) || (!wanted.isLimited && hasFix) {
      let edits = try FixAll.edits(context)
      if !edits.isEmpty {
        let title = Message("apply all safe fixes in this file", "应用此文件中所有安全的修复")
        actions.append(
          CodeAction(
            title: title.template(context.snapshot.language), kind: CodeAction.fixAll,
            edits: edits))
      }
    }
    var diagnostics = DiagnosticWriter(context.snapshot, context.project)
    var places = context.places
    writer.beginArray()
    for action in actions {
      try context.ticket.check()
      if context.snapshot.client.takesCodeActions {
        action.write(to: &writer, &diagnostics, &places)
      } else {
        action.writeCommand(to: &writer, &places)
      }
    }
    writer.endArray()
  }
}

/// The kinds that the client asks for: a kind stands for all below it.
private struct WantedKinds {
  private let only: [String]?

  init(_ parameters: Parameters) {
    only = parameters.node?.elements?.compactMap(\.string)
  }

  var isLimited: Bool { only != nil }

  func includes(_ kind: String) -> Bool { only == nil || names(kind) }

  func names(_ kind: String) -> Bool {
    only?.contains { $0.isEmpty || kind == $0 || kind.hasPrefix("\($0).") } == true
  }
}

/// A change that is offered for a place.
struct CodeAction {
  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.ctl"

  let title: String
  let kind: String
  let edits: [Edit]
  /// What it is against.
  var finding: Finding?
  /// Whether it is what most people want here.
  var isPreferred = false

  init(title: String, kind: String, edits: [Edit]) {
    self.title = title
    self.kind = kind
    self.edits = edits
  }

  init(_ fix: Fix, of finding: Finding, _ language: Language) {
    self.init(title: fix.title.text(language), kind: Self.quickFix, edits: fix.edits)
    self.finding = finding
    isPreferred = fix.safety == .safe
  }

  func write(
    to writer: inout JSONWriter, _ diagnostics: inout DiagnosticWriter, _ places: inout Places
  ) {
    writer.beginObject()
    writer.member("title", title)
    writer.member("kind", kind)
    if let finding {
      writer.key("diagnostics")
      diagnostics.write([finding], to: &writer)
    }
    if isPreferred { writer.member("isPreferred", true) }
    writer.key("edit")
    writer.writeWorkspaceEdit(edits, &places)
    writer.endObject()
  }

  /// For clients that know commands only.
  func writeCommand(to writer: inout JSONWriter, _ places: inout Places) {
    writer.beginObject()
    writer.member("title", title)
    writer.member("command", Command.applyEdit.name)
    writer.key("arguments")
    writer.beginArray()
    writer.writeWorkspaceEdit(edits, &places)
    writer.endArray()
    writer.endObject()
  }
}
