import CtlCatalogue
import CtlDiagnostics

/// `screen Name(parameters) "Title" -> Type { … }`
public struct Screen: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  /// The element of kind `screen`.
  public var root: ElementID
  /// The parameters are the first variables.
  public var scope: Scope
  /// What it hands back to the screen that opened it.
  public var result: Type?
}

/// `component Name(parameters) { … }`
public struct Component: Sendable, Hashable {
  /// Nil when it is missing.
  public var name: NameID?
  public var origin: OriginID
  public var root: ElementID
  public var scope: Scope
  /// Into `Program.parameters`.
  public var parameters: Range<Int>
  /// Into `Program.slots`.
  public var slots: Range<Int> = 0..<0
  /// The number of elements of one use, with all components inside it; at most one more than the
  /// limit.
  public var expandedSize: Int
}

/// `style name: kind { … }`
public struct Style: Sendable, Hashable {
  public var name: NameID
  /// Nil when the kind is unknown.
  public var kind: KindName?
  public var origin: OriginID
  /// Into `Program.properties`.
  public var properties: Range<Int> = 0..<0
}

/// `slot name { default }`
public struct Slot: Sendable, Hashable {
  /// Nil for the one that every element of a use goes to by itself.
  public var name: NameID?
  public var origin: OriginID
  public var element: ElementID
}

/// The declarations directly in a screen or component, as ranges of the program's arrays.
public struct Scope: Sendable, Hashable {
  public var variables: Range<Int> = 0..<0
  public var constants: Range<Int> = 0..<0
  public var actions: Range<Int> = 0..<0
  public var tasks: Range<Int> = 0..<0
  public var constraints: Range<Int> = 0..<0
  public var appearances: Range<Int> = 0..<0
  public var samples: Range<Int> = 0..<0
  public var styles: Range<Int> = 0..<0
}

/// `import "Other.ctl"`
public struct ImportSite: Sendable, Hashable {
  public var file: FileID
  public var origin: OriginID
}

/// `import BankKit`
public struct ModuleImport: Sendable, Hashable {
  public var name: String
  /// The files of the module.
  public var files: [FileID]
  public var origin: OriginID
}

/// `var name: Type in range = value`, or a parameter of a screen, which is a variable that only the
/// opener of the screen sets, unless it is a binding.
public struct Variable: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  public var type: Type
  public var range: ExpressionID?
  public var initialValue: ExpressionID?
  public var isParameter = false
  /// Whether it is a parameter that the screen may change: the opener gives it a place, which follows it.
  public var isBinding = false
  /// Whether only the opener of its screen sets it.
  public var isInput: Bool { isParameter && !isBinding }
  /// Whether each opener of its screen gives it a value: a parameter without a default that may not be
  /// `nil`, or is bound to a place that may.
  public var isNeeded: Bool {
    isParameter && initialValue == nil && (!type.isOptional || isBinding)
  }
  /// Whether it is the present, which a screen has because it names it.
  public var isPresent = false
}

extension ProgramTables {
  /// The parameters of a screen, as variables.
  public func parameters(of screen: Screen) -> Range<Int> {
    let all = screen.scope.variables
    return all.lowerBound..<(all.first { !variables[$0].isParameter } ?? all.upperBound)
  }
}

extension Program {
  /// Variables in the order in which their initial values need each other: the checker types what is
  /// needed first.
  public func inOrderOfNeed(_ variables: Range<Int>) -> [Int] {
    variables.sorted {
      (self.variables[$0].initialValue?.index ?? 0, $0)
        < (self.variables[$1].initialValue?.index ?? 0, $1)
    }
  }
}

/// `let name = value`
public struct Constant: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  public var type: Type
  public var value: ExpressionID
  /// Whether a literal without a written type may still take the type of its place.
  public var isFlexible: Bool
  /// How many parts its value has, with the names in it; 0 where the file says what it is.
  var length = 0
}

/// A parameter of a component or an action.
public struct ParameterDeclaration: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  public var type: Type
  public var isBinding: Bool
  public var defaultValue: ExpressionID?

  /// Whether it is `nil` where it gets no value.
  public var isNilByItself: Bool { defaultValue == nil && type.isOptional && !isBinding }
  /// Whether each use gives it a value.
  public var isNeeded: Bool { defaultValue == nil && !isNilByItself }
}

