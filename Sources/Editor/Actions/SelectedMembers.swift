import CtlCatalogue
import CtlChecker
import CtlSyntax

/// The neighbouring elements that a selection covers, or the one at the cursor.
struct SelectedMembers {
  let nodes: [Int]
  /// From the first to the last, without comments around them.
  let range: Range<Int>
  /// The owner of the block around them.
  let owner: Int
  let isOneLine: Bool

  init?(_ context: ActionContext) {
    let tree = context.tree
    guard let element = context.element ?? SelectedMembers.statement(context) else { return nil }
    guard let position = context.path.firstIndex(of: element), position >= 2 else { return nil }
    let block = context.path[position - 1]
    guard tree.nodes[block].kind == .block else { return nil }
    owner = context.path[position - 2]
    if context.range.isEmpty {
      guard context.head == element else { return nil }
      nodes = [element]
    } else {
      nodes = tree.children(of: block).filter { node in
        let range = tree.range(of: node)
        return range.lowerBound < context.range.upperBound
          && context.range.lowerBound < range.upperBound
      }
    }
    guard let first = nodes.first, let last = nodes.last,
      nodes.allSatisfy({
        SelectedMembers.isElement(tree.nodes[$0].kind) && !tree.nodes[$0].flags.contains(.hasError)
      })
    else { return nil }
    range = tree.range(of: first).lowerBound..<tree.range(of: last).upperBound
    isOneLine = !context.isAloneOnLines(range)
    // The white space of a text of several lines is a part of it.
    let tokens = Int(tree.nodes[first].firstToken)..<Int(tree.nodes[last].endToken)
    let isText: Set<TokenKind> = [.string, .stringHead, .stringMiddle, .stringTail]
    if tokens.contains(where: {
      isText.contains(tree.tokenKinds[$0]) && context.bytes[tree.tokenRange($0)].contains(0x0A)
    }) {
      return nil
    }
    // A part of a line must be a single element.
    if isOneLine, context.bytes[range].contains(0x0A) { return nil }
    if isOneLine, nodes.count > 1 { return nil }
  }

  private static func statement(_ context: ActionContext) -> Int? {
    context.path.last { isElement(context.tree.nodes[$0].kind) }
  }

  static func isElement(_ kind: NodeKind) -> Bool {
    kind == .element || kind == .ifStatement || kind == .forStatement
  }

  /// The kind of the element around them, above conditions and loops; nil for a component.
  func container(_ context: ActionContext) -> KindName?? {
    let tree = context.tree
    guard let position = context.path.firstIndex(of: owner) else { return nil }
    for node in context.path[...position].reversed() {
      switch tree.nodes[node].kind {
      case .ifStatement, .elseClause, .forStatement, .slot, .block: continue
      case .componentDeclaration: return .some(nil)
      case .screenDeclaration, .element:
        guard let kind = tree.kind(ofOwner: node) else { return nil }
        return .some(kind)
      default: return nil
      }
    }
    return nil
  }

  /// The text, with each line after the first indented by so many columns more or less.
  func text(_ context: ActionContext, indentedBy columns: Int) -> String {
    var result: [UInt8] = []
    var index = range.lowerBound
    let bytes = context.bytes
    while index < range.upperBound {
      let byte = bytes[index]
      result.append(byte)
      index += 1
      let isEnd =
        byte == 0x0A || byte == 0x0D && (index >= bytes.count || bytes[index] != 0x0A)
      guard isEnd, index < range.upperBound else { continue }
      if columns > 0 {
        if bytes[index] != 0x0A, bytes[index] != 0x0D {
          result += [UInt8](repeating: 0x20, count: columns)
        }
      } else {
        var left = -columns
        while left > 0, index < range.upperBound, bytes[index] == 0x20 || bytes[index] == 0x09 {
          index += 1
          left -= 1
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
