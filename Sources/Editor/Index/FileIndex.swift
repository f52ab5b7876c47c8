import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A name of a symbol: its declaration, or a use.
public struct Occurrence: Sendable, Hashable {
  public let token: UInt32
  public let symbol: Symbol
  public let role: Role

  public enum Role: UInt8, Sendable {
    case declaration
    case read
    /// A target of `<->`.
    case write
  }
}

/// The lookup tables of a file, flat and next to its program.
final class FileIndex: Sendable {
  let program: Program
  let tree: SyntaxTree
  /// In the order of the file, one for each token.
  let occurrences: [Occurrence]
  /// The element of each node, or -1.
  let elementOfNode: [Int32]
  /// The expression of each node, or -1; the last sound one.
  let expressionOfNode: [Int32]

  init(_ program: Program) {
    self.program = program
    tree = program.tree
    occurrences = Occurrence.all(program)
    var elements = [Int32](repeating: -1, count: program.tree.nodes.count)
    for (index, element) in program.elements.enumerated() where element.form != .branch {
      elements[element.origin.node] = Int32(truncatingIfNeeded: index)
    }
    elementOfNode = elements
    var expressions = [Int32](repeating: -1, count: program.tree.nodes.count)
    for (index, expression) in program.expressions.enumerated() {
      let node = expression.origin.node
      if expressions[node] < 0 || !expression.type.isPoison {
        expressions[node] = Int32(truncatingIfNeeded: index)
      }
    }
    expressionOfNode = expressions
  }

  /// The occurrence at a token.
  func occurrence(at token: Int) -> Occurrence? {
    var low = 0
    var high = occurrences.count
    while low < high {
      let middle = (low + high) / 2
      if Int(occurrences[middle].token) < token { low = middle + 1 } else { high = middle }
    }
    return low < occurrences.count && Int(occurrences[low].token) == token
      ? occurrences[low] : nil
  }

  func element(ofNode node: Int) -> ElementID? {
    elementOfNode[node] >= 0 ? ElementID(Int(elementOfNode[node])) : nil
  }

  func expression(ofNode node: Int) -> ExpressionID? {
    expressionOfNode[node] >= 0 ? ExpressionID(Int(expressionOfNode[node])) : nil
  }

  func type(ofNode node: Int) -> Type? {
    expression(ofNode: node).map { program.expression($0).type }
  }
}

extension Occurrence {
  /// Declarations, resolved names, and the labels of arguments, which refer to parameters;
  /// ascending by token.
  fileprivate static func all(_ program: Program) -> [Occurrence] {
    var result: [Occurrence] = []
    result.reserveCapacity(program.references.count * 2)
    func declare(_ kind: Symbol.Kind, _ count: Int) {
      for index in 0..<count {
        let symbol = Symbol(kind, program.file, index)
        guard let token = program.nameToken(of: symbol) else { continue }
        result.append(Occurrence(token: UInt32(token), symbol: symbol, role: .declaration))
      }
    }
    declare(.variable, program.variables.count)
    declare(.constant, program.constants.count)
    declare(.parameter, program.parameters.count)
    declare(.loopVariable, program.loops.count)
    declare(.eventParameter, program.eventParameters.count)
    declare(.action, program.actions.count)
    declare(.task, program.tasks.count)
    declare(.element, program.elements.count)
    declare(.screen, program.screens.count)
    declare(.component, program.components.count)
    declare(.slot, program.slots.count)
    declare(.style, program.styles.count)
    declare(.enumeration, program.enumerations.count)
    declare(.enumCase, program.enumCases.count)
    declare(.record, program.records.count)
    declare(.field, program.fields.count)
    let targets = bindingTargets(program)
    for reference in program.references {
      let token = UInt32(reference.origin.token)
      result.append(
        Occurrence(
          token: token, symbol: reference.symbol, role: targets.contains(token) ? .write : .read))
    }
    result += labels(program)
    result.sort { ($0.token, $0.role.rawValue) < ($1.token, $1.role.rawValue) }
    var last: UInt32?
    result.removeAll { occurrence in
      defer { last = occurrence.token }
      return last == occurrence.token
    }
    return result
  }

  private static func bindingTargets(_ program: Program) -> Set<UInt32> {
    var tokens: Set<UInt32> = []
    for entry in program.properties where entry.form == .binding {
      let node = program.expressions[entry.expression.index].origin.node
      tokens.insert(program.tree.nodes[node].firstToken)
    }
    let changed = program.steps.flatMap { program.changed(by: $0.form) } + program.changedByTabs
    for place in changed {
      let node = program.expressions[place.index].origin.node
      tokens.insert(program.tree.nodes[node].firstToken)
    }
    return tokens
  }

  private static func labels(_ program: Program) -> [Occurrence] {
    let tree = program.tree
    var result: [Occurrence] = []
    for entry in program.properties where entry.parameter >= 0 {
      let element = program.elements[entry.element.index]
      guard element.form == .componentUse, element.payload >= 0 else { continue }
      let file = program.componentUses[Int(element.payload)].file
      result.append(
        Occurrence(
          token: UInt32(wordToken(tree, entry.origin.node)),
          symbol: Symbol(.parameter, file, Int(entry.parameter)), role: .read))
    }
    result += openingLabels(program)
    for step in program.steps {
      let parameters: Range<Int>
      switch step.form {
      case .call(let call) where call.action.file == program.file:
        parameters = program.actions[Int(call.action.index)].parameters
      case .start(let start): parameters = program.tasks[Int(start.task.index)].parameters
      default: continue
      }
      for argument in tree.callArguments(at: step.origin.node) {
        guard let token = argument.labelToken else { continue }
        let name = tree.name(ofToken: token)
        if let index = parameters.first(where: {
          program.text(program.parameters[$0].name) == name
        }) {
          result.append(
            Occurrence(
              token: UInt32(token), symbol: Symbol(.parameter, program.file, index), role: .read))
        }
      }
    }
    return result
  }

  /// The labels of the arguments that screens are opened with.
  private static func openingLabels(_ program: Program) -> [Occurrence] {
    var result: [Occurrence] = []
    var openings: [(screen: Symbol, arguments: [Argument])] = program.heldScreens.map {
      ($0.screen, ActionCall(unchecked: program.tree, $0.origin.node).arguments)
    }
    for step in program.steps {
      guard case .open(let opening) = step.form,
        let view = program.tree.opening(at: step.origin.node)
      else { continue }
      openings.append((opening.screen, view.arguments))
    }
    for opening in openings {
      guard let home = program.program(of: opening.screen.file) else { continue }
      let screen = home.screens[Int(opening.screen.index)]
      for argument in opening.arguments {
        guard let token = argument.labelToken else { continue }
        let name = program.tree.name(ofToken: token)
        let parameter = home.tables.parameters(of: screen).first {
          home.text(home.variables[$0].name) == name
        }
        guard let parameter else { continue }
        result.append(
          Occurrence(
            token: UInt32(token), symbol: Symbol(.variable, home.file, parameter), role: .read))
      }
    }
    return result
  }
}

extension SyntaxTree {
  /// The arguments of a call, which may be the value of an assignment.
  fileprivate func callArguments(at node: Int) -> [Argument] {
    let value = AssignmentSyntax(self, node)?.sides.last ?? node
    return ActionCall(unchecked: self, value).arguments
  }

  /// The screen that a step opens; the step may be an assignment of the result.
  fileprivate func opening(at node: Int) -> OpeningSyntax? {
    OpeningSyntax(self, node) ?? AssignmentSyntax(self, node)?.opening
  }
}
