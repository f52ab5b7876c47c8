import CtlCatalogue
import CtlRuntime
import CtlTerminal

// What VoiceOver says of an element: its name, its value, what it is, what it does.

extension Preview {
  func spoken(_ index: Int) -> String {
    let node = live.tree.nodes[index]
    let accessibility = node.accessibility
    let name = accessibility.label ?? systemName(node.kind)
    var parts = [name ?? text("without a name", "未命名")].filter { !$0.isEmpty }
    // A label that shows the value as well says it once.
    if let value = spokenValue(index), !(name ?? "").says(value) { parts.append(value) }
    let words: [(trait: String, en: String, zh: String)] = [
      ("selected", "selected", "已选定"), ("button", "button", "按钮"), ("link", "link", "链接"),
      ("image", "image", "图像"), ("header", "heading", "标题"), ("adjustable", "adjustable", "可调整"),
      ("notEnabled", "dimmed", "变暗"),
    ]
    for word in words where accessibility.traits.contains(word.trait) {
      // A switch says below what it is.
      if node.kind == .switch, word.trait == "button" { continue }
      parts.append(text(word.en, word.zh))
    }
    if node.kind == .textField { parts.append(text("text field", "文本栏")) }
    if node.kind == .switch { parts.append(text("switch button", "切换按钮")) }
    return parts.joined(separator: text(", ", "，"))
      + (accessibility.hint.map { text(". ", "。") + $0 } ?? "")
  }

  /// What the system calls an element that the file gives no name; empty where the value is enough.
  private func systemName(_ kind: KindName) -> String? {
    switch kind {
    case .infoButton, .detailDisclosureButton: text("More Info", "更多信息")
    case .contactAddButton: text("Add Contact", "添加联系人")
    case .volumeView: text("Volume", "音量")
    case .progressView: text("Progress", "进度")
    case .networkActivityIndicator: text("Network", "网络")
    case .activityIndicator, .refreshControl, .pageControl: ""
    default: nil
    }
  }

  /// The value, in the language of the preview where the system words it.
  private func spokenValue(_ index: Int) -> String? {
    let node = live.tree.nodes[index]
    guard let value = node.accessibility.value, options.language != .english else {
      return node.accessibility.value
    }
    switch node.kind {
    case .switch, .pageControl:
      // States that the file names stay as they are.
      guard node.kind == .pageControl || ["On", "Off"].contains(value) else { return value }
      return Behavior(live.tree, index)?.control.control.accessibilityValue(in: .simplifiedChinese)
        ?? value
    case .segmentedControl:
      let segments = live.tree.children(of: index)
      guard
        let chosen = segments.firstIndex(where: {
          live.tree.nodes[$0].states.contains(.selected)
        })
      else { return value }
      let place = "第\(chosen + 1)项，共\(segments.count)项"
      return [live.tree.nodes[segments[chosen]].text, place].compactMap { $0 }
        .joined(separator: "，")
    case .activityIndicator, .networkActivityIndicator, .refreshControl:
      return value == "in progress" ? "进行中" : "已停止"
    default: return value
    }
  }
}

extension String {
  /// Whether a value stands in this text by itself: "3" in "Copies: 3", but not in "30" or "3.5".
  fileprivate func says(_ value: String) -> Bool {
    guard let first = value.first, let last = value.last, self != value else { return true }
    guard value.utf8.count <= 100 else { return false }
    /// Whether two neighbours make one number or one word.
    func areOne(_ first: Character?, _ second: Character?) -> Bool {
      guard let first, let second else { return false }
      if first.isNumber { return second.isNumber || ".,".contains(second) }
      if second.isNumber { return ".,-−".contains(first) }
      return first.isASCII && first.isLetter && second.isASCII && second.isLetter
    }
    var before: Character?
    var rest = self[...]
    while let character = rest.first {
      if character == first, rest.hasPrefix(value), !areOne(before, first) {
        let after = rest.dropFirst(value.count).prefix(2)
        // What ends a sentence is no decimal point.
        let isPoint = after.first.map { ".,".contains($0) } == true
        if !areOne(last, after.first) || isPoint && after.last?.isNumber != true { return true }
      }
      before = rest.removeFirst()
    }
    return false
  }
}
