import CtlDiagnostics

/// What the parser was looking for, in words.
enum Expected {
  case name, expression, type, block, member, declaration, string, colon, endOfMember, ruleCode
  case comma, closeParen, closeBracket, closeBrace, inWord, arrow, assignment, relation, caseName
  case elseBranch, constraint, property, openParen, member_, event, because

  var message: Message {
    switch self {
    case .name: Message("a name", "名称")
    case .expression: Message("a value", "一个值")
    case .type: Message("a type", "类型")
    case .block: Message("`{`", "“{”")
    case .member:
      Message("a property, an element or another member", "属性、元素或其他成员")
    case .declaration:
      Message(
        "`screen`, `component`, `enum`, `appearance`, `let` or `import`",
        "`screen`、`component`、`enum`、`appearance`、`let` 或 `import`")
    case .string: Message("a string", "字符串")
    case .colon: Message("`:`", "“:”")
    case .endOfMember: Message("a new line or `;`", "换行或“;”")
    case .ruleCode: Message("the code of a rule", "规则代码")
    case .comma: Message("`,`", "“,”")
    case .closeParen: Message("`)`", "“)”")
    case .closeBracket: Message("`]`", "“]”")
    case .closeBrace: Message("`}`", "“}”")
    case .inWord: Message("`in`", "`in`")
    case .arrow: Message("`->`", "“->”")
    case .assignment: Message("`=`", "“=”")
    case .relation: Message("`==`, `<=` or `>=`", "“==”、“<=”或“>=”")
    case .caseName: Message("the name of a case", "枚举成员的名称")
    case .elseBranch: Message("`if` or `{`", "`if` 或“{”")
    case .constraint:
      Message("`pin`, `align` or an anchor equation", "`pin`、`align` 或锚点等式")
    case .property: Message("a property", "属性")
    case .openParen: Message("`(`", "“(”")
    case .member_: Message("the name of a member", "成员名称")
    case .event: Message("an event", "事件")
    case .because: Message("`because: \"…\"`", "`because: \"…\"`")
    }
  }
}
