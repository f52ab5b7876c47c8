import CtlDiagnostics
import CtlText

extension LexicalError {
  /// `\(n)` for each `${n}` in a text between back-quotes.
  func valuesInText(_ source: SourceText, _ file: FileID) -> [Edit] {
    let bytes = source.bytes
    guard bytes[range.lowerBound] == 0x60 else { return [] }
    var edits: [Edit] = []
    var place = range.lowerBound
    while place + 1 < range.upperBound {
      guard bytes[place] == 0x24, bytes[place + 1] == 0x7B,
        let end = bytes[place..<range.upperBound].firstIndex(of: 0x7D)
      else {
        place += 1
        continue
      }
      edits.append(Edit(Location(file, place..<place + 2), "\\("))
      edits.append(Edit(Location(file, end..<end + 1), ")"))
      place = end + 1
    }
    return edits
  }
}
