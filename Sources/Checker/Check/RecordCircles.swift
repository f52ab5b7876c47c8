import CtlDiagnostics

/// Records that contain themselves through records of files that import this one.
extension Checker {
  private struct RecordKey: Hashable {
    var file: FileID
    var index: Int

    init?(_ type: Type) {
      let inner = type.innermost
      guard inner.base == .record else { return nil }
      (file, index) = (inner.file, Int(inner.index))
    }

    init(_ file: FileID, _ index: Int) { (self.file, self.index) = (file, index) }
  }

  /// The most records that are looked at for one file.
  private static let recordLooks = 100_000

  /// Each field of a circle that leads into another file has no type. Every file finds its own; the first
  /// one of their paths reports it.
  mutating func checkRecordCircles() {
    guard !tables.circleImports.isEmpty else { return }
    var left = Checker.recordLooks
    for record in tables.records.indices {
      for field in tables.records[record].fields {
        let type = tables.fields[field].type
        guard let next = RecordKey(type), next.file != file,
          let files = way(from: next, to: RecordKey(file, record), &left)
        else { continue }
        tables.fields[field].closingType = type
        let own = tree.source.path
        if files.allSatisfy({ own <= $0 }) {
          reportContainsItself(field, tables.records[record].name)
        }
        tables.fields[field].type = .poison
      }
    }
  }

  /// The paths of the files on the way from a record to another; nil when there is none.
  private func way(from start: RecordKey, to end: RecordKey, _ left: inout Int) -> Set<String>? {
    var parents: [RecordKey: RecordKey] = [start: start]
    var pending = [start]
    while var key = pending.popLast() {
      left -= 1
      if left < 0 { return [] }
      for inner in fields(of: key) {
        if inner == end {
          var files: Set<String> = []
          while true {
            if let program = tables.imported[key.file] { files.insert(program.origins.source.path) }
            guard let parent = parents[key], parent != key else { return files }
            key = parent
          }
        }
        if parents.updateValue(key, forKey: inner) == nil { pending.append(inner) }
      }
    }
    return nil
  }

  private func fields(of key: RecordKey) -> [RecordKey] {
    let program = tables.imported[key.file]
    guard key.file == file || program != nil else { return [] }
    let records = program?.records ?? tables.records
    guard records.indices.contains(key.index) else { return [] }
    return records[key.index].fields.compactMap { index in
      let field = self.field(index, program)
      return RecordKey(field.closingType ?? field.type)
    }
  }
}
