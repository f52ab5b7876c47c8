import CtlDiagnostics
import CtlFormatter
import CtlSyntax
import CtlText

extension EditorSnapshot {
  /// Larger files are not formatted for an action.
  private static let styleLimit = 200_000

  /// Edits that leave a file in the one style which was written in it.
  func inStyle(_ edits: [Edit]) -> [Edit] {
    Dictionary(grouping: edits, by: \.location.file).sorted { $0.key < $1.key }.flatMap {
      file, own in
      guard let tree = program(file)?.tree, tree.source.bytes.count <= Self.styleLimit,
        let bytes = Edit.apply(own, to: tree.source.bytes), Formatter.edits(tree).isEmpty
      else { return own }
      let changed = SyntaxTree.parse(SourceText(path: tree.source.path, bytes: bytes))
      let formatting = Formatter.edits(changed)
      if formatting.isEmpty { return own }
      return EditPieces(own, file, tree.source.bytes.count).edits(after: formatting)
    }
  }
}

/// A text after edits, as pieces of the old text and new ones, so that more edits can follow.
private struct EditPieces {
  private enum Piece {
    case old(Range<Int>)
    case new([UInt8], fields: [Range<Int>])

    var count: Int {
      switch self {
      case .old(let range): range.count
      case .new(let text, _): text.count
      }
    }

    /// A part of it; a field that was cut does not count any more.
    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .old(let old):
        .old(old.lowerBound + range.lowerBound..<old.lowerBound + range.upperBound)
      case .new(let text, let fields):
        .new(
          Array(text[range]),
          fields: fields.filter {
            range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound
          }.map { $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound })
      }
    }
  }

  private let file: FileID
  private let count: Int
  private var pieces: [Piece] = []

  init(_ edits: [Edit], _ file: FileID, _ count: Int) {
    self.file = file
    self.count = count
    var position = 0
    for edit in edits.merged {
      pieces.append(.old(position..<edit.location.range.lowerBound))
      pieces.append(.new(Array(edit.text.utf8), fields: edit.fields))
      position = edit.location.range.upperBound
    }
    pieces.append(.old(position..<count))
  }

  /// One list of edits of the old text for these and for others of the new text.
  func edits(after others: [Edit]) -> [Edit] {
    var result: [Piece] = []
    var rest = pieces[...]
    var position = 0
    func pass(to end: Int, keeping: Bool) {
      while position < end, let piece = rest.first {
        let length = min(piece.count, end - position)
        if keeping { result.append(piece.part(0..<length)) }
        rest = rest.dropFirst()
        if length < piece.count { rest = [piece.part(length..<piece.count)] + rest }
        position += length
      }
    }
    for edit in others.merged {
      pass(to: edit.location.range.lowerBound, keeping: true)
      pass(to: edit.location.range.upperBound, keeping: false)
      result.append(.new(Array(edit.text.utf8), fields: []))
    }
    return edits(of: result + rest)
  }

  private func edits(of pieces: [Piece]) -> [Edit] {
    var edits: [Edit] = []
    var position = 0
    var text: [UInt8] = []
    var fields: [Range<Int>] = []
    func close(at end: Int) {
      if position < end || !text.isEmpty {
        edits.append(
          Edit(
            Location(file, position..<end), String(decoding: text, as: UTF8.self), fieldsAt: fields)
        )
      }
      (text, fields) = ([], [])
    }
    for piece in pieces where piece.count > 0 {
      switch piece {
      case .old(let range):
        close(at: range.lowerBound)
        position = range.upperBound
      case .new(let new, let places):
        fields += places.map { $0.lowerBound + text.count..<$0.upperBound + text.count }
        text += new
      }
    }
    close(at: count)
    return edits
  }
}
