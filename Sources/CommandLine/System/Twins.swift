import CtlChecker
import CtlDiagnostics
import CtlGenerator
import CtlWorkspace

// What the files of one target cannot have together, although each of them is right.

extension Session {
  /// Adds findings for types and names of files that a target has twice, in projects of which every file is
  /// known.
  package mutating func findTwins() {
    if wholeRoots.isEmpty { return }
    let places = Dictionary(
      fileIDs.map { ($0.path, $0.id) }, uniquingKeysWith: { first, _ in first })
    let roots = Dictionary(
      projects.lazy.flatMap { project in project.files.lazy.map { ($0, project.root) } },
      uniquingKeysWith: { first, _ in first })
    var targets: [String: [Int]] = [:]
    for index in files.indices where files[index].path.hasSuffix(".ctl") {
      guard let root = roots[files[index].path], wholeRoots.contains(root) else { continue }
      targets[files[index].target(in: root), default: []].append(index)
    }
    for indices in targets.values {
      var (types, names): ([String: Int], [String: Int]) = ([:], [:])
      for index in indices.sorted(by: { files[$0].path < files[$1].path }) {
        let file = files[index]
        guard let id = places[file.path] else { continue }
        func place(_ program: Program, _ origin: OriginID, in file: FileID) -> Location {
          Location(file, program.origins.range(of: origin, .name))
        }
        func other(_ index: Int, _ location: (FileID) -> Location) -> [Finding.Related] {
          guard let id = places[files[index].path] else { return [] }
          return [Finding.Related(location(id), Message("the other one is here", "另一个在这里")())]
        }
        for (name, origin) in Generator.types(of: file.program, Options(file.settings)) {
          guard let first = types[name] else {
            types[name] = index
            continue
          }
          let twin = files[first].program
          // An import reports it too.
          guard first != index, !file.program.imports.contains(twin.file),
            !twin.imports.contains(file.program.file)
          else { continue }
          let declared = Generator.types(of: twin, Options(file.settings))
            .first { $0.name == name }?.origin
          add(
            Finding(
              LanguageCode.twinType, at: place(file.program, origin, in: id), ["name": .text(name)],
              related: declared.map { origin in other(first) { place(twin, origin, in: $0) } } ?? []
            ),
            to: index)
        }
        let name = Files.fileName(file.path)
        if let first = names[name] {
          add(
            Finding(
              LanguageCode.twinFile, at: Location(id, 0..<0), ["name": .text(name)],
              related: other(first) { Location($0, 0..<0) }), to: index)
        } else {
          names[name] = index
        }
      }
    }
  }

}

extension Session.File {
  /// The files that surely become one Swift module: those of a module of Ctl, of a folder in `Sources`, or of
  /// any one folder.
  fileprivate func target(in root: String) -> String {
    if let module = program.module { return "\(root) \(module)" }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let sources = parts.dropLast(2).lastIndex { $0.elementsEqual("Sources".utf8) }
    let last = sources.map { $0 + 1 } ?? parts.count - 2
    return root + " " + (last < 0 ? "" : path[..<parts[last].endIndex])
  }
}
