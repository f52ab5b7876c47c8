extension Rule {
  static let screenRules: [Rule] = [
    .screenDeadEnd, .screenLooseElement, .screenNeverFinishes, .screenNeverOpened,
    .screenPushLoop, .screenResultNeverComes, .screenResultUnused, .screenTwoContents,
  ]
}
