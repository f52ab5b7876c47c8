import CtlText

/// Where a report finds the texts that findings refer to.
public protocol SourceMap {
  /// The text that the offsets of the findings refer to; nil when there is none to show.
  func source(_ file: FileID) -> SourceText?
}

extension Dictionary: SourceMap where Key == FileID, Value == SourceText {
  public func source(_ file: FileID) -> SourceText? { self[file] }
}

/// The sources of one report with their line tables, each computed once.
struct SourceCache {
  private let sources: any SourceMap
  private var files: [FileID: IndexedSource?] = [:]
  /// Findings come in the order of files, so the last file is nearly always the next one.
  private var last: (file: FileID, source: IndexedSource?)?

  init(_ sources: any SourceMap) { self.sources = sources }

  subscript(file: FileID) -> IndexedSource? {
    mutating get {
      if let last, last.file == file { return last.source }
      let source: IndexedSource?
      if let known = files[file] {
        source = known
      } else {
        source = sources.source(file).map(IndexedSource.init)
        files[file] = .some(source)
      }
      last = (file, source)
      return source
    }
  }
}

/// A text that turns its offsets into positions.
final class IndexedSource {
  let path: String
  let bytes: [UInt8]
  let lines: LineTable
  private(set) lazy var units = CodeUnitTable(bytes)
  private lazy var end = lineEnd(of: bytes)
  /// What every place in the file says of it, in a report as JSON and in one as SARIF.
  private(set) lazy var fileMember = JSONWriter.members { $0.member("file", path) }
  private(set) lazy var artifactMember = JSONWriter.members { writer in
    writer.object("artifactLocation") { writer in
      writer.member("uri", SARIFPath.uri(path))
      if !path.hasPrefix("/") { writer.member("uriBaseId", "%SRCROOT%") }
    }
  }
  /// The line of the last offset: the next one is nearly always there.
  private var lastLine = 0

  /// The text that an edit puts into the file, with its line ends.
  func text(of edit: Edit) -> String { edit.endingLines(with: end).text }

  init(_ text: SourceText) {
    path = text.path
    bytes = text.bytes
    lines = text.lineTable()
  }

  /// The part of a range that is inside the text.
  func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<bytes.count) }

  /// Line and column from 1, the column in bytes.
  func position(_ offset: Int) -> (line: Int, column: Int) {
    let position = lines.position(at: offset, near: lastLine)
    lastLine = position.line
    return (position.line + 1, position.column + 1)
  }

  /// Line and column from 1, the column in UTF-16 code units.
  func unitPosition(_ offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let position = lines.position(at: offset, near: lastLine)
    lastLine = position.line
    let start = offset - position.column
    return (
      position.line + 1,
      units.count(before: offset, in: bytes) - units.count(before: start, in: bytes) + 1
    )
  }

  /// The bytes of a line (from 0) without its line end.
  func content(ofLine line: Int) -> Range<Int> {
    let range = lines.range(ofLine: line)
    var end = range.upperBound
    if end > range.lowerBound, bytes[end - 1] == 0x0A { end -= 1 }
    if end > range.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
    return range.lowerBound..<end
  }
}

/// How many UTF-16 code units are before an offset, in constant time: a count every 64 bytes. A
/// byte that is not UTF-8 counts as one unit if it looks like the first of a sequence, else none.
struct CodeUnitTable {
  private static let step = 64
  /// Empty when all of the text is ASCII.
  private var counts: [UInt32] = []

  init(_ bytes: [UInt8]) {
    if bytes.allSatisfy({ $0 < 0x80 }) { return }
    var count = 0
    counts.reserveCapacity(bytes.count / Self.step + 1)
    for (index, byte) in bytes.enumerated() {
      if index % Self.step == 0 { counts.append(UInt32(truncatingIfNeeded: count)) }
      count += Self.units(byte)
    }
    counts.append(UInt32(truncatingIfNeeded: count))
  }

  func count(before offset: Int, in bytes: [UInt8]) -> Int {
    if counts.isEmpty { return offset }
    let block = min(offset / Self.step, counts.count - 1)
    var count = Int(counts[block])
    for byte in bytes[min(block * Self.step, offset)..<offset] { count += Self.units(byte) }
    return count
  }

  private static func units(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : (0xF0...0xF4).contains(byte) ? 2 : 1
  }
}
