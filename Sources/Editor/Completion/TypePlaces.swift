import CtlSyntax

/// Places where the items of a list have a type: `[Int]` in a declaration.
extension Completer {
  var isTypeOfItems: Bool {
    var frame = 0
    while frame < context.frames.count - 1, let opener = context.frames[frame].opener,
      context.kind(opener) == .leftBracket, context.frames[frame].tokens.isEmpty
    {
      frame += 1
    }
    if frame == 0 { return false }
    if frame == context.frames.count - 1 { return isTypeOfMember }
    guard frame == context.frames.count - 2, let opener = context.frames[frame].opener,
      context.kind(opener) == .leftParen, case let item = context.item(frame),
      let last = item.last
    else { return false }
    return declaresParameters(item) && [.colon, .bindingKeyword].contains(context.kind(last))
  }

  /// `var x: [`, `x: [` in a record, `screen S "S" -> [`
  private var isTypeOfMember: Bool {
    let member = context.member
    guard let head = member.first.map({ context.kind($0) }),
      let last = member.last.map({ context.kind($0) })
    else { return false }
    switch head {
    case .varKeyword, .letKeyword: return last == .colon
    case .screenKeyword, .taskKeyword: return last == .arrow
    default: return isInRecord && member.count == 2 && last == .colon
    }
  }
}
