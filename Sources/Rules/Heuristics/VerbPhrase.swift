/// Whether a title begins with a verb, so that it says what a tap does.
enum VerbPhrase {
  /// Nil when it cannot be said: a title of digits and symbols, or of a script other than Latin
  /// that does not begin with a verb that is known.
  static func begins(_ title: String) -> Bool? {
    if title.isASCII {
      guard title.utf8.contains(where: \.isLetter) else { return nil }
    } else {
      let start = title.drop(while: \.isWhitespace)
      if chineseVerbs.contains(where: { start.hasPrefix($0) }) { return true }
      let letters = title.filter(\.isLetter)
      guard !letters.isEmpty, letters.allSatisfy(\.isLatinLetter) else { return nil }
    }
    let words = title.fields
    guard let first = words.first, !TitleStyle.isPlaceholder(first) else { return nil }
    func core(_ index: Int) -> String {
      guard index < words.count else { return "" }
      let core = TitleStyle.core(words[index]).lowercased()
      return core.isASCII ? core : String(core.map { $0 == "\u{2019}" ? "'" : $0 })
    }
    let beginning = core(0)
    if verbs.contains(beginning) { return true }
    switch beginning {
    case "don't": return verbs.contains(core(1))
    case "do": return core(1) == "not" && verbs.contains(core(2))
    // An adverb before the verb: Permanently Delete.
    default: return beginning.count > 3 && beginning.hasSuffix("ly") && verbs.contains(core(1))
    }
  }

  static let verbs = Set(
    """
    accept activate add adjust agree allow answer apply approve archive arrange ask assign \
    attach authorize back begin block book bookmark browse build buy calculate calibrate call \
    cancel capture change charge check choose claim clean clear click close collapse collect \
    combine compare compose compress configure confirm connect contact continue convert copy \
    correct create crop customize cut decline decrease delete deliver deny deselect detect dial \
    disable disconnect discard dismiss display distribute donate download draft drag draw drop \
    duplicate edit eject email empty enable end enter erase exit expand explore export extend \
    favorite fetch filter find finish fit flag flip follow format forward generate get give go \
    group help hide highlight hold ignore import include increase insert install invite join \
    jump keep label launch learn leave like limit link listen load locate lock log look make \
    manage map mark measure merge message mirror modify monitor move mute name navigate notify \
    open order organize override pair paste pause pay pick pin play point post prepare press \
    preview print proceed publish pull purchase push put quit rate read rearrange rebuild \
    receive recommend record recover redeem redo reduce refresh refund register reject release \
    reload remind remove rename renew reorder repair repeat replace reply report request rescan \
    resend reserve reset resize resolve restart restore resume retake retry return reveal \
    reverse review revert revoke rotate run save scan schedule scroll search see select send set \
    share shop show shuffle shut sign silence skip snooze sort speak split start stop store \
    stream subscribe submit swap switch sync tag take tap test text track transfer translate \
    trim try turn type unblock unfollow undo uninstall unlink unlock unmute unpair unpin \
    unsubscribe update upgrade upload use validate verify view visit vote wait watch wipe \
    withdraw write zip zoom
    """.split(separator: " ").map(String.init))

  static let chineseVerbs = [
    "添加", "删除", "保存", "发送", "打开", "关闭", "编辑", "取消", "查看", "选择",
    "登录", "退出", "注册", "刷新", "播放", "暂停", "继续", "开始", "停止", "下载",
    "上传", "分享", "搜索", "拨号", "呼叫", "购买", "支付", "确认", "提交", "重试",
    "清除", "复制", "粘贴", "移动", "导入", "导出", "创建", "更新", "设置", "显示",
    "隐藏", "返回", "完成",
  ]
}
