import CtlCommandLine
import CtlDiagnostics
import CtlTerminal

extension Emitter {
  static let tree = Emitter(
    "tree", summary: Message("the laid-out trees of the screens, as JSON", "界面布局后的树，JSON 格式"),
    .each(suffix: ".tree.json") { (file: Session.File, context: Context) throws(Failure) in
      do throws(Problem) {
        return try Terminal.tree(file.program)
      } catch {
        throw Failure(error.message)
      }
    })
}
