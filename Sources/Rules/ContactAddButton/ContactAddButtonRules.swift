extension Rule {
  static let contactAddButtonRules: [Rule] = [
    .contactAddButtonNoKeyboardInput,
    .contactAddButtonRevealsNotContacts,
    .contactAddButtonTargetNotText,
  ]
}
