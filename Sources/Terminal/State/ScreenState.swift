import CtlCatalogue
import CtlChecker
import CtlDiagnostics

import struct CtlRuntime.LocalizedStrings

/// A declaration of a file: a variable or a task.
public struct DeclarationKey: Hashable, Sendable {
  public let file: FileID
  public let index: Int

  public init(_ file: FileID, _ index: Int) {
    self.file = file
    self.index = index
  }
}

/// Everything that can change while a screen is used: the values of its variables, how far its
/// tasks are, and settings of single elements. A picture is a function of the program and this.
public struct ScreenState: Sendable, Hashable {
  /// The index in `Program.screens`.
  public let screen: Int
  /// The variables of the screen.
  public var variables: [DeclarationKey: Value] = [:]
  /// In which the opener keeps the parameters that this screen may change, by variable.
  var ranges: [Int: Value] = [:]
  /// What the opener and the first settings give, by variable; a sample begins with it.
  var given: [Int: Value] = [:]
  /// Those of components that have changed: each use has its own.
  private var parts: [ElementKey: [DeclarationKey: Value]] = [:]
  /// The progress of the tasks that have run, or run now.
  public var tasks: [DeclarationKey: TaskProgress] = [:]
  /// Values that win over those of the file.
  public var overrides: [ElementOverride] = []
  /// Changes that a person made to elements without a variable.
  public var live: [ElementKey: [PropertyName: Value]] = [:]
  /// What the file said of these properties then.
  package var described: [ElementKey: [PropertyName: Value]] = [:]
  /// The text field or text view that is being edited, and the characters before the cursor; nil
  /// for the end of the text.
  public var editing: ElementKey?
  public var cursor: Int?
  /// The control under a finger, and its segment if it has some: 0 is minus, 1 plus.
  public var touched: ElementKey?
  public var touchedSegment: Int?
  /// The row that was tapped last.
  public var selectedRow: ElementKey?
  /// The row whose swipe actions are shown.
  public var swipedRow: ElementKey?
  /// How far the content is dragged down from its top edge, in points.
  public var pull = 0.0
  public var sound = Sound()
  /// The language of the system's own texts, shown and spoken.
  public private(set) var language = "en"
  /// How colors are shown.
  public private(set) var look = Look()
  /// The texts of the app in this language; nil for those of the file.
  private(set) var strings: LocalizedStrings?
  /// The value of `now`, for controls that begin at the present time.
  public var now: DateTime?

  /// The sound settings of the system; they are not in a file.
  public struct Sound: Sendable, Hashable {
    /// 0 to 1.
    public var volume = 0.5
    /// The name of an output device with a volume of its own; nil means this device.
    public var output: String?

    public init() {}
  }

  /// `element.property = value`, for every element with the name or, without a name, of the kind.
  public struct ElementOverride: Sendable, Hashable {
    public var element: String
    /// Nil means what is no property: that a text field is being edited, or a row swiped.
    public var property: PropertyName?
    public var value: Value
  }
}

/// One element in one round of the loops around it.
public struct ElementKey: Hashable, Sendable {
  public let instance: Int32
  public let rounds: [LoopRound]
}

/// A variable of a screen, or of a component in one use.
struct VariablePlace {
  let key: DeclarationKey
  /// Nil for a variable of the screen.
  let use: ElementKey?
}

/// The value of a loop's variable.
public struct LoopRound: Hashable, Sendable {
  let key: DeclarationKey
  private(set) var value: Value
  /// The place of the item in its list.
  let position: Int
  /// Its place in the list that the loop sorts or filters, once steps run.
  var source: Int?
  /// Where it is in the list that has it.
  var place: Int { source ?? position }
  /// What the item is known by when its list changes.
  let identity: Value
  /// How many items before it are known by the same, which a list should not have.
  var copy = 0

