import CtlCatalogue

/// Random programs of several files.
extension RandomTypedProgram {
  /// Two to four files: each imports some of those before it, so that there are imports of imports
  /// and files that are imported in two ways. The last one has screens; components, enums,
  /// constants and appearances are in all of them, and a few kinds have many appearances.
  public static func project(
    seed: UInt64, size: Int = 30, isPlain: Bool = false, hasShortLoops: Bool = false
  ) -> [(path: String, text: String)] {
    var program = RandomTypedProgram(
      random: SeededGenerator(seed: seed), isPlain: isPlain, hasShortLoops: hasShortLoops)
    let often: [KindName] = [.view, .row, .label]
    let kinds = Kind.all.filter {
      $0.role != .part && $0.name != .screen && !often.contains($0.name)
    }
    program.isPublic = seed % 4 == 1
    program.styledKinds =
      often.map { Kind.named($0) } + kinds.shuffled(using: &program.random).prefix(3)
    let count = Int.random(in: 2...4, using: &program.random)
    var declared: [RandomSight] = []
    var files: [(path: String, text: String)] = []
    for number in 0..<count {
      program.sight = RandomSight()
      program.lines = []
      let isLast = number == count - 1
      // All but the first import the one before; chance decides the rest.
      for other in (0..<number).shuffled(using: &program.random)
      where other == number - 1 || program.chance(60) {
        program.line("import \"\(files[other].path)\"")
        program.sight.add(declared[other])
      }
      let before = program.sight
      program.file(size, isLast: isLast)
      declared.append(program.sight.without(before))
      files.append(
        (
          "Random\(seed)\(isLast ? "" : "Part\(number)").ctl",
          program.lines.joined(separator: "\n") + "\n"
        ))
    }
    return files
  }

  private mutating func file(_ size: Int, isLast: Bool) {
    openScope()
    for _ in 0..<Int.random(in: 1...2, using: &random) { enumeration() }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      openScope()
      sharedConstant()
    }
    openScope()
    appearances()
    style()
    for _ in 0..<(isLast ? 1 : Int.random(in: 1...2, using: &random)) { component(size / 4) }
    guard isLast else { return }
    for _ in 0..<Int.random(in: 1...2, using: &random) { screen(size, styled: true) }
  }

  /// A named look of a kind.
  mutating func style() {
    let kinds = Kind.all.filter { $0.role != .part && $0.name != .screen }
    guard let kind = pick(kinds) else { return }
    let name = name()
    block(declared("style \(name): \(kind.name.name)")) { program in
      for property in kind.properties where property.isLook && program.chance(40) {
        program.write(property, of: kind.name)
      }
    }
    sight.styles.append(RandomStyle(name: name, kind: kind.name))
  }

  /// For some kinds, each once.
  mutating func appearances() {
    for kind in styledKinds where chance(50) { appearance(of: kind) }
  }
}

struct RandomStyle {
  var name: String
  var kind: KindName
}

/// What a file can see: its own declarations, and those of the files that it imports itself.
struct RandomSight {
  /// Among all enums of the project.
  var enums: [Int] = []
  var components: [RandomComponent] = []
  var screens: [String] = []
  var constants: [RandomValue] = []
  var styles: [RandomStyle] = []

  mutating func add(_ other: RandomSight) {
    enums += other.enums
    components += other.components
    screens += other.screens
    constants += other.constants
    styles += other.styles
  }

  /// The declarations after an earlier sight.
  func without(_ earlier: RandomSight) -> RandomSight {
    RandomSight(
      enums: Array(enums.dropFirst(earlier.enums.count)),
      components: Array(components.dropFirst(earlier.components.count)),
      screens: Array(screens.dropFirst(earlier.screens.count)),
      constants: Array(constants.dropFirst(earlier.constants.count)),
      styles: Array(styles.dropFirst(earlier.styles.count)))
  }
}
