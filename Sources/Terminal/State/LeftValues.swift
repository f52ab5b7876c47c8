import CtlCatalogue
import CtlChecker

// What people did to an element without a variable stays until the file says something else of it, as
// in the running app.

extension ScreenState {
  /// Notes what a person made of a property of an element.
  /// - Parameter said: What the file says of it meanwhile.
  mutating func leave(_ value: Value, _ name: PropertyName, of key: ElementKey, said: Value) {
    live[key, default: [:]][name] = value
    described[key, default: [:]][name] = said
  }

  mutating func forget(_ name: PropertyName, of key: ElementKey) {
    live[key]?[name] = nil
    described[key]?[name] = nil
  }
}

extension LiveScreen {
  /// What the file says of a property now, whatever a person made of it.
  func described(_ name: PropertyName, of node: Int) -> Value {
    var state = state
    state.live[tree.nodes[node].key]?[name] = nil
    let evaluator = Evaluator(cascade, state)
    evaluator.enter(tree.nodes[node].rounds)
    return evaluator.said(name, of: Int(tree.nodes[node].instance)).set ?? .none
  }

  /// Forgets what the file now says something else of; returns whether there is any.
  mutating func forgetChanged() -> Bool {
    if state.described.isEmpty { return false }
    var isChanged = false
    for node in tree.nodes.indices where owns(node) {
      let key = tree.nodes[node].key
      for (name, before) in state.described[key] ?? [:]
      where described(name, of: node) != before {
        state.forget(name, of: key)
        isChanged = true
      }
    }
    return isChanged
  }
}
