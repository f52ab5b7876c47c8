/// One thing that a handler does, in `Program.steps`: the steps of a handler in the order of the file,
/// each followed by the steps inside it.
///
/// A new kind of step is a case of `Form`, and a node in `NodeKind`. Its typing is one more function
/// beside those in `Check/Steps.swift`, what it does in a live screen is in `Terminal/State/Running.swift`,
/// and its Swift in `Generator/Events/StepWriter.swift`; the compiler names these places.
public struct Step: Sendable, Hashable {
  public var form: Form
  /// Steps in it, itself included.
  public var size: UInt32 = 1
  public var origin: OriginID

  public enum Form: Sendable, Hashable {
    case call(Call)
    /// A variable gets a value; `+=`, `-=` and `toggle()` are values that use the variable.
    case assign(ExpressionID, ExpressionID)
    /// A list is changed; the arguments are in `Program.operands`.
    case change(ListChange, ExpressionID, arguments: Range<Int>)
    /// `if`: the steps inside up to an index are those of `if`, the others of `else`.
    case choice(ExpressionID, otherwise: UInt32)
    /// `let`: the steps after it know a value by a name, which is in `Program.eventParameters`.
    case name(Int, ExpressionID)
    case open(Opening)
    /// The screen goes away, and hands a value back.
    case finish(ExpressionID)
    case close
    case start(Start)
    /// A task ends without a value; the work for one item, or all of it.
    case cancel(Symbol, item: ExpressionID?)
  }

  /// The call of an action, or the sending of an event.
  public struct Call: Sendable, Hashable {
    public var action: Symbol
    /// Into `Program.operands`: one expression for each parameter of the action, in its order.
    public var arguments: Range<Int>
  }

  /// `load(id: 3)`, `accounts = load(id: 3)`
  public struct Start: Sendable, Hashable {
    public var task: Symbol
    /// Into `Program.operands`: one expression for each parameter of the task, in its order.
    public var arguments: Range<Int>
    public var target: Receiver?
  }

  /// What gets the value of a task or the result of a screen.
  public struct Receiver: Sendable, Hashable {
    /// A variable, or a part of one by fields and by items of loops that have an `id`.
    public var place: ExpressionID
    public var way = Way.set

    public enum Way: Sendable, Hashable {
      /// `event = …`: the place gets it.
      case set
      /// `events += …`: the list has it at its end.
      case add
      /// `events += …` for a list: the list has its items at the end.
      case addAll
      /// `event = …` for an item of a loop: the list has it in the place of the item with its `id`.
      case replace
    }

    /// What is this value afterwards.
    public var whole: ExpressionID? { way == .set ? place : nil }
  }

  public init(_ form: Form, at origin: OriginID) {
    (self.form, self.origin) = (form, origin)
  }
}

extension Program {
  /// The steps of a handler, or those inside a step, without the steps inside each.
  public func outerSteps(in range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index += Int(tables.steps[index].size)
    }
    return result
  }

  /// The steps of an `if` at an index, and those of its `else`.
  public func branches(of step: Int) -> (then: Range<Int>, otherwise: Range<Int>) {
    let end = step + Int(tables.steps[step].size)
    guard case .choice(_, let otherwise) = tables.steps[step].form else {
      return (end..<end, end..<end)
    }
    return (step + 1..<Int(otherwise), Int(otherwise)..<end)
  }

  /// The actions that a handler may call, in the order of the file.
  public func calls(of handler: Handler) -> [Step.Call] {
    tables.steps[handler.steps].compactMap {
      if case .call(let call) = $0.form { call } else { nil }
    }
  }

  /// Whether a handler changes variables.
  public func changesState(_ handler: Handler) -> Bool {
    tables.steps[handler.steps].contains { !changed(by: $0.form).isEmpty }
  }
}
