import CtlDiagnostics
import CtlEditor
import CtlText

extension Places {
  mutating func range(_ range: Range<Int>, in file: FileID) -> PositionRange {
    self.range(Location(file, range))
  }
}

extension JSONWriter {
  mutating func write(_ location: Location, _ places: inout Places) {
    let uri = places.uri(location.file)
    let range = places.range(location)
    object { writer in
      writer.member("uri", uri)
      writer.member("range", range)
    }
  }

  /// Places to jump to: as links where the client knows them.
  /// - Parameter path: the client's capability for the request.
  mutating func write(_ targets: [Target], _ context: DocumentContext, _ path: String) {
    write([(context.project, targets)], context, path)
  }

  /// The same for places of several projects.
  /// - Parameter origin: the bytes of the word at the cursor, which those of other projects do not know.
  mutating func write(
    _ found: [(project: ProjectState, targets: [Target])], _ context: DocumentContext,
    _ path: String, origin: Range<Int>? = nil
  ) {
    let isLinked = context.client.has("\(path).linkSupport")
    var own = context.places
    beginArray()
    for (project, targets) in found {
      var places = Places(context.snapshot, project)
      for target in targets {
        guard isLinked else {
          write(target.location, &places)
          continue
        }
        beginObject()
        member("originSelectionRange", own.range(origin ?? target.origin, in: context.id))
        member("targetUri", places.uri(target.location.file))
        member("targetRange", places.range(target.extent, in: target.location.file))
        member("targetSelectionRange", places.range(target.location))
        endObject()
      }
    }
    endArray()
  }

  /// The member `textDocument`.
  mutating func writeTextDocument(_ uri: DocumentURI) {
    key("textDocument")
    object { $0.member("uri", uri.text) }
  }

  /// The members of an object of the client, to send it back with more members.
  mutating func writeMembers(of parameters: Parameters, without names: Set<String>) {
    for member in parameters.node?.members ?? [] where !names.contains(member.key.text) {
      key(member.key.text)
      write(member.node.value)
    }
  }
}
