import CtlText

extension Command {
  /// The uses of the name at `position` of `textDocument`, as locations. Editors that can show a
  /// list of places do so instead of running it.
  static let references = Command(
    name: "ctl.references",
    handler: .document { context, writer in
      let found = context.references(at: try context.offset(), includingDeclaration: false)
      writer.array { writer in
        for (project, locations) in found {
          var places = Places(context.snapshot, project)
          for location in locations { writer.write(location, &places) }
        }
      }
    })
}
