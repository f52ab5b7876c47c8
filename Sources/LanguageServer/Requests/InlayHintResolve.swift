import CtlEditor
import CtlText

extension Request {
  static let inlayHintResolve = Request(
    "inlayHint/resolve", capability: { _ in nil },
    handler: .workspace { snapshot, hint, _, writer in
      let kind = hint["data"]["kind"].node?.string.flatMap { InlayHint.Kind(rawValue: $0) }
      writer.object { writer in
        writer.writeMembers(of: hint, without: kind == nil ? [] : ["tooltip"])
        if let kind { writer.member("tooltip", kind.tooltip.text(snapshot.language)) }
      }
    })
}
