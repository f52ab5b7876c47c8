import CtlChecker
import CtlDiagnostics
import CtlTerminal
import CtlText

/// The samples of the screen in use, and of the one whose tab shows it.
extension Preview {
  struct SampleName: Sendable, Hashable {
    var name: String
    /// Whether the outer screen has it.
    var isOuter = false
  }

  public var sampleNames: [String] { samples.map(\.name) }

  /// Those of the visible screen come first.
  private var samples: [SampleName] {
    func names(_ screen: LiveScreen) -> [String] {
      screen.program.sampleNames(ofScreen: screen.screen)
    }
    let outer = outerPlace.map { names(visits[$0].live) } ?? []
    return names(live).map { SampleName(name: $0) }
      + outer.map { SampleName(name: $0, isOuter: true) }
  }

  mutating func show(sample name: String) throws(Problem) {
    try show(samples.first { $0.name == name } ?? SampleName(name: name))
  }

  private mutating func show(_ shown: SampleName) throws(Problem) {
    let place = shown.isOuter ? outerPlace ?? visits.count : visits.count
    let now = DateTime(options.render.now)
    var screen = screen(at: place)
    if let now { screen.state.now = now }
    try screen.state.show(sample: shown.name, in: screen.program)
    screen.refresh()
    change(screenAt: place) { $0 = screen }
    sample = shown
    // A sample may have a present of its own.
    if let date = screen.state.now, date != now { setNow(date) }
    if place < visits.count { followInner(of: place) }
    refresh()
    enterTab()
  }

  /// The sample that the options name, before their settings.
  mutating func showFirstSample() throws(Problem) {
    guard let name = options.sample else { return }
    try live.state.show(sample: name, in: live.program)
    try live.state.set(all: options.settings, in: live.program)
    sample = SampleName(name: name)
    if let date = live.state.now { setNow(date) }
    refresh()
  }

  mutating func nextSample() {
    let all = samples
    guard !all.isEmpty else { return say("the screen has no samples", "界面没有示例") }
    let next = sample.flatMap { all.firstIndex(of: $0) }.map { ($0 + 1) % all.count } ?? 0
    do throws(Problem) {
      try show(all[next])
    } catch {
      let problem = explained(error)
      return say(problem, problem)
    }
    let name = all[next].name.neutralised()
    say("sample: \(name)", "示例：\(name)")
  }
}
