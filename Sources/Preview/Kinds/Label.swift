import CtlRuntime

extension Label: UsedControl {
  /// People can only copy its text, if it allows that.
  static let use = KindUse {
    $0.hint = ("Enter copy", "回车拷贝")
    $0.isUsable = { preview, node in preview.control(node, as: Label.self)?.copy() != nil }
    $0.activate = { preview, node in
      guard let text = preview.control(node, as: Label.self)?.copy() else { return }
      preview.clipboard = text
      preview.say("copied “\(text)”; Ctrl-V pastes it", "已拷贝“\(text)”；Ctrl-V 粘贴")
    }
    $0.press = { preview, node, _, _ in preview.activate() }
  }
}