/// `action name(parameters)`, or `event name(parameters)`: what handlers call. The app does what an
/// action says; what an event says, the use of its component.
public struct Action: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  public var parameters: Range<Int>
  public var isEvent = false
}

/// `task name(for item: Type, parameters, kind: .network, duration: 5s) -> Type`
public struct BackgroundTask: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  /// Into `Program.parameters`.
  public var parameters: Range<Int> = 0..<0
  /// The place of the parameter for whose values it runs at the same time, one run for each; nil for one run
  /// alone.
  public var item: Int?
  /// The type of its value.
  public var result: Type?
  /// Whether a handler starts it; else the app does, when it likes.
  public var isStarted = false
  /// Whether the file knows how it ends: it starts it, reads that, or names its value.
  public var hasOutcome = false
  /// The places of the parameters whose values of the latest start the file reads: `download.episode`.
  public var keptArguments: Set<Int> = []
  /// Nil when the kind is not written.
  public var isNetwork: Bool?
  public var duration: Duration

  public enum Duration: Sendable, Hashable {
    case unstated, known, unknown
    case milliseconds(Int)
  }
}

public struct Enumeration: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  /// Into `Program.enumCases`.
  public var cases: Range<Int>
  /// What each case has a value of: into `Program.fields`. They are worked out: each is the value of the case.
  public var fields = 0..<0
}

public struct EnumerationCase: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  /// The label, or the name in words when none is written.
  public var label: String
}

/// `record Name { fields }`
public struct Record: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  /// Into `Program.fields`.
  public var fields: Range<Int>
  /// The fields that are worked out from these, which come next.
  public var computed: Range<Int>
  /// The record itself while such a field is worked out: into `Program.loops`, or -1.
  public var item = -1
  /// All that can be read of a record.
  public var members: Range<Int> { fields.lowerBound..<computed.upperBound }
}

/// `name: Type in range = default`
public struct RecordField: Sendable, Hashable {
  /// The name of the field that says which record is which: loops and tables follow its value.
  public static let identity = "id"

  public var name: NameID
  public var origin: OriginID
  public var type: Type
  /// What values are kept in, when it is a constant.
  public var range: Value?
  /// Whether a literal may leave it out for a value that is written.
  public var hasDefault = false
  /// What it is worth then; always a constant.
  public var defaultValue: Value?
  /// The type that it is written with, where that closes a circle of records of several files.
  public var closingType: Type?
  /// Into `Program.computedValues`, for `let name = value`; -1 for one that keeps a value.
  public var computed: Int32 = -1
  /// How many parts that value has, with those of the fields that it names.
  public var length = 0
  /// Whether the cases of its enum have texts of the app in it; nil for a field of a record.
  public var holdsTexts: Bool?
}

/// `for name in sequence`, `$0`, or `if let name = sequence`.
public struct Loop: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  public var type: Type
  /// What it goes through; or a value that has a name here, perhaps only where it is not `nil`.
  public var sequence: ExpressionID
  public var form = Form.loop

  public enum Form: UInt8, Sendable {
    case loop
    /// `if let`
    case unwrapping
    /// A `let` among elements.
    case name
    /// A record whose fields are worked out.
    case record
  }

  /// Whether it gives a name to a value that may be `nil`.
  public var isUnwrapping: Bool { form == .unwrapping }
}

/// A `let` among the elements of a condition or a loop.
public struct LocalName: Sendable, Hashable {
  /// The branch or the loop that has it.
  public var element: ElementID
  /// Into `Program.loops`.
  public var loop: Int
}

/// A name that a handler gives to a value of its event, or to one that its steps need.
public struct EventParameterDeclaration: Sendable, Hashable {
  public var name: NameID
  public var origin: OriginID
  public var type: Type
  /// The value that a step gives it with `let`; nil for what comes with the event.
  public var value: ExpressionID?
  /// Whether a step declares it.
  public var isOfStep: Bool { value != nil }
}

/// `appearance kind { … }`
public struct Appearance: Sendable, Hashable {
  /// Whether it applies in files of other modules that import its own.
  public var isPublic = false
  /// Nil when the kind is unknown.
  public var kind: KindName?
  public var origin: OriginID
  /// Into `Program.properties`.
  public var properties: Range<Int>
}

/// `@allow(code, because: "…")`
public struct Allowance: Sendable, Hashable {
  public var code: String
  /// The bytes of the declaration or element that it covers.
  public var covers: Range<Int>
  public var codeLocation: Location
  public var location: Location
}
