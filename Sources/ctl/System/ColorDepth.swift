import CtlCommandLine
import CtlTerminal

extension System {
  /// How many colours the terminal shows, according to its environment.
  package static var colorDepth: RenderOptions.ColorDepth {
    let colorTerm = environment("COLORTERM") ?? ""
    if colorTerm == "truecolor" || colorTerm == "24bit" { return .full }
    return environment("TERM")?.contains("256color") == true ? .indexed : .sixteen
  }
}
