import CtlCatalogue
import CtlChecker
import CtlRuntime

// The text of assistive technology for every node: the naming rule of the language, the value that
// the control itself supplies, its traits.

extension Evaluator {
  /// An element's own text.
  func ownText(_ node: RenderNode) -> String? {
    func text(_ name: PropertyName) -> String? {
      node.string(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if node.takesText { return text(.text) ?? text(.placeholder) }
    return Kind.named(node.kind).primaryText.flatMap { text($0) }
  }

  func accessibility(of node: RenderNode) -> RenderAccessibility {
    var result = RenderAccessibility()
    let instance = Int(node.instance)
    let kind = Kind.named(node.kind)
    // Parts have no block of their own; they may share the instance of their control.
    if kind.role != .part {
      result.label = accessibilityText(.label, instance)
      result.hint = accessibilityText(.hint, instance)
      result.identifier = accessibilityText(.identifier, instance)
      result.value = accessibilityText(.value, instance)
    }
    result.traits = (kind.role == .part ? nil : traits(instance)) ?? kind.defaultTraits
    if result.label == nil, !node.takesText {
      result.label = node.text
    }
    if kind.role != .part, result.label == nil, let label = referenced(.describedBy, of: instance) {
      result.label = property(.text, of: label).map { text(of: $0) }
    }
    return result
  }

  private func accessibilityText(_ name: PropertyName, _ instance: Int) -> String? {
    guard let entry = entry(name, of: instance, group: .accessibility) else { return nil }
    return value(of: entry, scope(of: instance)).map { text(of: $0) }
  }

  private func traits(_ instance: Int) -> [String]? {
    guard let entry = entry(.traits, of: instance, group: .accessibility),
      case .list(let items)? = value(entry.expression, scope(of: instance))
    else { return nil }
    return items.compactMap { if case .member(let name) = $0 { name } else { nil } }
  }
}

extension RenderNode {
  /// The text below the title of a row or an alert; it is read after the title.
  fileprivate var smallText: String? { string(.subtitle) ?? string(.message) }
}

extension Interpreter {
  /// The facts that need the whole tree: the values of controls with parts, and the names that
  /// inputs get from their rows.
  mutating func completeAccessibility() {
    let language = LocaleIdentifier(evaluator.state.language).language
    var tabs: [Int: Int] = [:]
    for index in tree.nodes.indices {
      if Kind.named(tree.nodes[index].kind).role == .part {
        tree.nodes[index].accessibility = evaluator.accessibility(of: tree.nodes[index])
      }
      let control = tree.control(of: index)?.control
      if control?.isPassedOver == true {
        tree.nodes[index].accessibility = RenderAccessibility()
        continue
      }
      if tree.nodes[index].accessibility.value == nil {
        tree.nodes[index].accessibility.value =
          control?.accessibilityValue(in: language) ?? tree.nodes[index].wheel?.chosen
          ?? tree.nodes[index].smallText ?? tree.tabValue(index, &tabs, language)
          ?? tree.pageValue(index, language)
      }
      addTraits(control, to: index)
    }
    for index in tree.nodes.indices where tree.nodes[index].kind == .row { nameInputs(of: index) }
  }

  /// The title of a row is the name of inputs in it that have no other.
  private mutating func nameInputs(of row: Int) {
    guard let title = tree.nodes[row].text else { return }
    let inside = (row + 1..<row + Int(tree.nodes[row].size)).compactMap { index in
      tree.control(of: index).map { (index, control: $0.control) }
    }
    let names = NamingRow(title: title, controls: inside.map(\.control))
    for (index, control) in inside where tree.nodes[index].accessibility.label == nil {
      tree.nodes[index].accessibility.label = names.name(of: control)
    }
  }

  /// The states that a control reports.
  private mutating func addTraits(_ control: (any Control)?, to index: Int) {
    let node = tree.nodes[index]
    let isChecked = node.member(.accessory) == "checkmark"
    let states = [
      ("notEnabled", node.states.contains(.disabled)),
      ("selected", control?.showsSelection ?? (isChecked || node.states.contains(.selected))),
    ]
    for (trait, holds) in states where holds && !node.accessibility.traits.contains(trait) {
      tree.nodes[index].accessibility.traits.append(trait)
    }
  }
}
