import CtlCatalogue
import CtlChecker

/// What rules ask about expressions while one element is visited, with the answers: many rules ask the
/// same. In a case of the element, a rule all of whose answers are as before would find the same as before.
struct Answers {
  struct Question {
    let program: Program
    let id: ExpressionID
    let frame: Int32
    let form: Form

    enum Form: Equatable {
      /// Its value, for a property that shows what happens or another one.
      case value(followsEvents: Bool)
      /// The same in a case in which the file says what variables are.
      case statedValue(followsEvents: Bool)
      /// Its text inside another one.
      case text
      /// The part of it that a case takes.
      case source
    }

    fileprivate func isSame(as other: Question) -> Bool {
      id == other.id && form == other.form && frame == other.frame && program === other.program
    }
  }

  enum Answer: Equatable {
    case value(Value?)
    case text(String?)
    case source(ExpressionID)
  }

  /// The questions of one rule.
  struct Asked {
    /// By position.
    fileprivate(set) var questions: UInt64 = 0
    /// Whether it asked for the case itself, or more than can be told apart.
    var isOther = false

    var isEmpty: Bool { questions == 0 && !isOther }

    mutating func formUnion(_ other: Asked) {
      questions |= other.questions
      isOther = isOther || other.isOther
    }

    /// Whether it may find something else than before.
    func mayDiffer(_ changed: Asked) -> Bool { isOther || questions & changed.questions != 0 }
  }

  /// As many as `Asked` has positions for.
  private static let limit = 64

  private var questions: [Question] = []
  private var inEveryCase: [Answer?] = []
  private var inThisCase: [Answer?] = []

  var isEmpty: Bool { questions.isEmpty }
  var count: Int { questions.count }

  func question(at position: Int) -> Question { questions[position] }

  /// The position of a question and the answer so far; no position when there are too many.
  mutating func known(
    _ question: Question, inThisCase isInCase: Bool
  ) -> (position: Int?, answer: Answer?) {
    for position in questions.indices where questions[position].isSame(as: question) {
      return (position, answer(at: position, inThisCase: isInCase))
    }
    guard questions.count < Answers.limit else { return (nil, nil) }
    questions.append(question)
    inEveryCase.append(nil)
    inThisCase.append(nil)
    return (questions.count - 1, nil)
  }

  func answer(at position: Int, inThisCase isInCase: Bool) -> Answer? {
    isInCase ? inThisCase[position] : inEveryCase[position]
  }

  mutating func keep(_ answer: Answer, at position: Int, inThisCase isInCase: Bool) {
    if isInCase { inThisCase[position] = answer } else { inEveryCase[position] = answer }
  }

  /// Those of a case are no longer those of the next.
  mutating func enterCase() {
    for position in inThisCase.indices { inThisCase[position] = nil }
  }

  mutating func forget() {
    if isEmpty { return }
    questions.removeAll(keepingCapacity: true)
    inEveryCase.removeAll(keepingCapacity: true)
    inThisCase.removeAll(keepingCapacity: true)
  }
}

extension Answers.Asked {
  fileprivate func contains(_ position: Int) -> Bool { questions >> UInt64(position) & 1 != 0 }

  fileprivate mutating func insert(_ position: Int?) {
    if let position { questions |= 1 << UInt64(position) } else { isOther = true }
  }
}

extension Walk {
  /// The value of an expression in the current case.
  func value(
    _ id: ExpressionID, of program: Program, in frame: Int32, for name: PropertyName? = nil
  ) -> Value? {
    // Most are constants; the expansion computes the others.
    if let constant = program.constant(id) { return constant }
    return value(
      .init(
        program: program, id: id, frame: frame,
        form: .value(followsEvents: name?.followsEvents ?? true)))
  }

  /// The value where the current case is one in which the file says what variables are.
  func statedValue(
    _ id: ExpressionID, of program: Program, in frame: Int32, for name: PropertyName
  ) -> Value? {
    value(
      .init(
        program: program, id: id, frame: frame,
        form: .statedValue(followsEvents: name.followsEvents)))
  }

  private func value(_ question: Answers.Question) -> Value? {
    guard case .value(let value) = answer(question) else { return nil }
    return value
  }

  /// The text that an expression is inside another one, if that is known.
  func text(of id: ExpressionID, in program: Program, _ frame: Int32) -> String? {
    if let constant = program.constant(id) {
      guard case .enumCase = constant else { return constant.text }
    }
    guard
      case .text(let text) = answer(.init(program: program, id: id, frame: frame, form: .text))
    else { return nil }
    return text
  }

  /// The part of an expression that the current case takes.
  func source(of id: ExpressionID, in program: Program, _ frame: Int32) -> ExpressionID {
    guard program.mayHaveSource(id),
      case .source(let source) = answer(
        .init(program: program, id: id, frame: frame, form: .source))
    else { return id }
    return source
  }

  private func answer(_ question: Answers.Question) -> Answers.Answer {
    let isInCase = visitedCase != nil
    let (position, known) = answers.known(question, inThisCase: isInCase)
    asked.insert(position)
    if let known { return known }
    guard let position else { return work(question) }
    let answer = work(question)
    answers.keep(answer, at: position, inThisCase: isInCase)
    return answer
  }

  /// The questions among some to which the current case has other answers.
  func changedAnswers(among asked: Answers.Asked) -> Answers.Asked {
    var changed = Answers.Asked()
    for position in 0..<answers.count where asked.contains(position) {
      let answer = work(answers.question(at: position))
      if answer != answers.answer(at: position, inThisCase: false) { changed.insert(position) }
      answers.keep(answer, at: position, inThisCase: true)
    }
    return changed
  }

  /// Works out an answer in the current case.
  private func work(_ question: Answers.Question) -> Answers.Answer {
    let (program, id, frame) = (question.program, question.id, question.frame)
    guard let current = visitedCase else {
      switch question.form {
      case .value: return .value(expansion.value(id, of: program, in: frame, by: { usedValues }))
      case .statedValue: return .value(nil)
      case .text:
        return .text(expansion.value(id, of: program, in: frame, by: { usedValues })?.text)
      case .source: return .source(id)
      }
    }
    let place = Place(program, frame: frame)
    switch question.form {
    case .value(let followsEvents):
      return .value(current.value(of: id, in: place, followsEvents: followsEvents))
    case .statedValue(let followsEvents):
      guard current.hasState else { return .value(nil) }
      return .value(current.value(of: id, in: place, followsEvents: followsEvents))
    case .text:
      let value = program.constant(id) ?? current.value(ofPart: id, in: place)
      return .text(current.values.reading(of: value))
    case .source: return .source(current.values.source(of: id, in: place, within: place) ?? id)
    }
  }
}

extension Program {
  /// False for an expression that is no choice and no other name of one, and so itself in every case.
  fileprivate func mayHaveSource(_ id: ExpressionID) -> Bool {
    let expression = expression(id)
    if expression.constant >= 0 { return false }
    return switch expression.operation {
    case .conditional, .symbol, .toDouble, .field, .computed: true
    case .interpolation: expression.operandCount == 1
    case let operation: operation.replacesMissing
    }
  }
}
