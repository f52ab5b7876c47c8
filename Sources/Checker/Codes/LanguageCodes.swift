import CtlDiagnostics

/// What the language itself asks: names, types, values, places.
public enum LanguageCode {
  public static let all: [Code] = [
    duplicateName, unknownType, typeMismatch, operands, unknownMember, cannotInfer, unknownFunction,
    arguments, overflow, divisionByZero, outOfRange, emptyRange, malformedDate, unknownUnit,
    unknownEscape, indexOutOfRange, notConstant, notBindable, notVariable, bindingType,
    duplicateProperty, keying, primaryText, placement, cycle, recursion, expansion, importMissing,
    importCycle, importEscapes, unknownAttribute, unknownAllowance, unusedAllowance, missingReason,
    loopElement, unknownConstraint, missingConstant,
  ]

  private static func code(
    _ id: String, _ title: Message, severity: Severity = .error, fix: Safety? = nil
  ) -> Code {
    Code(id, severity, title: title, why: Message("", ""), bad: [], good: [], fix: fix)
  }

  public static let duplicateName = code(
    "name/duplicate", Message("`{name}` is declared twice", "“{name}”重复声明"))
  public static let unknownType = code(
    "name/unknown-type", Message("there is no type named `{name}`", "没有名为“{name}”的类型"),
    fix: .suggestion)
  public static let loopElement = code(
    "name/inside-loop",
    Message(
      "`{name}` is inside a loop, so the name stands for many elements", "“{name}”在循环中，代表多个元素"))
  public static let typeMismatch = code(
    "type/mismatch", Message("expected {expected}, found {found}", "需要{expected}，却是{found}"))
  public static let operands = code(
    "type/operands",
    Message("`{operator}` does not combine {left} and {right}", "`{operator}` 不能用于{left}和{right}"))
  public static let unknownMember = code(
    "type/unknown-member", Message("{type} has no member `{name}`", "{type}没有成员“{name}”"),
    fix: .suggestion)
  public static let cannotInfer = code(
    "type/cannot-infer",
    Message("nothing here says what type `{text}` has", "此处无法确定“{text}”的类型"))
  public static let unknownFunction = code(
    "call/unknown-function", Message("there is no function named `{name}`", "没有名为“{name}”的函数"),
    fix: .suggestion)
  public static let arguments = code(
    "call/arguments", Message("{problem}", "{problem}"), fix: .suggestion)
  public static let overflow = code(
    "value/overflow", Message("the result does not fit into {type}", "结果超出{type}的范围"))
  public static let divisionByZero = code(
    "value/division-by-zero", Message("this divides by zero", "此处除以零"))
  public static let outOfRange = code(
    "value/out-of-range",
    Message("{value} is outside the range {range} of `{name}`", "{value} 超出“{name}”的范围 {range}"))
  public static let emptyRange = code(
    "value/empty-range",
    Message("this range is empty: {lower} is above {upper}", "范围为空：{lower} 大于 {upper}"))
  public static let malformedDate = code(
    "value/malformed-date", Message("`{text}` is not a date", "“{text}”不是日期"))
  public static let unknownUnit = code(
    "value/unknown-unit", Message("`{unit}` is not a unit", "“{unit}”不是单位"))
  public static let unknownEscape = code(
    "value/unknown-escape", Message("`{escape}` is not an escape", "“{escape}”不是转义序列"))
  public static let indexOutOfRange = code(
    "value/index-out-of-range",
    Message("there is no element {index} in a list of {count}", "列表有 {count} 个元素，没有第 {index} 个"))
  public static let notConstant = code(
    "value/not-constant", Message("{what} must be known before the app runs", "{what}必须在运行前确定"))
  public static let notBindable = code(
    "binding/one-way",
    Message(
      "`{name}` of {kind} cannot be bound: nothing a person does changes it",
      "{kind}的“{name}”不能绑定：用户操作不会改变它"))
  public static let notVariable = code(
    "binding/not-variable", Message("`<->` needs a variable, found {found}", "`<->` 需要变量，却是{found}")
  )
  public static let bindingType = code(
    "binding/type",
    Message(
      "`{name}` holds {expected}, but the variable is {found}", "“{name}”需要{expected}，变量却是{found}"))
  public static let duplicateProperty = code(
    "property/duplicate", Message("`{name}` is set twice", "“{name}”重复设置"))
  public static let keying = code(
    "property/keying", Message("{problem}", "{problem}"))
  public static let primaryText = code(
    "element/primary-text", Message("{kind} takes no text after its name", "{kind}名称后不能写文字"))
  public static let placement = code(
    "element/placement", Message("{child} cannot stand in {parent}", "{child}不能放在{parent}中"))
  public static let cycle = code(
    "value/cycle", Message("`{name}` depends on itself", "“{name}”依赖于自身"))
  public static let recursion = code(
    "component/recursion", Message("the component `{name}` contains itself", "组件“{name}”包含了自身"))
  public static let expansion = code(
    "limit/expansion",
    Message("this expands to more than {limit} elements", "此处展开后超过 {limit} 个元素"))
  public static let importMissing = code(
    "import/missing", Message("there is no file `{path}`", "没有文件“{path}”"))
  public static let importCycle = code(
    "import/cycle", Message("this file imports itself through `{path}`", "此文件通过“{path}”导入了自身"))
  public static let importEscapes = code(
    "import/escapes-root", Message("`{path}` leaves the project", "“{path}”超出了项目范围"))
  public static let unknownConstraint = code(
    "layout/unknown-constraint",
    Message("`{group}` has no constraint `{name}`", "`{group}` 没有约束“{name}”"), fix: .suggestion)
  public static let missingConstant = code(
    "layout/missing-constant",
    Message("`{name}` needs a relation and a constant", "`{name}` 需要关系和常量"), fix: .suggestion)
  public static let unknownAttribute = code(
    "attribute/unknown", Message("there is no attribute `@{name}`", "没有属性标记“@{name}”"),
    fix: .suggestion)
  public static let unknownAllowance = code(
    "allow/unknown-code", Message("there is no rule `{code}`", "没有规则“{code}”"), fix: .suggestion)
  public static let unusedAllowance = code(
    "allow/unused", Message("`{code}` is not reported here", "此处没有“{code}”"), severity: .warning,
    fix: .safe)
  public static let missingReason = code(
    "allow/missing-reason", Message("say why `{code}` is allowed here", "请说明为何允许“{code}”"),
    severity: .warning)
}
