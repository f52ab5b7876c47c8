/// Words at the beginning of a hint that describe the gesture instead of the result.
enum GestureWords {
  static let english: WordList = [
    "tap", "double tap", "press", "swipe", "drag", "click", "use", "touch", "hold", "double click",
    "long press", "doppelt tippen", "zweimal tippen", "einmal tippen", "flick", "pinch", "scroll",
    "slide", "tippen", "wischen", "ziehen", "drücken",
    "tippe", "wische", "ziehe", "drücke", "berühren", "streichen", "doppeltippen", "touchez",
    "appuyez", "balayez", "toucher", "appuyer", "glissez", "glisser", "tapez", "balayer", "toca",
    "toque", "pulsa", "desliza", "deslice", "arrastra", "arrastre", "presiona", "presione",
  ]
  static let chinese = [
    "点击", "点按", "单击", "点一下", "轻点", "轻触", "轻扫", "双击", "连按", "长按", "按", "扫动", "滑动", "拖动", "拖移", "捏合",
    "轻弹",
  ]

  /// German words before the purpose of a gesture that comes last: “Zum Teilen tippen”.
  private static let purposes: WordList = ["zum", "zur", "um", "für"]
  private static let infinitives: WordList = [
    "tippen", "doppeltippen", "wischen", "ziehen", "drücken", "streichen", "berühren", "klicken",
    "halten",
  ]
  private static let phrases = english.words.filter { $0.contains(" ") }
  /// The first words of phrases.
  private static let openings = WordList(phrases.map { String($0.prefix { $0 != " " }) })

  /// The words with which the hint begins.
  static func beginning(of hint: String) -> String? {
    hint.scanned { text in
      var words = text.words
      if let first = words.next() {
        if let position = english.position(of: first, in: text) {
          return isSubject(hint) ? nil : english.word(position)
        }
        if purposes.contains(first, in: text), let last = Array(text.words).last,
          let position = infinitives.position(of: last, in: text)
        {
          return infinitives.word(position)
        }
        if openings.contains(first, in: text), let second = words.next() {
          let phrase = "\(text.string(first)) \(text.string(second))".lowercased()
          if phrases.contains(phrase) { return phrase }
        }
      }
      if text.isASCII { return withFingers(hint) }
      let start = text.fields.first { _ in true }?.lowerBound ?? 0
      let gesture = chinese.first { text.has($0.utf8, at: start) }
      if gesture == "按", isBy(hint) { return nil }
      return gesture ?? withManner(hint)
    }
  }

  /// Whether 按 means “by”: 按时间排序, 按需下载. After a gesture its object or its manner follows.
  private static func isBy(_ hint: String) -> Bool {
    let rest = hint[...].trimmed.drop { $0 != "按" }.dropFirst()
    if ways.contains(where: { rest.hasPrefix($0) }) { return true }
    let isTouch =
      touches.contains { rest.hasPrefix($0) }
      && !notTouches.contains { rest.hasPrefix($0) }
    return !isTouch && orders.contains { rest.firstRange(of: $0) != nil }
  }

  /// What comes after 按 as a gesture, and the words that only begin like that.
  private static let touches = ["住", "下", "一", "两", "此", "这", "该", "钮", "键", "以", "来", "可", "后"]
  private static let notTouches = ["住宅", "住址", "住户", "下载", "下单", "一周", "一年", "一天", "键盘"]
  private static let ways = [
    "需", "照", "时间", "日期", "名称", "类型", "价格", "大小", "顺序", "比例", "年份", "月份", "星期", "字母",
  ]
  /// What is done by something.
  private static let orders = [
    "排序", "排列", "筛选", "过滤", "分组", "分类", "归类", "整理", "显示", "浏览", "搜索", "统计", "计算", "查看",
  ]

  /// Whether the first two words do something themselves: “Tap water is switched on”.
  private static func isSubject(_ hint: String) -> Bool {
    let words = hint.words.prefix(3).map { $0.lowercased() }
    return words.count == 3 && ["is", "are", "was", "were", "has", "have"].contains(words[2])
      && !["it", "this", "that", "when", "while", "what"].contains(words[1])
  }

  /// A gesture after the fingers that make it: “With two fingers, swipe up”.
  private static func withFingers(_ hint: String) -> String? {
    guard fingers.mayBe(in: hint) else { return nil }
    let words = hint.words.prefix(8).map { $0.lowercased() }
    guard let first = words.first, ["with", "using"].contains(first),
      let finger = words.firstIndex(where: fingers.contains)
    else { return nil }
    return words[(finger + 1)...].first.flatMap { english.contains($0) ? $0 : nil }
  }

  private static let fingers: WordList = ["finger", "fingers", "thumb"]

  /// A Chinese gesture after the fingers that make it and its direction: “用一根手指向左滑动”.
  private static func withManner(_ hint: String) -> String? {
    var rest = hint[...].trimmed
    let count = rest.count
    if ["请用", "使用", "用", "以"].contains(where: { rest.hasPrefix($0) }),
      let finger = rest.prefix(10).firstRange(of: "指")
    {
      rest = rest[finger.upperBound...]
    }
    while let manner = manners.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(manner.count)
    }
    return rest.count == count ? nil : (chinese + ["滑", "扫"]).first { rest.hasPrefix($0) }
  }

  private static let manners = [
    "请", "双指", "三指", "单指", "手指", "从", "向", "往", "朝", "左右", "上下", "左", "右", "上", "下", "内", "外", "或",
    "和", "、", "，", "快速", "连续", "再次", "轻轻", "来回", "水平", "垂直",
  ]
}
