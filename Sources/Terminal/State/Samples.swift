import CtlChecker
import CtlDiagnostics
import CtlText

extension ScreenState {
  /// What begins a setting that shows a sample: `sample Nothing Yet`.
  public static let samplePrefix = "sample "

  /// Gives the variables of a sample their values, in its order; the others are as at the start.
  public mutating func show(sample name: String, in program: Program) throws(Problem) {
    let samples = program.samples[try Terminal.screen(screen, of: program).scope.samples]
    guard let sample = samples.first(where: { $0.name == name }) else {
      throw unknown(
        name, samples.map(\.name),
        Message("the screen has no sample “{name}”", "界面没有示例“{name}”"))
    }
    variables = ScreenState(program, screen: screen, now: now).variables
    let evaluator = Evaluator(Cascade(Expansion(program, .screen(screen))), self)
    let place = Place(program)
    for item in program.sampleValues[sample.values] {
      guard let value = evaluator.value(item.expression, place) else { continue }
      let variable = program.variables[item.variable]
      let range = variable.range.flatMap { evaluator.value($0, place) }
      evaluator.set(
        DeclarationKey(program.file, item.variable),
        (range.map { value.clamped(to: $0) } ?? value).fitting(variable.type))
    }
    variables = evaluator.state.variables
  }
}

extension Program {
  /// The names of the samples of a screen.
  public func sampleNames(ofScreen index: Int) -> [String] {
    screen(index).map { tables.samples[$0.scope.samples].map(\.name) } ?? []
  }
}
