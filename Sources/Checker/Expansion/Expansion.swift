import CtlCatalogue
import CtlDiagnostics

/// The elements of a screen, or of a component on its own, with every use of a component replaced
/// by its body: what rules walk, what the terminal draws.
///
/// Pre-order like `Program.elements`. An instance in frame 0 belongs to the root; every use of a
/// component opens a frame, in which the parameters have the arguments of that use. What fills a slot
/// stands below it, in the frame of the use.
public final class Expansion: Sendable {
  public let program: Program
  public let instances: [Instance]
  public let frames: [Frame]
  /// What the root is: the screen or component of `program`.
  public let root: Root

  public enum Root: Sendable, Hashable {
    case screen(Int)
    /// A component without a use: its parameters and its container are unknown.
    case component(Int)
  }

  /// One element in one place. Its program is that of its frame: `program(of:)`.
  public struct Instance: Sendable {
    public let element: ElementID
    public let frame: Int32
    /// -1 for the root.
    public let parent: Int32
    /// Instances in the subtree, this one included.
    public internal(set) var size: UInt32
  }

  /// One use of a component.
  public struct Frame: Sendable {
    /// The program and element of the use, and the frame that they are in.
    public let callerProgram: Program
    public let use: ElementID
    public let callerFrame: Int32
    /// The component.
    public let program: Program
    public let component: Int
    /// The instance of the use.
    public let instance: Int32
  }

  /// Has no instance when the root is not there. Stops at the limit of the checker, which has reported it, and leaves a use of a component inside
  /// itself alone. Without `expandingUses` the uses of
  /// components are leaves.
  public init(_ program: Program, _ root: Root, expandingUses: Bool = true) {
    self.program = program
    self.root = root
    guard let rootElement = program.element(of: root) else {
      (instances, frames) = ([], [])
      return
    }
    guard expandingUses, !program.componentUses.isEmpty else {
      instances = Expansion.plain(program, rootElement.index)
      frames = []
      return
    }
    var instances: [Instance] = []
    instances.reserveCapacity(Int(program.elements[rootElement.index].size))
    var frames: [Frame] = []
    var fills: [Int32: [Int32: [Int]]] = [:]
    // The components around: one that contains itself is reported, and once is enough of it.
    var around: Set<Symbol> = []
    if case .component(let index) = root { around = [Symbol(.component, program.file, index)] }
    var open: [Open] = [
      Open(
        program: program, frame: -1, next: rootElement.index,
        end: rootElement.index + Int(program.elements[rootElement.index].size), instance: -1)
    ]
    let limit = Int(program.elements[rootElement.index].size) + Program.expansionLimit
    while let top = open.last {
      guard top.next < top.end, instances.count < limit else {
        if top.instance >= 0 {
          instances[Int(top.instance)].size = UInt32(instances.count - Int(top.instance))
        }
        if let component = top.component { around.remove(component) }
        if let component = top.left { around.insert(component) }
        open.removeLast()
        continue
      }
      let element = top.program.elements[top.next]
      open[open.count - 1].next += Int(element.size)
      let instance = Int32(instances.count)
      instances.append(
        Instance(element: ElementID(top.next), frame: top.frame, parent: top.instance, size: 1))
      guard element.size > 1 || [.componentUse, .slot].contains(element.form) else { continue }
      var inner = Open(
        program: top.program, frame: top.frame, next: top.next + 1,
        end: top.next + Int(element.size), instance: instance)
      if element.form == .componentUse, element.payload >= 0 {
        let symbol = top.program.componentUses[Int(element.payload)]
        if let callee = top.program.program(of: symbol.file),
          around.insert(symbol).inserted
        {
          inner.component = symbol
          let root = callee.components[Int(symbol.index)].root.index
          inner.program = callee
          inner.frame = Int32(frames.count)
          inner.next = root + 1
          inner.end = root + Int(callee.elements[root].size)
          frames.append(
            Frame(
              callerProgram: top.program, use: ElementID(top.next), callerFrame: top.frame,
              program: callee, component: Int(symbol.index), instance: instance))
        }
      }
      guard element.form == .slot, top.frame >= 0 else {
        open.append(inner)
        continue
      }
      if fills[top.frame] == nil { fills[top.frame] = Self.fills(frames[Int(top.frame)]) }
      guard let contents = fills[top.frame]?[element.payload] else {
        open.append(inner)
        continue
      }
      // What fills a slot is outside the component, and may use the component again.
      let frame = frames[Int(top.frame)]
      let left = Symbol(.component, frame.program.file, frame.component)
      around.remove(left)
      inner.program = frame.callerProgram
      inner.frame = frame.callerFrame
      for (position, fill) in contents.reversed().enumerated() {
        inner.next = fill + 1
        inner.end = fill + Int(frame.callerProgram.elements[fill].size)
        // The size of the slot is known at the end of the last.
        inner.left = position == 0 ? left : nil
        open.append(inner)
      }
    }
    self.instances = instances
    self.frames = frames
  }

