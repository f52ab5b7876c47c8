import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension EditorSnapshot {
  /// The places that change together while a name is typed: those of a name that only this file
  /// uses. Empty when there is nothing to type, or when other files use the name.
  public func linkedRanges(at offset: Int, in file: FileID) -> [Range<Int>] {
    guard let (subject, _) = subject(at: offset, in: file), case .symbol(let symbol) = subject,
      symbol.file == file, let tree = program(file)?.tree
    else { return [] }
    let places = occurrences(of: symbol)
    let isPlain = places.allSatisfy { place in
      place.location.file == file
        && tree.tokenKinds[tree.token(at: place.location.range.lowerBound)] == .identifier
    }
    return isPlain ? places.map(\.location.range) : []
  }
}
