import CtlDiagnostics

/// What the parser was looking for, in words.
enum Expected {
  case name, loopName, caseName, fieldName, memberName, event, outcome, step, ruleCode
  case expression, type, string, member, declaration, constraint
  case block, head, onWord, equality, colon, sign, separator, assignment, inWord, arrow, relation,
    elseBranch, otherValue
  case openParen, closeParen, closeBracket, commaOrParen, commaOrBracket, range, rangeFirst

  var message: Message {
    switch self {
    case .name: Message("a name", "名称")
    case .loopName: Message("a name", "名称")
    case .caseName: Message("the name of a case", "枚举成员的名称")
    case .fieldName: Message("the name of a field", "字段名称")
    case .memberName: Message("the name of a member", "成员名称")
    case .event: Message("the name of an event", "事件名称")
    case .outcome: Message("how the task ended: `failed`", "任务如何结束：`failed`")
    case .step:
      Message("a step: an action, a change of a variable or `if`", "步骤：动作、变量的改变或 `if`")
    case .ruleCode: Message("the code of a rule", "规则代码")
    case .expression: Message("a value", "一个值")
    case .type: Message("a type", "类型")
    case .string: Message("a string", "字符串")
    case .member:
      Message("a property, an element or another member", "属性、元素或其他成员")
    case .declaration:
      Message(
        "`screen`, `component`, `enum`, `record`, `appearance`, `let` or `import`",
        "`screen`、`component`、`enum`、`record`、`appearance`、`let` 或 `import`")
    case .constraint:
      Message("`pin`, `align` or an anchor equation", "`pin`、`align` 或锚点等式")
    case .block: Message("`{`", "“{”")
    case .head: Message("a name, a string or `{`", "名称、字符串或“{”")
    case .onWord: Message("`on`", "`on`")
    case .equality: Message("`==`", "“==”")
    case .colon: Message("`:`", "“:”")
    case .sign: Message("`:` or `<->`", "“:”或“<->”")
    case .separator: Message("a new line or `;`", "换行或“;”")
    case .assignment: Message("`=`", "“=”")
    case .range: Message("`in` before the range", "范围之前的 `in`")
    case .rangeFirst: Message("the range before the value", "位于值之前的范围")
    case .inWord: Message("`in`", "`in`")
    case .arrow: Message("`->`", "“->”")
    case .relation: Message("`==`, `<=` or `>=`", "“==”、“<=”或“>=”")
    case .otherValue:
      Message("`:` and the value for the other case", "“:”和另一种情况的值")
    case .elseBranch: Message("`if` or `{`", "`if` 或“{”")
    case .openParen: Message("`(`", "“(”")
    case .closeParen: Message("`)`", "“)”")
    case .closeBracket: Message("`]`", "“]”")
    case .commaOrParen: Message("`,` or `)`", "“,”或“)”")
    case .commaOrBracket: Message("`,` or `]`", "“,”或“]”")
    }
  }
}
