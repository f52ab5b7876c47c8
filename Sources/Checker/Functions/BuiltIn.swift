import CtlCatalogue
import CtlDiagnostics

/// A function that the language has, as a call or as a member: what it takes, gives and means, and
/// how Swift has it. Each is a row in the file of its family; the checker, the evaluator, generated
/// code, the reference and the editor read the rows.
public struct BuiltIn: Sendable {
  /// What people read of it.
  public let function: Function
  /// What its operands are, in words, for one that is called with others.
  let takes: Message
  /// The types of the arguments after the first, from the type of that; nil when the first does not
  /// fit.
  package let arguments: @Sendable (Type) -> [Type]?
  /// The type of the result for arguments that fit; nil for others.
  package let result: @Sendable ([Type]) -> Type?
  /// How it is written in Swift.
  public let swift: SwiftForm
  /// Whether the texts of its first operand are its own, so that they are those people read.
  package let showsOperand: Bool
  /// The numbers that it may give, where they are known.
  let results: Results?
  let apply: @Sendable ([Value], Reading) -> Outcome

  /// The Swift of a call; its operands are `a`, `b` and so on.
  public enum SwiftForm: Sendable {
    /// `name(a, b)`; the second name is for whole numbers without known bounds.
    case function(String, unbounded: String? = nil)
    /// `T(label: a)`; only `a` where it has the type already.
    case conversion(String, label: String? = nil)
    /// `T(reading: a, in: strings)`: what a text says in the language of the person.
    case reading(String)
    /// `a.name`
    case property(String)
    /// `a.name(b, label: c)`
    case method(String, labels: [String?] = [])
    /// `a.name()`, in the order of what the list has.
    case order(String)
    /// The text of a value, which depends on its type and on the language.
    case text
    /// `strings("a")`: a text as people read it.
    case shown

    /// Whether what it gives depends on the language of the person.
    public var isLocalized: Bool {
      switch self {
      case .text, .reading, .shown: true
      default: false
      }
    }
  }

  enum Results: Sendable {
    case within(ClosedRange<Int>)
    /// Between those of the ends of its operands, or of 0 where that is between them.
    case ofEnds
  }

  init(
    _ function: Function, takes: Message = Message("", ""),
    arguments: (@Sendable (Type) -> [Type]?)? = nil,
    result: @escaping @Sendable ([Type]) -> Type?, swift: SwiftForm, showsOperand: Bool = false,
    results: Results? = nil,
    apply: @escaping @Sendable ([Value], Reading) -> Outcome
  ) {
    self.function = function
    self.takes = takes
    self.arguments = arguments ?? { result([$0]) == nil ? nil : [] }
    self.result = result
    self.swift = swift
    self.showsOperand = showsOperand
    self.results = results
    self.apply = apply
  }

  public var name: String { function.name }

  /// One line for each family.
  public static let all: [BuiltIn] =
    numbers + collections + lists + ends + texts + dates + formats
    + colors

  private static let indices = Dictionary(grouping: all.indices) { all[$0].name }

  /// Those with a name, by their places in `all`.
  static func indices(of name: String) -> [Int] { indices[name] ?? [] }

  /// The function of a call.
  public init?(_ expression: Expression) {
    guard expression.operation == .call, Int(expression.payload) < BuiltIn.all.count else {
      return nil
    }
    self = BuiltIn.all[Int(expression.payload)]
  }

  /// Whether it may be written after a value of a type.
  public func isMember(of type: Type) -> Bool { function.isMember && arguments(type) != nil }

  /// Whether a call takes a text from the app's catalogue.
  package static func localizes(_ expression: Expression) -> Bool {
    if case .shown? = BuiltIn(expression)?.swift { true } else { false }
  }

  /// Whether a call shows the texts of its first operand.
  package static func showsOperand(_ expression: Expression) -> Bool {
    BuiltIn(expression)?.showsOperand == true
  }
}

/// How values become texts while an expression is evaluated.
struct Reading {
  /// The type of the result.
  let type: Type
  /// Nil while constants are folded.
  let environment: (any Environment)?

  /// How people read a value; nil when that is unknown.
  func text(_ value: Value?) -> String? {
    if let environment { environment.reading(of: value) } else { value?.text }
  }

  /// A string of the catalogue as the text that stands for it.
  func plain(_ value: Value) -> Value {
    if case .localized = value, let text = text(value) { .string(text) } else { value }
  }

  /// The text of a value that is one, also of a string of the catalogue.
  func string(_ value: Value) -> String? {
    if case .string(let string) = plain(value) { string } else { nil }
  }

  /// The items of a list, strings of the catalogue as their texts.
  func items(_ value: Value) -> [Value]? {
    guard case .list(let items) = value else { return nil }
    let plain = items.map { self.plain($0) }
    let areKnown = plain.allSatisfy { if case .localized = $0 { false } else { true } }
    return areKnown ? plain : nil
  }
}

extension Function {
  /// All functions of the language.
  public static let all = BuiltIn.all.map(\.function) + makers + inputs

  /// Whether its result has the type of its arguments, as that of `max` and not of `Double(…)`.
  var givesArgument: Bool { isCall && parameters.allSatisfy { $0.type == result } }

  /// Those with a name, which differ in what they take.
  public static func named(_ name: String) -> [Function] { all.filter { $0.name == name } }
}

extension Type {
  /// Whether it has an amount: numbers, durations and lengths.
  var isMeasurable: Bool { isNumber || self == .duration || self == .length }

  /// Whether one of its values is the least.
  var hasLeast: Bool { isMeasurable || self == .date }

  /// Whether it is that of values which are the same or not.
  var isComparable: Bool {
    guard isPlain else { return false }
    switch base {
    case .bool, .int, .double, .string, .color, .date, .duration, .length, .enumeration, .record:
      return true
    default: return false
    }
  }
}
