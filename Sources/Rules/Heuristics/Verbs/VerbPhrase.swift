/// Whether a title begins with a verb, so that it says what a tap does.
enum VerbPhrase {
  /// Nil when it is unclear: a title of digits and symbols, a question, or one of a script other than
  /// Latin that does not begin with a known verb.
  static func begins(_ title: String) -> Bool? {
    title.scanned { text in
      var fields = text.fields
      guard let first = fields.next() else { return nil }
      if TitleNouns.names(text.string(text.range)) { return false }
      if !text.isASCII,
        chineseVerbs.contains(where: { text.has($0.utf8, at: first.lowerBound) })
      {
        return true
      }
      if !text.isASCII, TitleNouns.endsAsThing(text.string(text.range)) { return false }
      let letters = text.classes.lazy.filter { $0.contains(.letter) }
      guard !letters.isEmpty, letters.allSatisfy({ $0.contains(.latin) }),
        !TitleStyle.isPlaceholder(first, in: text), text.bytes.last != UInt8(ascii: "?")
      else { return nil }
      // Symbols and numbers may come first: + New Filter.
      var beginning = text.core(of: first)
      if text.contains(.number, in: beginning) {
        return isCounted(first, fields, text) ? false : nil
      }
      let isSigned = !text.contains(.letter, in: beginning)
      while !text.contains(.letter, in: beginning), let next = fields.next() {
        beginning = text.core(of: next)
      }
      // A day of the week, a key.
      var rest = fields
      if rest.next() == nil, text.string(beginning).count == 1 { return nil }
      // “More”, “Less” and “New” alone are those of the system, “New Note” names a thing.
      if !isSigned, whichThings.contains(beginning, in: text) {
        var rest = fields
        return rest.next() == nil
      }
      if isVerb(beginning, text) || systemWords.contains(beginning, in: text) {
        var rest = fields
        return rest.next() != nil || !nouns.contains(beginning, in: text)
      }
      if questions.contains(beginning, in: text) { return nil }
      let second = fields.next()
      switch leads.position(of: beginning, in: text) {
      case _?:
        guard let second else { return false }
        let isNegated = negation.contains(text.core(of: second), in: text)
        return isVerb(text.core(of: isNegated ? fields.next() ?? second : second), text)
      case nil:
        // An adverb before the verb: Permanently Delete.
        let word = text.string(beginning).lowercased()
        guard word.count > 3, word.hasSuffix("ly"), !adjectives.contains(word), let second else {
          return false
        }
        return isVerb(text.core(of: second), text)
      }
    }
  }

  /// Whether a number counts what follows: “3 Items”. Signs, units, amounts of time and the letters of a keypad
  /// do not say that.
  private static func isCounted(
    _ number: Range<Int>, _ fields: ScannedText.Runs, _ text: ScannedText
  ) -> Bool {
    var fields = fields
    guard text.classes[number].allSatisfy({ $0.contains(.number) }), let next = fields.next() else {
      return false
    }
    let word = text.core(of: next)
    return word.count > 2 && text.classes[word].allSatisfy { $0.contains(.letter) }
      && text.contains(.lowercase, in: word) && !TitleStyle.units.contains(word, in: text)
      && !TitleStyle.small.contains(word, in: text) && !amounts.contains(word, in: text)
      && !isVerb(word, text)
  }

  private static let amounts: WordList = [
    "day", "days", "hour", "hours", "minute", "minutes", "month", "months", "percent", "point",
    "points", "second", "seconds", "star", "stars", "week", "weeks", "year", "years",
  ]
  private static let whichThings: WordList = ["fewer", "less", "more", "new"]

  /// Words in “-ly” that say which thing, not how something is done: Monthly Report.
  private static let adjectives: WordList = [
    "assembly", "daily", "early", "family", "friendly", "hourly", "italy", "likely", "lonely",
    "lovely",
    "monthly", "nightly", "quarterly", "supply", "timely", "weekly", "yearly",
  ]

  /// Whether a title only answers: “Yes”. It says what a tap does where there is a question.
  static func isAnswer(_ title: String) -> Bool {
    let words = title.words
    return words.count == 1 && words.allSatisfy { answers.contains($0) }
      || !title.isASCII && chineseAnswers.contains(String(title[...].trimmed))
  }

  private static let answers: WordList = [
    "maybe", "no", "nope", "sure", "yep", "yes",
  ]
  private static let chineseAnswers = ["是", "否", "是的", "不", "不是", "对", "不对"]

