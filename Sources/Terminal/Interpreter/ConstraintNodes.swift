import CtlCatalogue
import CtlChecker
import CtlLayout

extension Interpreter {
  /// The constraints of the screen and of the components in it, between the nodes that are there.
  /// One that names an element that is not there is left out; one in a loop holds in every round.
  mutating func resolveConstraints() {
    var nodes: [Int32: [Int]] = [:]
    func add(
      _ constraints: Range<Int>, _ program: Program, _ frame: Int32, _ tree: inout RenderTree
    ) {
      if nodes.isEmpty, !constraints.isEmpty {
        for (index, node) in tree.nodes.enumerated()
        where !node.isHidden && Kind.named(node.kind).role != .part {
          nodes[node.instance, default: []].append(index)
        }
      }
      for index in constraints {
        let constraint = program.constraints[index]
        let elements = constraint.form.elements
        let places = elements.map { element in
          evaluator.instance(of: element, program, frame).flatMap { nodes[Int32($0)] } ?? []
        }
        let rounds = places.map(\.count).min() ?? 0
        guard rounds > 0, places.allSatisfy({ $0.count == rounds }) else { continue }
        for round in 0..<rounds where tree.constraints.count < RenderTree.constraintLimit {
          let chosen = Dictionary(
            zip(elements, places.map { $0[round] }), uniquingKeysWith: { first, _ in first })
          if let resolved = constraint.resolved({ chosen[$0] }) {
            tree.constraints.append(resolved)
          }
        }
      }
    }
    switch expansion.root {
    case .screen(let screen):
      add(expansion.program.screens[screen].scope.constraints, expansion.program, -1, &tree)
    case .component(let component):
      add(expansion.program.components[component].scope.constraints, expansion.program, -1, &tree)
    }
    for (index, frame) in expansion.frames.enumerated() {
      add(
        frame.program.components[frame.component].scope.constraints, frame.program, Int32(index),
        &tree)
    }
  }
}
