extension Rule {
  static let contactAddButtonRules: [Rule] = [
    .contactAddButtonNoKeyboardInput,
    .contactAddButtonOtherView,
    .contactAddButtonRevealsNotContacts,
    .contactAddButtonTargetNotText,
  ]
}
