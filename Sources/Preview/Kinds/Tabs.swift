import CtlCatalogue
import CtlChecker
import CtlRuntime
import CtlTerminal

extension KindUse {
  static let tab = KindUse {
    $0.hint = ("Enter show", "回车显示")
    $0.isUsable = { _, _ in true }
    $0.activate = { $0.chooseTab($1) }
    $0.press = { preview, node, _, _ in preview.chooseTab(node) }
    $0.speech = .tab
  }
}

extension Preview {
  /// A tap on a tab shows its contents.
  mutating func chooseTab(_ node: Int) {
    if chooseOuterTab(node) { return }
    let item = live.tree.nodes[node]
    let bar = Int(item.parent)
    guard bar >= 0, !item.states.contains(.selected),
      let place = live.tree.children(of: bar).firstIndex(of: node)
    else { return }
    endEditing()
    let name = logName(of: bar)
    let former = live.followed
    live.write(.int(place), to: .selectedIndex, of: bar)
    let key = live.tree.nodes[bar].key
    live.refresh()
    // What the tab shows may stand before the bar.
    let steps = index(of: key).map { live.perform(.valueChanged, of: $0) } ?? []
    let told = steps.isEmpty ? "" : " → " + steps.joined(separator: "; ")
    record("\(name): valueChanged \(item.text.map(LogText.quoted) ?? String(place))\(told)")
    followChanges(since: former)
    refresh()
    showFocus()
    follow()
  }
}
