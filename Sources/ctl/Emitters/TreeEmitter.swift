import CtlTerminal

extension Emitter {
  static let tree = Emitter(
    "tree", summary: "the laid-out trees of the screens, as JSON",
    .each(suffix: ".tree.json") { (file: Session.File, context: Context) throws(Failure) in
      do throws(Problem) {
        return try Terminal.tree(file.program)
      } catch {
        throw Failure(error.message.text())
      }
    })
}
