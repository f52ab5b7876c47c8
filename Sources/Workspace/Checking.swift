import CtlChecker
import CtlDiagnostics
import CtlInterfaceBuilder
import CtlSyntax
import CtlText

/// Typing the files of a workspace.
extension Workspace {
  /// A file to type. It is no tuple: the types of tuples are looked up at every start.
  private struct Input {
    let id: FileID
    let source: SourceText
    let tree: SyntaxTree?
    let imports: [Int: ImportResolution]
    let module: String?
    let others: [OtherDeclaration]
  }

  /// Types files in waves: a file when all its imports are done.
  mutating func checkPrograms(_ components: ImportGraph.Components) {
    for wave in components.waves {
      let circles = components.circles(in: wave)
      let inCircles = Set(circles.joined())
      let inputs = wave.compactMap { inCircles.contains($0) ? nil : input($0, components) }
      for (input, program) in zip(inputs, programs(inputs)) { setProgram(program, of: input.id) }
      for circle in circles { checkCircle(circle, components) }
    }
  }

  /// What a file without a program is typed from.
  private func input(
    _ id: FileID, _ components: ImportGraph.Components, _ circle: CircleSoFar = CircleSoFar()
  ) -> Input? {
    let file = files[Int(id.rawValue)]
    guard file.program == nil, let source = file.source else { return nil }
    return Input(
      id: id, source: source, tree: file.tree, imports: resolutions(id, components, circle),
      module: file.module, others: file.others)
  }

  private func programs(_ inputs: [Input], _ known: [FileID: Program] = [:]) -> [Program] {
    let code = code
    return map(inputs.count) { index in
      let input = inputs[index]
      return input.tree.map {
        Program.check(
          $0, imports: input.imports, module: input.module, others: input.others, known: known)
      } ?? InterfaceBuilder.program(input.source, input.id, code: code)
    }
  }

  /// The most rounds in which the files of a circle are typed, and the most files in one: each knows all
  /// others.
  static let (circleRounds, circleFiles) = (16, 512)

  /// What the files of a circle know of each other.
  struct CircleSoFar {
    var programs: [FileID: Program] = [:]
    /// The limit because of which they know nothing.
    var limit: Int?
  }

  /// Types files that import each other in rounds: first each as if the others were not there, then with what
  /// the others declared in the round before, until that stays the same.
  private mutating func checkCircle(_ members: [FileID], _ components: ImportGraph.Components) {
    var known = CircleSoFar()
    for id in members { known.programs[id] = files[Int(id.rawValue)].program }
    guard known.programs.count < members.count else { return }
    var isSettled = false
    for round in 0...Self.circleRounds where !isSettled {
      if members.count > Self.circleFiles { known = CircleSoFar(limit: Self.circleFiles) }
      // People do not write values that need more rounds.
      if round == Self.circleRounds { known = CircleSoFar(limit: Self.circleRounds) }
      let inputs = members.compactMap { input($0, components, known) }
      isSettled = round > 0 || known.limit != nil
      for (input, program) in zip(inputs, programs(inputs, known.programs)) {
        if known.programs[input.id].map(program.declaresSame) == false { isSettled = false }
        known.programs[input.id] = program
      }
    }
    let circle = Circle(known.programs.values)
    for id in members where files[Int(id.rawValue)].program == nil {
      setProgram(known.programs[id]?.inside(circle), of: id)
    }
  }
}
