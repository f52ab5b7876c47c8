import CtlDiagnostics
import CtlTerminal
import CtlText

/// The samples of the screen in use.
extension Preview {
  public var sampleNames: [String] { live.program.sampleNames(ofScreen: live.screen) }

  /// Shows a sample; returns what is wrong with its name.
  mutating func show(sample name: String) -> String? {
    do throws(Problem) {
      try live.state.show(sample: name, in: live.program)
      sample = name
      refresh()
      return nil
    } catch {
      return explained(error)
    }
  }

  mutating func nextSample() {
    let names = sampleNames
    guard !names.isEmpty else { return say("the screen has no samples", "界面没有示例") }
    let next = sample.flatMap { names.firstIndex(of: $0) }.map { ($0 + 1) % names.count } ?? 0
    if let problem = show(sample: names[next]) { return say(problem, problem) }
    let name = names[next].neutralised()
    say("sample: \(name)", "示例：\(name)")
  }
}
