import CtlDiagnostics

/// The rules of kind "type" that the checker decides while it types a file. Rules that need the
/// finished program are in the rules layer.
public enum ControlCode {
  public static let all: [Code] = [
    abstractBase, unknownKind, unknownProperty, valueType, unresolvedReference, unsupportedEvent,
    incompleteTargetAction, unknownState, elementCount, relationNotAllowed, constantNotAllowed,
    leftRightSpace, notAppearanceProperty, unknownTrait,
  ]

  public static let abstractBase = Code(
    "control/abstract-base", .error,
    title: Message(
      "UIControl is only a base class; declare one of the concrete controls",
      "UIControl 只是基类，请使用具体的控件"),
    why: Message("", ""),
    citation: Citation([.catalogControls], "About Controls (intro)"), bad: [], good: [])

  public static let unknownKind = Code(
    "control/unknown-kind", .error,
    title: Message("there is no control named `{name}`", "没有名为“{name}”的控件"),
    why: Message("", ""),
    citation: Citation([.guidelines7, .guidelines8, .catalogControls], "Controls"),
    bad: [], good: [], fix: .suggestion)

  public static let unknownProperty = Code(
    "control/unknown-property", .error,
    title: Message("{kind} has no property `{name}`", "{kind}没有属性“{name}”"),
    why: Message("", ""),
    citation: Citation(
      [.catalogControls, .catalogSteppers],
      "Content of Controls; Content, Behavior and Appearance of Steppers"),
    bad: [], good: [], fix: .suggestion)

  public static let valueType = Code(
    "control/value-type", .error,
    title: Message("`{name}` expects {type}", "“{name}”需要{type}类型的值"),
    why: Message("", ""),
    citation: Citation(
      [.catalogControls, .catalogSteppers], "Content of Controls; Content of Steppers"),
    bad: [], good: [], fix: .suggestion)

  public static let unresolvedReference = Code(
    "control/unresolved-reference", .error,
    title: Message("nothing named `{name}` is declared in this screen", "当前界面中没有名为“{name}”的元素"),
    why: Message("", ""),
    citation: Citation(
      [.catalogControls], "Target-Action Mechanism; Using Auto Layout with Controls"),
    bad: [], good: [], fix: .suggestion)

  public static let unsupportedEvent = Code(
    "control/unsupported-event", .error,
    title: Message("{kind} never sends {event}", "{kind}不会发送 {event} 事件"),
    why: Message("", ""),
    citation: Citation(
      [.catalogControls, .catalogSteppers], "Control Events; Behavior of Steppers"),
    bad: [], good: [], fix: .suggestion)

  public static let incompleteTargetAction = Code(
    "control/incomplete-target-action", .error,
    title: Message("a handler needs an event and an action", "事件处理需要同时指定事件和动作"),
    why: Message("", ""), citation: Citation([.catalogControls], "Target-Action Mechanism"),
    bad: [], good: [], fix: .suggestion)

  public static let unknownState = Code(
    "control/unknown-state", .error,
    title: Message("`{state}` is not a control state", "“{state}”不是控件状态"),
    why: Message("", ""), citation: Citation([.catalogControls], "Control States"),
    bad: [], good: [], fix: .suggestion)

  public static let elementCount = Code(
    "layout/element-count", .error,
    title: Message(
      "{constraint} takes {expected}, not {n}",
      "{constraint} 约束需要 {expected} 个元素，而不是 {n} 个"),
    why: Message("", ""),
    citation: Citation([.catalogControls], "Using Auto Layout with Controls (table)"),
    bad: [], good: [])

  public static let relationNotAllowed = Code(
    "layout/relation-not-allowed", .error,
    title: Message(
      "only pin constraints with a constant can have a relation", "只有带常量的固定约束才能使用关系"),
    why: Message("", ""),
    citation: Citation([.catalogControls], "Using Auto Layout with Controls (Relation)"),
    bad: [], good: [], fix: .safe)

  public static let constantNotAllowed = Code(
    "layout/constant-not-allowed", .error,
    title: Message("equal widths and heights take no constant", "等宽、等高约束没有常量"),
    why: Message("", ""),
    citation: Citation([.catalogControls], "Using Auto Layout with Controls (Constant)"),
    bad: [], good: [], fix: .safe)

  public static let leftRightSpace = Code(
    "layout/left-right-space", .warning,
    title: Message(
      "use leading and trailing, which flip in right-to-left languages",
      "请使用 leading 和 trailing，它们在从右到左的语言中会翻转"),
    why: Message("", ""),
    citation: Citation(
      [.catalogControls], "Using Auto Layout with Controls (leading and trailing)"),
    bad: [], good: [], fix: .safe)

  public static let notAppearanceProperty = Code(
    "appearance/not-appearance-property", .error,
    title: Message(
      "`{name}` belongs to one control, not to the appearance of all {kind}s",
      "“{name}”属于单个控件，不能写在外观代理中"),
    why: Message("", ""),
    citation: Citation([.catalogSteppers], "Appearance of Steppers (appearance proxy)"),
    bad: [], good: [], fix: .suggestion)

  public static let unknownTrait = Code(
    "accessibility/unknown-trait", .error,
    title: Message("`{trait}` is not an accessibility trait", "“{trait}”不是辅助功能特征"),
    why: Message("", ""),
    citation: Citation(
      [.catalogControls, .catalogSteppers],
      "Making Controls Accessible (Traits); Making Steppers Accessible"),
    bad: [], good: [], fix: .suggestion)
}