  init(_ key: DeclarationKey, _ value: Value, _ position: Int, by identity: ItemIdentity) {
    (self.key, self.value, self.position) = (key, value, position)
    switch (identity, value) {
    case (.field(let id), .record(_, _, let fields)) where fields.indices.contains(id):
      self.identity = fields[id]
    case (.value, _): self.identity = value
    default: self.identity = .int(position)
    }
  }

  /// The same round after its item has changed.
  func with(_ value: Value) -> LoopRound {
    var round = self
    round.value = value
    return round
  }

  public static func == (a: LoopRound, b: LoopRound) -> Bool {
    a.key == b.key && a.identity == b.identity && a.copy == b.copy
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(identity)
  }
}

extension RenderNode {
  public var key: ElementKey { ElementKey(instance: instance, rounds: rounds) }
}

extension ScreenState {
  /// The state in which a screen opens, after what it does when it appears; that of a screen that is
  /// not there has no variables.
  /// - Parameters:
  ///   - values: Those of parameters, by variable.
  ///   - ranges: In which the opener keeps parameters, by variable.
  ///   - other: One whose language and look it has.
  public init(
    _ program: Program, screen: Int, now: DateTime? = nil, with values: [Int: Value] = [:],
    in ranges: [Int: Value] = [:], looking other: ScreenState? = nil
  ) {
    self =
      ScreenState.opening(program, screen, now, values, in: ranges, looking: other).evaluator.state
  }

  private init(screen: Int, now: DateTime?) { (self.screen, self.now) = (screen, now) }

  /// The state in which a screen opens, as its evaluator has it, and what the screen did.
  static func opening(
    _ program: Program, _ screen: Int, _ now: DateTime?, _ values: [Int: Value],
    in ranges: [Int: Value] = [:], looking other: ScreenState? = nil
  ) -> (evaluator: Evaluator, done: [String]) {
    let evaluator = Evaluator(
      Cascade(Expansion(program, .screen(screen))), ScreenState(screen: screen, now: now))
    if let other { evaluator.state.look(as: other) }
    evaluator.state.ranges = ranges
    evaluator.state.given = values
    for index in program.inOrderOfNeed(program.screen(screen)?.scope.variables ?? 0..<0) {
      let value =
        values[index] ?? evaluator.initialValue(program.variables[index], Place(program))
      evaluator.state.variables[DeclarationKey(program.file, index)] = value
    }
    var done: [String] = []
    if let root = program.screen(screen)?.root {
      let former = evaluator.state.followed(program)
      evaluator.appear(program, screen, &done)
      done += evaluator.follow(former, root, program)
    }
    return (evaluator, done)
  }

  subscript(variable: VariablePlace) -> Value? {
    get { variable.use.map { parts[$0]?[variable.key] } ?? variables[variable.key] }
    set {
      if let use = variable.use {
        parts[use, default: [:]][variable.key] = newValue
      } else {
        variables[variable.key] = newValue
      }
    }
  }

  /// Has the variables and the tasks of a state in which steps have run.
  mutating func take(from other: ScreenState) {
    (variables, parts, tasks) = (other.variables, other.parts, other.tasks)
  }

  /// Shows everything in the language and the look of the options. A variable that still has its
  /// first value has the one of the language.
  public mutating func use(_ options: RenderOptions, of program: Program) {
    look = options.look
    guard language != options.language || strings == nil && options.texts != nil else { return }
    func speak(_ state: inout ScreenState) {
      state.language = options.language
      state.strings = options.texts.map { LocalizedStrings($0, in: options.language) }
    }
    if language == options.language {
      speak(&self)
    } else {
      beginAgain(program, speak)
    }
  }

  /// Shows everything as another screen does.
  mutating func look(as other: ScreenState) {
    (language, look, strings) = (other.language, other.look, other.strings)
  }

  func override(of element: String?, _ kind: KindName, _ property: PropertyName?) -> Value? {
    if overrides.isEmpty { return nil }
    return overrides.last {
      $0.property == property && ($0.element == element || $0.element == kind.name)
    }?.value
  }
}
