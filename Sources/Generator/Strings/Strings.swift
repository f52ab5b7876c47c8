import CtlChecker

extension Generator {
  /// The texts of programs that people read or hear, in the order of the programs, then those of the
  /// components and screens of other modules that they show. A text with several places is in the list
  /// several times.
  public static func strings(_ programs: [Program]) -> [LocalizableText] {
    var texts: [LocalizableText] = []
    var pending: [(symbol: Symbol, program: Program)] = []
    func collect(_ program: Program, _ symbol: Symbol? = nil) {
      var collector = TextCollector(program)
      if let symbol { collector.collect(symbol) } else { collector.collect() }
      collector.collectLabels()
      texts += collector.texts
      for shown in collector.shown where symbol != nil || program.tables.isElsewhere(shown.file) {
        if let other = program.program(of: shown.file) { pending.append((shown, other)) }
      }
    }
    for program in programs { collect(program) }
    var seen: Set<String> = []
    var next = 0
    while next < pending.count {
      let (symbol, program) = pending[next]
      next += 1
      // The ids of files are those of a project, so files of two projects may have the same one.
      let name = "\(symbol.kind) \(symbol.index) \(program.origins.source.path)"
      if seen.insert(name).inserted { collect(program, symbol) }
    }
    return texts
  }

  /// The plural forms of a language, by their names in a strings file.
  public static func pluralCategories(of language: String) -> [String] {
    PluralCategories.of(language).map(\.rawValue)
  }
}
