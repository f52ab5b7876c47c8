import CtlCatalogue
import CtlChecker

// What assistive technology tells of every node: the naming rule of the language, the value that
// the control itself supplies, its traits.

extension Evaluator {
  /// What an element says by itself.
  func ownText(_ node: RenderNode) -> String? {
    func text(_ name: PropertyName) -> String? {
      node.string(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let isInput = node.kind == .textField || node.kind == .textView
    if isInput { return text(.text) ?? text(.placeholder) }
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
      result.traits = traits(instance) ?? kind.defaultTraits
    } else {
      result.traits = kind.defaultTraits
    }
    if result.label == nil, node.kind != .textField, node.kind != .textView {
      result.label = node.text
    }
    if kind.role != .part, result.label == nil, let label = referenced(.describedBy, of: instance) {
      result.label = property(.text, of: label).map { text(of: $0) }
    }
    func insert(_ trait: String, when holds: Bool) {
      if holds, !result.traits.contains(trait) { result.traits.append(trait) }
    }
    insert("notEnabled", when: node.states.contains(.disabled))
    insert("selected", when: node.states.contains(.selected))
    return result
  }

  private func accessibilityText(_ name: PropertyName, _ instance: Int) -> String? {
    guard let entry = entry(name, of: instance, group: .accessibility) else { return nil }
    return value(entry.expression, scope(of: instance)).map { text(of: $0) }
  }

  private func traits(_ instance: Int) -> [String]? {
    guard let entry = entry(.traits, of: instance, group: .accessibility),
      case .list(let items)? = value(entry.expression, scope(of: instance))
    else { return nil }
    return items.compactMap { if case .member(let name) = $0 { name } else { nil } }
  }
}

extension Interpreter {
  /// What the whole tree must be known for: the values of controls with parts, and the names that
  /// inputs have from their rows.
  mutating func completeAccessibility() {
    for index in tree.nodes.indices {
      if Kind.named(tree.nodes[index].kind).role == .part {
        tree.nodes[index].accessibility = evaluator.accessibility(of: tree.nodes[index])
      }
      if tree.nodes[index].accessibility.value == nil {
        tree.nodes[index].accessibility.value = accessibilityValue(of: index)
      }
    }
    for index in tree.nodes.indices where tree.nodes[index].kind == .row { nameInputs(of: index) }
  }

  /// A switch, segments of text, or the only input of a row is called as the row is.
  private mutating func nameInputs(of row: Int) {
    guard let title = tree.nodes[row].text else { return }
    let inside = row + 1..<row + Int(tree.nodes[row].size)
    let inputs = inside.filter { index in
      let kind = Kind.named(tree.nodes[index].kind)
      return kind.isInteractive && kind.role != .part && kind.defaultEvent != .touchUpInside
    }
    for index in inputs where tree.nodes[index].accessibility.label == nil {
      let hasTextSegments =
        tree.nodes[index].kind == .segmentedControl
        && tree.children(of: index).allSatisfy { tree.nodes[$0].text != nil }
      if tree.nodes[index].kind == .switch || hasTextSegments || inputs.count == 1 {
        tree.nodes[index].accessibility.label = title
      }
    }
  }

  /// The value that a control supplies itself.
  private func accessibilityValue(of index: Int) -> String? {
    let node = tree.nodes[index]
    switch node.kind {
    case .switch:
      guard case .list(let states)? = node.raw(.states), states.count == 2,
        case .value(let name) = states[node.bool(.isOn) ? 1 : 0]
      else { return nil }
      return evaluator.text(of: name)
    case .slider, .progressView: return "\(Int((node.fraction * 100).rounded()))%"
    case .volumeView:
      let sound = evaluator.state.sound
      return sound.output ?? "\(Int((min(max(sound.volume, 0), 1) * 100).rounded()))%"
    case .stepper: return node.number(.value).map { Value.text($0) }
    case .pageControl:
      guard let count = node.number(.numberOfPages), count > 0,
        let page = node.number(.currentPage)
      else { return nil }
      return "page \(Value.text(page + 1)) of \(Value.text(count))"
    case .segmentedControl:
      let segments = tree.children(of: index)
      guard let chosen = segments.firstIndex(where: { tree.nodes[$0].states.contains(.selected) })
      else { return nil }
      let segment = tree.nodes[segments[chosen]]
      let name = segment.text ?? segment.image(.image)?.name
      return [name, "\(chosen + 1) of \(segments.count)"].compactMap { $0 }.joined(separator: ", ")
    case .picker, .datePicker:
      let rows = tree.children(of: index).compactMap { tree.nodes[$0].wheel?.chosen }
      return rows.isEmpty ? nil : rows.joined(separator: ", ")
    case .wheel: return node.wheel?.chosen
    case .textField, .textView: return node.text
    case .activityIndicator: return node.bool(.isAnimating) ? "in progress" : "stopped"
    case .networkActivityIndicator: return node.bool(.isVisible) ? "in progress" : "stopped"
    case .refreshControl: return node.bool(.isRefreshing) ? "in progress" : nil
    default: return nil
    }
  }
}

extension WheelRows {
  /// The row in the middle.
  public var chosen: String? { rows.indices.contains(middle) ? rows[middle] : nil }
}

extension RenderNode {
  /// The share of a track that is filled: 0 to 1.
  public var fraction: Double {
    if kind == .progressView { return min(max(number(.progress) ?? 0, 0), 1) }
    let low = number(.minimumValue) ?? 0
    let high = number(.maximumValue) ?? 1
    guard high > low, let value = number(.value) else { return 0 }
    let fraction = (value - low) / (high - low)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }
}
