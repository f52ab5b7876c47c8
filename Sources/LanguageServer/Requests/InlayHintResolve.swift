import CtlEditor
import CtlText

extension Request {
  static let inlayHintResolve = Request(
    "inlayHint/resolve", capability: { _ in nil },
    handler: .workspace { snapshot, hint, _, writer in
      writer.object { writer in
        writer.writeMembers(of: hint, without: ["tooltip"])
        let kind = hint["data"]["kind"].node?.string.flatMap { InlayHint.Kind(rawValue: $0) }
        if let kind { writer.member("tooltip", kind.tooltip.text(snapshot.language)) }
      }
    })
}
