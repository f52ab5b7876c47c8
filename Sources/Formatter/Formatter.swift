import CtlDiagnostics
import CtlSyntax
import CtlText

/// The one style of the language.
///
/// Only white space changes, and needless separators are removed: `;` between members, the comma
/// after a case of an enum, and a comma after the last item of a list. Every other token and every
/// comment keeps its bytes and its place in their order, and nothing is added.
///
/// - Each member is on a line of its own, indented by two columns for each block, attributes above
///   it. A block that a person wrote on one line stays there when it has no comment and fits.
/// - Runs of empty lines become one; none is left after `{` or before `}`.
/// - Lines of more than 100 columns wrap, outermost construct first: lists and arguments with an
///   item on each line (lists of numbers fill their lines), expressions before their operators.
/// - Comments stay after, before or between the tokens where they were, on lines of their own when
///   they had them.
/// - A member with a syntax error is kept byte for byte, with everything on its lines, and so are
///   stray tokens between members, and members of a block of several lines that share one without a
///   `;` between them.
/// - The first line end after a token decides whether lines end in CR LF or LF; a byte order mark
///   is kept.
public enum Formatter {
  /// The columns of a line, in Unicode scalars.
  public static let width = 100
  /// The columns of a level.
  public static let indentation = 2

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The formatted text of a file, in time linear in its size.
  ///
  /// The result is parsed again and has to be the same program. In a broken file the shape of one
  /// line may decide how others are read. Then whole declarations are kept around each mistake,
  /// then their neighbours too, and in the end the whole file.
  public static func format(_ tree: SyntaxTree) -> [UInt8] {
    let source = tree.source.bytes
    if tree.isUnread { return source }
    let kept = Kept(tree)
    if let output = tree.formatted(kept) { return output }
    guard let kept else { return source }
    for withNeighbors in [false, true] {
      let kept = kept.declarations(tree, withNeighbors: withNeighbors)
      if let output = tree.formatted(kept) { return output }
    }
    return source
  }
}

extension SyntaxTree {
  /// The formatted text, or nil when it would not be the same program.
  fileprivate func formatted(_ kept: Kept?) -> [UInt8]? {
    guard let output = layOut(kept) else { return nil }
    if output == source.bytes { return output }
    let formatted = SyntaxTree.parse(SourceText(path: source.path, bytes: output), file: file)
    return isSameProgram(formatted) ? output : nil
  }

  /// Whether the file was too large to be parsed, or is UTF-16 as a whole: it stays as it is.
  fileprivate var isUnread: Bool {
    tokenCount == 2 && tokenKinds[0] == .unknown
      && findings.contains {
        $0.code.id == SyntaxCode.fileSize.id || $0.code.id == SyntaxCode.encoding.id
      }
  }

  /// The file in the style, or nil when it could not be laid out completely.
  func layOut(_ kept: Kept?) -> [UInt8]? {
    source.bytes.withUnsafeBufferPointer { bytes -> [UInt8]? in
      let hasMark = bytes.starts(with: Formatter.byteOrderMark)
      var document = document(kept: kept, hasMark: hasMark)
      guard document.measure(bytes) else { return nil }
      var printer = Printer(bytes, usesCarriageReturns: usesCarriageReturns)
      return printer.print(document)
    }
  }

  private func document(kept: Kept?, hasMark: Bool) -> Document {
    tokenKinds.withUnsafeBufferPointer { kinds in
      tokenStarts.withUnsafeBufferPointer { starts in
        nodes.withUnsafeBufferPointer { nodes in
          var builder = Builder(
            kinds, starts, nodes, kept: kept, fileStart: hasMark ? 1 : 0,
            beginsAfterNewline: !hasMark && beginsAfterNewline,
            endsInsideComment: endsInsideComment)
          builder.file()
          return builder.document
        }
      }
    }
  }

  private var beginsAfterNewline: Bool {
    guard let first = firstPrintedToken, first > 0 else { return false }
    return source.bytes[tokenRange(first)].elementsEqual(Formatter.byteOrderMark)
  }

  private var firstPrintedToken: Int? {
    tokenKinds.indices.first { token in
      switch tokenKinds[token] {
      case .newline, .semicolon: false
      case .whitespace: isStrange(token)
      default: true
      }
    }
  }

  private var endsInsideComment: Bool {
    tokenCount > 1 && tokenKinds[tokenCount - 2] == .blockComment
      && findings.contains { $0.code.id == SyntaxCode.unterminatedComment.id }
  }

  /// The first line end decides; those before the first token are removed, so they count last.
  private var usesCarriageReturns: Bool {
    let start = firstPrintedToken ?? 0
    guard
      let token = tokenKinds[start...].firstIndex(of: .newline)
        ?? tokenKinds.firstIndex(of: .newline)
    else { return false }
    return tokenRange(token).count == 2
  }
}
