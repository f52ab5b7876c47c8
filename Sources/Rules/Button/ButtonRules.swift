extension Rule {
  static let buttonRules: [Rule] = [
    .buttonCustomWithoutBackground,
    .buttonDecoratedSystemType,
    .buttonDecorationOutsideContent,
    .buttonDecorationWithoutNeed,
    .buttonNoAction,
    .buttonNoContent,
    .buttonTextAndIcon,
    .buttonTitleCapitalization,
    .buttonTitleNotVerb,
    .buttonTitleTooLong,
  ]
}

extension Rule.Visits {
  /// System buttons, under their old name too.
  static let buttons = Rule.Visits.kinds([.button, .roundedRectangleButton])
}