  init(_ program: Program, _ root: Root, _ instances: [Instance], _ frames: [Frame]) {
    (self.program, self.root) = (program, root)
    (self.instances, self.frames) = (instances, frames)
  }

  /// The blocks of a use that fill slots, by slot; the others have their own contents.
  private static func fills(_ frame: Frame) -> [Int32: [Int]] {
    var result: [Int32: [Int]] = [:]
    for child in frame.callerProgram.children(of: frame.use) {
      let fill = frame.callerProgram.element(child)
      if fill.form == .fill { result[fill.payload, default: []].append(child.index) }
    }
    return result
  }

  /// The elements below a root as they stand: an instance each.
  private static func plain(_ program: Program, _ root: Int) -> [Instance] {
    let count = Int(program.elements[root].size)
    return (0..<count).map { index in
      let element = program.elements[root + index]
      return Instance(
        element: ElementID(root + index), frame: -1,
        parent: index == 0 ? -1 : element.parent - Int32(root),
        size: min(element.size, UInt32(count - index)))
    }
  }

  private struct Open {
    var program: Program
    var frame: Int32
    var next: Int
    var end: Int
    var instance: Int32
    /// The component whose body it is, if it is one.
    var component: Symbol?
    /// The component that is left meanwhile, for what fills its slot.
    var left: Symbol?
  }
}

extension Program {
  /// A screen by its index; nil when there is none.
  public func screen(_ index: Int) -> Screen? {
    tables.screens.indices.contains(index) ? tables.screens[index] : nil
  }

  fileprivate func element(of root: Expansion.Root) -> ElementID? {
    switch root {
    case .screen(let index): screen(index)?.root
    case .component(let index):
      tables.components.indices.contains(index) ? tables.components[index].root : nil
    }
  }
}

extension Expansion {
  /// The program that an instance is from.
  @inlinable public func program(of instance: Instance) -> Program {
    instance.frame < 0 ? program : frames[Int(instance.frame)].program
  }

  /// The entry that gives a parameter its argument in a frame; nil when the default holds.
  public func argument(_ parameter: Int, in frame: Int32) -> PropertyEntry? {
    guard frame >= 0 else { return nil }
    let frame = frames[Int(frame)]
    let element = frame.callerProgram.element(frame.use)
    // Most arguments are written in the order of the parameters.
    let slot = parameter - frame.program.components[frame.component].parameters.lowerBound
    if slot >= 0, slot < element.properties.count {
      let entry = frame.callerProgram.properties[element.properties.lowerBound + slot]
      if entry.parameter == Int32(parameter) { return entry }
    }
    for index in element.properties
    where frame.callerProgram.properties[index].parameter == Int32(parameter) {
      return frame.callerProgram.properties[index]
    }
    return nil
  }

  /// The value of an expression when it can be known before the app runs: literals, constants, and
  /// parameters through their arguments. Variables and properties of elements cannot.
  public func value(_ id: ExpressionID, of program: Program, in frame: Int32) -> Value? {
    value(id, of: program, in: frame, by: { UseValues(self) })
  }

