import CtlDiagnostics
import CtlEditor
import CtlWorkspace

extension DocumentContext {
  /// The projects that know the declaration of the name at an offset, this one first, with a place of the
  /// name in each: a module is used by the projects that import it.
  func projects(
    ofNameAt offset: Int
  ) -> [(project: ProjectState, file: FileID, offset: Int)] {
    let own = [(project: project, file: id, offset: offset)]
    guard let declared = editor.definition(at: offset, in: id).first?.location else { return own }
    return own
      + others(knowing: declared.file).map { ($0.project, $0.file, declared.range.lowerBound) }
  }

  /// The other projects with a file of this one, as it is there.
  func others(knowing file: FileID) -> [(project: ProjectState, file: FileID)] {
    guard let source = project.workspace.source(file) else { return [] }
    return snapshot.projects.compactMap { other in
      // An edit may not have reached it yet.
      guard other.index != project.index, let file = other.workspace.file(at: source.path),
        other.workspace.source(file)?.bytes == source.bytes
      else { return nil }
      return (other, file)
    }
  }

  /// The uses of the name at an offset in all projects, each once.
  func references(
    at offset: Int, includingDeclaration: Bool
  ) -> [(project: ProjectState, locations: [Location])] {
    var seen = SeenPlaces()
    return projects(ofNameAt: offset).map { project, file, offset in
      let found = snapshot.editor(project).references(
        at: offset, in: file, includingDeclaration: includingDeclaration)
      return (project, found.filter { seen.insert($0, project) })
    }
  }

  /// Where the name at an offset is used for what it is for, in all projects, each once.
  func implementations(at offset: Int) -> [(project: ProjectState, targets: [Target])] {
    var seen = SeenPlaces()
    return projects(ofNameAt: offset).map { project, file, offset in
      let found = snapshot.editor(project).implementations(at: offset, in: file)
      return (project, found.filter { seen.insert($0.location, project) })
    }
  }

  /// What uses an item, in all projects, each once.
  func incomingCalls(
    of item: HierarchyItem
  ) -> [(project: ProjectState, calls: [HierarchyCall])] {
    var result = [(project: project, calls: editor.incomingCalls(of: item))]
    // An element is used by what is around it.
    if item.kind == .element { return result }
    var seen = SeenPlaces()
    for call in result[0].calls { _ = seen.insert(call.item.location, project) }
    for (other, file) in others(knowing: item.location.file) {
      let editor = snapshot.editor(other)
      let same = editor.hierarchyItem(at: item.location.range.lowerBound, in: file)
      let calls = same.map { editor.incomingCalls(of: $0) } ?? []
      result.append((other, calls.filter { seen.insert($0.item.location, other) }))
    }
    return result
  }
}

/// Places of files that several projects know.
private struct SeenPlaces {
  private var seen: Set<Place> = []

  private struct Place: Hashable {
    let path: String
    let offset: Int
  }

  /// Whether a place of a project is new.
  mutating func insert(_ location: Location, _ project: ProjectState) -> Bool {
    let path = project.workspace.source(location.file)?.path ?? ""
    return seen.insert(Place(path: path, offset: location.range.lowerBound)).inserted
  }
}
