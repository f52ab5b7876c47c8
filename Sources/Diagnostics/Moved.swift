import CtlText

// What was found before an edit, where it stands after it. Nil when it stands in what was edited.

extension Location {
  public func moved(by splice: Splice, in file: FileID) -> Location? {
    guard self.file == file else { return self }
    return splice.moved(range).map { Location(file, $0) }
  }
}

extension Finding {
  public func moved(by splice: Splice, in file: FileID) -> Finding? {
    guard let place = location.moved(by: splice, in: file) else { return nil }
    var finding = self
    finding.location = place
    for index in related.indices {
      guard let place = related[index].location.moved(by: splice, in: file) else { return nil }
      if place != related[index].location { finding.related[index].location = place }
    }
    for (index, fix) in fixes.enumerated() {
      for (position, edit) in fix.edits.enumerated() {
        guard let place = edit.location.moved(by: splice, in: file) else { return nil }
        if place != edit.location { finding.fixes[index].edits[position].location = place }
      }
    }
    return finding
  }
}
