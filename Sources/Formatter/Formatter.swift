import CtlDiagnostics
import CtlSyntax

/// The one style of the language.
///
/// Only white space changes, and separators that separate nothing go: `;` between members, the
/// comma behind a case of an enum, and a comma behind the last item of a list. Every other token
/// and every comment keeps its bytes and its place in their order, and nothing is added.
///
/// - Members stand one a line, indented by two columns a block, attributes above them. A block that
///   a person wrote on one line stays there when it has one member and no comment, and fits.
/// - Runs of empty lines become one; none stands behind `{` or before `}`.
/// - Lines of more than 100 columns wrap, outermost construct first: lists and arguments an item a
///   line (lists of numbers fill their lines), expressions before their operators.
/// - Comments stay behind, before or between the tokens where they were, on lines of their own when
///   they had them.
/// - A member with a syntax error is kept byte for byte, with all that shares a line with it.
/// - The first line end behind a token decides whether lines end in CR LF or LF; a byte order mark
///   is kept.
public enum Formatter {
  /// The columns of a line, in Unicode scalars.
  public static let width = 100
  /// The columns of a level.
  public static let indentation = 2

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The formatted text of a file, in time linear in its size.
  public static func format(_ tree: SyntaxTree) -> [UInt8] {
    // A file that was too large to be parsed stays as it is.
    if tree.findings.contains(where: { $0.code.id == SyntaxCode.fileSize.id }) {
      return tree.source.bytes
    }
    let kept = tree.keptMembers()
    return tree.source.bytes.withUnsafeBufferPointer { bytes in
      var document = tree.document(kept: kept, hasMark: bytes.starts(with: byteOrderMark))
      let isComplete = document.measure(bytes)
      // Better not formatted than changed: tokens between declarations belong to none of them.
      guard isComplete else { return Array(bytes) }
      var printer = Printer(bytes, usesCarriageReturns: tree.usesCarriageReturns)
      return printer.print(document)
    }
  }
}

extension SyntaxTree {
  fileprivate func document(kept: [Bool]?, hasMark: Bool) -> Document {
    tokenKinds.withUnsafeBufferPointer { kinds in
      tokenStarts.withUnsafeBufferPointer { starts in
        nodes.withUnsafeBufferPointer { nodes in
          var builder = Builder(
            kinds, starts, nodes, kept: kept, fileStart: hasMark ? 1 : 0,
            beginsBehindNewline: !hasMark && beginsBehindNewline,
            endsInsideComment: endsInsideComment)
          builder.file()
          return builder.document
        }
      }
    }
  }

  fileprivate var beginsBehindNewline: Bool {
    guard let first = firstPrintedToken, first > 0, tokenKinds[first] == .unknown else {
      return false
    }
    return source.bytes[tokenRange(first)].elementsEqual(Formatter.byteOrderMark)
  }

  private var firstPrintedToken: Int? {
    tokenKinds.firstIndex { $0 != .whitespace && $0 != .newline && $0 != .semicolon }
  }

  fileprivate var endsInsideComment: Bool {
    tokenCount > 1 && tokenKinds[tokenCount - 2] == .blockComment
      && findings.contains { $0.code.id == SyntaxCode.unterminatedComment.id }
  }

  /// The first line end decides; those in front of the first token go, so they count last.
  fileprivate var usesCarriageReturns: Bool {
    let start = firstPrintedToken ?? 0
    guard
      let token = tokenKinds[start...].firstIndex(of: .newline)
        ?? tokenKinds.firstIndex(of: .newline)
    else { return false }
    return tokenRange(token).count == 2
  }
}