  /// The same by a memory of names.
  package func value(
    _ id: ExpressionID, of program: Program, in frame: Int32, by uses: () -> UseValues
  ) -> Value? {
    if let constant = program.constant(id) { return constant }
    // Outside of components the checker has folded all that can be known, but the texts of cases, what functions
    // make of each item of a list and what records work out.
    if frame < 0, !program.expression(id).type.isList, !program.showsCase(id),
      !program.dependsOnItems(id)
    {
      return nil
    }
    return uses().value(of: id, Place(program, frame: frame))
  }

  /// The variable that a binding writes, through the `binding` parameters of components.
  public func variable(_ id: ExpressionID, of program: Program, in frame: Int32) -> (
    program: Program, variable: Variable, index: Int, frame: Int32
  )? {
    var (id, program, frame) = (id, program, frame)
    for _ in 0..<256 {
      let expression = program.expressions[program.withoutUnwrapping(id).index]
      guard expression.operation == .symbol else { return nil }
      let symbol = program.symbols[Int(expression.payload)]
      if symbol.kind == .variable {
        let index = Int(symbol.index)
        return (program, program.variables[index], index, frame)
      }
      guard symbol.kind == .parameter, let entry = argument(Int(symbol.index), in: frame) else {
        return nil
      }
      let use = frames[Int(frame)]
      (id, program, frame) = (entry.expression, use.callerProgram, use.callerFrame)
    }
    return nil
  }

  /// The argument that a value depends on, when it depends on a parameter.
  public func argumentDeciding(_ id: ExpressionID, of program: Program, in frame: Int32)
    -> PropertyEntry?
  {
    firstParameter(in: id, of: program, in: frame) { argument($0, in: frame) }
  }

  /// The default that it depends on, where no argument is given.
  public func defaultDeciding(_ id: ExpressionID, of program: Program, in frame: Int32)
    -> ExpressionID?
  {
    firstParameter(in: id, of: program, in: frame) { parameter in
      argument(parameter, in: frame) == nil ? program.parameters[parameter].defaultValue : nil
    }
  }

  /// What is found for the first parameter in a value for which something is.
  private func firstParameter<Result>(
    in id: ExpressionID, of program: Program, in frame: Int32, _ find: (Int) -> Result?
  ) -> Result? {
    guard frame >= 0 else { return nil }
    var pending = [id.index]
    var steps = 0
    while let index = pending.popLast(), steps < 10_000 {
      steps += 1
      let expression = program.expressions[index]
      if expression.operation == .symbol {
        let symbol = program.symbols[Int(expression.payload)]
        if symbol.kind == .parameter, symbol.file == program.file,
          let result = find(Int(symbol.index))
        {
          return result
        }
        if symbol.kind == .loopVariable, symbol.file == program.file {
          pending.append(program.loops[Int(symbol.index)].sequence.index)
        }
      }
      for operand in expression.operands.reversed() {
        pending.append(Int(program.operands[operand]))
      }
    }
    return nil
  }
}

extension Program {
  /// Whether a text has a value of an enum in it.
  fileprivate func showsCase(_ id: ExpressionID) -> Bool {
    let expression = expression(id)
    return expression.operation == .interpolation
      && operandIDs(of: expression).contains { self.expression($0).type.base == .enumeration }
  }

  /// Whether something in it is made of each item of a list, is worked out by a record, or is a constant that is,
  /// or the name that a condition gives to one.
  fileprivate func dependsOnItems(_ id: ExpressionID) -> Bool {
    var pending = [id]
    for _ in 0..<32 {
      guard let next = pending.popLast() else { return false }
      let expression = expression(next)
      if expression.constant >= 0 { continue }
      if [.each, .computed].contains(expression.operation) { return true }
      if expression.operation == .symbol {
        let symbol = self.symbols[Int(expression.payload)]
        if symbol.kind == .constant { return true }
        if symbol.kind == .loopVariable, tables.named(symbol) != nil { return true }
        continue
      }
      pending += operandIDs(of: expression)
    }
    return false
  }
}
