import CtlText

extension Command {
  /// The uses of the name at `position` of `textDocument`, as locations. Editors that can show a
  /// list of places do so instead of running it.
  static let references = Command(
    name: "ctl.references",
    handler: .document { context, writer in
      let locations = context.editor.references(
        at: try context.offset(), in: context.id, includingDeclaration: false)
      var places = context.places
      writer.array(locations) { writer, location in writer.write(location, &places) }
    })
}