  /// A verb, also as the first part of a compound: Sign-Up, Let’s.
  private static func isVerb(_ range: Range<Int>, _ text: ScannedText) -> Bool {
    if commonVerbs.contains(range, in: text) { return true }
    let word = text.string(range).lowercased()
    let part = word.prefix { $0 != "-" && $0 != "'" && $0 != "\u{2019}" && $0 != "/" }
    if part.count < word.count, part != "re", part.utf8.count > 1 {
      if VerbLexicon.contains(part.utf8) || commonVerbs.contains(part) { return true }
      // Deep-Clean
      let last = word.dropFirst(part.count + 1)
      if manners.contains(part), VerbLexicon.contains(last.utf8) || commonVerbs.contains(last) {
        return true
      }
    }
    return VerbLexicon.contains(word.filter { $0 != "-" }[...].utf8)
  }

  /// Words that say with a hyphen how something is done.
  private static let manners: WordList = [
    "auto", "batch", "bulk", "cold", "cross", "deep", "double", "dry", "fast", "fine", "force",
    "hand", "hard", "hot", "mass", "multi", "quick", "self", "side", "slow", "soft", "speed",
    "spot", "steam", "triple",
  ]

  /// Verbs of the lexicon that name a thing when they stand alone.
  private static let nouns: WordList = [
    "bicycle", "blanket", "bottle", "bus", "calendar", "cash", "ceiling", "coin", "cottage",
    "floor", "fruit", "garden", "gas", "glass", "hospital", "house", "index", "landscape", "leaf",
    "loan", "mountain", "paper", "passage", "pencil", "people", "picture", "portrait", "profile",
    "rainbow", "receipt", "river", "room", "season", "section", "station", "street", "tower",
    "village", "voice", "weather", "wheel", "window",
  ]

  /// Words before a verb.
  private static let leads: WordList = [
    "also", "always", "auto", "don't", "don\u{2019}t", "just", "never", "please", "quick", "then",
  ]
  private static let negation: WordList = ["not"]
  private static let questions: WordList = ["how", "what", "when", "where", "which", "who", "why"]

  /// The beginnings of the system's own titles, and of answers: Done, Next, Not Now, No Thanks, I
  /// Agree, Got It, New Message.
  private static let systemWords: WordList = [
    "always", "back", "checkout", "ctrl", "do", "done", "forgot", "forward", "got", "home", "i",
    "i'll",
    "i'm",
    "i\u{2019}ll", "i\u{2019}m", "later", "left", "login", "logout", "maybe", "more", "never",
    "new",
    "next", "no", "none", "nope", "not", "now", "ok", "okay", "prev", "previous", "right", "setup",
    "signin",
    "signup", "sure", "thanks", "today", "yep", "yes", "airdrop",
    "airplay", "facetime", "geotag", "livestream", "rsvp",
  ]

  /// Those of most titles, found at once; the lexicon has the others.
  static let commonVerbs = WordList(
    spaced:
      """
      accept activate add adjust agree allow answer apply approve archive arrange ask assign \
      attach authorize back begin block book bookmark browse build buy calculate calibrate call \
      cancel capture change charge check choose claim clean clear click close collapse collect \
      combine compare compose compress configure confirm connect contact continue convert copy \
      correct create crop curate customize cut decline decrease delete deliver deny deselect detect dial \
      disable disconnect discard dismiss display distribute donate download draft drag draw drop \
      duplicate edit eject email empty enable end enqueue enter erase exit expand explore export extend \
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
      stream subscribe submit swap switch sync tag take tap tare test text track transfer translate \
      triage trim try turn type upvote downvote defrag whitelist blacklist allowlist blocklist onboard bcc unblock unfollow undo uninstall unlink unlock unmute unpair unpin \
      unfriend unsubscribe update upgrade upload use validate verify view visit vote wait watch wipe \
      withdraw write zip zoom
      """)

  static let chineseVerbs = [
    "添加", "删除", "保存", "发送", "打开", "关闭", "编辑", "取消", "查看", "选择",
    "登录", "退出", "注册", "刷新", "播放", "暂停", "继续", "开始", "停止", "下载",
    "上传", "分享", "搜索", "拨号", "呼叫", "购买", "支付", "确认", "提交", "重试",
    "清除", "复制", "粘贴", "移动", "导入", "导出", "创建", "更新", "设置", "显示",
    "隐藏", "返回", "完成", "美化", "裁剪", "旋转", "压缩", "优化", "升级", "朗读", "识别", "合并", "加密",
    "整理", "恢复",
  ]
}
